/** The log: what happened, one line per event. Public lines name everybody, private ones address the reader. */
import type { Names } from '#face/words';
import { count, listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { inList } from '#words/list';
import { cardsThen } from '../../kit/apart.ts';
import { counted } from '../../kit/phrasebook.ts';
import { foeOf } from '../rules/facts.ts';
import { actNarrators } from './acts.ts';
import { isKey, type Key } from './catalogue.ts';
import { cardName, type Phrasebook, rowIn } from './phrasebook.ts';
import { type Narrator, type Translator, translatorOf } from './translator.ts';

/** Events that are not told, each with the reason. */
export const untold: Readonly<Record<string, string>> = {
  phase: 'the status line says it',
  drawPhase: 'the turn begins with it',
  gained: 'the facts say how many actions are left',
  firstTurnEnds: 'the next turn begins',
  resolved: 'the line of playing it has said so',
};

/** The line of an event, or undefined if it is not told. Never throws; an unknown kind gets a plain sentence. */
export function lineOf(phrasebook: Phrasebook, event: GameEvent, names: Names): string | undefined {
  if (Object.hasOwn(untold, event.e)) return undefined;
  const narrator = [narrators, actNarrators].find((all) => Object.hasOwn(all, event.e))?.[event.e];
  if (narrator === undefined) return phrasebook.t('line.unknown', { kind: event.e });
  return narrator(translatorOf(phrasebook, names), event);
}

/** A line that needs the player, the card and numbers alone. */
const simple =
  (key: Key): Narrator =>
  (s, event) =>
    s.t.any(key, {
      name: s.name(event.seat),
      foe: typeof event.seat === 'number' ? s.name(foeOf(event.seat)) : '',
      card: s.called(event, 'def'),
      n: count(event.n ?? event.cost),
      total: count(event.total),
      left: count(event.left),
      row: rowName(s, event.row),
      from: rowName(s, event.from),
      target: event.targetDef === undefined ? undefined : s.called(event, 'targetDef'),
      freed: event.freed === true,
    });

/** "action row", as it stands in a sentence. */
const rowName = ({ t }: Translator, value: unknown): string | undefined => {
  const row = rowIn(value);
  return row === undefined ? undefined : t(`row.${row}`).toLowerCase();
};

const listOf = (s: Translator, defs: unknown): string =>
  counted(
    s.t,
    listIn(defs).map((def) => cardName(s, def)),
  );

/** An attack, with what it led to at once. */
const fight =
  (key: 'line.attacks' | 'line.collides'): Narrator =>
  (s, event) => {
    const flips = listIn(event.flips);
    const results = [
      ...(event.hit === undefined ? [] : [s.t('line.result.damage', { n: count(event.hit) })]),
      ...(event.destroys === true ? [s.t('line.result.destroyed')] : []),
      ...(flips.length === 0 ? [] : [s.t('line.result.flipped', { n: flips.length, list: listOf(s, flips) })]),
      ...(event.lost === undefined
        ? []
        : [s.t('line.result.lifeLost', { n: count(event.lost), left: count(event.left) })]),
    ];
    return s.t(key, {
      name: s.name(event.seat),
      foe: typeof event.seat === 'number' ? s.name(foeOf(event.seat)) : '',
      card: s.called(event, 'def'),
      target: event.targetDef === undefined ? undefined : s.called(event, 'targetDef'),
      results: results.join('; ') || undefined,
    });
  };

export const narrators: Readonly<Record<string, Narrator>> = {
  began: simple('line.began'),
  decides: simple('line.decides'),
  first: simple('line.first'),
  drew: (s, event) =>
    event.defs === undefined ? simple('line.drewHidden')(s, event) : s.t('line.drew', { list: listOf(s, event.defs) }),
  laid: (s, event) => simple(event.def === undefined ? 'line.laidHidden' : 'line.laid')(s, event),
  shifted: simple('line.shifted'),
  revealed: (s, event) =>
    s.t('line.revealed', { name: s.name(event.seat), card: s.called(event, 'def'), n: count(event.life) }),
  turnBegan: (s, event) => s.t('line.turnBegan', { turn: count(event.turn), name: s.name(event.seat) }),
  emptyPile: simple('line.emptyPile'),
  kept: simple('line.kept'),
  discarded: (s, event) => actNarrators.discards?.(s, { ...event, list: [event] }),
  played: (s, event) =>
    s.t('line.played', {
      name: s.name(event.seat),
      card: s.called(event, 'def'),
      row: rowName(s, event.row),
      x: typeof event.x === 'number' ? String(event.x) : undefined,
      targets: inList(cardsThen(s.called, event, 'targetDefs'), s.t.language) || undefined,
      own: event.own === true,
      enters: event.enters === true,
    }),
  used: (s, event) =>
    s.t('line.used', {
      name: s.name(event.seat),
      card: s.called(event, 'def'),
      targets: inList(cardsThen(s.called, event, 'targetDefs'), s.t.language) || undefined,
      own: event.own === true,
    }),
  found: (s, event) =>
    event.defs === undefined
      ? simple('line.foundHidden')(s, event)
      : s.t('line.found', { list: listOf(s, event.defs) || s.t('a.nothing') }),
  milled: (s, event) => s.t('line.milled', { name: s.name(event.seat), list: listOf(s, event.defs) }),
  topped: (s, event) =>
    event.defs === undefined
      ? simple('line.toppedHidden')(s, event)
      : s.t(event.to === undefined ? 'line.topped' : 'line.toppedOwn', {
          name: s.name(event.seat),
          list: listOf(s, event.defs),
        }),
  recovered: (s, event) => s.t('line.recovered', { name: s.name(event.seat), list: listOf(s, event.defs) }),
  taken: (s, event) =>
    event.defs === undefined
      ? simple('line.takenHidden')(s, event)
      : s.t('line.taken', { list: listOf(s, event.defs) || s.t('a.nothing'), row: rowName(s, event.row) ?? '' }),
  handSeen: (s, event) =>
    s.t.any(event.defs === undefined ? 'line.handSeenHidden' : 'line.handSeen', {
      name: s.name(event.seat),
      by: s.name(event.by),
      list: listOf(s, event.defs) || s.t('a.nothing'),
    }),
  extraTurn: simple('line.extraTurn'),
  survived: simple('line.survived'),
  counters: (s, event) => {
    const n = typeof event.n === 'number' ? event.n : 0;
    return simple(n < 0 ? 'line.countersRemoved' : 'line.countersGained')(s, { ...event, n: Math.abs(n) });
  },
  swapped: simple('line.swapped'),
  borrowed: simple('line.borrowed'),
  givenBack: simple('line.givenBack'),
  fizzled: simple('line.fizzled'),
  entered: simple('line.entered'),
  countered: simple('line.countered'),
  foiled: simple('line.foiled'),
  paralyzed: simple('line.paralyzed'),
  protected: simple('line.protected'),
  returned: simple('line.returned'),
  movedTo: (s, event) =>
    s.t('line.movedTo', {
      name: s.name(event.seat),
      card: s.called(event, 'def'),
      home: event.zone === event.seat,
    }),
  attacks: fight('line.attacks'),
  collides: fight('line.collides'),
  noEffect: simple('line.noEffect'),
  triggered: simple('line.triggered'),
  damaged: (s, event) =>
    s.t('line.damaged', {
      name: s.name(event.seat),
      card: s.called(event, 'def'),
      n: count(event.n),
      destroys: event.destroys === true,
    }),
  leftPlay: (s, event) => {
    // Missiles and ships that collide are used up: their attack has told it.
    const key = `line.leftPlay.${String(event.how)}`;
    return isKey(key) ? simple(key)(s, event) : undefined;
  },
  flipped: (s, event) =>
    s.t('line.flipped', {
      name: s.name(event.seat),
      n: listIn(event.defs).length,
      list: listOf(s, event.defs),
    }),
  lifeLost: simple('line.lifeLost'),
  repaired: simple('line.repaired'),
  stationRepaired: simple('line.stationRepaired'),
  conceded: simple('line.conceded'),
  finished: (s, event) => {
    const winners = listIn(event.winners).map((seat) => s.name(seat));
    return winners.length === 0
      ? s.t('line.draw')
      : s.t.any('line.finished', { how: String(event.how), name: inList(winners, s.t.language) });
  },
};
