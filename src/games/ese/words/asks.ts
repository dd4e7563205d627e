/** What is asked, what may be picked, and what one should know to decide. */
import type { Ask, Message, Option } from '#kernel/ask';
import type { OptionText } from '#kernel/game';
import { cardText } from '../cards/text.ts';
import { isKey, type Key } from './catalogue.ts';
import { cardName, countedNames, definitionOf, fleetOf, nameOf, planetOf, type Scope, type Tongue } from './tongue.ts';

const LABEL = 80;
const DETAIL = 100;
const clip = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

const emojis: Readonly<Record<string, string>> = {
  play: '🃏',
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
  assign: '🚀',
  hold: '✋',
  pass: '⏭️',
  done: '🏁',
};

/** A verb's label and sign. */
export function verbText({ say }: Tongue, verb: string): { readonly label: string; readonly emoji?: string } {
  const key = `verb.${verb}`;
  const emoji = emojis[verb];
  return { label: isKey(key) ? say(key) : say('verb.unknown'), ...(emoji !== undefined && { emoji }) };
}

/** What is asked. Plain text: it is shown bold as a whole. */
export function promptText(scope: Scope, ask: Ask): string {
  const { say, board } = scope;
  const { key, with: given = {} } = ask.prompt;
  switch (key) {
    case 'ask.offer':
      return say('ask.offer', { name: nameOf(scope, given.by) });
    case 'ask.peace':
      return say('ask.peace', { name: nameOf(scope, given.seat) });
    case 'ask.tactics':
      if (given.at === 'opening') return say('ask.tactics.opening', { k: Number(given.k) });
      return given.at === 'last' ? say('ask.tactics.last') : say('ask.tactics', { k: Number(given.k) });
    case 'ask.battle':
      return say('ask.battle', { planet: cardName(scope, planetOf(scope, board.conflict?.planet)?.def) });
    case 'ask.loss':
      return ask.role === 'window'
        ? say('ask.losing', { card: cardName(scope, fleetOf(scope, given.at)?.def) })
        : say('ask.loss');
    default:
      return messageText(scope, ask.prompt, 'ask.unknown');
  }
}

/** A message of a need or a confirmation. */
export function messageText(scope: Scope, message: Message, unknown?: Key): string {
  const given = message.with ?? {};
  const params = {
    ...given,
    ...(given.def !== undefined && { card: cardName(scope, given.def) }),
    at: given.at === undefined ? 'none' : cardName(scope, given.at),
  };
  const text = isKey(message.key) ? scope.say(message.key, params) : '';
  return text !== ''
    ? text
    : scope.say(unknown ?? (message.key.startsWith('need.') ? 'need.unknown' : 'message.unknown'));
}

/** An option's label and detail, clipped to what a control can show. */
export function optionText(scope: Scope, option: Option): OptionText {
  const { label, detail = '' } = textOf(scope, option);
  return {
    label: clip(label, LABEL) || scope.say('option.unknown'),
    ...(detail !== '' && { detail: clip(detail, DETAIL) }),
  };
}

function textOf(scope: Scope, option: Option): OptionText {
  const { say } = scope;
  const { note = {}, about, verb } = option;
  if (note.hand === 'resource' || note.hand === 'action')
    return {
      label: say(`option.hand.${note.hand}`, { name: nameOf(scope, about) }),
      detail: say('detail.cards', { n: Number(note.n) }),
    };
  const definition = definitionOf(scope, note.def);
  if (definition === undefined) {
    if (about !== undefined && (verb === undefined || verb === 'offer'))
      return { label: nameOf(scope, about), detail: handsOf(scope, about) };
    return { label: verb === undefined ? say('option.unknown') : verbText(scope, verb).label };
  }
  const owner = about === undefined || about === scope.view.seat ? undefined : nameOf(scope, about);
  if (definition.type === 'fleet' && note.speed !== undefined) {
    const sent = note.to === undefined ? undefined : say('detail.sent', { planet: cardName(scope, note.to) });
    const figures = say('detail.fleet', { speed: Number(note.speed), force: Number(note.force) });
    return { label: definition.name, detail: joined(owner, figures, sent) };
  }
  const planet = planetOf(scope, option.card ?? option.id);
  if (planet !== undefined) {
    const there = planet.attackers.length > 0 ? '⚔️' : undefined;
    return {
      label: definition.name,
      detail: joined(
        owner,
        say('detail.planet', { force: planet.force, points: planet.points }),
        there,
        cardText(definition).join(' '),
      ),
    };
  }
  return { label: definition.name, detail: joined(owner, figuresOf(scope, note.def), cardText(definition).join(' ')) };
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((one) => one !== undefined && one !== '').join(' · ');

function figuresOf(scope: Scope, def: unknown): string {
  const card = definitionOf(scope, def);
  if (card === undefined) return '';
  if (card.type === 'fleet') return scope.say('detail.fleet', { speed: card.speed ?? 1, force: card.force ?? 0 });
  if (card.type === 'planet' || card.type === 'homeworld')
    return scope.say('detail.planet', { force: card.force ?? 0, points: card.points ?? 0 });
  return '';
}

function handsOf(scope: Scope, seat: number): string {
  const found = scope.board.seats[seat];
  if (found === undefined) return '';
  const { resource, action } = found.hands;
  return scope.say('detail.cards', { n: resource + action });
}

/** Lines to read before answering: an offer, what was played in the window, the battle, who is under attack. */
export function contextLines(scope: Scope, ask: Ask): readonly string[] {
  return [...offerLines(scope), ...conflictLines(scope), ...attackLines(scope, ask), ...playLines(scope)];
}

function offerLines(scope: Scope): string[] {
  const { offer } = scope.board;
  if (offer === undefined) return [];
  const list = (defs: readonly string[]) => countedNames(scope, defs) || scope.say('line.nothing');
  return [
    scope.say('context.offer', {
      name: nameOf(scope, offer.by),
      give: offer.cards === undefined ? scope.say('detail.cards', { n: offer.give }) : list(offer.cards),
      want: offer.want === 'anything' ? scope.say('line.anything') : list(offer.want),
    }),
  ];
}

function conflictLines(scope: Scope): string[] {
  const { conflict } = scope.board;
  if (conflict === undefined) return [];
  const side = (seat: number, ids: readonly string[]) => {
    const fleets = ids.flatMap((id) => fleetOf(scope, id) ?? []);
    return fleets.length === 0
      ? []
      : [
          scope.say('context.side', {
            name: nameOf(scope, seat),
            fleets: fleets
              .map((one) => scope.say('context.fleet', { fleet: cardName(scope, one.def), force: one.force }))
              .join(', '),
          }),
        ];
  };
  const { attack, defence, world, owner } = conflict;
  return [
    scope.say('context.conflict', {
      planet: cardName(scope, planetOf(scope, conflict.planet)?.def),
      attack,
      defence,
      world,
    }),
    ...side(scope.view.active, conflict.attackers),
    ...side(owner, conflict.defenders),
  ];
}

/** Who is on the way to where, while fleets are still being sent. */
function attackLines(scope: Scope, ask: Ask): string[] {
  if (ask.stop !== 'tactics' && ask.stop !== 'assign') return [];
  return scope.board.seats.flatMap((seat) =>
    seat.planets
      .filter((planet) => planet.attackers.length > 0)
      .map((planet) =>
        scope.say('context.attackers', {
          planet: cardName(scope, planet.def),
          owner: nameOf(scope, seat.seat),
          fleets: [planet.attackers, planet.guards]
            .map((ids) =>
              countedNames(
                scope,
                ids.map((id) => fleetOf(scope, id)?.def),
              ),
            )
            .filter((one) => one !== '')
            .join(' ⚔ '),
        }),
      ),
  );
}

function playLines(scope: Scope): string[] {
  return (scope.board.window?.plays ?? []).map((play) =>
    scope.say('context.play', {
      name: nameOf(scope, play.seat),
      card: cardName(scope, play.def),
      on:
        countedNames(
          scope,
          play.fleets.map(({ def }) => def),
        ) || (play.planet === undefined ? 'none' : cardName(scope, play.planet)),
      cancels: play.cancels === undefined ? 'none' : cardName(scope, play.cancels),
      text: textOfPlay(scope, play.def),
    }),
  );
}

function textOfPlay(scope: Scope, def: string): string {
  const card = definitionOf(scope, def);
  return card === undefined ? '' : (cardText(card).at(-1) ?? '');
}
