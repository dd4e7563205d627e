// Nobody can stop the bot with a text: every regular expression of the program takes time in line with the length of what it
// meets. The patterns of `src/sandbox/page` run in the browser of whoever tries the bot out, and are not looked at.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { checkSync } from 'recheck';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'src/sandbox/page');

type Pattern = { readonly at: string; readonly source: string; readonly flags: string };
/** A pattern that is put together when the program runs. */
type Built = { readonly at: string; readonly file: string };

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path === page ? [] : filesIn(path);
    return /\.(ts|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function patternsIn(file: string, text: string): { readonly written: Pattern[]; readonly built: Built[] } {
  const written: Pattern[] = [];
  const built: Built[] = [];
  const at = (offset: number) => `${relative(root, file)}:${text.slice(0, offset).split('\n').length}`;
  const { program, errors } = parseSync(file, text);
  expect(errors).toEqual([]);
  const construction = (node: {
    readonly callee: { readonly type: string; readonly name?: string };
    start: number;
  }) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') built.push({ at: at(node.start), file });
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) written.push({ at: at(node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: construction as never,
    CallExpression: construction as never,
  }).visit(program);
  return { written, built };
}

type Made = Readonly<Record<string, readonly Omit<Pattern, 'at'>[]>>;

/** What each of these files puts together while it is loaded; in a process of its own, where none of them is loaded yet. */
function patternsMadeBy(files: readonly string[]): Made {
  const program = `
    const made = {};
    for (const file of ${JSON.stringify(files)}) {
      const own = (made[file] = []);
      const RegExpItself = globalThis.RegExp;
      globalThis.RegExp = new Proxy(RegExpItself, {
        construct(target, given) {
          const pattern = Reflect.construct(target, given);
          own.push({ source: pattern.source, flags: pattern.flags });
          return pattern;
        },
      });
      await import(new URL(file, ${JSON.stringify(pathToFileURL(`${root}/`).href)}).href);
      globalThis.RegExp = RegExpItself;
    }
    process.stdout.write(JSON.stringify(made));
    process.exit();`;
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, flags, { cwd: root, encoding: 'utf8' }));
}

/** For all patterns together, ms, on a machine that does much else. */
const PATIENCE = 900_000;

/** Steps count, not milliseconds: on a busy machine a match that takes its time would pass for one that never ends. */
const STEPS_ALONE = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null } as const;

/** Whether a pattern repeats something without end; others look at so many characters at each place and no more. */
const repeats = (source: string): boolean => /[*+]|,\}/.test(source);

const known = new Map<string, string | undefined>();

/** What is wrong with a pattern; undefined if its time grows with the length of the text and no faster. */
function slowness({ source, flags }: Omit<Pattern, 'at'>): string | undefined {
  if (!repeats(source)) return undefined;
  const key = `/${source}/${flags}`;
  if (!known.has(key)) known.set(key, judged(source, flags));
  return known.get(key);
}

function judged(source: string, flags: string): string | undefined {
  const found = checkSync(source, flags, STEPS_ALONE);
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable' ? `${found.complexity.summary}: ${found.attack.pattern}` : found.error.kind;
}

const all = [...filesIn(join(root, 'src')), ...filesIn(join(root, 'commands'))].map((file) =>
  patternsIn(file, readFileSync(file, 'utf8')),
);
const written = all.flatMap((one) => one.written);
const built = all.flatMap((one) => one.built);

describe('every pattern takes linear time', () => {
  test(
    'that is written down',
    () => {
      expect(written.length).toBeGreaterThan(100);
      const slow = written.flatMap((one) => {
        const why = slowness(one);
        return why === undefined ? [] : [`${one.at} /${one.source}/${one.flags} ${why}`];
      });
      expect(slow).toEqual([]);
    },
    PATIENCE,
  );

  const files = [...new Set(built.map(({ file }) => file))].map((file) => relative(root, file));
  const made = patternsMadeBy(files);
  test.each(files)('that is put together when %s is loaded', (file) => {
    const own = made[file] ?? [];
    // One that is put together later, of whatever text, could not be looked at here.
    expect(own.length).toBeGreaterThanOrEqual(built.filter((one) => relative(root, one.file) === file).length);
    expect(own.flatMap((one) => slowness(one) ?? [])).toEqual([]);
  });

  test('and one that does not is found out', () => {
    expect(slowness({ source: '^(.+?) +(.+)$', flags: '' })).toContain('polynomial');
    expect(slowness({ source: '^(a+)+$', flags: '' })).toContain('exponential');
  });
});
