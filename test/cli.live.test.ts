/** Command lines: what scripts take, what they refuse, and how they say so. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { flag, oneOf, positive, readLine, someOf, text, whole } from '#cli';
import { npmScript } from '#test/npm-script';

const root = join(import.meta.dirname, '..');

const spec = {
  command: 'npm run race',
  about: 'Races.',
  options: {
    laps: whole('how many', { least: 1, most: 9 }, 3),
    hours: positive('how long', 0.5),
    track: oneOf('where', ['ring', 'oval'], 'ring'),
    cars: someOf('which', ['red', 'blue'], ['red']),
    name: text('of the race', 'first'),
    quiet: flag('say nothing'),
  },
  operands: { name: 'DRIVER…', least: 1, most: 2 },
};

describe('reading', () => {
  test('what is not typed is as usual', () => {
    const values = { laps: 3, hours: 0.5, track: 'ring', cars: ['red'], name: 'first', quiet: false };
    expect(readLine(spec, ['ann'])).toEqual({ values, operands: ['ann'] });
  });

  test('what is typed is read', () => {
    const args = [
      '--laps',
      '9',
      '--hours=1.5',
      '--track',
      'oval',
      '--cars',
      'red,blue',
      '--name',
      'x',
      '--quiet',
      'ann',
    ];
    const values = { laps: 9, hours: 1.5, track: 'oval', cars: ['red', 'blue'], name: 'x', quiet: true };
    expect(readLine(spec, args)).toEqual({ values, operands: ['ann'] });
  });

  test.each([
    [['--laps', '0', 'ann'], '--laps: "0" is not usable; expected a whole number from 1 to 9.'],
    [['--laps', '10', 'ann'], '--laps: "10" is not usable; expected a whole number from 1 to 9.'],
    [['--laps', '1e3', 'ann'], '--laps: "1e3" is not usable; expected a whole number from 1 to 9.'],
    [['--laps=', 'ann'], '--laps: "" is not usable; expected a whole number from 1 to 9.'],
    [['--hours', 'NaN', 'ann'], '--hours: "NaN" is not usable; expected a number above 0.'],
    [['--hours', '0', 'ann'], '--hours: "0" is not usable; expected a number above 0.'],
    [['--track', 'moon', 'ann'], '--track: "moon" is not usable; expected one of ring, oval.'],
    [['--cars', 'red,pink', 'ann'], '--cars: "red,pink" is not usable; expected some of red, blue, joined by commas.'],
    [['--name=', 'ann'], '--name: "" is not usable; expected some text.'],
    [['ann', 'ben', 'cat'], '"cat" is one too many; at most 2 can be named.'],
    [[], 'DRIVER… is missing.'],
  ])('%j is refused with what is expected', (args, problem) => {
    expect(readLine(spec, args)).toEqual({ problems: [problem] });
  });

  test('an unknown option is refused by its name, and all that is wrong is told together', () => {
    expect(readLine(spec, ['--lap', '3'])).toEqual({ problems: [expect.stringContaining("'--lap'")] });
    expect(readLine(spec, ['--laps', 'x', '--track', 'y'])).toMatchObject({ problems: { length: 3 } });
  });

  test('--help lists the options with what they usually are', () => {
    expect(readLine(spec, ['--help'])).toEqual({
      usage: expect.stringMatching(/^npm run race .*DRIVER…\n\nRaces\.\n/),
    });
    expect(readLine(spec, ['-h'])).toEqual({
      usage: expect.stringContaining('--laps N           how many (usually 3)'),
    });
  });
});

describe.each([
  ['tempo', ['--modes', 'loose']],
  ['tempo', ['--presses', '--only', 'chess']],
  ['selfplay', ['--seats', '9']],
  ['selfplay', ['--decks', 'amarr-exiled']],
  ['balance', ['--edition', 'empyrean']],
  ['fuzz', ['--game', 'chess']],
  ['bench', ['speed']],
  ['register', ['--force']],
  ['backup', ['one', 'two']],
  ['restore', []],
  ['sets:check', ['--strict']],
])('npm run %s', (name, nonsense) => {
  const run = (...args: readonly string[]) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      execFile(process.execPath, npmScript(name, ...args), { cwd: root }, (error, out, err) =>
        resolve({ code: error === null ? 0 : error.code, out, err }),
      );
    });

  test(`refuses ${nonsense.join(' ') || 'to be called without more'}, and points to --help`, async () => {
    const refused = await run(...nonsense);
    const hint = `\nTry: npm run ${name} -- --help\n`;
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining(hint) });
  });
});

test.each([[[]], [['k3v9x2']]])('npm run table -- rewind %j says what it needs', async (given) => {
  const run = promisify(execFile)(process.execPath, npmScript('table', 'rewind', ...given), { cwd: root });
  await expect(run).rejects.toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('npm run table -- rewind ID REV --why TEXT'),
  });
});
