/** The presses about a person: their tables, settings and data, and their arguments. */

import { z } from 'zod';
import { codecOf, ids, none, pages, whole } from '../core/codecs.ts';
import { nowhere, type Specs } from '../core/spec.ts';

const screens = z.enum([
  'hand',
  'board',
  'log',
  'concede',
  'more',
  'end',
  'undo',
  'stand-in',
  'replay',
  'clock',
  'pause',
]);
const screen = codecOf(
  z.object({ screen: screens }),
  (args) => args.screen,
  (written) => ({ screen: screens.catch('hand').parse(written) }),
);

/** A page of the person's tables or of the server's. */
const tablesPage = codecOf(
  z.object({ list: z.enum(['mine', 'server']), page: pages }),
  (args) => `${args.list}/${args.page}`,
  (written) => {
    const [list = '', at = ''] = written.split('/');
    return { list: list === 'server' ? ('server' as const) : ('mine' as const), page: whole(at) ?? 0 };
  },
);

const settings = z.enum([
  ...['mode', 'stops', 'standing', 'confirm', 'pictures', 'game', 'language', 'takebacks'],
  ...['turn', 'after', 'also', 'quiet.from', 'quiet.to', 'quiet.days', 'quiet.wake'],
  ...['digest', 'digest.at'],
  // In messages from before there were more choices.
  ...['notify', 'remind'],
] as const);
/** `game`: whose stops are shown. `question`: tells the lists of several standing questions apart. */
const setting = codecOf(
  z.object({ setting: settings, game: ids.optional(), question: ids.optional() }),
  (args) => `${args.setting}/${args.game ?? ''}${args.question === undefined ? '' : `/${args.question}`}`,
  (written) => {
    const [what = '', game = '', question] = written.split('/');
    const read = settings.safeParse(what);
    return read.success ? { setting: read.data, game: game === '' ? undefined : game, question } : undefined;
  },
);

const givenUp = z.enum(['concede', 'computer']);
/** What becomes of the games that somebody still plays whose data is deleted. */
const running = codecOf(
  z.object({ running: givenUp }),
  (args) => args.running,
  (written) => {
    const read = givenUp.safeParse(written);
    return read.success ? { running: read.data } : undefined;
  },
);

const settingsPages = z.enum(['play', 'calls', 'times', 'privacy']);
/** `game`: whose stops are shown. */
const settingsPage = codecOf(
  z.object({ page: settingsPages, game: ids.optional() }),
  (args) => `${args.page}/${args.game ?? ''}`,
  (written) => {
    const [page = '', game = ''] = written.split('/');
    return { page: settingsPages.catch('play').parse(page), game: game === '' ? undefined : game };
  },
);

export const personIds = {
  open: nowhere(screen),
  'games.page': nowhere(tablesPage),
  set: nowhere(setting),
  'profile.audience': nowhere(none),
  'profile.page': nowhere(none),
  'profile.hide': nowhere(none),
  'settings.page': nowhere(settingsPage),
  zone: nowhere(none),
  'zone.set': nowhere(none),
  'data.delete': nowhere(none),
  'data.yes': nowhere(none),
  'data.type': nowhere(running),
  'data.typed': nowhere(running),
  'data.no': nowhere(none),
} as const satisfies Specs;
