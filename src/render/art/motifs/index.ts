/** Events by what they do: each motif has scenes of its own, told apart by how much of it, whose ships, and a variant by card. */
import { type Motif, motifs } from '#face/art';
import { el, num } from '../../svg.ts';
import { dice } from '../dice.ts';
import { familyOf } from '../family.ts';
import { affairMotifs } from './affairs.ts';
import { battleMotifs } from './battle.ts';
import { cardMotifs } from './cards.ts';
import { HEIGHT, type Motifs, WIDTH } from './kit.ts';
import { tradeMotifs } from './trade.ts';

const MOTIFS: Motifs<Motif> = { ...affairMotifs, ...battleMotifs, ...cardMotifs, ...tradeMotifs };

export const isMotif = (text: string): text is Motif => motifs.some((motif) => motif === text);

export type MotifLook = {
  readonly motif: Motif;
  readonly seed: string;
  /** The number of the effect, from 1. */
  readonly count: number;
  readonly nth: number;
  /** The family whose ships and colours are shown; undefined: some. */
  readonly family: string | undefined;
};

/** Draws an event in the middle of a field of `w` by `h`. */
export function drawMotif({ motif, seed, count, nth, family }: MotifLook, w: number, h: number): string {
  const throws = dice(`motif ${seed}`);
  const hue = family === undefined ? ((nth * 7) % 12) * 30 + throws.between(0, 20) : familyOf(family, seed).livery;
  const compositions = MOTIFS[motif];
  const draw = compositions[nth % compositions.length] ?? compositions[0];
  const scale = Math.min(w / WIDTH, h / HEIGHT);
  const isMirrored = Math.floor(nth / compositions.length) % 2 === 1;
  const across = isMirrored ? -scale : scale;
  const transform = `translate(${num(w / 2 - (WIDTH * across) / 2)} ${num((h - HEIGHT * scale) / 2)}) scale(${num(across)} ${num(scale)})`;
  return el('g', { transform }, draw({ throws, seed, count: Math.max(1, Math.min(6, count)), nth, hue, family }));
}
