/** The arguments of presses on a panel, on which a person answers an ask. */
import { z } from 'zod';
import { codecOf } from '../core/codecs.ts';
import { type Draft, readDraft, writeDraft } from './ids-draft.ts';

export const draft = codecOf(
  z.object({ draft: z.custom<Draft>() }),
  (args) => writeDraft(args.draft),
  (written) => {
    const read = readDraft(written);
    return read === undefined ? undefined : { draft: read };
  },
);

/** Until when to pass: `off` stops passing. */
export type PassUntil = 'off' | 'turn' | 'targeted' | `span:${string}`;
const isUntil = (written: string): written is PassUntil => /^(?:off|turn|targeted|span:\w{1,20})$/.test(written);

export const until = codecOf(
  z.object({ until: z.custom<PassUntil>() }),
  (args) => args.until,
  (written) => ({ until: isUntil(written) ? written : 'off' }),
);
