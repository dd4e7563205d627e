/** What EVE's pictures and their alt texts say of figures and positions. */
import { type BoardScene, seatLetter } from '#face/scene';
import type { CommandName } from '../cards/format.ts';
import type { Definition } from '../library.ts';
import type { EveBoard } from '../view.ts';
import type { Translate } from '../words/catalogue.ts';
import { subtypeName } from '../words/subtypes.ts';

/** The phases of a turn as the heading shows them. */
export const PHASES = ['setup', 'draw', 'management', 'battle', 'end'] as const;

/** The steps of a battle phase as its picture shows them. */
export const BATTLE_STEPS = ['withdraw', 'target', 'damage', 'result'] as const;

/** Who must act, in a few words, and whose mark to show with them. */
export function headline(
  t: Translate,
  board: EveBoard,
  owing: readonly number[],
  who: (seat: number) => string,
): Pick<BoardScene, 'headline' | 'headlineSeat'> {
  const [first = board.active, ...more] = owing;
  if (more.length > 0) return { headline: t('scene.waiting', { n: owing.length }) };
  return { headline: moveOf(t, board, owing.length > 0, first, who(first)), headlineSeat: first };
}

function moveOf(t: Translate, board: EveBoard, owes: boolean, seat: number, name: string): string {
  if (!owes) return t('scene.turnOf', { name });
  if (board.phase === 'mulligan') return t('scene.mayRedraw', { name });
  if (board.pile.length > 0) return t('scene.mayRespond', { name });
  if (board.step === 'battle.withdraw') return t('scene.mayWithdraw', { name });
  if (board.step === 'battle.target') return t('scene.picksTargets', { name });
  if (seat === board.active) return t(board.phase === 'battle' ? 'scene.inBattle' : 'scene.turnOf', { name });
  return t('scene.mayRespond', { name });
}

export const attacks = (t: Translate, by: string, against: string | undefined): string =>
  against === undefined ? t('scene.attack.open', { by }) : t('scene.attack.of', { by, against });

export const battleRound = (t: Translate, place: string, round: number): string =>
  round > 1 ? t('scene.battleRound', { place, round }) : place;

export const healthWords = (t: Translate, of: number, taken: number, coming: number): string =>
  [
    t('scene.health.shield', { n: of }),
    ...(taken > 0 ? [t('scene.health.damage', { n: taken })] : []),
    ...(coming > 0 ? [t('scene.health.coming', { n: coming })] : []),
  ].join(', ');

/** A ship with the number it has in the battle. */
export const numbered = (t: Translate, name: string, tag: string | undefined): string =>
  tag === undefined ? name : t('scene.numbered', { name, tag });

export const commandOn = (t: Translate, name: string, power: number, mined: string | undefined): string =>
  mined === undefined ? t('scene.commandOn', { name, power }) : t('scene.commandOn.mined', { name, power, mined });

export const durationLeft = (t: Translate, n: number | undefined): string =>
  n === undefined ? t('scene.stays') : t('scene.durationLeft', { n });

/** A name for a seat without one. */
export const fallback = (t: Translate, seat: number): string => t('scene.player', { letter: seatLetter(seat) });

/** The kind of an item on the pile, unless its card's name says enough. */
export function pileKind(t: Translate, kind: string): string | undefined {
  switch (kind) {
    case 'executed':
    case 'pending':
      return t('scene.pile.ability');
    case 'region':
      return t('scene.pile.region');
    case 'upgrade':
      return t('scene.pile.upgrade');
    default:
      return undefined;
  }
}

/** "Ship · Frigate". */
export function typeLine(t: Translate, { type, subtype }: Definition): string {
  const word = t(`scene.type.${type}`);
  return subtype === undefined || subtype.toLowerCase() === type ? word : `${word} · ${subtypeName(t, subtype)}`;
}

/** "Ambush", and what it does with its power. */
export function commandWords(
  t: Translate,
  name: CommandName,
  power: number,
): { readonly name: string; readonly text: string } {
  return { name: name.charAt(0).toUpperCase() + name.slice(1), text: t(`scene.command.${name}`, { n: power }) };
}

/** Tabs as printed on cards. */
export function roman(n: number): string {
  return ['0', 'I', 'II', 'III', 'IV'][n] ?? String(n);
}
