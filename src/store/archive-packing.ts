/**
 * The history of a game in one piece: its inputs and facts column by column and line by line, compressed. As rows they take
 * twenty times as much, most of it for repeating what stands in the row before.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import type { FactRow, InputRow } from './types.ts';

/** An input; `person` counts the people of its game from 0, `undoneBy` is the rev with which it was taken back. */
export type ArchivedInput = Omit<InputRow, 'user'> & {
  readonly person: number | undefined;
  readonly undoneBy: number | undefined;
};

export type ArchivedFact = Omit<FactRow, 'table'>;

/** Inputs in the order of `rev` and `n`, facts in that of `seq`. */
export type ArchivedHistory = { readonly inputs: readonly ArchivedInput[]; readonly facts: readonly ArchivedFact[] };

const wholes = z.array(z.number().int());
const sparse = z.array(z.number().int().nullable());
const words = z.array(z.string());

/** Where values rise from row to row, the steps between them. */
const columns = z.object({
  inputs: z.object({
    rev: wholes,
    n: wholes,
    seat: sparse,
    person: sparse,
    by: words,
    ask: sparse,
    at: wholes,
    undoneBy: sparse,
  }),
  facts: z.object({ seq: wholes, rev: wholes, kind: words, at: wholes }),
});

const compress = promisify(brotliCompress);
/** No game is nearly as long, so a damaged archive does not fill the memory. */
const LONGEST = 256 * 1024 * 1024;

/** Packs a history, beside the main thread. */
export async function packHistory({ inputs, facts }: ArchivedHistory): Promise<Buffer> {
  const head: z.infer<typeof columns> = {
    inputs: {
      rev: stepsOf(inputs.map(({ rev }) => rev)),
      n: inputs.map(({ n }) => n),
      seat: inputs.map(({ seat = null }) => seat),
      person: inputs.map(({ person = null }) => person),
      by: inputs.map(({ by }) => by),
      ask: sparseStepsOf(inputs.map(({ ask = null }) => ask)),
      at: stepsOf(inputs.map(({ at }) => at)),
      undoneBy: inputs.map(({ undoneBy = null }) => undoneBy),
    },
    facts: {
      seq: stepsOf(facts.map(({ seq }) => seq)),
      rev: stepsOf(facts.map(({ rev }) => rev)),
      kind: facts.map(({ kind }) => kind),
      at: stepsOf(facts.map(({ at }) => at)),
    },
  };
  const lines = [
    JSON.stringify(head),
    ...inputs.map(({ input }) => input),
    ...inputs.map(({ events }) => events),
    ...facts.map(({ body }) => body),
  ];
  // JSON has no line breaks but between its values, where a space means the same.
  const text = lines.map((line) => line.replaceAll('\n', ' ')).join('\n');
  return compress(text, {
    params: {
      // The highest quality takes four times as long for two hundredths less.
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}

/** The history that was packed; undefined if it is damaged. */
export function unpackHistory(data: Uint8Array): ArchivedHistory | undefined {
  try {
    const [head = '', ...lines] = brotliDecompressSync(data, { maxOutputLength: LONGEST }).toString().split('\n');
    const { inputs, facts } = columns.parse(JSON.parse(head));
    const line = linesOf(lines, 2 * inputs.rev.length + facts.seq.length);
    const [inputRev, inputAt, asks] = [summed(inputs.rev), summed(inputs.at), sparselySummed(inputs.ask)];
    const [seqs, factRev, factAt] = [summed(facts.seq), summed(facts.rev), summed(facts.at)];
    return {
      inputs: inputRev.map((rev, i) => ({
        rev,
        n: at(inputs.n, i),
        seat: inputs.seat[i] ?? undefined,
        person: inputs.person[i] ?? undefined,
        by: at(inputs.by, i),
        ask: asks[i] ?? undefined,
        input: line(i),
        events: line(inputRev.length + i),
        at: at(inputAt, i),
        undoneBy: inputs.undoneBy[i] ?? undefined,
      })),
      facts: seqs.map((seq, i) => ({
        seq,
        rev: at(factRev, i),
        kind: at(facts.kind, i),
        body: line(2 * inputRev.length + i),
        at: at(factAt, i),
      })),
    };
  } catch {
    return undefined;
  }
}

/** Lines by their number, of which there are so many. */
function linesOf(lines: readonly string[], count: number): (i: number) => string {
  if (count > 0 && lines.length !== count) throw new Error(`${lines.length} lines instead of ${count}`);
  return (i) => at(lines, i);
}

function at<T>(values: readonly T[], i: number): T {
  const value = values[i];
  if (value === undefined) throw new Error(`no value ${i} of ${values.length}`);
  return value;
}

const stepsOf = (values: readonly number[]): number[] => values.map((value, i) => value - (values[i - 1] ?? 0));

function summed(steps: readonly number[]): number[] {
  let value = 0;
  return steps.map((step) => {
    value += step;
    return value;
  });
}

/** Steps from the last number before, where some are missing. */
function sparseStepsOf(values: readonly (number | null)[]): (number | null)[] {
  let last = 0;
  return values.map((value) => {
    if (value === null) return null;
    const step = value - last;
    last = value;
    return step;
  });
}

function sparselySummed(steps: readonly (number | null)[]): (number | null)[] {
  let value = 0;
  return steps.map((step) => {
    if (step === null) return null;
    value += step;
    return value;
  });
}
