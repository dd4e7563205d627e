/** The log: what happened, one line per event. Public lines name everybody, private ones address the reader. */

import type { Names } from '#face/words';
import { count, listIn } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { inList } from '#words/list';
import { joined } from '#words/text';
import { cardsThen } from '../../kit/apart.ts';
import { ambushIndex, snipingIndex } from '../library.ts';
import { actNarrators } from './acts.ts';
import { effectOfCard, outcomeOf } from './cards.ts';
import { isKey, type KeyFor } from './catalogue.ts';
import { changed } from './changed.ts';
import { definitionOf, listOf, type Phrasebook } from './phrasebook.ts';
import { type Narrator, open, orNone, placeIn, type Translator, translatorOf } from './translator.ts';

/** Events that are not told, each with the reason. */
export const untold: Readonly<Record<string, string>> = {
  incomeBegins: 'the income itself is told',
  turnEnds: 'the beginning of the next turn is told',
  withdrawStep: 'ambushes and withdrawals are told',
  tabs: 'counting down goes on each turn and is seen on the board; what runs out is told',
};

/** The line of an event, or undefined if it is not told. Never throws; an unknown kind gets a plain sentence. */
export function lineOf(phrasebook: Phrasebook, event: GameEvent, names: Names): string | undefined {
  if (Object.hasOwn(untold, event.e)) return undefined;
  const speaker = translatorOf(phrasebook, names);
  const narrator = [narrators, actNarrators].find((all) => Object.hasOwn(all, event.e))?.[event.e];
  if (narrator === undefined) return phrasebook.t('line.unknown', { kind: event.e });
  const line = narrator(speaker, event);
  return line === '' ? phrasebook.t('line.unknown', { kind: event.e }) : line;
}

/** `<card> by <seat>` events that differ only in their words. */
const simple =
  (key: KeyFor<{ readonly name: string; readonly card: string; readonly n: number }>): Narrator =>
  (s, event) =>
    s.line.any(key, { name: s.name(event.seat), card: s.called(event, 'def'), n: count(event.n) });

export const narrators: Readonly<Record<string, Narrator>> = {
  began: (s, event) => s.line('line.began', { name: s.name(event.first) }),
  mulligan: simple('line.mulligan'),
  turnBegan: (s, event) => s.line('line.turnBegan', { turn: count(event.turn), name: s.name(event.seat) }),
  forgone: simple('line.forgone'),
  forfeited: (s, event) =>
    s.line('line.forfeited', {
      name: s.name(event.seat),
      n: count(event.n),
      card: event.def === undefined ? 'none' : s.called(event, 'def'),
    }),
  // The first of several cards drawn together lists them all.
  drew: (s, event) => {
    const defs = Array.isArray(event.defs) ? event.defs : [event.def];
    if (defs.length === 0) return undefined;
    return s.line('line.drew', {
      list: listOf(
        s.t,
        defs.map((def) => `**${s.card(def)}**`),
      ),
    });
  },
  drewHidden: (s, event) => s.line('line.drewHidden', { name: s.name(event.seat), n: count(event.n ?? 1) }),
  marketEmpty: simple('line.marketEmpty'),
  // Cards shuffled back at the mulligan are told in its line.
  shuffled: (s, event) => (event.from === 'hand' ? undefined : simple('line.shuffled')(s, event)),
  moved,
  isk,
  played,
  placed,
  used: (s, event) =>
    s.line('line.used', {
      name: s.name(event.seat),
      card: s.called(event, 'def'),
      targets: orNone(targetsOf(s, event)),
      text: outcome(s, event),
    }),
  resolves,
  noEffect: simple('line.noEffect'),
  countered: (s, event) =>
    event.def === undefined
      ? s.line('line.counteredThing', { name: s.name(event.seat) })
      : simple('line.countered')(s, event),
  upgraded: simple('line.upgraded'),
  regionOpened: simple('line.regionOpened'),
  entered,
  destroyed: simple('line.destroyed'),
  expired: simple('line.expired'),
  sacrificed: simple('line.sacrificed'),
  returned: (s, event) => s.line('line.returned', { card: s.called(event, 'def'), name: s.name(event.own) }),
  ship,
  stranded: simple('line.stranded'),
  boarded: (s, event) =>
    s.line('line.boarded', {
      card: s.called(event, 'def'),
      name: s.name(event.seat),
      ship: s.called(event, 'shipDef'),
    }),
  cloned: simple('line.cloned'),
  attacks: (s, event) =>
    s.line(event.first === false ? 'line.joins' : 'line.attacks', {
      name: s.name(event.seat),
      card: s.called(event, 'def'),
      region: s.region(event.regionDef, event.against),
    }),
  commandOn: (s, event) =>
    s.line('line.commandOn', {
      card: s.called(event, 'def'),
      name: s.name(event.seat),
      commands: listIn(event.commands).join(', '),
    }),
  commandOff: simple('line.commandOff'),
  // News that run out are told as expired.
  tabsDone: (s, event) => (event.type === 'ship' ? simple('line.ready')(s, event) : undefined),
  taken: simple('line.taken.ship'),
  prevented: simple('line.prevented'),
  damaged,
  control: (s, event) =>
    event.seat === undefined || event.seat === -1
      ? s.line('line.controlLost', { card: s.called(event, 'def') })
      : simple('line.control')(s, event),
  changed,
  battlePhase: (s, event) =>
    s.line(count(event.round) > 1 ? 'line.battleAgain' : 'line.battlePhase', {
      region: s.region(event.def, event.against),
      attacker: s.name(event.by),
      defender: s.name(event.against),
      round: count(event.round),
    }),
  aimed: (s, event) => s.line('line.aimed', { card: s.called(event, 'def'), target: s.called(event, 'atDef') }),
  battleOver: (s, event) => {
    const held = event.seat !== undefined && event.seat !== -1;
    const region = s.region(event.def, event.seat);
    return s.line(held ? 'line.battleHeld' : 'line.battleOver', { region, name: s.name(event.seat) });
  },
  searched: (s, event) =>
    event.def === undefined
      ? s.line('line.searchedNone', { name: s.name(event.seat) })
      : simple('line.searched')(s, event),
  looked: (s, event) => s.line('line.looked', { name: s.name(event.seat), other: s.name(event.at) }),
  lookedAt: (s, event) => {
    const cards = listIn(event.defs).map((def) => `**${s.card(def)}**`);
    const other = s.name(event.at);
    return cards.length === 0
      ? s.line('line.lookedAtNone', { other })
      : s.line('line.lookedAt', { other, cards: listOf(s.t, cards, 20) });
  },
  marketSeen: (s, event) => {
    const copies = new Map<unknown, number>();
    for (const def of listIn(event.defs)) copies.set(def, (copies.get(def) ?? 0) + 1);
    const cards = [...copies].map(([def, n]) => (n > 1 ? `${n} ${s.card(def)}` : s.card(def)));
    return s.line('line.marketSeen', { cards: listOf(s.t, cards, cards.length) });
  },
  lookedMarket: simple('line.lookedMarket'),
  conceded: simple('line.conceded'),
  lost: (s, event) => {
    // Conceding has its own line.
    if (event.how === 'concede') return undefined;
    const key = `line.lost.${String(event.how)}`;
    return s.line.any(isKey(key) ? key : 'line.lost.alternative', { name: s.name(event.seat) });
  },
  finished: (s, event) => {
    const winners = listIn(event.winners).map(s.name);
    return winners.length === 0 ? s.line('line.draw') : s.line('line.won', { name: inList(winners, s.t.language) });
  },
};

/** Cards that move between zones outside play. */
function moved(s: Translator, event: GameEvent): string | undefined {
  switch (event.why) {
    case 'discarded':
      return s.line('line.discarded', {
        name: s.name(event.seat),
        card: s.called(event, 'def'),
        limit: event.limit === true,
      });
    case 'milled':
      return simple('line.milled')(s, event);
    case 'recovered':
      return simple('line.recovered')(s, event);
    case 'homeFallen':
      return simple('line.homeFallen')(s, event);
    case 'noRoom':
      return simple('line.noRoom')(s, event);
    case 'taken':
      return simple('line.taken.region')(s, event);
    // `shuffled` tells of all of them at once; a move without a reason is part of another event that is told.
    default:
      return undefined;
  }
}

/** ISK gained or paid. What is paid for a card is told when the card is played. */
function isk(s: Translator, event: GameEvent): string | undefined {
  const n = count(event.n);
  const params = {
    name: s.name(event.seat),
    n: Math.abs(n),
    card: event.def === undefined ? undefined : s.called(event, 'def'),
  };
  switch (event.why) {
    case 'income': {
      const parts = incomeParts(s, event.parts);
      const { draws } = event;
      const drawn = draws === undefined ? undefined : s.line('line.andDraws', { n: count(draws) });
      return s.line('line.income', { ...params, parts: orNone(parts), drawn });
    }
    case 'played':
      return undefined;
    case 'upgrade':
    case 'cost':
    case 'clone':
      return s.line('line.pays', params);
    case 'stolen':
      return s.line(n < 0 ? 'line.stolenFrom' : 'line.stolenBy', params);
    default:
      return s.line(n < 0 ? 'line.loses' : 'line.gains', params);
  }
}

/** An income summed up by where it comes from. */
function incomeParts(s: Translator, parts: unknown): string {
  const sums = new Map<string, number>();
  for (const part of Array.isArray(parts) ? (parts as readonly { how?: unknown; n?: unknown }[]) : [])
    sums.set(String(part?.how), (sums.get(String(part?.how)) ?? 0) + count(part?.n));
  return [...sums]
    .flatMap(([how, n]) => {
      const key = `part.${how}`;
      return isKey(key) ? [s.line.any(key, { n })] : [];
    })
    .join(', ');
}

function played(s: Translator, event: GameEvent): string {
  const definition = definitionOf(s, event.def);
  const x = typeof event.x === 'number' ? event.x : undefined;
  const text = definition?.type === 'news' ? open(effectOfCard(s, definition, undefined, x)) : '';
  return s.line('line.played', {
    name: s.name(event.seat),
    card: s.called(event, 'def'),
    price: s.line('line.price', { n: count(event.paid) }),
    x,
    at: event.regionDef === undefined ? undefined : s.region(event.regionDef, event.regionHome),
    targets: orNone(targetsOf(s, event)),
    undocked: event.undocked === true,
    text: orNone(text),
  });
}

/** The targets of a thing on the pile, if its event names them. */
function targetsOf(s: Translator, event: GameEvent): string {
  const aims = [
    ...cardsThen(s.called, event, 'targetDefs').map((card) => `**${card}**`),
    ...listIn(event.targetSeats).map((seat) => s.name(seat)),
  ];
  return listOf(s.t, aims);
}

/** Things put on the pile that no other event tells of, with the targets that the event names. */
function placed(s: Translator, event: GameEvent): string | undefined {
  const params = { name: s.name(event.seat), card: s.called(event, 'def') };
  const targets = targetsOf(s, event);
  const aimed = targets === '' ? '' : s.line('line.aims', { ...params, targets });
  switch (event.kind) {
    case 'region':
      return s.line('line.region', params);
    case 'upgrade':
      return s.line('line.upgrade', params);
    case 'pending':
      // The line of the damage tells the power of an ambush.
      if (abilityIndex(event) === ambushIndex) return s.line('line.ambushes', params);
      if (abilityIndex(event) === snipingIndex) return s.line('line.snipes', params);
      return joined([s.line('line.triggered', { ...params, text: outcome(s, event) }), aimed], ' ');
    case 'damage':
      return undefined;
    case 'warp':
      return warp(s, event);
    default:
      return aimed === '' ? undefined : aimed;
  }
}

/** Ships set out together; each tells of itself when it arrives. */
function warp(s: Translator, event: GameEvent): string {
  const info = (event.info ?? {}) as { readonly defs?: unknown; readonly atDef?: unknown; readonly atHome?: unknown };
  const ships = listOf(
    s.t,
    listIn(info.defs).map((def) => `**${s.card(def)}**`),
  );
  const params = { name: s.name(event.seat), ships };
  return info.atDef === undefined
    ? s.line('line.warpDock', params)
    : s.line('line.warp', { ...params, at: s.region(info.atDef, info.atHome) });
}

/** News and executed abilities; other things are told by what they do. */
function resolves(s: Translator, event: GameEvent): string | undefined {
  const isNews = event.kind === 'card' && definitionOf(s, event.def)?.type === 'news';
  return isNews || event.kind === 'executed' ? s.line('line.resolves', { card: s.called(event, 'def') }) : undefined;
}

/** Number of the ability that an event is about. */
function abilityIndex(event: GameEvent): number | undefined {
  const info = event.info as { readonly ability?: unknown } | undefined;
  const index = event.ability ?? info?.ability;
  return typeof index === 'number' ? index : undefined;
}

/** What the ability that an event is about would do. */
function outcome(s: Translator, event: GameEvent): string {
  const definition = definitionOf(s, event.def);
  const index = abilityIndex(event);
  const x = typeof event.x === 'number' ? event.x : undefined;
  return definition === undefined || index === undefined ? '' : outcomeOf(s, definition, index, x);
}

function entered(s: Translator, event: GameEvent): string {
  const key = `line.entered.${definitionOf(s, event.def)?.type ?? 'other'}`;
  return s.line.any(isKey(key) ? key : 'line.entered.other', {
    name: s.name(event.seat),
    card: s.called(event, 'def'),
    at: placeIn(s, event, 'at'),
  });
}

function ship(s: Translator, event: GameEvent): string {
  const how = event.how === 'warp' && event.from === 'dock' ? 'launch' : String(event.how);
  const intoDock = `line.ship.${how}Dock`;
  const key = event.at === 'dock' && isKey(intoDock) ? intoDock : `line.ship.${how}`;
  return s.line.any(isKey(key) ? key : 'line.ship.moved', {
    name: s.name(event.seat),
    card: s.called(event, 'def'),
    from: placeIn(s, event, 'from'),
    at: placeIn(s, event, 'at'),
  });
}

function damaged(s: Translator, event: GameEvent): string {
  const isBase = definitionOf(s, event.def)?.type === 'starbase';
  return s.line(isBase ? 'line.damagedBase' : 'line.damaged', {
    name: s.name(event.seat),
    card: s.called(event, 'def'),
    n: count(event.n),
    by: typeof event.by === 'string' && event.by !== '' ? s.card(event.by) : undefined,
    destroyed: event.destroyed === true,
  });
}
