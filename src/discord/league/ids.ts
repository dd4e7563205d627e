/** The presses about a league's messages, and their arguments. */

import { z } from 'zod';
import { codecOf, ids, pages, whole } from '../core/codecs.ts';
import { nowhere, type Specs } from '../core/spec.ts';

const season = codecOf(
  z.object({ season: ids }),
  (args) => args.season,
  (written) => ({ season: written }),
);

/** `before`: the act after which the log goes on; absent in messages from before the log had pages, and for its first one. */
const seasonAct = codecOf(
  z.object({ season: ids, before: z.int().min(0).optional() }),
  (args) => (args.before === undefined ? args.season : `${args.season}/${args.before}`),
  (written) => {
    const [id = '', before] = written.split('/');
    return { season: id, before: before === undefined ? undefined : whole(before) };
  },
);

const seasonPage = codecOf(
  z.object({ season: ids, page: pages }),
  (args) => `${args.season}/${args.page}`,
  (written) => {
    const [id = '', at = ''] = written.split('/');
    return { season: id, page: whole(at) ?? 0 };
  },
);

const seasonEntry = codecOf(
  z.object({ season: ids, entry: pages }),
  (args) => `${args.season}/${args.entry}`,
  (written) => {
    const [id = '', entry = ''] = written.split('/');
    return { season: id, entry: whole(entry) ?? 0 };
  },
);

/** The key of a pack has a point in it. */
const packs = z.string().regex(/^[\w.-]{1,20}$/);

const seasonPack = codecOf(
  z.object({ season: ids, pack: packs }),
  (args) => `${args.season}/${args.pack}`,
  (written) => {
    const [id = '', pack = ''] = written.split('/');
    return { season: id, pack };
  },
);

const seasonKey = codecOf(
  z.object({ season: ids, key: ids }),
  (args) => `${args.season}/${args.key}`,
  (written) => {
    const [id = '', key = ''] = written.split('/');
    return { season: id, key };
  },
);

const seasonMatch = codecOf(
  z.object({ season: ids, match: ids }),
  (args) => `${args.season}/${args.match}`,
  (written) => {
    const [id = '', match = ''] = written.split('/');
    return { season: id, match };
  },
);

/** What an organiser does about a match. */
const rulingActs = ['first', 'second', 'draw', 'void', 'replay', 'stands'] as const;
export type RulingAct = (typeof rulingActs)[number];

const ruling = z.enum(rulingActs);

const seasonRuling = codecOf(
  z.object({ season: ids, match: ids, act: ruling }),
  (args) => `${args.season}/${args.match}/${args.act}`,
  (written) => {
    const [id = '', match = '', act] = written.split('/');
    const known = ruling.safeParse(act).data;
    return known === undefined ? undefined : { season: id, match, act: known };
  },
);

export const leagueIds = {
  'lg.join': nowhere(season),
  'lg.checkin': nowhere(season),
  'lg.team': nowhere(season),
  'lg.found': nowhere(season),
  'lg.founded': nowhere(season),
  'lg.alone': nowhere(season),
  'lg.play': nowhere(season),
  'lg.admit': nowhere(seasonEntry),
  'lg.deny': nowhere(seasonEntry),
  'lg.pack': nowhere(season),
  'lg.taken': nowhere(seasonPack),
  'lg.pool': nowhere(season),
  'lg.build': nowhere(season),
  'lg.built': nowhere(season),
  'lg.lists': nowhere(season),
  'lg.list': nowhere(season),
  'lg.copy': nowhere(seasonEntry),
  'lg.secret': nowhere(season),
  'lg.take': nowhere(seasonEntry),
  'lg.decline': nowhere(seasonEntry),
  'lg.leave': nowhere(season),
  'lg.leave.yes': nowhere(season),
  'lg.mine': nowhere(season),
  'lg.deck': nowhere(season),
  'lg.decked': nowhere(season),
  'lg.table': nowhere(seasonPage),
  'lg.pairs': nowhere(seasonPage),
  'lg.past': nowhere(season),
  'lg.log': nowhere(seasonAct),
  'lg.start': nowhere(season),
  'lg.rule': nowhere(seasonKey),
  'lg.desk': nowhere(season),
  'lg.desk.asked': nowhere(season),
  'lg.desk.check': nowhere(season),
  'lg.desk.match': nowhere(season),
  'lg.desk.act': nowhere(seasonRuling),
  'lg.desk.done': nowhere(seasonRuling),
  'lg.here': nowhere(seasonMatch),
  'lg.give': nowhere(seasonMatch),
  'lg.away': nowhere(season),
  'lg.away.set': nowhere(season),
  'lg.away.back': nowhere(season),
} as const satisfies Specs;
