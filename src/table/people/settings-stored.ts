/** A person's settings as they are stored; their types follow from that. Damaged or missing parts count as not set. */
import { z } from 'zod';
import type { Game } from '#face/game';
import type { Frozen } from '#kernel/frozen';
import { languages } from '#words/languages';
import { isZone } from '../away/zones.ts';
import { keptReader } from '../open/stored-text.ts';

const minute = 60_000;
/** How long a call may wait for the person to come by themselves, in ms. */
export const CALL_DELAYS: readonly number[] = [0, 10 * minute, 60 * minute, 480 * minute];

export const languageShape = z.enum(languages.map(({ id }) => id));

const turn = z.enum(['mention', 'dm', 'off']);
const after = z.number().refine((value) => CALL_DELAYS.includes(value));
/** `19:30` */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** 1 is Monday, 7 Sunday. */
const weekday = z.int().min(1).max(7);

/** How and when a person is called. */
const calls = z.object({
  /** How they hear that it is their move: mentioned at the table, by direct message, or not at all. */
  turn: turn.catch('mention'),
  /** Only if the table still waits after this time; 0: at once. One of `CALL_DELAYS`. */
  after: after.catch(0),
  /** By direct message when they are next after the player whose turn it is. */
  next: z.boolean().catch(false),
  /** When only they are missing, of several who were asked together. */
  last: z.boolean().catch(false),
  /** Reminders: when half of their time is used up, at tables with a clock; when a table has waited long, at others. */
  remind: z.object({ half: z.boolean().catch(true), late: z.boolean().catch(true) }).catch({ half: true, late: true }),
  /** Mentioned when a game of theirs is over. */
  finished: z.boolean().catch(true),
  /** Warned in quiet hours too, if a warning after them would come too late. */
  wake: z.boolean().catch(false),
});
export type CallSettings = Frozen<z.infer<typeof calls>>;
export type TurnCall = CallSettings['turn'];

/** What differs from the person's settings at one table. */
export const callsHereShape = z.object({ turn: turn.exactOptional(), after: after.exactOptional() });
export type CallsHere = Frozen<z.infer<typeof callsHereShape>>;

/** When calls wait: from one local time of day to another, perhaps past midnight, on the days on which that begins. */
const quiet = z.object({ from: timeOfDay, to: timeOfDay, days: z.array(weekday) });

/** A summary by direct message at a local time of day; `day`: only on that day of the week. */
const digest = z.object({ at: timeOfDay, day: weekday.exactOptional() });
export type Digest = Frozen<z.infer<typeof digest>>;

/** What has become of direct messages to a person. */
const reach = z.object({
  /** Their direct messages were closed to the bot; calls are mentions until the person chooses direct messages anew. */
  closed: z.literal(true).exactOptional(),
  /** They have been told so. */
  told: z.literal(true).exactOptional(),
  /** Digests that could not be delivered one after the other, by the ids of their messages. */
  digestsLost: z.array(z.string()).exactOptional(),
});
export type DmStatus = Frozen<z.infer<typeof reach>>;

/** `key`: what its address ends in; `name`: theirs when they made it; `guild`: in whose leagues they have played, if they made it in a server. */
const publicPage = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  name: z.string(),
  guild: z.string().exactOptional(),
});

const shape = z.object({
  /** Autopilot at new tables. */
  autopilot: z.object({ mode: z.enum(['fast', 'strict']) }),
  /** Where the autopilot stops at new tables, by game; absent games have their usual stops. */
  stops: z.record(z.string(), z.array(z.string())),
  /** Standing answers at new tables, by game and question; absent questions have their usual answer. */
  standing: z.record(z.string(), z.record(z.string(), z.string())),
  calls,
  /** Absent: none. */
  quiet: quiet.optional(),
  digest: z.union([z.literal('off'), digest]),
  /** What they read the program in; absent: as Discord says with each press, and elsewhere as the server does. */
  language: languageShape.optional(),
  /** The IANA name of the person's time zone; absent: UTC. */
  zone: z.string().refine(isZone).optional(),
  /** Not for the person to change. */
  reach: reach.optional(),
  /** Ask for confirmation before anything that cannot be undone. */
  confirm: z.boolean(),
  /** Whether others may ask them to agree to take a move back. */
  takeBacks: z.enum(['ask', 'never']),
  /** Who may see their profile: everybody, people who have sat at a table with them, or only they themselves. */
  profile: z.enum(['everybody', 'players', 'me']),
  /** Their results as a page for whoever has its address; absent: there is none. */
  publicPage: publicPage.optional(),
  /** What pictures are drawn for: `wide` a monitor, `tall` a telephone; `off`: the person reads the same facts as text. */
  pictures: z.enum(['wide', 'tall', 'off']),
  /** A panel has offered them the other size of pictures. Not for the person to change. */
  picturesOffered: z.literal(true).exactOptional(),
});
/** A person's own settings, for all tables. */
export type UserSettings = Frozen<z.infer<typeof shape>>;

/** What was stored in place of `calls` before. */
const formerShape = z.object({
  notify: z.enum(['mention', 'quiet']).catch('mention'),
  remind: z.boolean().catch(true),
});

const anyCalls = z.object({ calls: z.looseObject({}) });

/** How a person is called, by their stored settings; damaged or missing parts are the usual ones. */
function readCalls(stored: unknown): CallSettings {
  const own = anyCalls.safeParse(stored).data?.calls;
  return own === undefined ? formerCalls(formerShape.catch(usualFormer).parse(stored)) : calls.parse(own);
}

const usualFormer = { notify: 'mention', remind: true } as const;

/** Whoever wanted no mentions got none when it was their move, nor at the end of a game, but reminders unless these were off. */
function formerCalls({ notify, remind }: z.output<typeof formerShape>): CallSettings {
  return {
    turn: notify === 'quiet' ? 'off' : 'mention',
    after: 0,
    next: false,
    last: false,
    remind: { half: remind, late: remind },
    finished: notify === 'mention',
    wake: false,
  };
}

/** How people are called who have said nothing of it. */
export const usualCalls: CallSettings = formerCalls(usualFormer);

/** Default settings. */
export const usualSettings: UserSettings = {
  autopilot: { mode: 'fast' },
  stops: {},
  standing: {},
  calls: usualCalls,
  digest: 'off',
  confirm: true,
  pictures: 'tall',
  profile: 'players',
  takeBacks: 'ask',
};

/** The former shape: one list for all games that there were then. Others may have stops of the same names. */
const SHARING: readonly string[] = ['eve', 'ese'];
const sharedStops = z.object({ autopilot: z.object({ stops: z.array(z.string()) }) });

/** How people are called was stored otherwise before, and is read by itself. */
const parts = shape.omit({ calls: true }).shape;

/** What is stored of a person's settings: the undamaged parts of it. `shared`: stops in the former shape. */
const settingsIn = keptReader((stored) => {
  const fields = typeof stored === 'object' && stored !== null ? stored : {};
  const good = Object.entries(fields).filter(
    ([key, value]) => key in parts && parts[key as keyof typeof parts].safeParse(value).success,
  );
  return {
    calls: readCalls(stored),
    shared: sharedStops.safeParse(stored).data?.autopilot.stops ?? [],
    set: Object.fromEntries(good) as Partial<UserSettings>,
  };
});

/** A person's settings; damaged or missing parts count as not set. `games`: those whose stops are needed. */
export function readSettings(text: string | undefined, games: Iterable<Pick<Game, 'id' | 'words'>> = []): UserSettings {
  const { calls, shared, set } = settingsIn(text);
  return { ...usualSettings, calls, stops: partedStops(shared, games), ...set };
}

/** Splits a list for all games by game. A game with no stop in the list keeps its usual stops. */
function partedStops(shared: readonly string[], games: Iterable<Pick<Game, 'id' | 'words'>>): UserSettings['stops'] {
  const sharing = [...games].filter(({ id }) => SHARING.includes(id));
  const byGame = sharing.map(({ id, words }) => [id, among(words.stops, shared)] as const);
  return Object.fromEntries(byGame.filter(([, stops]) => stops.length > 0));
}

export function among(stops: Game['words']['stops'], ids: readonly string[]): readonly string[] {
  return ids.filter((id) => stops.some((stop) => stop.id === id));
}
