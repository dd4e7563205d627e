/** Cards as people look them up: figures (printed or our own), text, keywords, rulings, other names. */
import type { CardInfo, Figure } from '#face/card';
import { rulingsTold } from '../../kit/rulings.ts';
import { isPrinted, type Printable } from '../cards/format.ts';
import type { Definition, Library } from '../library.ts';
import type { Key, Translate } from '../words/catalogue.ts';
import { keywordsOf } from '../words/keywords.ts';
import { roman } from '../words/phrasebook.ts';
import { subtypeName } from '../words/subtypes.ts';
import { rulingsDe } from './de/rulings.ts';
import { rulings } from './rulings.ts';

/** All cards of a library, in its order. */
export function cardInfos(library: Library, t: Translate): readonly CardInfo[] {
  return library.cards.map((card) => infoOf(t, card));
}

function infoOf(t: Translate, card: Definition): CardInfo {
  const words = keywordsOf(card);
  return {
    id: card.id,
    name: card.name,
    aliases: aliasesOf(t, card),
    type: typeLine(t, card),
    set: card.setName,
    ...(card.added && { added: true }),
    edition: card.edition,
    figures: figures(t, card),
    text: card.text(t.language),
    textOrigin: card.abilities.length === 0 ? originOf(card, 'name') : originOf(card, 'abilities'),
    nameOrigin: originOf(card, 'name'),
    keywords: words.map((word) => ({ word: t(`word.${word}`), meaning: t(`meaning.${word}`) })),
    rulings: rulingsTold(rulingsOf(card, words), t.language, rulingsDe),
  };
}

/** `Ship > Frigate`, `Starbase > upgraded`. */
function typeLine(t: Translate, card: Definition): string {
  const subtype = card.type === 'starbase' && card.upgraded ? t('type.upgraded') : subtypeName(t, card.subtype);
  return [t(`type.${card.type}`), ...(subtype === undefined ? [] : [subtype])].join(' > ');
}

function originOf(card: Definition, field: Printable): 'printed' | 'house' {
  return isPrinted(card, field) ? 'printed' : 'house';
}

function figures(t: Translate, card: Definition): Figure[] {
  const isk = (n: number | string) => t('figure.isk', { n });
  const tabs = (n: number) => (n === 0 ? t('figure.none') : roman(n));
  const endless = (n: number | 'infinite', form: (n: number) => string = String) =>
    n === 'infinite' ? t('figure.endless') : form(n);
  const figure = (label: Key, field: Printable, value: string | undefined): Figure[] =>
    value === undefined ? [] : [{ label: t.any(label), value, origin: originOf(card, field) }];
  const { races, price, duration, slots } = card;
  return [
    ...figure('figure.race', 'races', races.length === 0 ? undefined : races.join(', ')),
    ...figure(card.upgraded ? 'figure.upgrade' : 'figure.price', 'price', price === undefined ? undefined : isk(price)),
    ...figure('figure.income', 'income', card.income?.toString()),
    ...figure('figure.attack', 'attack', card.attack?.toString()),
    ...figure(card.type === 'structure' ? 'figure.bonus' : 'figure.shield', 'shield', shieldOf(card)),
    ...figure('figure.assembly', 'assembly', card.assembly === undefined ? undefined : tabs(card.assembly)),
    ...figure('figure.duration', 'duration', duration === undefined ? undefined : endless(duration, tabs)),
    ...figure('figure.minerals', 'minerals', card.minerals?.toString()),
    ...figure('figure.slots', 'slots', slots === undefined ? undefined : endless(slots)),
    ...figure('figure.clone', 'clone', card.clone === undefined ? undefined : isk(card.clone)),
    // Only the powers are figures; whether a ship has a command belongs to `commands.name`.
    ...card.commands.flatMap(({ name, power }) => figure(`figure.${name}`, 'commands.power', String(power))),
  ];
}

function shieldOf(card: Definition): string | undefined {
  return card.shield === undefined ? undefined : `${card.type === 'structure' ? '+' : ''}${card.shield}`;
}

/** Rulings on the card itself, then those on its keywords, in the keywords' order. */
function rulingsOf(card: Definition, words: readonly string[]): { readonly id: string; readonly text: string }[] {
  const subjects = [card.id, ...words, card.type];
  const rank = (about: readonly string[]) =>
    Math.min(...about.map((one) => subjects.indexOf(one)).filter((i) => i >= 0));
  return rulings
    .filter(({ about }) => about.some((one) => subjects.includes(one)))
    .sort((a, b) => rank(a.about) - rank(b.about))
    .map(({ id, text }) => ({ id, text }));
}

/**
 * Other names under which a card is found: those that its set gives it; its name without apostrophes and hyphens, and
 * without a leading "The"; its initials ("VPR"); and for starbases their race and side.
 */
function aliasesOf(t: Translate, card: Definition): readonly string[] {
  const { name } = card;
  const plain = name.replace(/['’]/g, '').replace(/-/g, ' ');
  const words = plain.split(/\s+/).filter((word) => word !== '');
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
  const base = card.type === 'starbase' ? [t('alias.starbase', { name }), t('alias.home', { name })] : [];
  const all = [
    ...card.aliases,
    plain,
    ...(words[0] === 'The' ? [words.slice(1).join(' ')] : []),
    ...(words.length > 1 ? [initials] : []),
    ...base,
  ];
  return [...new Set(all)].filter((one) => one !== name && one !== '');
}
