/** What is told of an option besides its name: figures of cards in play, what a card of the hand costs and does. */
import type { Option } from '#kernel/ask';
import { joined } from '#words/text';
import type { CardDef } from '../cards/format.ts';
import { currencyOf } from '../cards/price.ts';
import { textsOf } from '../cards/text.ts';
import { takenBy } from '../rules/choices.ts';
import {
  areSeveral,
  cardName,
  definitionOf,
  namesIn,
  ownerOf,
  type Phrasebook,
  type Scope,
  unitOf,
} from './phrasebook.ts';

/** Verbs whose options fire weapons. */
const firing: readonly string[] = ['attack', 'split'];

/** The detail of an option that is about a card; empty if there is nothing to tell. */
export function detailOf(scope: Scope, option: Option, definition: CardDef): string {
  const { t } = scope;
  const { note = {}, verb = '' } = option;
  const owner = areSeveral(scope) ? undefined : ownerOf(scope, option);
  if (verb === 'first') return planDetail(scope, option);
  if (firing.includes(verb)) return t('detail.fires', { n: Number(note.n ?? 0), damage: Number(note.damage ?? 0) });
  if (note.hp !== undefined) return joined([owner, bodyDetail(scope, option)]);
  if (note.lacks !== undefined)
    return joined([t('detail.lacks', { n: Number(note.lacks ?? 0) }), ...printedParts(scope, definition)]);
  if (note.damage !== undefined) return joined([owner, t('detail.deals', { damage: Number(note.damage ?? 0) })]);
  const price = note.cost === undefined ? costOf(scope, definition) : t('cost.cp', { n: Number(note.cost ?? 0) });
  return joined([owner, price, ...printedParts(scope, definition)]);
}

/** A card in play with what it can still take. */
function bodyDetail(scope: Scope, option: Option): string {
  const { card, note = {} } = option;
  const { t } = scope;
  const unit = unitOf(scope, card);
  const hp = Number(note.hp ?? 0);
  const shields = Number(note.shields ?? 0);
  return joined([
    note.host === undefined ? undefined : t('detail.on', { card: cardName(scope, note.host) }),
    t('detail.hp', { hp, most: hp + takenBy(option) }),
    shields === 0 ? undefined : t('detail.shields', { shields }),
    unit === undefined || unit.evasion === 0 ? undefined : t('detail.evasion', { n: unit.evasion }),
    unit?.testing === true ? t('detail.testing') : undefined,
    note.n === undefined ? undefined : t('detail.repairs', { n: Number(note.n ?? 0) }),
    note.cost === undefined ? undefined : t('detail.inAll', { n: Number(note.cost ?? 0) }),
  ]);
}

/** A plan for the Yield: what the first project gets, and what it completes. */
function planDetail(scope: Scope, { note = {} }: Option): string {
  const list = namesIn(scope, note.done);
  return joined([
    scope.t('detail.gets', { gets: Number(note.gets ?? 0), lacks: Number(note.lacks ?? 0) }),
    list === '' ? undefined : scope.t('detail.completes', { list }),
  ]);
}

/** The printed cost of a card, in what it is paid; undefined if it has none, or costs nothing. */
export function costOf({ t }: Phrasebook, card: CardDef): string | undefined {
  const currency = currencyOf(card);
  return currency === undefined ? undefined : t(`cost.${currency}`, { n: card.cost ?? 0 });
}

/** Its kind, its figures if it has any, and its text. */
function printedParts(phrasebook: Phrasebook, card: CardDef): readonly (string | undefined)[] {
  const { t } = phrasebook;
  const { hp, shields, evasion, weapons, hosts = [] } = card;
  const isBody = card.type === 'unit' || card.type === 'base';
  const figures = isBody
    ? [
        t('printed.hp', { hp: hp ?? 0 }),
        shields === 0 ? undefined : t('detail.shields', { shields }),
        evasion === 0 ? undefined : t('detail.evasion', { n: evasion }),
        weapons.length === 0 ? undefined : t('printed.weapons', { list: weapons.join(' + ') }),
      ]
    : [];
  const on = hosts.map((host) => t(`classes.${host}`)).join(', ');
  return [
    kindOf(phrasebook, card),
    on === '' ? undefined : t('printed.hosts', { list: on }),
    joined(figures, ', '),
    textsOf(card, t.language).join(' '),
  ];
}

/** "Capital ship", "Captain", "Instant": a unit by its class, personnel by their designation. */
function kindOf({ t }: Phrasebook, card: CardDef): string {
  const { type, class: of, designation } = card;
  if (of !== undefined) return t(`class.${of}`);
  if (designation !== undefined) return t(`designation.${designation}`);
  if (card.instant === true) return t('keyword.instant');
  if (card.projectile === true) return t('keyword.projectile');
  return t(card.attack === true ? 'keyword.attack' : `type.${type}`);
}

/** What a card does, in a line; empty for a card that is not known. */
export const doesOf = (phrasebook: Phrasebook, def: unknown): string => {
  const definition = definitionOf(phrasebook, def);
  return definition === undefined ? '' : textsOf(definition, phrasebook.t.language).join(' ');
};
