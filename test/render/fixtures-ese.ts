/** Pictures of Epic Space Empires: a table of six laid by names, at the moments that people look at. */

import type { Scene } from '#face/scene';
import { eseScenes } from '#games/ese/scenes/board';
import { viewOf } from '#games/ese/view';
import { translatorIn } from '#games/ese/words/catalogue';
import { idOf, library, rules, type SeatGiven, type Table, table } from '../games/ese/table.ts';

const t = translatorIn('en');

export const scenes = eseScenes(library, t);
export const names = ['Mira Kestrel', 'Tobin Vale', 'Oksana Reed', 'Jun Calder', 'Pascal Wren', 'Sanna Holt'];

const seats: readonly SeatGiven[] = [
  {
    play: ['Insectoids', 'Jungle World', 'Core World', 'Nano-Tech', 'Hyper Jumps', 'H', 'H', 'M', 'M', 'L'],
    resource: ['M', 'Trade World', 'Force Fields'],
    action: ['Feint', 'War Star', 'Spies', 'Legendary Captain', 'Elite Raiders', 'Tidal Disruption'],
  },
  {
    play: ['Cyborgs', 'Ice World', 'Mining World', 'Teleportation', 'M', 'H'],
    action: ['Killer Satellites', 'Ambush', 'Feint'],
  },
  { play: ['Terrans', 'Pleasure Planet', 'Desert World', 'Replicators', 'L', 'L', 'L'], action: ['Spies'] },
  { play: ['Bird Men', 'Throne World', 'M'], action: ['Kill Zone', 'Decoy'] },
  { play: ['Space Knights', 'Naval Station', 'Anti-Gravity', 'H'], action: ['Scout'] },
  { play: ['Cat People', 'Fringe World', 'Nexus World', 'L'], resource: ['H'] },
];

/** What seats do with their fleets when they are asked; all others keep theirs at home. */
const orders: readonly { readonly seat: number; readonly class: string; readonly to: string; readonly n: number }[] = [
  { seat: 0, class: 'H', to: 'Ice World', n: 2 },
  { seat: 1, class: 'H', to: 'Ice World', n: 1 },
  { seat: 0, class: 'M', to: 'Pleasure Planet', n: 1 },
];

/** Answers what is asked, windows with a pass, until so many orders are out. */
function play(played: Table, until: (played: Table, sent: number) => boolean): Table {
  let sent = 0;
  for (let i = 0; i < 200 && !until(played, sent); i++) {
    const [ask] = played.asks();
    if (ask === undefined) return played;
    const { choice, prompt } = ask;
    const assign = choice.kind === 'choose' ? choice.options.find(({ id }) => id === 'assign') : undefined;
    const classes = assign?.needs?.map(({ name }) => name) ?? [prompt.with?.def];
    const order = orders.find((one) => one.seat === ask.seat && classes.includes(idOf(one.class)));
    if (ask.stop === 'assign' && order !== undefined) {
      played.does(ask.seat, 'assign', { [order.class]: { [order.to]: order.n } });
      sent += 1;
    } else played.does(ask.seat, ask.stop === 'assign' ? 'none' : 'pass');
  }
  return played;
}

const begun = () => table({ seats, from: ['attack', 'battle'] }).does(0, 'attack');

/** Two planets are under attack: heavy and main fleets are sent at their speeds, and one is guarded. */
export const attack = (): Table => play(begun(), (_, sent) => sent === orders.length);

/** The first of the two is fought for, with a card from each side. */
export function battle(): Table {
  const played = play(begun(), ({ state }) => state.g.phase === 'battle');
  return played.does(0, 'Ice World').does(0, 'War Star').does(1, 'Killer Satellites');
}

const view = (played: Table, seat?: number) => viewOf(rules, played.state, seat);

/** Pictures by name, as the comparison with the good ones knows them. */
export const pictures = (): Readonly<Record<string, Scene>> => ({
  'ese-board-attack': scenes.board(view(attack()), names),
  'ese-board-battle': scenes.board(view(battle()), names),
  'ese-battle': scenes.moment?.(view(battle(), 0), names)[0] ?? scenes.board(view(battle()), names),
  'ese-empire': scenes.seat?.(view(attack()), names, 0) ?? scenes.board(view(attack()), names),
  'ese-hand': scenes.hand(view(attack(), 0), names),
  'ese-card': scenes.card('legendary-captain'),
});
