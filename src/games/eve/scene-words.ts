/** The words in EVE's pictures and their alt texts. */
import type { BoardScene } from '#face/scene';
import type { CommandName } from './cards/format.ts';
import type { Definition } from './library.ts';
import type { EveBoard } from './view.ts';

/** The phases of a turn as the heading shows them. */
export const PHASES = [
  { id: 'setup', name: 'Setup' },
  { id: 'draw', name: 'Draw' },
  { id: 'management', name: 'Management' },
  { id: 'battle', name: 'Battle' },
  { id: 'end', name: 'End' },
] as const;

/** The steps of a battle phase as its picture shows them. */
export const BATTLE_STEPS = [
  { id: 'battle.withdraw', name: 'Withdraw' },
  { id: 'battle.target', name: 'Targets' },
  { id: 'battle.damage', name: 'Damage' },
  { id: 'battle.result', name: 'Result' },
] as const;

/** Names of figures and places. */
export const WORDS = {
  openingHand: 'Opening hands',
  turn: (turn: number) => `Turn ${turn}`,
  pile: 'The pile: 1 resolves first',
  damage: 'Damage',
  warp: 'Warp',
  dock: 'Dock',
  news: 'News',
  nothingLeft: 'Nothing is left',
  pilot: 'pilot',
  attacks: 'attacks',
  defends: 'defends',
  totalAttack: 'attack in all',
  ships: 'ships',
  nobodyLeft: 'No ships',
  attackers: 'Attackers',
  defenders: 'Defenders',
  price: 'price',
  attack: 'attack',
  shield: 'shield',
  starbaseShield: 'starbase shield',
  income: 'income',
  minerals: 'minerals',
  assembly: 'assembly',
  duration: 'duration',
  slots: 'locations',
  clone: 'clone cost',
  isk: 'ISK',
  incomeToCome: 'income to come',
  hand: 'cards in hand',
  market: 'cards in market',
  scrapheap: 'cards in scrapheap',
  unplayedRegions: 'regions to play',
  damageTaken: 'damage',
  handTitle: 'Your hand',
  noCards: 'No cards in hand',
  game: 'EVE: The Second Genesis',
  deck: 'Deck',
  starbaseAndUpgrade: 'Starbase and upgrade',
  outerRegions: 'Outer regions',
  cardsByPrice: 'Cards by price',
  emptyMarket: 'The market is empty',
  unknownCard: 'unknown card',
  unknownCards: 'Unknown cards',
  race: 'race',
  meanPrice: 'mean price in ISK',
  deckTypes: {
    ship: 'Ships',
    location: 'Locations',
    structure: 'Starbase structures',
    character: 'Characters',
    news: 'News',
    'outer region': 'Outer regions',
    starbase: 'Starbases',
  },
  limited: 'Limited',
  out: 'Out',
  leaving: 'Gave up',
  won: 'Winner',
  draw: 'The game is a draw',
  free: 'unclaimed',
  houseLegend: 'Figures and texts with this ring are our own; the rest is as on the published card.',
  addedLegend: 'Figures and texts with this ring are those of the set; the rest is as on the published card.',
  printedLegend: 'Everything shown is as on the published card.',
} as const;

/** Who must act, in a few words, and whose mark to show with them. */
export function headline(
  board: EveBoard,
  owing: readonly number[],
  who: (seat: number) => string,
): Pick<BoardScene, 'headline' | 'headlineSeat'> {
  const [first = board.active, ...more] = owing;
  if (more.length > 0) return { headline: `Waiting for ${owing.length} players` };
  return { headline: moveOf(board, owing.length > 0, first, who(first)), headlineSeat: first };
}

function moveOf(board: EveBoard, owes: boolean, seat: number, name: string): string {
  if (!owes) return `${name}'s turn`;
  if (board.phase === 'mulligan') return `${name} may redraw`;
  if (board.pile.length > 0) return `${name} may respond`;
  if (board.step === 'battle.withdraw') return `${name} may withdraw`;
  if (board.step === 'battle.target') return `${name} picks targets`;
  if (seat === board.active) return board.phase === 'battle' ? `${name} in battle` : `${name}'s turn`;
  return `${name} may respond`;
}

export const wins = (names: string): string => `${names} wins`;
export const heldBy = (name: string): string => `held by ${name}`;
export const sideOfPlayer = (name: string): string => `${name}'s side`;
export const homeOf = (name: string): string => `Home of ${name}`;
export const attacks = (by: string, against: string | undefined): string =>
  against === undefined ? `${by} attacks` : `${by} attacks ${against}`;
export const battleRound = (place: string, round: number): string =>
  round > 1 ? `${place} · battle phase ${round}` : place;
export const healthWords = (of: number, taken: number, coming: number): string =>
  [`${of} shield`, ...(taken > 0 ? [`${taken} damage`] : []), ...(coming > 0 ? [`${coming} to come`] : [])].join(', ');
export const on = (targets: string): string => `on ${targets}`;
export const hits = (n: number, name: string): string => `${n} to ${name}`;
/** A ship with the number it has in the battle. */
export const numbered = (name: string, tag: string | undefined): string =>
  tag === undefined ? name : `${name} (${tag})`;
export const aimsAt = (tags: string): string => `aims at ${tags}`;
export const commandOn = (name: string, power: number, mined: string | undefined): string =>
  mined === undefined ? `${name} ${power}` : `${name} ${power} (${mined})`;
export const goesTo = (ships: string, place: string): string => `${ships} to ${place}`;
export const pilotedBy = (name: string): string => `pilot ${name}`;
export const assemblyLeft = (n: number): string => `${n} assembly ${n === 1 ? 'tab' : 'tabs'} left`;
export const durationLeft = (n: number | undefined): string =>
  n === undefined ? 'stays' : `${n} duration ${n === 1 ? 'tab' : 'tabs'} left`;
export const unplayed = (cards: string): string => `Regions to play: ${cards}`;
export const upgradeTo = (card: string): string => `Starbase upgrade: ${card}`;
export const deckMore = (kinds: string): string => `and ${kinds} more kinds`;
export const forIsk = (name: string, price: number | 'X' | undefined): string => `${name} (${price ?? 0} ISK)`;

/** The kind of an item on the pile, unless its card's name says enough. */
export function pileKind(kind: string): string | undefined {
  switch (kind) {
    case 'executed':
    case 'pending':
      return 'ability';
    case 'region':
      return 'new region';
    case 'upgrade':
      return 'upgrade';
    default:
      return undefined;
  }
}

/** "Ship · Frigate". */
export function typeLine({ type, subtype }: Definition): string {
  const words = {
    starbase: 'Starbase',
    'outer region': 'Outer region',
    ship: 'Ship',
    news: 'News',
    structure: 'Starbase structure',
    location: 'Location',
    character: 'Character',
  };
  return subtype === undefined || subtype.toLowerCase() === type ? words[type] : `${words[type]} · ${subtype}`;
}

/** "Ambush", and what it does with its power. */
export function commandWords(name: CommandName, power: number): { readonly name: string; readonly text: string } {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const texts: Readonly<Record<CommandName, string>> = {
    ambush: `While it defends: ${power} damage to an attacking ship here, in each withdraw step.`,
    sniping: `While it defends: ${power} damage to an attacking ship here, as the first battle phase begins.`,
    patrol: `While it defends: +${power} attack.`,
    tanking: `+${power} shield.`,
    mining: `In your income step: ${power} ISK times the minerals of a location here.`,
    haul: `In your income step: up to ${power} more of the ISK mined here.`,
    trade: `In your income step: ${power} ISK if a location here has income.`,
  };
  return { name: title, text: texts[name] };
}

/** Tabs as printed on cards. */
export function roman(n: number): string {
  return ['0', 'I', 'II', 'III', 'IV'][n] ?? String(n);
}
