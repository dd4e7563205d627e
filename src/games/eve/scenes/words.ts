/** What EVE's pictures and their alt texts say of figures and positions. */
import { type BoardScene, seatLetter } from '#face/scene';
import type { CommandName } from '../cards/format.ts';
import type { Definition } from '../library.ts';
import type { EveBoard } from '../view.ts';
import type { Say } from '../words/catalogue.ts';

/** The phases of a turn as the heading shows them. */
export const PHASES = ['setup', 'draw', 'management', 'battle', 'end'] as const;

/** The steps of a battle phase as its picture shows them. */
export const BATTLE_STEPS = ['withdraw', 'target', 'damage', 'result'] as const;

/** Who must act, in a few words, and whose mark to show with them. */
export function headline(
  say: Say,
  board: EveBoard,
  owing: readonly number[],
  who: (seat: number) => string,
): Pick<BoardScene, 'headline' | 'headlineSeat'> {
  const [first = board.active, ...more] = owing;
  if (more.length > 0) return { headline: say('scene.waiting', { n: owing.length }) };
  return { headline: moveOf(say, board, owing.length > 0, first, who(first)), headlineSeat: first };
}

function moveOf(say: Say, board: EveBoard, owes: boolean, seat: number, name: string): string {
  if (!owes) return say('scene.turnOf', { name });
  if (board.phase === 'mulligan') return say('scene.mayRedraw', { name });
  if (board.pile.length > 0) return say('scene.mayRespond', { name });
  if (board.step === 'battle.withdraw') return say('scene.mayWithdraw', { name });
  if (board.step === 'battle.target') return say('scene.picksTargets', { name });
  if (seat === board.active) return say(board.phase === 'battle' ? 'scene.inBattle' : 'scene.turnOf', { name });
  return say('scene.mayRespond', { name });
}

export const attacks = (say: Say, by: string, against: string | undefined): string =>
  against === undefined ? say('scene.attack.open', { by }) : say('scene.attack.of', { by, against });

export const battleRound = (say: Say, place: string, round: number): string =>
  round > 1 ? say('scene.battleRound', { place, round }) : place;

export const healthWords = (say: Say, of: number, taken: number, coming: number): string =>
  [
    say('scene.health.shield', { n: of }),
    ...(taken > 0 ? [say('scene.health.damage', { n: taken })] : []),
    ...(coming > 0 ? [say('scene.health.coming', { n: coming })] : []),
  ].join(', ');

/** A ship with the number it has in the battle. */
export const numbered = (say: Say, name: string, tag: string | undefined): string =>
  tag === undefined ? name : say('scene.numbered', { name, tag });

export const commandOn = (say: Say, name: string, power: number, mined: string | undefined): string =>
  mined === undefined ? say('scene.commandOn', { name, power }) : say('scene.commandOn.mined', { name, power, mined });

export const durationLeft = (say: Say, n: number | undefined): string =>
  n === undefined ? say('scene.stays') : say('scene.durationLeft', { n });

export const forIsk = (say: Say, name: string, price: number | 'X' | undefined): string =>
  say('scene.forIsk', { name, price: price ?? 0 });

/** A name for a seat without one. */
export const fallback = (say: Say, seat: number): string => say('scene.player', { letter: seatLetter(seat) });

/** The kind of an item on the pile, unless its card's name says enough. */
export function pileKind(say: Say, kind: string): string | undefined {
  switch (kind) {
    case 'executed':
    case 'pending':
      return say('scene.pile.ability');
    case 'region':
      return say('scene.pile.region');
    case 'upgrade':
      return say('scene.pile.upgrade');
    default:
      return undefined;
  }
}

/** "Ship · Frigate". */
export function typeLine(say: Say, { type, subtype }: Definition): string {
  const word = say(`scene.type.${type}`);
  return subtype === undefined || subtype.toLowerCase() === type ? word : `${word} · ${subtype}`;
}

/** "Ambush", and what it does with its power. */
export function commandWords(
  say: Say,
  name: CommandName,
  power: number,
): { readonly name: string; readonly text: string } {
  return { name: name.charAt(0).toUpperCase() + name.slice(1), text: say(`scene.command.${name}`, { n: power }) };
}

/** Tabs as printed on cards. */
export function roman(n: number): string {
  return ['0', 'I', 'II', 'III', 'IV'][n] ?? String(n);
}
