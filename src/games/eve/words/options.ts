/** Labels of what can be picked: at most 80 characters, with a detail of at most 100. Plain text, no markdown. */

import type { OptionText, Words } from '#face/words';
import type { Option } from '#kernel/ask';
import { capital, clip, DETAIL, joined, LABEL } from '#words/text';
import { nameOf } from '../../kit/phrasebook.ts';
import type { Definition } from '../library.ts';
import type { CardInView } from '../view.ts';
import { commandText, costOf, effectOfCard, figuresOf, regionFigures, textOfAbility } from './cards.ts';
import { isKey } from './catalogue.ts';
import { asItIs, marksOf, placeOnPile } from './marks.ts';
import {
  cardName,
  cardOf,
  commandLabel,
  definitionOf,
  isViewer,
  nameInPlay,
  type Phrasebook,
  regionName,
  regionOf,
  type Scope,
  whereIs,
} from './phrasebook.ts';

const emojis: Readonly<Record<string, string>> = {
  play: '🃏',
  region: '🪐',
  upgrade: '⏫',
  undock: '🛫',
  dock: '🛬',
  warp: '🚀',
  attack: '⚔️',
  command: '🎛️',
  off: '💤',
  use: '✨',
  pass: '⏭️',
  endManagement: '🏁',
  fight: '⚔️',
  stay: '🛡️',
  stayAll: '🛡️',
  stayToEnd: '⏩',
  fightToEnd: '💥',
  withdraw: '↩️',
  allHome: '🏠',
  allToDock: '🛬',
  toDock: '🛬',
  to: '🚀',
  fire: '🎯',
  holdFire: '✋',
  holdFireAll: '✋',
  target: '🎯',
  targetOn: '💥',
  nobody: '🚫',
  collect: '💰',
  forgo: '🃏',
  yes: '✅',
  no: '❌',
};

/** Verbs that players mostly choose when they are available. */
const likely: ReadonlySet<string> = new Set([
  'play',
  'region',
  'upgrade',
  'undock',
  'attack',
  'collect',
  'fire',
  'stayAll',
  'yes',
]);

/** Verbs that players hardly ever choose. */
const seldom: ReadonlySet<string> = new Set(['dock', 'off']);

/** A verb's label and emoji. */
export function verbText({ t }: Phrasebook, verb: string): ReturnType<Words['verb']> {
  const key = `verb.${verb}`;
  const emoji = emojis[verb];
  const label = isKey(key) ? t.any(key) : t('verb.unknown');
  return {
    label,
    ...(emoji !== undefined && { emoji }),
    ...(likely.has(verb) && { likely: true }),
    ...(seldom.has(verb) && { seldom: true }),
  };
}

/** An option's label and detail, clipped to what a control can show. */
export function optionText(scope: Scope, option: Option): OptionText {
  const { label, detail } = textOf(scope, option);
  const short = detail === undefined ? '' : clip(detail, DETAIL);
  return { label: clip(label, LABEL) || scope.t('option.unknown'), ...(short !== '' && { detail: short }) };
}

function textOf(scope: Scope, option: Option): OptionText {
  const { note, about, card } = option;
  if (note?.ability !== undefined) return abilityOption(scope, option);
  if (option.id.startsWith('pile:')) return pileOption(scope, option);
  if (note?.ships !== undefined) return fleetOption(scope, option);
  if (card === undefined && about !== undefined) return seatOption(scope, about);
  const region = regionOf(scope, note?.at === undefined ? card : String(note.at));
  if (region !== undefined) {
    const name = capital(regionName(scope, region));
    const label = note?.line === undefined ? name : scope.t('option.line', { region: name });
    return { label, detail: regionFigures(scope, region) };
  }
  const definition = definitionOf(scope, note?.def);
  if (definition !== undefined) return cardOptionText(scope, option, definition);
  return plainOption(scope, option);
}

/** Options that are not about anything on the table: yes and no, staying, passing. */
function plainOption(scope: Scope, option: Option): OptionText {
  const { t, view, board } = scope;
  const ask = view.asks.find(({ choice }) => choice.kind !== 'number' && choice.options.includes(option));
  const n = ask?.prompt.with?.n;
  switch (option.verb) {
    case 'collect':
      return { label: t('option.collect', { n: board.seats[view.seat ?? -1]?.income ?? 0 }) };
    case 'forgo':
      return { label: t('verb.forgo'), detail: t('detail.forgo') };
    case 'yes':
      return { label: typeof n === 'number' && n > 0 ? t('option.payYes', { n }) : t('verb.yes') };
    case 'no':
      return { label: typeof n === 'number' && n > 0 ? t('option.payNo') : t('verb.no') };
    case 'nobody':
      return { label: t('verb.nobody'), detail: t('detail.noPilot') };
    case 'withdraw':
      return { label: t('verb.withdraw'), detail: t('detail.withdraw') };
    case 'fire':
      return { label: t('verb.fire'), detail: t('detail.fire') };
    case undefined:
      return { label: t('option.unknown') };
    default:
      return { label: verbText(scope, option.verb).label };
  }
}

function seatOption(scope: Scope, seat: number): OptionText {
  const found = scope.board.seats[seat];
  const label = nameOf(scope, seat);
  if (found === undefined) return { label };
  return { label, detail: scope.t('detail.seat', { isk: found.isk, hand: found.hand, market: found.market }) };
}

/** Ships that leave or enter the dock together. */
function fleetOption({ t }: Scope, { verb, note }: Option): OptionText {
  const label = t(verb === 'dock' ? 'option.intoDock' : 'option.together');
  return { label, detail: t('detail.ready', { n: Number(note?.ships) }) };
}

/** Something on the pile as a target. */
function pileOption(scope: Scope, option: Option): OptionText {
  const item = scope.board.pile.find((one) => `pile:${one.id}` === option.id);
  const definition = definitionOf(scope, option.note?.def);
  const label = cardName(scope, option.note?.def);
  if (definition === undefined) return { label };
  const text =
    item?.ability === undefined
      ? effectOfCard(scope, definition, undefined, item?.x) || figuresOf(scope, definition)
      : textOfAbility(scope, definition, item.ability, item.x);
  const place = item === undefined ? '' : placeOnPile(scope, item);
  return { label, detail: joined([place, scope.t('detail.pile', { name: nameOf(scope, option.about), text })]) };
}

/** Abilities: to be used (with their cost in the label), or to be put in order. */
function abilityOption(scope: Scope, option: Option): OptionText {
  const definition = definitionOf(scope, option.note?.def);
  if (definition === undefined) return { label: cardName(scope, option.note?.def) };
  const index = Number(option.note?.ability);
  const ability = definition.abilities[index];
  const card = cardOf(scope, option.card);
  if (option.verb === 'use' && ability !== undefined) {
    const cost = costOf(scope, ability);
    const name = card === undefined ? definition.name : nameInPlay(scope, card);
    return {
      label: scope.t('option.ability', { card: name, cost }),
      detail: withText(textOfAbility(scope, definition, index), card === undefined ? '' : asItIs(scope, card)),
    };
  }
  const by = option.about === undefined || isViewer(scope, option.about) ? undefined : nameOf(scope, option.about);
  const text = joined([by, textOfAbility(scope, definition, index)]);
  return { label: definition.name, detail: withText(text, card === undefined ? '' : asItIs(scope, card)) };
}

/** A text cut short, so that there is room for what sets its card apart from others of its name. */
function withText(text: string, told: string): string {
  const room = DETAIL - told.length - ' · '.length;
  return joined([clip(text, Math.max(LEAST_TEXT, room)), told]);
}

/** So much of a text is shown in any case. */
const LEAST_TEXT = 40;

/** A character: while docked, what it would add as a pilot; as a pilot, where it is. */
function characterFigures(scope: Scope, card: CardInView, definition: Definition): string {
  if (card.at !== 'dock') return joined([whereIs(scope, card), figuresOf(scope, definition)]);
  const commands = definition.commands.map(({ name, power }) => `${name} ${power}`).join(', ');
  const texts = definition.text(scope.t.language).filter((_, i) => definition.abilities[i]?.role === 'pilot');
  return joined([commands, texts.join(' ').replace(/\(Pilot\) /g, '')]);
}

function cardOptionText(scope: Scope, option: Option, definition: Definition): OptionText {
  const { t } = scope;
  const { name } = definition;
  const card = cardOf(scope, option.card);
  switch (option.verb) {
    case 'play':
    case 'region':
    case 'upgrade': {
      const price = definition.price === 'X' ? 'X' : (option.note?.price ?? definition.price ?? 0);
      return { label: t('option.price', { card: name, price }), detail: figuresOf(scope, definition) };
    }
    case 'command': {
      const command = String(option.note?.label ?? '');
      const powers = command.split(', ').map((one) => {
        const [name = '', power] = one.split(' ');
        return { name, power: Number(power) };
      });
      return {
        label: t('option.command', { card: name, command: commandLabel(scope, option.note) }),
        detail: joined([card === undefined ? '' : asItIs(scope, card), commandText(scope, powers)]),
      };
    }
    case 'off': {
      const on = card?.commands.map((one) => one.name).join(', ') ?? '';
      return {
        label: on === '' ? t('option.offPlain', { card: name }) : t('option.off', { card: name, commands: on }),
        detail: card === undefined ? '' : asItIs(scope, card),
      };
    }
    default:
      return {
        label: card === undefined ? name : nameInPlay(scope, card),
        detail: card === undefined ? inHand(scope, definition) : inPlay(scope, option, definition),
      };
  }
}

/** A card in hand, market or scrapheap: its price first. */
function inHand(scope: Scope, definition: Definition): string {
  const price = definition.price === undefined ? '' : scope.t('detail.price', { price: definition.price });
  return joined([price, figuresOf(scope, definition)]);
}

/** A card in play: its controller, place and present figures, and what goes on about it. */
function inPlay(scope: Scope, option: Option, definition: Definition): string {
  const { t } = scope;
  const card = cardOf(scope, option.card);
  if (card === undefined) return figuresOf(scope, definition);
  const whose = isViewer(scope, card.controller)
    ? t('detail.yours')
    : card.controller === undefined
      ? t('detail.free')
      : nameOf(scope, card.controller);
  if (definition.type === 'character')
    return joined([whose, marksOf(scope, card), shipApart(scope, card), characterFigures(scope, card, definition)]);
  return joined([whose, asItIs(scope, card)]);
}

/** The ship of a pilot as it is, where another ship of that name has a pilot of the same name. */
function shipApart(scope: Scope, card: CardInView): string {
  const ships = scope.board.regions.flatMap((one) => one.ships).filter(({ pilot }) => pilot?.def === card.def);
  const own = ships.find(({ pilot }) => pilot?.id === card.id);
  return own !== undefined && ships.some((one) => one !== own && one.def === own.def) ? asItIs(scope, own) : '';
}
