/** The Admiral of Shattered Empires: builds what pays, attacks what it can destroy, guards what it would miss. */
import type { Library } from '#games/sem/library';
import type { SemBoard } from '#games/sem/view';
import type { Answer } from '#kernel/ask';
import type { Specialist } from '../player.ts';
import { defend } from './defense.ts';
import { acquire, attackOrEnd } from './economy.ts';
import { giveLeast, loseLeast, takeMost } from './hand.ts';
import { allocate, chooseHost, fillQueue } from './projects.ts';
import { allow, mend, reply, trigger } from './reply.ts';
import { type Sight, sightOf } from './sight.ts';

/** A player for games with these cards. Asks that it does not know get their fallback. */
export function semAdmiral(library: Library): Specialist<SemBoard> {
  return (view, ask) => answers[ask.prompt.key]?.(sightOf(library, view, ask)) ?? ask.fallback;
}

/** By what is asked. */
const answers: Readonly<Record<string, (sight: Sight) => Answer>> = {
  'ask.queue': fillQueue,
  'ask.allocation': allocate,
  'ask.host': chooseHost,
  'ask.acquisition': acquire,
  'ask.combat': attackOrEnd,
  'ask.window': reply,
  'ask.answer': reply,
  'ask.attacked': defend,
  'ask.repair': mend,
  'ask.discard': giveLeast,
  'ask.may': allow,
  'ask.search': takeMost,
  'ask.recover': takeMost,
  'ask.trigger': trigger,
  'ask.loseCrew': loseLeast,
};
