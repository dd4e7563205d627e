/** Pictures of whole cards: a single one, and a hand. */
import type { CardScene, HandScene, SceneFace, SceneFigure, SceneParagraph, SceneRow } from '#face/scene';
import type { Ask, Option } from '#kernel/ask';
import type { CardId } from '#kernel/state';
import type { CardDef } from '../cards/format.ts';
import { type Currency, currencyOf } from '../cards/price.ts';
import { textsOf } from '../cards/text.ts';
import type { Library } from '../library.ts';
import type { SemView } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { artOf } from './art.ts';

/** The icons of what cards are paid with. */
export const currencyIcons: Readonly<Record<Currency, string>> = { cp: 'command', yield: 'yield' };

/** What a card costs; undefined for those that cost nothing, or are not for sale. */
export function priceOf(t: Translate, card: CardDef, now = card.cost): SceneFigure | undefined {
  const { cost } = card;
  const currency = currencyOf(card);
  if (cost === undefined || now === undefined || currency === undefined) return undefined;
  const [icon, label] = [currencyIcons[currency], t(`scene.${currency}`)];
  return { icon, value: String(now), label, house: true, ...(now !== cost && { tone: now < cost ? 'good' : 'bad' }) };
}

/** A figure of a card; none for 0 and for what the card lacks. */
const own = (icon: string, value: number | undefined, label: string, sign = ''): SceneFigure[] =>
  value === undefined || value === 0 ? [] : [{ icon, value: `${sign}${value}`, label, house: true }];

/** What a card in play adds to its player’s figures. Bases show it plain, all others as an addition. */
export function economyOf(t: Translate, card: CardDef): readonly SceneFigure[] {
  const sign = card.type === 'base' ? '' : '+';
  return [
    ...own('yield', card.yield, t('scene.yield'), sign),
    ...own('research', card.researchYield, t('scene.researchYield'), sign),
    ...own('slots', card.queue, t('scene.queue'), sign),
    ...own('command', card.cp, t('scene.cp'), sign),
    ...own('hand', card.handMax, t('scene.handMax'), '+'),
  ];
}

/** The printed figures of a card. */
function figuresOf(t: Translate, card: CardDef): readonly SceneFigure[] {
  return [
    ...own('hull', card.hp, t('scene.hull')),
    ...own('shield', card.shields, t('scene.shields')),
    ...own('evasion', card.evasion, t('scene.evasion')),
    ...own('target', card.hit, t('scene.hit'), card.hit > 0 ? '+' : ''),
    ...own('assembly', card.repair, t('scene.repair')),
    ...own('patrol', card.autoRepair, t('scene.autoRepair')),
    ...economyOf(t, card),
  ];
}

/** A weapon as a row: its number on the card, and its damage. */
const weaponRow = (t: Translate, damage: number, n: number): SceneRow => ({
  icon: 'attack',
  name: t('scene.weapon', { n }),
  value: String(damage),
  house: true,
});

/** What a card is, from the general to the particular. */
function typeLine(t: Translate, { type, class: of, designation }: CardDef): string {
  const kind = of === undefined ? [] : [t(`class.${of}`)];
  const post = designation === undefined ? [] : [t(`designation.${designation}`)];
  return [t(`type.${type}`), ...kind, ...post].join(' · ');
}

function tagsOf(t: Translate, card: CardDef): readonly string[] {
  const marks = ['unique', 'unlimited', 'intercept', 'instant', 'attack', 'projectile'] as const;
  return [
    ...marks.flatMap((mark) => (card[mark] === true ? [t(`keyword.${mark}`)] : [])),
    ...(card.launcher > 0 ? [t('scene.launcherOf', { n: card.launcher })] : []),
  ];
}

/** The rules text of a card, what a modification goes on first. */
export function paragraphsOf(t: Translate, card: CardDef): readonly SceneParagraph[] {
  const { hosts } = card;
  const goesOn = hosts === undefined ? [] : [{ lead: t('scene.goesOn'), text: hostsText(t, hosts), house: true }];
  return [...goesOn, ...textsOf(card, t.language).map((text) => ({ text, house: true }))];
}

function hostsText(t: Translate, hosts: NonNullable<CardDef['hosts']>): string {
  const units = hosts.filter((one) => one !== 'base');
  const named = units.length === UNIT_CLASSES ? [t('scene.anyUnit')] : units.map((one) => t(`class.${one}`));
  return [...named, ...(hosts.includes('base') ? [t('class.base')] : [])].join(', ').toLowerCase();
}

const UNIT_CLASSES = 4;

/** The whole face of a card, with its printed figures. `cost`: what it costs now. */
export function faceOf(library: Library, t: Translate, card: CardDef, cost?: number): SceneFace {
  const price = priceOf(t, card, cost);
  const tags = tagsOf(t, card);
  return {
    name: card.name,
    ...(card.published !== true && { houseName: true }),
    typeLine: typeLine(t, card),
    art: artOf(library, card),
    ...(price !== undefined && { price }),
    emblems: [],
    figures: figuresOf(t, card),
    rows: card.weapons.map((damage, at) => weaponRow(t, damage, at + 1)),
    text: paragraphsOf(t, card),
    ...(tags.length > 0 && { tags }),
  };
}

/** Factions whose names the catalogue has. */
const FACTIONS = ['neutral', 'empire', 'drift', 'ashen', 'meridian'] as const;

/** The name of the faction of a card; for one of an added set, the name of the set. */
export function factionName(library: Library, t: Translate, { id, faction }: CardDef): string {
  const known = FACTIONS.find((one) => one === faction);
  const { name, added } = library.setOf(id);
  return added || known === undefined ? name : t(`faction.${known}`);
}

/** A single whole card. */
export function cardScene(library: Library, t: Translate, card: CardDef): CardScene {
  const { added } = library.setOf(card.id);
  return {
    kind: 'card',
    face: faceOf(library, t, card),
    footer: t('scene.footer', { set: factionName(library, t, card) }),
    houseLegend: t(added ? 'scene.addedLegend' : 'scene.houseLegend'),
    printedLegend: t('scene.printedLegend'),
  };
}

/** The viewer’s hand, and what they have to spend; empty for spectators. */
export function handScene(library: Library, t: Translate, { seat, asks, board }: SemView): HandScene {
  const mine = seat === undefined ? undefined : board.seats[seat];
  const hand = board.hand ?? [];
  const offered = offeredCards(asks);
  const figure = (icon: string, value: string, label: string): SceneFigure => ({ icon, value, label });
  return {
    kind: 'hand',
    title: t('scene.hand'),
    seat: seat ?? 0,
    figures:
      mine === undefined
        ? []
        : [
            figure('command', `${mine.cp}/${mine.cpMaximum}`, t('scene.cp')),
            figure('yield', yieldText(mine), t('scene.yield')),
            figure('slots', `${mine.queue.length}/${mine.queueMaximum}`, t('scene.queue')),
            figure('hand', `${mine.hand}/${mine.handMaximum}`, t('scene.handLimit')),
          ],
    cards: hand
      .filter(({ def }) => library.has(def))
      .map(({ id, def }) => ({
        face: faceOf(library, t, library.get(def), offered.get(id)?.cost),
        playable: asks.length === 0 ? undefined : offered.has(id),
      })),
    empty: t('scene.emptyHand'),
  };
}

/** Yield, and behind it what is for research alone. */
export const yieldText = (of: { readonly yield: number; readonly researchYield: number }): string =>
  of.researchYield > 0 ? `${of.yield}+${of.researchYield}` : String(of.yield);

type Offer = { readonly cost?: number };

/** The cards that can be played or put down now. `cost`: the command points that they take, where those are their price. */
function offeredCards(asks: readonly Ask[]): ReadonlyMap<CardId, Offer> {
  const options = asks.flatMap(({ choice }) => (choice.kind === 'choose' ? choice.options : []));
  // A defender plays commands in rows of a form, one for each.
  const rows = options.flatMap(({ needs = [] }) => needs.flatMap(({ of }) => of ?? []));
  const priced = options.filter(({ verb }) => verb === 'play' || verb === 'hire');
  return new Map([
    ...options.flatMap((one) => offer(one, false)),
    ...[...priced, ...rows].flatMap((one) => offer(one, true)),
  ]);
}

const offer = ({ card, note }: Option, isPriced: boolean): [CardId, Offer][] =>
  card === undefined ? [] : [[card, isPriced && typeof note?.cost === 'number' ? { cost: note.cost } : {}]];
