/** What all programs share: typed options, `--help`, the configuration, and clear errors for everything else. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Config, loadEnvFile, readConfig } from '#config';
import { isFailure } from '#core/failure';

/** One option. Without `placeholder` it is a flag. `read` gets the value as typed, undefined if the option is absent. */
export type Option<T> = {
  readonly placeholder: string | undefined;
  readonly help: string;
  readonly read: z.ZodType<T, string | undefined>;
};

type Options = Readonly<Record<string, Option<unknown>>>;

/** Positional arguments. `least` and `most`: how many there may be. */
export type Operands = { readonly name: string; readonly least: number; readonly most: number };

export type Spec<O extends Options> = {
  /** The command as typed: `npm run tempo`. */
  readonly command: string;
  /** What the script does, in a sentence or more. */
  readonly about: string;
  readonly options: O;
  readonly operands?: Operands;
};

export type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

export type Line<O extends Options> =
  | { readonly values: Values<O>; readonly operands: readonly string[] }
  | { readonly usage: string }
  | { readonly problems: readonly string[] };

type Bounds = { readonly least: number; readonly most?: number };

/** A whole number; without a value it is `usual`. */
export function whole(help: string, bounds: Bounds, usual: number): Option<number>;
export function whole(help: string, bounds: Bounds): Option<number | undefined>;
export function whole(help: string, { least: min, most: max }: Bounds, usual?: number): Option<number | undefined> {
  const expected = `a whole number from ${min}${max === undefined ? '' : ` to ${max}`}`;
  const read = z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((n) => n >= min && n <= (max ?? n), expected)
    .optional();
  return { placeholder: 'N', help: helpOf(help, usual), read: read.transform((n) => n ?? usual) };
}

/** A number above 0, such as `0.5`. */
export function positive(help: string, usual: number): Option<number> {
  const expected = 'a number above 0';
  const read = z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, expected)
    .transform(Number)
    .refine((n) => n > 0, expected)
    .optional();
  return { placeholder: 'N', help: helpOf(help, usual), read: read.transform((n) => n ?? usual) };
}

/** Any text but an empty one. */
export function text(help: string, usual: string): Option<string> {
  const read = z.string().min(1, 'some text').optional();
  return { placeholder: 'TEXT', help: helpOf(help, usual), read: read.transform((one) => one ?? usual) };
}

/** One of some words. */
export function oneOf<const T extends string>(help: string, known: readonly T[], usual: T): Option<T>;
export function oneOf<const T extends string>(help: string, known: readonly T[]): Option<T | undefined>;
export function oneOf<const T extends string>(help: string, known: readonly T[], usual?: T): Option<T | undefined> {
  const read = z.enum(known, { error: `one of ${known.join(', ')}` }).optional();
  return { placeholder: known.join('|'), help: helpOf(help, usual), read: read.transform((one) => one ?? usual) };
}

/** Some of these words, separated by commas. */
export function someOf<const T extends string>(
  help: string,
  known: readonly T[],
  usual: readonly T[],
): Option<readonly T[]> {
  const isKnown = (one: string): one is T => (known as readonly string[]).includes(one);
  const expected = `some of ${known.join(', ')}, joined by commas`;
  const read = z
    .string()
    .transform((typed) => typed.split(',').map((one) => one.trim()))
    .refine((list): list is T[] => list.every(isKnown), expected)
    .optional();
  return { placeholder: 'LIST', help: helpOf(help, usual.join(',')), read: read.transform((list) => list ?? usual) };
}

/** On or off. */
export function flag(help: string): Option<boolean> {
  return {
    placeholder: undefined,
    help,
    read: z
      .string()
      .optional()
      .transform((one) => one !== undefined),
  };
}

/** Reads the arguments of a process (those after the script's name). Every error gives a line. */
export function readLine<O extends Options>(spec: Spec<O>, args: readonly string[]): Line<O> {
  const { options, operands = { name: '', least: 0, most: 0 } } = spec;
  const known = Object.fromEntries(
    Object.entries(options).map(([name, { placeholder }]) => [
      name,
      { type: placeholder === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  let given: ReturnType<typeof parseArgs>;
  try {
    given = parseArgs({
      args: [...args],
      options: { ...known, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The second sentence of the message is about how to bypass the check.
    return { problems: [`${error.message.split('. ')[0]?.replace(/\.$/, '')}.`] };
  }
  if (given.values.help === true) return { usage: usageOf(spec) };
  const problems: string[] = [];
  const values = Object.entries(options).map(([name, { read }]) => {
    const typed = given.values[name];
    const result = read.safeParse(typed === undefined ? undefined : String(typed));
    if (result.success) return [name, result.data];
    problems.push(`--${name}: "${typed}" is not usable; expected ${result.error.issues[0]?.message}.`);
    return [name, undefined];
  });
  const { positionals } = given;
  const surplus = positionals[operands.most];
  if (surplus !== undefined)
    problems.push(
      operands.most === 0
        ? `"${surplus}" is not expected here.`
        : `"${surplus}" is one too many; at most ${operands.most} can be named.`,
    );
  if (positionals.length < operands.least) problems.push(`${operands.name} is missing.`);
  if (problems.length > 0) return { problems };
  return { values: Object.fromEntries(values) as Values<O>, operands: positionals };
}

/** `readLine` of this process: prints the usage and ends with 0 for `--help`; prints what is wrong and ends with 2. */
export function commandLine<O extends Options>(spec: Spec<O>): Extract<Line<O>, { readonly values: unknown }> {
  const line = readLine(spec, process.argv.slice(2));
  if ('values' in line) return line;
  if ('usage' in line) {
    process.stdout.write(`${line.usage}\n`);
    process.exit(0);
  }
  return refuse(spec, line.problems);
}

/** Ends the process with 2 and what is wrong with its command line. */
export function refuse(spec: Pick<Spec<Options>, 'command'>, problems: readonly string[]): never {
  process.stderr.write(`${problems.join('\n')}\nTry: ${spec.command} -- --help\n`);
  process.exit(2);
}

/** The configuration from the environment and `.env`. Ends the process with 1 and what is wrong with it. */
export function configOrExit(): Config {
  loadEnvFile();
  const config = readConfig(process.env);
  if (isFailure(config)) fail(config.failed.join('\n'));
  return config;
}

/** Ends the process with 1 and the reason. */
export function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

function usageOf({ command, about, options, operands }: Spec<Options>): string {
  const dashes = Object.keys(options).length > 0 ? ' [-- OPTIONS]' : '';
  const names = operands === undefined ? '' : ` ${operands.least > 0 ? operands.name : `[${operands.name}]`}`;
  const rows = Object.entries(options).map(([name, { placeholder, help }]) => ({
    head: `  --${name}${placeholder === undefined ? '' : ` ${placeholder}`}`,
    help,
  }));
  const width = Math.max(0, ...rows.map(({ head }) => head.length)) + 2;
  const lines = rows.map(({ head, help }) => `${head.padEnd(width)}${help}`);
  return [`${command}${dashes}${names}`, '', about, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n');
}

const helpOf = (help: string, usual: string | number | undefined) =>
  usual === undefined || usual === '' ? help : `${help} (usually ${usual})`;
