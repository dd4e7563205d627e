/**
 * The Captain's habits in Shattered Empires: it plays no instants, has all attacked units fire back and none intercept, and
 * decides on its first attack alone; after that all its units fire at the first base.
 */
import { bodyIn } from '#games/sem/in-view';
import type { SemBoard, SemView } from '#games/sem/view';
import type { Answer, Ask } from '#kernel/ask';
import type { Habits } from '../captain.ts';
import { pick } from '../player.ts';
import { optionsIn } from './sight.ts';

export const habits: Habits<SemBoard> = {
  overlooked: new Set([
    'ask.window',
    'ask.answer',
    'ask.attacked',
    'ask.may',
    'ask.trigger',
    'ask.host',
    'ask.repair',
    'ask.discard',
    'ask.loseCrew',
  ]),
  unseen: (verb) => verb === 'split' || verb === 'assault',
  simple: { 'ask.combat': attackFirst },
};

/** Has the first unit attack that can harm something, and the target that is listed first of what it can harm. */
function attackFirst({ board }: SemView, { choice, fallback }: Ask): Answer {
  const attacks = optionsIn(choice).filter(({ verb }) => verb === 'attack');
  for (const { id, needs = [], note } of attacks) {
    const targets = needs.find(({ name }) => name === 'target')?.choice;
    const target = targets && optionsIn(targets).find(({ card }) => lasts(board, card, Number(note?.damage)));
    if (target !== undefined) return pick(id, { target: pick(target.id) });
  }
  return fallback;
}

/** Whether damage is more than shields take and the target mends by itself. */
function lasts(board: SemBoard, card: string | undefined, damage: number): boolean {
  const body = bodyIn(board, card);
  return body === undefined || damage > body.shields + body.autoRepair;
}
