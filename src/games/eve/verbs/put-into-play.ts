/** Putting a card into play without playing it. */
import { z } from 'zod';
import { shapeOf } from '#cards/verb';
import { card, zone } from '#kernel/zones';
import { kindOfCard } from '../cards/parts.ts';
import { askForCards } from '../rules/effects/choose.ts';
import { playerIn } from '../rules/effects/context.ts';
import { type EnteringOps, enteringOps, mayEnter } from '../rules/effects/entering.ts';
import { fitsDefinition } from '../rules/fits-definition.ts';
import type { EveVerb } from './eve-verb.ts';

const shape = shapeOf(
  'putIntoPlay',
  { from: z.enum(['hand', 'scrapheap']), for: kindOfCard },
  'Put a card of a kind into play without paying for it.',
);

/**
 * A card from hand or scrapheap enters play without being paid for or played (C-13.7). From the scrapheap, which is public,
 * one must be chosen; from a hand, which is secret, the player may choose none.
 */
export const putIntoPlay: EveVerb<typeof shape, EnteringOps> = {
  shape,
  works: 'once',
  picture: 'build',
  text: (effect, voice) => `put ${voice.any(effect.for)} from your ${effect.from} into play`,
  run(m, frame, effect) {
    const you = playerIn(m, frame);
    if (you === undefined) return;
    const from = effect.from === 'hand' ? `hand:${you}` : `scrap:${you}`;
    const fitting = zone(m.state, from).filter(
      (id) => fitsDefinition(m, effect.for, card(m.state, id).def) && mayEnter(m, id, you, undefined),
    );
    const min = effect.from === 'scrapheap' ? 1 : 0;
    const choice = { seat: you, prompt: 'ask.putIntoPlay', ids: fitting, min, max: 1 };
    askForCards(m, frame, choice, { op: 'eve.putAt', seat: you });
  },
  continues: enteringOps,
  hint: () => ({ concerns: 'its player', worth: 2 }),
};
