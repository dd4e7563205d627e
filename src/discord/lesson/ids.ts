/** The presses about lessons, and their arguments. */

import { z } from 'zod';
import { codecOf, ids, none } from '../core/codecs.ts';
import { nowhere, type Specs, table } from '../core/spec.ts';

/** Whose lesson. */
const game = codecOf(
  z.object({ game: z.string().regex(/^[a-z]{1,16}$/) }),
  (args) => args.game,
  (written) => ({ game: written }),
);

/** The hint that was shown, so that a double press skips one. */
const hint = codecOf(
  z.object({ hint: ids }),
  (args) => args.hint,
  (written) => ({ hint: written }),
);

export const lessonIds = {
  lesson: nowhere(game),
  'lesson.skip': table(hint),
  'lesson.off': table(none),
  'lesson.on': table(none),
  'lesson.again': table(none),
  'lesson.play': table(none),
  'lesson.which': nowhere(none),
  'lesson.more': nowhere(none),
} as const satisfies Specs;
