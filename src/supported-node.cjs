/**
 * Says in a line when this Node is none that the program runs on. It comes before everything else, on every Node there is:
 * no package, no syntax younger than Node 6.
 */
'use strict';

/** Whether a version is in a range of `^1.2.3` and `>=1.2.3`, joined by `||`, as `engines` in package.json writes it. */
function isWithin(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, kind, leastMajor, leastMinor] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(part.trim());
    if (major === Number(leastMajor)) return minor >= Number(leastMinor);
    return kind === '>=' && major > Number(leastMajor);
  });
}

/** The line for a version that is not in the range. */
function refusal(version, range) {
  const known = range
    .split('||')
    .map((part) => /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(part.trim()))
    .map(([, kind, major, minor]) => (kind === '>=' ? `${major} or newer` : `${major}.${minor} or newer ${major}`));
  const last = known.pop();
  return `Wardroom does not run on Node ${version}. Install Node ${known.join(', ')}, or ${last}; then run npm ci.`;
}

module.exports = { isWithin, refusal };

if (require.main === module) {
  const range = require('../package.json').engines.node;
  if (!isWithin(process.versions.node, range)) {
    process.stderr.write(`${refusal(process.versions.node, range)}\n`);
    process.exit(1);
  }
}
