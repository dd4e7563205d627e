/** The arguments of presses about a person: their tables, settings and data. */
import { z } from 'zod';
import { codecOf, ids, pages, whole } from './shared.ts';

const screens = z.enum(['hand', 'board', 'log', 'concede', 'more', 'clock']);
export const screen = codecOf(
  z.object({ screen: screens }),
  (args) => args.screen,
  (written) => ({ screen: screens.catch('hand').parse(written) }),
);

/** A page of the person's tables or of the server's. */
export const tablesPage = codecOf(
  z.object({ list: z.enum(['mine', 'server']), page: pages }),
  (args) => `${args.list}/${args.page}`,
  (written) => {
    const [list = '', at = ''] = written.split('/');
    return { list: list === 'server' ? ('server' as const) : ('mine' as const), page: whole(at) ?? 0 };
  },
);

const settings = z.enum(['mode', 'stops', 'standing', 'notify', 'remind', 'confirm', 'pictures', 'game']);
/** `game`: whose stops are shown. `question`: tells the lists of several standing questions apart. */
export const setting = codecOf(
  z.object({ setting: settings, game: ids.optional(), question: ids.optional() }),
  (args) => `${args.setting}/${args.game ?? ''}${args.question === undefined ? '' : `/${args.question}`}`,
  (written) => {
    const [what = '', game = '', question] = written.split('/');
    const read = settings.safeParse(what);
    return read.success ? { setting: read.data, game: game === '' ? undefined : game, question } : undefined;
  },
);
