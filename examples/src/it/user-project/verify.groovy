// Compares what Surefire reported, with either JUnit, with outcomes.txt: class, name and outcome of every test.
import groovy.xml.XmlSlurper

def outcomeOf(testcase) {
    !testcase.failure.isEmpty() ? 'FAILED' : !testcase.error.isEmpty() ? 'ERROR' : !testcase.skipped.isEmpty() ? 'SKIPPED' : 'passed'
}

def reported(File folder, String junit) {
    folder.listFiles().findAll { it.name ==~ /TEST-.*$junit\.xml/ }.collectMany { file ->
        new XmlSlurper().parse(file).testcase.collect {
            "${it.@classname.text().replace("($junit)", '').replace('com.acme.routing.', '')} ${it.@name} ${outcomeOf(it)}".toString()
        }
    }.sort()
}

def expected = new File(basedir, 'outcomes.txt').readLines().findAll { !it.isBlank() }.sort()
def reports = new File(basedir, 'target/surefire-reports')
['junit-5', 'junit-6'].each { junit ->
    def actual = reported(reports, junit)
    new File(basedir, "target/outcomes-${junit}.txt").text = actual.join('\n') + '\n'
    assert actual == expected : "outcomes with $junit"
}
def log = new File(basedir, 'build.log').text
// Of what the test JVMs print; Maven warns of itself on newer JDKs. Compiler warnings are errors there.
def tests = log.split('T E S T S').drop(1).collect { it.split('Results:')[0] }
assert tests.size() == 2 && tests.every { !it.contains('WARNING') } : 'a warning in the tests of a user'
assert log.readLines().count { it.startsWith('Pawl: ') && it.contains('contracts hold') } == 2 : 'one summary line for each JVM'
assert new File(basedir, 'target/pawl/results.jsonl').readLines().size() > 20 : 'results'
true
