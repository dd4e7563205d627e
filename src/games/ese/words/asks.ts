/** What is asked, and what may be picked. */

import type { OptionText, Words } from '#face/words';
import type { Ask, Message, Option } from '#kernel/ask';
import { clip, DETAIL, joined, LABEL } from '#words/text';
import { nameOf } from '../../kit/phrasebook.ts';
import type { CardDef } from '../cards/format.ts';
import { countsOn, outcomeOf } from '../rules/outcome.ts';
import type { PlanetInView } from '../view.ts';
import { isKey, type Key } from './catalogue.ts';
import { laidOn, saidOf, standsOf } from './marks.ts';
import { cardName, definitionOf, doesOf, fleetOf, type Phrasebook, planetOf, type Scope } from './phrasebook.ts';

const emojis: Readonly<Record<string, string>> = {
  play: '🃏',
  research: '🔬',
  build: '🛠️',
  explore: '🪐',
  use: '✨',
  spend: '⚡',
  lure: '🎶',
  offer: '🤝',
  offerAll: '📣',
  accept: '✅',
  decline: '❌',
  counter: '🔁',
  withdraw: '↩️',
  attack: '⚔️',
  tacticsFirst: '🧭',
  send: '🚀',
  sendElsewhere: '🚀',
  guard: '🛡️',
  guardElsewhere: '🛡️',
  assign: '🔀',
  hold: '✋',
  pass: '⏭️',
  rest: '⏩',
  done: '🏁',
};

/** A verb's label and emoji. */
export function verbText({ t }: Phrasebook, verb: string): ReturnType<Words['verb']> {
  const key = `verb.${verb}`;
  const emoji = emojis[verb];
  return {
    label: isKey(key) ? t.any(key) : t('verb.unknown'),
    ...(emoji !== undefined && { emoji }),
    ...(likely.includes(verb) && { likely: true }),
  };
}

/** Verbs that players mostly choose when they are available. */
const likely: readonly string[] = ['research', 'build', 'explore', 'send', 'guard'];

/** What is asked. Plain text: it is shown bold as a whole. */
export function promptText(scope: Scope, ask: Ask): string {
  const { t, board } = scope;
  const { key, with: given = {} } = ask.prompt;
  switch (key) {
    case 'ask.offer':
    case 'ask.confirm':
      return t(key, { name: nameOf(scope, given.by) });
    case 'ask.peace':
    case 'ask.plan':
      return t(key, { name: nameOf(scope, given.seat) });
    case 'ask.trade':
    case 'ask.tech':
    case 'ask.fleet':
    case 'ask.planet': {
      const room = roomText(scope, given);
      const trades = key === 'ask.trade';
      return room === '' ? messageText(scope, ask.prompt, 'ask.unknown') : t('ask.turn', { trades, room });
    }
    case 'ask.tactics':
      return tacticsText(scope, given);
    case 'ask.battle':
      return t('ask.battle', { planet: cardName(scope, planetOf(scope, board.conflict?.planet)?.def) });
    case 'ask.loss':
      return ask.role === 'window'
        ? t('ask.losing', { card: cardName(scope, fleetOf(scope, given.at)?.def) })
        : t('ask.loss');
    case 'ask.rampage':
      // The ask comes whatever the player holds; with nothing to play, it only ends the turn.
      return t(ask.choice.kind === 'choose' && ask.choice.options.length > 1 ? 'ask.rampage' : 'ask.turnEnds');
    default:
      return messageText(scope, ask.prompt, 'ask.unknown');
  }
}

/** How much may still be put into play, over all phases of an ask; empty if it is about a single phase. */
function roomText({ t }: Scope, given: NonNullable<Message['with']>): string {
  const kinds = ['tech', 'fleet', 'planet'] as const;
  return joined(
    kinds.map((kind) => (Number(given[kind] ?? 0) > 0 ? t(`room.${kind}`, { n: Number(given[kind]) }) : undefined)),
  );
}

/** Which of a round's windows it is (3.8). */
function tacticsText({ t }: Scope, { at, k }: NonNullable<Message['with']>): string {
  switch (at) {
    case 'opening':
    case 'seen':
    case 'closing':
      return t(`ask.tactics.${at}`, { k: Number(k) });
    default:
      return t('ask.tactics.last');
  }
}

/** A message of a need or a confirmation. */
export function messageText(scope: Scope, message: Message, unknown?: Key): string {
  const given = message.with ?? {};
  const params = {
    // Missing in games stored before it existed.
    attacks: undefined,
    ...given,
    card: given.def === undefined ? undefined : cardName(scope, given.def),
    at: given.at === undefined ? undefined : cardName(scope, given.at),
  };
  if (isKey(message.key)) return scope.t.any(message.key, params);
  return scope.t.any(unknown ?? (message.key.startsWith('need.') ? 'need.unknown' : 'message.unknown'));
}

/** An option's label and detail, clipped to what a control can show. */
export function optionText(scope: Scope, option: Option): OptionText {
  const { label, detail = '' } = textOf(scope, option);
  return {
    label: clip(label, LABEL) || scope.t('option.unknown'),
    ...(detail !== '' && { detail: clip(detail, DETAIL) }),
  };
}

/** The planets to which one's fleets that are asked about have been sent already. */
function postsOf({ board, view }: Scope): readonly string[] {
  const fleets = board.seats[view.seat ?? -1]?.fleets ?? [];
  const sent = fleets.flatMap(({ due, to }) => (due && to !== undefined ? [to] : []));
  const planets = board.seats.flatMap((one) => one.planets).filter(({ id }) => sent.includes(id));
  return planets.map(({ def }) => def);
}

function textOf(scope: Scope, option: Option): OptionText {
  const { t } = scope;
  const { note = {}, about, verb } = option;
  if (note.hand === 'resource' || note.hand === 'action')
    return {
      label: t(`option.hand.${note.hand}`, { name: nameOf(scope, about) }),
      detail: t('detail.cards', { n: Number(note.n) }),
    };
  const definition = definitionOf(scope, note.def);
  const plan = definition === undefined ? planText(scope, option) : undefined;
  if (plan !== undefined) return plan;
  if (definition === undefined) {
    if (about !== undefined && (verb === undefined || verb === 'offer'))
      return { label: nameOf(scope, about), detail: handsOf(scope, about) };
    // The option that ends an ask is named after what follows: "Go on to events", "Go on without an attack".
    const ending: string = `option.${option.id}`;
    if (verb === 'done' && isKey(ending)) return { label: t.any(ending) };
    const posts = verb === 'hold' ? postsOf(scope) : [];
    if (posts.length > 0)
      return { label: t('option.stay', { planet: posts.length > 1 ? undefined : cardName(scope, posts[0]) }) };
    return { label: verb === undefined ? t('option.unknown') : verbText(scope, verb).label };
  }
  const owner = about === undefined || about === scope.view.seat ? undefined : nameOf(scope, about);
  if (definition.type === 'fleet' && note.speed !== undefined) {
    const sent = note.to === undefined ? undefined : t('detail.sent', { planet: cardName(scope, note.to) });
    const figures = t('detail.fleet', { speed: Number(note.speed), force: Number(note.force) });
    const parts = [owner, ...laidOn(scope, option.card), ...standsOf(scope, option.card), figures];
    return { label: definition.name, detail: joined([...parts, sent, saidOf(scope, option.card)]) };
  }
  const planet = planetOf(scope, option.card ?? option.id);
  if (planet !== undefined && note.n !== undefined && verb !== undefined) return sendText(scope, option, planet, owner);
  if (planet !== undefined) {
    const there = planet.attackers.length > 0 ? t('detail.attacked', { n: planet.attackers.length }) : undefined;
    const figures = t('detail.planet', { force: planet.force, points: planet.points });
    return { label: definition.name, detail: joined([owner, figures, there, doesOf(scope, note.def)]) };
  }
  // Among goods for a trade, cards in play are marked, to distinguish them from those in hand.
  const lies = liesInPlay(scope, option.card) ? t('detail.inPlay') : undefined;
  return {
    label: definition.name,
    detail: joined([owner, lies, figuresOf(scope, definition), doesOf(scope, note.def)]),
  };
}

/** When a plan stops (3.8, section 5): the choice of a standing question. */
function planText({ t }: Scope, { id, note = {} }: Option): OptionText | undefined {
  const [kind = ''] = id.split(':');
  const label = `plan.${kind}`;
  if (!isKey(label)) return undefined;
  const detail: string = `planDetail.${kind}`;
  return {
    label: t.any(label, { k: Number(note.k ?? 0) }),
    ...(isKey(detail) && { detail: t.any(detail) }),
  };
}

/** Sending all fleets of a speed to one planet: what with, and against what. */
function sendText(scope: Scope, option: Option, planet: PlanetInView, owner: string | undefined): OptionText {
  const { t } = scope;
  const { note = {}, verb } = option;
  const { own, against } = oddsOf(scope, option, planet);
  const sums = t(isAttack(option) ? 'detail.attackWith' : 'detail.guardWith', { own, against });
  const points = t('detail.worth', { points: planet.points });
  return {
    label: t.any(`option.${String(verb)}` as Key, { planet: cardName(scope, note.def), n: Number(note.n) }),
    detail: joined([owner, sums, points]),
  };
}

/** Whether an option sends fleets to attack. */
export const isAttack = ({ verb }: Option): boolean => verb?.startsWith('send') === true;

/** Both sums at a planet with the fleets of an option, including the planet's own force. */
export function oddsOf(
  scope: Scope,
  option: Option,
  planet: PlanetInView,
): { readonly own: number; readonly against: number } {
  const force = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (fleetOf(scope, id)?.force ?? 0), 0);
  const more = Number(option.note?.force ?? 0);
  const defence = force(planet.guards) + planet.force;
  return isAttack(option)
    ? { own: force(planet.attackers) + more, against: defence }
    : { own: defence + more, against: force(planet.attackers) };
}

/**
 * The option to send fleets, or to add a card to a battle, as a complete order for a button; undefined for other options. `by`: what
 * the card is played on.
 */
export function orderText(scope: Scope, option: Option, by: Option | 'all' | undefined): string | undefined {
  const { note = {}, verb, about } = option;
  if (note.adds !== undefined && typeof by === 'object') return addingText(scope, option, by);
  const planet = planetOf(scope, option.card);
  if (planet === undefined || note.n === undefined || !(verb?.startsWith('send') || verb?.startsWith('guard')))
    return undefined;
  const odds = oddsOf(scope, option, planet);
  const said = { planet: cardName(scope, note.def), n: Number(note.n), ...odds };
  if (isAttack(option)) {
    const owner = about === scope.view.seat ? undefined : nameOf(scope, about);
    return clip(scope.t('order.send', { ...said, owner }), LABEL);
  }
  const attackers = planet.attackers.length;
  const sums = { attack: odds.against, defence: odds.own - planet.force, world: planet.force };
  const order = scope.t('order.guard', { ...said, attacked: attackers > 0, outcome: outcomeOf(sums, attackers) });
  return clip(order, LABEL);
}

/** A card played in a battle: on what, and both sums with it; or that it adds nothing, on a fleet that falls (A20). */
function addingText(scope: Scope, { note = {}, verb }: Option, by: Option): string | undefined {
  const { board, view, t } = scope;
  const { conflict } = board;
  if (conflict === undefined || verb === undefined || by.card === undefined) return undefined;
  const { planet, attackers, defenders, attack, defence, world } = conflict;
  const attacks = view.seat === view.active;
  const side = { planet, fleets: attacks ? attackers : defenders, mark: definitionOf(scope, note.def)?.mark };
  const order = t(countsOn(by.card, side) ? 'order.add' : 'order.addNothing', {
    verb: verbText(scope, verb).label,
    card: cardName(scope, note.def),
    on: cardName(scope, by.note?.def),
    owner: by.about === view.seat ? undefined : nameOf(scope, by.about),
    own: Number(note.adds) + (attacks ? attack : defence + world),
    against: attacks ? defence + world : attack,
  });
  return clip(order, LABEL);
}

/** Figures of a card in hand; for an action card, its kind and who plays it. */
function figuresOf({ t }: Scope, card: CardDef): string {
  switch (card.type) {
    case 'fleet':
      return t('detail.fleet', { speed: card.speed ?? 1, force: card.force ?? 0 });
    case 'planet':
    case 'homeworld':
      return t('detail.planet', { force: card.force ?? 0, points: card.points ?? 0 });
    case 'tactics':
    case 'battle':
      return joined([t(`type.${card.type}`), t(`mark.${card.mark ?? 'any'}`)]);
    case 'event':
      return t('type.event');
    default:
      return '';
  }
}

function liesInPlay({ board }: Scope, id: string | undefined): boolean {
  return (
    id !== undefined && board.seats.some(({ techs, fleets }) => [...techs, ...fleets].some((one) => one.id === id))
  );
}

function handsOf(scope: Scope, seat: number): string {
  const found = scope.board.seats[seat];
  if (found === undefined) return '';
  const { resource, action } = found.hands;
  return scope.t('detail.cards', { n: resource + action });
}
