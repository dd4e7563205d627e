/** Tells what a table refuses for good from what passes, for a message must not be given up because of the latter. */
import { passes } from '#table/refusals';
import { isRefusal, type TableService } from '#table/types';
import type { Language } from '#words/languages';

/** Why a message cannot be built now, though it may be later; `refused` as in the refusal. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
  readonly refused: string;

  constructor(refused: string) {
    super(`refused for now: ${refused}`);
    this.refused = refused;
  }
}

async function forGood<T>(asked: Promise<T>): Promise<T> {
  const answer = await asked;
  if (isRefusal(answer) && passes(answer)) throw new TryLater(answer.refused);
  return answer;
}

/** The tables as those ask for them who send messages: what is refused only for now is thrown. */
export function tablesForDelivery(tables: TableService): TableService {
  return {
    ...tables,
    in: (language: Language) => tablesForDelivery(tables.in(language)),
    info: (...of) => forGood(tables.info(...of)),
    view: (...of) => forGood(tables.view(...of)),
    narrative: (...of) => forGood(tables.narrative(...of)),
    narration: (...of) => forGood(tables.narration(...of)),
    requests: { ...tables.requests, info: (...of) => forGood(tables.requests.info(...of)) },
    offers: { ...tables.offers, info: (...of) => forGood(tables.offers.info(...of)) },
  };
}
