/** The arguments of presses on hints of a lesson. */
import { z } from 'zod';
import { codecOf, ids } from './shared.ts';

/** The hint that was shown, so that a double press skips one. */
export const hint = codecOf(
  z.object({ hint: ids }),
  (args) => args.hint,
  (written) => ({ hint: written }),
);
