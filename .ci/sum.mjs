// Adds up the reports of all test runs: `node .ci/sum.mjs FOLDER [STEP…]`, the steps being those that failed. Its last line
// is "N passed, N failed"; it exits with 1 unless something passed and nothing failed.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [folder, ...steps] = process.argv.slice(2);
const reports = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, ...JSON.parse(readFileSync(join(folder, name), 'utf8')) }));
const total = (key) => reports.reduce((sum, report) => sum + report[key], 0);

for (const { name, numPassedTests, numFailedTests, numPendingTests } of reports)
  console.log(
    `${name}: ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`.replace('.json', ''),
  );
// Told again here, where they are found: the reports themselves are thousands of lines up.
for (const { name, testResults } of reports)
  for (const file of testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults)
      if (status === 'failed')
        console.log(
          `\n${name} ${relative('.', file.name)} > ${fullName}\n${failureMessages.join('\n').slice(0, 3000)}\n`,
        );
    // A file that cannot be loaded has no tests that could have failed.
    if (file.status === 'failed' && file.message !== '')
      console.log(`\n${name} ${relative('.', file.name)}\n${file.message.slice(0, 3000)}\n`);
  }
for (const step of steps) console.log(`${step} failed`);

const passed = total('numPassedTests');
// A step may fail without a test that does: types, lint, a start, a run that broke off.
const failed = Math.max(total('numFailedTests'), steps.length);
const skipped = total('numPendingTests');
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
