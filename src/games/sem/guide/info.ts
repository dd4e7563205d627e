/** Cards as people look them up. */
import type { CardInfo, Figure } from '#face/card';
import { joined, signed } from '#words/text';
import { rulingsTold } from '../../kit/rulings.ts';
import type { CardDef } from '../cards/format.ts';
import { textsOf } from '../cards/text.ts';
import { EDITION } from '../editions.ts';
import type { Library } from '../library.ts';
import type { Translate } from '../words/catalogue.ts';
import { costOf } from '../words/details.ts';
import { rulingsDe } from './de/rulings.ts';
import { rulingsOn } from './rulings.ts';

/** All cards of a library, in its order. */
export function cardInfos(library: Library, t: Translate): readonly CardInfo[] {
  return library.cards.map((card) => infoOf(library, t, card));
}

/** Figures and texts are this project's own; of names, those of published cards are not. */
function infoOf(library: Library, t: Translate, card: CardDef): CardInfo {
  const { name: set, added } = library.setOf(card.id);
  const text = textsOf(card, t.language);
  return {
    id: card.id,
    name: card.name,
    aliases: [],
    type: typeOf(t, card),
    set,
    edition: EDITION,
    figures: figuresOf(library, t, card),
    text,
    textOrigin: 'house',
    nameOrigin: card.published === true && !added ? 'printed' : 'house',
    ...(added && { added: true as const }),
    keywords: keywordsOf(card, text.join(' ')).map((word) => ({
      word: t(`keyword.${word}`),
      meaning: t(`meaning.${word}`),
    })),
    rulings: rulingsTold(rulingsOn(card.id), t.language, rulingsDe),
  };
}

/** "Unit > Fighter", "Personnel > Captain", "Command > Instant". */
function typeOf(t: Translate, { type, class: of, designation, instant, attack, projectile }: CardDef): string {
  const parts = [
    of === undefined ? undefined : t(`class.${of}`),
    designation === undefined ? undefined : t(`designation.${designation}`),
    instant === true ? t('keyword.instant') : undefined,
    projectile === true ? t('keyword.projectile') : attack === true ? t('keyword.attack') : undefined,
  ];
  return joined([t(`type.${type}`), ...parts], ' > ');
}

/** The figures that a card has; what is 0 is left out. */
function figuresOf(library: Library, t: Translate, card: CardDef): readonly Figure[] {
  const { hp, shields, evasion, hit, weapons, repair, autoRepair, launcher, hosts = [] } = card;
  const figure = (label: string, value: string | number | undefined): Figure[] =>
    value === undefined || value === 0 || value === '' ? [] : [{ label, value: String(value), origin: 'house' }];
  return [
    ...figure(t('figure.cost'), costOf({ library, t }, card)),
    ...figure(t('figure.hp'), hp),
    ...figure(t('figure.shields'), shields),
    ...figure(t('figure.evasion'), evasion),
    ...figure(t('figure.hit'), hit === 0 ? undefined : signed(hit)),
    ...figure(t('figure.weapons'), weapons.join(' + ')),
    ...figure(t('keyword.repair'), repair),
    ...figure(t('keyword.autoRepair'), autoRepair),
    ...figure(t('keyword.launcher'), launcher),
    ...figure(t('figure.hosts'), hosts.map((host) => t(`classes.${host}`)).join(', ')),
  ];
}

/** A term, as the catalogue explains it, with whether it occurs on a card. `text`: the card's text. */
const terms = [
  ['station', ({ class: of }) => of === 'defense station'],
  ['evasion', ({ evasion }, text) => evasion > 0 || says(text, 'Evasion')],
  ['hit', ({ hit }, text) => hit !== 0 || says(text, 'Hit')],
  ['intercept', ({ intercept }, text) => intercept === true || says(text, 'Intercept')],
  ['launcher', ({ launcher }, text) => launcher > 0 || says(text, 'Launcher')],
  ['repair', ({ repair }, text) => repair > 0 || says(text, 'Repair')],
  ['autoRepair', ({ autoRepair }, text) => autoRepair > 0 || says(text, 'Auto-Repair')],
  ['testing', (_card, text) => says(text, 'Testing')],
  ['yield', (_card, text) => says(text, 'Yield')],
  ['queue', (_card, text) => says(text, 'Queue')],
  ['cp', ({ cp }) => cp !== undefined],
  ['handMax', ({ handMax }) => handMax !== undefined],
  ['instant', ({ instant }) => instant === true],
  ['attack', ({ attack, projectile }) => attack === true && projectile !== true],
  ['projectile', ({ projectile }) => projectile === true],
  ['unique', ({ unique }) => unique === true],
  ['unlimited', ({ unlimited }) => unlimited === true],
  ['sideboard', ({ cost, type }) => cost === undefined && type !== 'base'],
] as const satisfies readonly (readonly [string, (card: CardDef, text: string) => boolean])[];

/** Whether a text has a word of the rules, as it is written there. */
const says = (text: string, word: string): boolean => text.split(/[^A-Za-z-]/).includes(word);

function keywordsOf(card: CardDef, text: string) {
  return terms.filter(([, occurs]) => occurs(card, text)).map(([word]) => word);
}
