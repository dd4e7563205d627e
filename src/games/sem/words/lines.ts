/** The log: what happened, one line per event. Public lines name everybody, private ones address the reader. */
import type { Names } from '#face/words';
import { count, grouped, listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { inList } from '#words/list';
import { actNarrators } from './acts.ts';
import { isKey } from './catalogue.ts';
import { definitionOf, type Phrasebook } from './phrasebook.ts';
import { damageText, shotsText, takenText } from './shots.ts';
import { eventsIn, type Narrator, namesOf, simple, type Translator, thoseThen, translatorOf } from './translator.ts';

/** Events that are not told, each with the reason. */
export const untold: Readonly<Record<string, string>> = {
  began: 'the line of who begins says it',
  phase: 'the status line says it',
  turnEnds: 'the next turn begins',
  hull: 'the line of the damage says it',
  bypassFired: 'the line of its shots says it',
};

/** The line of an event, or undefined if it is not told. Never throws; an unknown kind gets a plain sentence. */
export function lineOf(phrasebook: Phrasebook, event: GameEvent, names: Names): string | undefined {
  if (Object.hasOwn(untold, event.e)) return undefined;
  const narrator = [narrators, actNarrators].find((all) => Object.hasOwn(all, event.e))?.[event.e];
  if (narrator === undefined) return phrasebook.t('line.unknown', { kind: event.e });
  return narrator(translatorOf(phrasebook, names), event);
}

/** The line of an event whose key depends on how it happened. */
const byHow =
  (lead: string): Narrator =>
  (s, event) => {
    const key = `${lead}.${String(event.how)}`;
    return isKey(key) ? simple(key)(s, event) : undefined;
  };

const completed: Narrator = (s, event) => {
  const of = definitionOf(s, event.def);
  if (of?.type === 'research')
    return s.t('line.researched', { name: s.name(event.seat), card: of.name, paid: event.paid === true });
  if (event.hostDef !== undefined) return simple('line.completedOn')(s, event);
  const list = `**${s.called(event, 'def')}**`;
  return s.t('line.completed', { name: s.name(event.seat), list, testing: of?.type === 'unit' });
};

const entered: Narrator = (s, event) => {
  if (event.how === 'sideboard') return simple('line.enteredSideboard')(s, event);
  if (event.how === 'copy') return simple('line.enteredCopy')(s, event);
  return simple(definitionOf(s, event.def)?.type === 'research' ? 'line.begun' : 'line.entered')(s, event);
};

/** What is attacked, with whose it is, and how the shots went if that is known already. */
const attacks: Narrator = (s, event) => {
  const shots = eventsIn(event.shots);
  const taken = eventsIn(event.taken);
  const seats = listIn(event.targetSeats);
  const ids = listIn(event.targets);
  const aims = listIn(event.targetDefs).map((def, i) => ({ def, seat: seats[i], id: ids[i], place: i }));
  // Events stored by earlier versions do not say which card it is.
  const list = grouped(aims, ({ def, seat, id }) => id ?? `${seat} ${def}`).map(([{ def, seat, id, place }]) => {
    const own = shots.filter((one) =>
      id === undefined ? one.targetDef === def && one.targetSeat === seat : one.target === id,
    );
    const damage = taken.filter((one) => own.some(({ target }) => target === one.card));
    return s.t('line.aim', {
      card: s.called(event, 'targetDefs', place),
      name: s.name(seat),
      shots: own.length === 0 ? undefined : shotsText(s, own),
      taken: damage.map((one) => damageText(s, one)).join('; ') || undefined,
    });
  });
  return s.t('line.attacks', {
    name: s.name(event.seat),
    card: s.called(event, 'def'),
    list: inList(list, s.t.language) || s.t('a.nothing'),
    bypassed: count(event.bypassed),
  });
};

export const narrators: Readonly<Record<string, Narrator>> = {
  first: simple('line.first'),
  turnBegan: (s, event) => s.t('line.turnBegan', { turn: count(event.turn), name: s.name(event.seat) }),
  drew: (s, event) =>
    event.defs === undefined
      ? simple('line.drewHidden')(s, event)
      : s.t('line.drew', { list: namesOf(s, event.defs) ?? s.t('a.nothing') }),
  reshuffled: simple('line.reshuffled'),
  triggered: simple('line.triggered'),
  queued: (s, event) => s.t('line.queued', { name: s.name(event.seat), list: s.called(event, 'def') }),
  allocated: (s, event) => {
    const amounts = listIn(event.amounts);
    const list = listIn(event.defs).map((_, i) =>
      s.t('line.allocatedOne', { card: s.called(event, 'defs', i), n: count(amounts[i]) }),
    );
    const told = { name: s.name(event.seat), lost: count(event.lost) };
    return list.length === 0
      ? s.t('line.allocatedNone', told)
      : s.t('line.allocated', { ...told, list: inList(list, s.t.language) });
  },
  progress: (s, event) => {
    const n = count(event.n);
    if (n === 0) return undefined;
    return simple(n < 0 ? 'line.progressLost' : 'line.progress')(s, { ...event, n: Math.abs(n) });
  },
  completed,
  entered,
  promoted: simple('line.promoted'),
  hired: simple('line.hired'),
  assigned: simple('line.assigned'),
  played: (s, event) =>
    s.t('line.played', {
      name: s.name(event.seat),
      card: s.called(event, 'def'),
      targets: thoseThen(s, event, 'targetDefs'),
      against: definitionOf(s, event.def)?.attack === true,
      n: count(event.cost),
    }),
  cancelled: (s, event) =>
    s.t('line.cancelled', { name: s.name(event.seat), card: s.called(event, 'def'), by: s.name(event.by) }),
  testingOver: (s, event) => s.t('line.testingOver', { name: s.name(event.seat), list: s.called(event, 'def'), n: 1 }),
  attacks,
  // What is fired in return stands in the line of its shots.
  firesBack: byHow('line.fires'),
  blocks: simple('line.blocks'),
  shot: (s, event) =>
    s.t('line.shots', {
      card: s.called(event, 'def'),
      target: s.called(event, 'targetDef'),
      shots: shotsText(s, [event]),
      taken: undefined,
    }),
  damaged: (s, event) => s.t('line.damaged', { list: takenText(s, event) }),
  evaded: simple('line.evaded'),
  retargeted: simple('line.retargeted'),
  jammed: simple('line.jammed'),
  prevents: simple('line.prevents'),
  leftPlay: (s, event) => {
    if (event.how !== 'destroyed') return byHow('line.left')(s, event);
    return actNarrators.losses?.(s, { e: 'losses', seat: event.seat, list: [event] });
  },
  repaired: (s, event) => actNarrators.repairs?.(s, { e: 'repairs', seat: event.seat, list: [event] }),
  replenished: simple('line.replenished'),
  unscrapped: simple('line.unscrapped'),
  scrapped: simple('line.scrapped'),
  searched: (s, event) => listed(s, event, 'line.searched'),
  milled: (s, event) => listed(s, event, 'line.milled'),
  discarded: (s, event) =>
    s.t('line.discarded', { name: s.name(event.seat), list: s.called(event, 'def'), limit: event.why === 'limit' }),
  moreYield: simple('line.moreYield'),
  conceded: simple('line.conceded'),
  // Conceding has its own line.
  eliminated: (s, event) => (event.how === 'concede' ? undefined : simple('line.eliminated')(s, event)),
  stalled: (s, event) => s.t('line.stalled', { n: count(event.rounds) }),
  finished: (s, event) => {
    const winners = listIn(event.winners).map((seat) => s.name(seat));
    return winners.length === 0
      ? s.t('line.draw')
      : s.t.any('line.finished', { how: String(event.how), name: inList(winners, s.t.language) });
  },
};

function listed(s: Translator, event: GameEvent, key: 'line.searched' | 'line.milled'): string {
  return s.t(key, { name: s.name(event.seat), list: namesOf(s, event.defs) ?? s.t('a.nothing') });
}
