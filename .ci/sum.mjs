// Adds up the reports of all test runs: `node .ci/sum.mjs FOLDER [STEP…]`, the steps being those that failed. Its last line
// is "N passed, N failed"; it exits with 1 unless something passed and nothing failed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, ...steps] = process.argv.slice(2);
const reports = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, ...JSON.parse(readFileSync(join(folder, name), 'utf8')) }));
const total = (key) => reports.reduce((sum, report) => sum + report[key], 0);

for (const { name, numPassedTests, numFailedTests, numPendingTests } of reports)
  console.log(
    `${name}: ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`.replace('.json', ''),
  );
for (const step of steps) console.log(`${step} failed`);

const passed = total('numPassedTests');
// A step may fail without a test that does: types, lint, a start, a run that broke off.
const failed = Math.max(total('numFailedTests'), steps.length);
const skipped = total('numPendingTests');
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
