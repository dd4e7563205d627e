/** Lines of changed figures. */
import { count, listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { signed } from '#words/text';
import { cardsThen } from '../../kit/apart.ts';
import { isKey, type Key } from './catalogue.ts';
import { listOf } from './phrasebook.ts';
import type { Translator } from './translator.ts';

const untils: Readonly<Record<string, Key>> = {
  'end of phase': 'until.phase',
  'end of turn': 'until.turn',
  'this leaves play': 'until.stays',
};

/** How long an effect lasts, as it is told; undefined if it is for good. */
export const untilOf = (until: unknown): Key | undefined => untils[String(until)];

/** The line of a temporary change or prohibition that applies to particular cards. */
export function changed(s: Translator, event: GameEvent): string | undefined {
  const defs = listIn(event.defs);
  if (defs.length === 0) return undefined;
  const key = `change.${String(event.verb)}`;
  if (!isKey(key)) return undefined;
  const until = untilOf(event.until);
  return s.line('line.changed', {
    cards: listOf(
      s.t,
      cardsThen(s.called, event, 'defs').map((card) => `**${card}**`),
      6,
    ),
    change: changeOf(s, event, key),
    until: until === undefined ? undefined : s.line.any(until),
  });
}

function changeOf(s: Translator, { n, verb }: GameEvent, key: Key): string {
  if (verb === 'prevent') return typeof n === 'number' ? s.line('change.prevent', { n }) : s.line('change.preventAll');
  return s.line.any(key, { n: signed(count(n)) });
}
