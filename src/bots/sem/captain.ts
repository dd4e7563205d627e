/**
 * The Captain's habits in Shattered Empires: it plays no instants, has all attacked units fire back and none intercept, and
 * decides on its first attack alone; after that all its units fire at the first base.
 */
import type { SemBoard, SemView } from '#games/sem/view';
import type { Answer, Ask } from '#kernel/ask';
import type { Habits } from '../captain.ts';
import { pick } from '../player.ts';

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

/** Has the next unit attack the target that is listed first. */
function attackFirst(_view: SemView, { choice, fallback }: Ask): Answer {
  const options = choice.kind === 'choose' ? choice.options : [];
  const attack = options.find(({ verb }) => verb === 'attack');
  const targets = attack?.needs?.find(({ name }) => name === 'target')?.choice;
  const [target] = targets?.kind === 'choose' ? targets.options : [];
  return attack === undefined || target === undefined ? fallback : pick(attack.id, { target: pick(target.id) });
}
