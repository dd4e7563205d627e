/** The presses about a game that is seen again, and their arguments. */

import { z } from 'zod';
import type { Viewpoint } from '#table/types';
import { codecOf, none, seatOf, seats } from '../core/codecs.ts';
import { type Specs, table } from '../core/spec.ts';

const revs = z.int().min(0).max(99_999_999);
const ways = z.enum(['first', 'back', 'on', 'last']);
const viewpoint: z.ZodType<Viewpoint, Viewpoint> = z.union([seats, z.literal('spectator'), z.literal('open')]);

/** A seat's number, or a letter. */
export const writeViewpoint = (view: Viewpoint): string =>
  view === 'spectator' ? 's' : view === 'open' ? 'o' : String(view);

/** Reads what `writeViewpoint` wrote; undefined for anything else. */
export const readViewpoint = (written: string): Viewpoint | undefined =>
  written === 's' ? 'spectator' : written === 'o' ? 'open' : seatOf(written);

const readRev = (written: string): number | undefined =>
  /^[0-9a-z]{1,5}$/.test(written) ? Number.parseInt(written, 36) : undefined;

/** A viewpoint, whose turns are the values of a select. */
const viewOnly = codecOf(
  z.object({ view: viewpoint }),
  ({ view }) => writeViewpoint(view),
  (written) => {
    const view = readViewpoint(written);
    return view === undefined ? undefined : { view };
  },
);

/** The step that is shown, for which viewpoints are the values of a select. */
const revOnly = codecOf(
  z.object({ rev: revs }),
  ({ rev }) => rev.toString(36),
  (written) => {
    const rev = readRev(written);
    return rev === undefined ? undefined : { rev };
  },
);

/** The step that is shown and from where, and which way to go from there. */
const replayStep = codecOf(
  z.object({ way: ways, rev: revs, view: viewpoint }),
  ({ way, rev, view }) => `${way}/${rev.toString(36)}/${writeViewpoint(view)}`,
  (written) => {
    const [way, rev, view] = written.split('/');
    const read = { way: ways.safeParse(way).data, rev: readRev(rev ?? ''), view: readViewpoint(view ?? '') };
    if (read.way === undefined || read.rev === undefined || read.view === undefined) return undefined;
    return { way: read.way, rev: read.rev, view: read.view };
  },
);

export const replayIds = {
  replay: table(none),
  'replay.step': table(replayStep),
  'replay.turn': table(viewOnly),
  'replay.point': table(viewOnly),
  'replay.view': table(revOnly),
  'replay.blow': table(none),
  hands: table(none),
  recap: table(none),
  'recap.mistake': table(none),
} as const satisfies Specs;
