/** Pictures of whole cards: a single one, and a hand. */
import type { CardScene, HandScene, SceneArt, SceneFace, SceneFigure, SceneParagraph, SceneRow } from '#face/scene';
import type { Ask, Option } from '#kernel/ask';
import type { CardId } from '#kernel/state';
import type { CardDef } from '../cards/format.ts';
import { type Currency, currencyOf } from '../cards/price.ts';
import { textsOf } from '../cards/text.ts';
import type { Library } from '../library.ts';
import type { SemView } from '../view.ts';
import type { Say } from '../words/catalogue.ts';

/** The picture of a definition, always the same for the same card; each faction has its colours. */
export function artOf(card: CardDef): SceneArt {
  const { id, faction } = card;
  return { kind: artKind(card), seed: id, ...(faction !== 'neutral' && { palette: faction }) };
}

function artKind(card: CardDef): string {
  switch (card.type) {
    case 'base':
      return 'starbase';
    case 'unit':
      return unitArt(card);
    case 'modification':
      return 'structure';
    case 'resource':
      return card.yield !== undefined
        ? 'location/asteroid-field'
        : card.cp !== undefined
          ? 'news/broadcast'
          : 'structure';
    case 'research':
      return 'chart/ring';
    case 'command':
      return card.projectile === true
        ? 'fight/volley'
        : card.attack === true
          ? 'fight/strike'
          : card.instant === true
            ? 'fight/guard'
            : 'news/decree';
    case 'personnel':
      return 'character';
    default:
      return card.type satisfies never;
  }
}

/** From this many hit points on, a capital ship is drawn as a large one. */
const LARGE = 9;

function unitArt({ class: of, hp = 0, repair, queue }: CardDef): string {
  if (of === 'fighter') return 'ship/frigate';
  if (of === 'station') return 'location/station';
  if (of === 'defense station') return 'fight/guard';
  return repair > 0 || queue !== undefined ? 'ship/industrial' : hp >= LARGE ? 'ship/battleship' : 'ship/cruiser';
}

/** The icons of what cards are paid with. */
export const currencyIcons: Readonly<Record<Currency, string>> = { cp: 'command', yield: 'yield' };

/** What a card costs; undefined for those that cost nothing, or are not for sale. */
export function priceOf(say: Say, card: CardDef, now = card.cost): SceneFigure | undefined {
  const { cost } = card;
  const currency = currencyOf(card);
  if (cost === undefined || now === undefined || currency === undefined) return undefined;
  const [icon, label] = [currencyIcons[currency], say(`scene.${currency}`)];
  return { icon, value: String(now), label, house: true, ...(now !== cost && { tone: now < cost ? 'good' : 'bad' }) };
}

/** A figure of a card; none for 0 and for what the card lacks. */
const own = (icon: string, value: number | undefined, label: string, sign = ''): SceneFigure[] =>
  value === undefined || value === 0 ? [] : [{ icon, value: `${sign}${value}`, label, house: true }];

/** What a card in play adds to its player’s figures. Bases show it plain, all others as an addition. */
export function economyOf(say: Say, card: CardDef): readonly SceneFigure[] {
  const sign = card.type === 'base' ? '' : '+';
  return [
    ...own('yield', card.yield, say('scene.yield'), sign),
    ...own('research', card.researchYield, say('scene.researchYield'), sign),
    ...own('slots', card.queue, say('scene.queue'), sign),
    ...own('command', card.cp, say('scene.cp'), sign),
    ...own('hand', card.handMax, say('scene.handMax'), '+'),
  ];
}

/** The printed figures of a card. */
function figuresOf(say: Say, card: CardDef): readonly SceneFigure[] {
  return [
    ...own('hull', card.hp, say('scene.hull')),
    ...own('shield', card.shields, say('scene.shields')),
    ...own('evasion', card.evasion, say('scene.evasion')),
    ...own('target', card.hit, say('scene.hit'), card.hit > 0 ? '+' : ''),
    ...own('assembly', card.repair, say('scene.repair')),
    ...own('patrol', card.autoRepair, say('scene.autoRepair')),
    ...economyOf(say, card),
  ];
}

/** A weapon as a row: its number on the card, and its damage. */
const weaponRow = (say: Say, damage: number, n: number): SceneRow => ({
  icon: 'attack',
  name: say('scene.weapon', { n }),
  value: String(damage),
  house: true,
});

/** What a card is, from the general to the particular. */
function typeLine(say: Say, { type, class: of, designation }: CardDef): string {
  const kind = of === undefined ? [] : [say(`class.${of}`)];
  const post = designation === undefined ? [] : [say(`designation.${designation}`)];
  return [say(`type.${type}`), ...kind, ...post].join(' · ');
}

function tagsOf(say: Say, card: CardDef): readonly string[] {
  const marks = ['unique', 'unlimited', 'intercept', 'instant', 'attack', 'projectile'] as const;
  return [
    ...marks.flatMap((mark) => (card[mark] === true ? [say(`keyword.${mark}`)] : [])),
    ...(card.launcher > 0 ? [say('scene.launcherOf', { n: card.launcher })] : []),
  ];
}

/** The rules text of a card, what a modification goes on first. */
export function paragraphsOf(say: Say, card: CardDef): readonly SceneParagraph[] {
  const { hosts } = card;
  const goesOn = hosts === undefined ? [] : [{ lead: say('scene.goesOn'), text: hostsText(say, hosts), house: true }];
  return [...goesOn, ...textsOf(card).map((text) => ({ text, house: true }))];
}

function hostsText(say: Say, hosts: NonNullable<CardDef['hosts']>): string {
  const units = hosts.filter((one) => one !== 'base');
  const named = units.length === UNIT_CLASSES ? [say('scene.anyUnit')] : units.map((one) => say(`class.${one}`));
  return [...named, ...(hosts.includes('base') ? [say('class.base')] : [])].join(', ').toLowerCase();
}

const UNIT_CLASSES = 4;

/** The whole face of a card, with its printed figures. `cost`: what it costs now. */
export function faceOf(say: Say, card: CardDef, cost?: number): SceneFace {
  const price = priceOf(say, card, cost);
  const tags = tagsOf(say, card);
  return {
    name: card.name,
    ...(card.published !== true && { houseName: true }),
    typeLine: typeLine(say, card),
    art: artOf(card),
    ...(price !== undefined && { price }),
    emblems: [],
    figures: figuresOf(say, card),
    rows: card.weapons.map((damage, at) => weaponRow(say, damage, at + 1)),
    text: paragraphsOf(say, card),
    ...(tags.length > 0 && { tags }),
  };
}

/** Factions whose names the catalogue has. */
const FACTIONS = ['neutral', 'empire', 'drift', 'ashen', 'meridian'] as const;

/** The name of the faction of a card; for one of an added set, the name of the set. */
export function factionName(library: Library, say: Say, { id, faction }: CardDef): string {
  const known = FACTIONS.find((one) => one === faction);
  const { name, added } = library.setOf(id);
  return added || known === undefined ? name : say(`faction.${known}`);
}

/** A single whole card. */
export function cardScene(library: Library, say: Say, card: CardDef): CardScene {
  const { added } = library.setOf(card.id);
  return {
    kind: 'card',
    face: faceOf(say, card),
    footer: say('scene.footer', { set: factionName(library, say, card) }),
    houseLegend: say(added ? 'scene.addedLegend' : 'scene.houseLegend'),
    printedLegend: say('scene.printedLegend'),
  };
}

/** The viewer’s hand, and what they have to spend; empty for spectators. */
export function handScene(library: Library, say: Say, { seat, asks, board }: SemView): HandScene {
  const mine = seat === undefined ? undefined : board.seats[seat];
  const hand = board.hand ?? [];
  const offered = offeredCards(asks);
  const figure = (icon: string, value: string, label: string): SceneFigure => ({ icon, value, label });
  return {
    kind: 'hand',
    title: say('scene.hand'),
    seat: seat ?? 0,
    figures:
      mine === undefined
        ? []
        : [
            figure('command', `${mine.cp}/${mine.cpMaximum}`, say('scene.cp')),
            figure('yield', yieldText(mine), say('scene.yield')),
            figure('slots', `${mine.queue.length}/${mine.queueMaximum}`, say('scene.queue')),
            figure('hand', `${mine.hand}/${mine.handMaximum}`, say('scene.handLimit')),
          ],
    cards: hand
      .filter(({ def }) => library.has(def))
      .map(({ id, def }) => ({
        face: faceOf(say, library.get(def), offered.get(id)?.cost),
        playable: offered.has(id),
      })),
    empty: say('scene.emptyHand'),
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
