/** The arguments of presses on a league's messages. */
import { z } from 'zod';
import { codecOf, ids, pages, whole } from '../core/codecs.ts';

export const season = codecOf(
  z.object({ season: ids }),
  (args) => args.season,
  (written) => ({ season: written }),
);

/** `before`: the act after which the log goes on; absent in messages from before the log had pages, and for its first one. */
export const seasonAct = codecOf(
  z.object({ season: ids, before: z.int().min(0).optional() }),
  (args) => (args.before === undefined ? args.season : `${args.season}/${args.before}`),
  (written) => {
    const [id = '', before] = written.split('/');
    return { season: id, before: before === undefined ? undefined : whole(before) };
  },
);

export const seasonPage = codecOf(
  z.object({ season: ids, page: pages }),
  (args) => `${args.season}/${args.page}`,
  (written) => {
    const [id = '', at = ''] = written.split('/');
    return { season: id, page: whole(at) ?? 0 };
  },
);

export const seasonEntry = codecOf(
  z.object({ season: ids, entry: pages }),
  (args) => `${args.season}/${args.entry}`,
  (written) => {
    const [id = '', entry = ''] = written.split('/');
    return { season: id, entry: whole(entry) ?? 0 };
  },
);

/** The key of a pack has a point in it. */
const packs = z.string().regex(/^[\w.-]{1,20}$/);

export const seasonPack = codecOf(
  z.object({ season: ids, pack: packs }),
  (args) => `${args.season}/${args.pack}`,
  (written) => {
    const [id = '', pack = ''] = written.split('/');
    return { season: id, pack };
  },
);

export const seasonKey = codecOf(
  z.object({ season: ids, key: ids }),
  (args) => `${args.season}/${args.key}`,
  (written) => {
    const [id = '', key = ''] = written.split('/');
    return { season: id, key };
  },
);

export const seasonMatch = codecOf(
  z.object({ season: ids, match: ids }),
  (args) => `${args.season}/${args.match}`,
  (written) => {
    const [id = '', match = ''] = written.split('/');
    return { season: id, match };
  },
);
