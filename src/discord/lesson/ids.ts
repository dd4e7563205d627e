/** The arguments of presses on lessons. */
import { z } from 'zod';
import { codecOf, ids } from '../core/codecs.ts';

/** Whose lesson. */
export const game = codecOf(
  z.object({ game: z.string().regex(/^[a-z]{1,16}$/) }),
  (args) => args.game,
  (written) => ({ game: written }),
);

/** The hint that was shown, so that a double press skips one. */
export const hint = codecOf(
  z.object({ hint: ids }),
  (args) => args.hint,
  (written) => ({ hint: written }),
);
