/**
 * The arguments of each press, and how its custom id encodes them. Screens encode with these codecs, the router decodes with
 * them. Messages stay in channels for months, so every form that was ever sent must remain readable.
 */
import { z } from 'zod';
import { type DeckKey, type ImportHints, NO_HINTS, readHints, readKey, writeHints, writeKey } from './deck-key.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { type LogSpot, readSpot, writeSpot } from './log-spot.ts';
import { type Opening, readOpening, writeOpening } from './opening.ts';

/**
 * What a press belongs to, which is the first part of its id: a table, an ask that a table's screen showed, a table with or
 * without an ask, or no table at all.
 */
export type Place = 'table' | 'ask' | 'tableOrAsk' | 'nowhere';

/** A press's arguments: a codec from and to the last part of its custom id. */
export type Spec<P extends Place, A> = { readonly at: P; readonly codec: z.ZodType<A, string> };

/** `read` returns undefined for what no version of this program has written. */
function codecOf<A>(
  shape: z.ZodType<A, A>,
  write: (args: A) => string,
  read: (written: string) => A | undefined,
): z.ZodType<A, string> {
  return z.codec(z.string(), shape, {
    encode: write,
    decode(written, { issues }) {
      const args = read(written);
      if (args !== undefined) return args;
      issues.push({ code: 'custom', input: written, message: 'not written by this program' });
      return z.NEVER;
    },
  });
}

const pages = z.int().min(0).max(9999);
const seats = z.int().min(0).max(99);
const ids = z.string().regex(/^[\w-]{0,60}$/);
const decks = z.custom<DeckKey>();
/** Ids of options that can be part of a custom id. */
export const OPTION = /^[\w.:~-]{1,48}$/;

const whole = (written: string): number | undefined =>
  /^\d{1,4}$/.test(written) ? Number.parseInt(written, 10) : undefined;
/** Reads a seat number; undefined for anything else, such as the dash for the presser's own seat. */
const seatOf = (written: string): number | undefined =>
  /^\d{1,2}$/.test(written) ? Number.parseInt(written, 10) : undefined;

/** No further arguments; what earlier versions wrote there is ignored. */
const none: z.ZodType<unknown, string> = codecOf(
  z.unknown(),
  () => '',
  () => ({}),
);

const page = codecOf(
  z.object({ page: pages }),
  (args) => String(args.page),
  (written) => ({ page: whole(written) ?? 0 }),
);

const draft = codecOf(
  z.object({ draft: z.custom<Draft>() }),
  (args) => writeDraft(args.draft),
  (written) => {
    const read = readDraft(written);
    return read === undefined ? undefined : { draft: read };
  },
);

const spot = codecOf(
  z.object({ from: z.custom<LogSpot>().optional() }),
  ({ from }) => (from === undefined ? '' : writeSpot(from)),
  (written) => ({ from: readSpot(written) }),
);

/** Until when to pass: `off` stops passing. */
export type PassUntil = 'off' | 'turn' | 'targeted' | `span:${string}`;
const isUntil = (written: string): written is PassUntil => /^(?:off|turn|targeted|span:\w{1,20})$/.test(written);

const until = codecOf(
  z.object({ until: z.custom<PassUntil>() }),
  (args) => args.until,
  (written) => ({ until: isUntil(written) ? written : 'off' }),
);

const seatCount = codecOf(
  z.object({ seats }),
  (args) => String(args.seats),
  (written) => ({ seats: whole(written) ?? 0 }),
);

const seat = codecOf(
  z.object({ seat: seats }),
  (args) => String(args.seat),
  (written) => {
    const read = seatOf(written);
    return read === undefined ? undefined : { seat: read };
  },
);

/** `seat` undefined: the presser's own. */
const deckSeat = codecOf(
  z.object({ seat: seats.optional() }),
  (args) => String(args.seat ?? '-'),
  (written) => ({ seat: seatOf(written) }),
);

const deckSeatPage = codecOf(
  z.object({ seat: seats.optional(), page: pages }),
  (args) => `${args.seat ?? '-'}/${args.page}`,
  (written) => {
    const [where = '', at = ''] = written.split('/');
    return { seat: seatOf(where), page: whole(at) ?? 0 };
  },
);

const seatPerson = codecOf(
  z.object({ seat: seats, person: ids }),
  (args) => `${args.seat}/${args.person}`,
  (written) => {
    const [where = '', person = ''] = written.split('/');
    const read = seatOf(where);
    return read === undefined ? undefined : { seat: read, person };
  },
);

/** An answer that a table's message offers: the questions that were open (see `offeredKey`) and the option's id. */
const offered = codecOf(
  z.object({ asked: z.string().regex(/^[0-9a-z]{1,16}$/), option: z.string().regex(OPTION) }),
  (args) => `${args.asked}/${args.option}`,
  (written) => {
    const [asked = '', option = ''] = written.split('/');
    return { asked, option };
  },
);

/** `format`, `seats`, `remind`, or `rule.` followed by the id of an optional rule. */
const tableOption = codecOf(
  z.object({ option: z.string().regex(/^[\w.-]{1,60}$/) }),
  ({ option }) => option,
  (option) => ({ option }),
);

const screens = z.enum(['hand', 'board', 'log', 'concede', 'more']);
const screen = codecOf(
  z.object({ screen: screens }),
  (args) => args.screen,
  (written) => ({ screen: screens.catch('hand').parse(written) }),
);

const settings = z.enum(['mode', 'stops', 'standing', 'notify', 'remind', 'confirm', 'pictures', 'game']);
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

/** A standing question; absent in ids of the time when a game had only one. */
const question = codecOf(
  z.object({ question: ids.optional() }),
  (args) => args.question ?? '',
  (written) => ({ question: written === '' ? undefined : written }),
);

/** A game and a chapter of its rules; without one the chapter is a value, or all are listed. */
const rules = codecOf(
  z.object({ game: ids, topic: ids.optional() }),
  (args) => `${args.game}/${args.topic ?? ''}`,
  (written) => {
    const [game = '', topic = ''] = written.split('/');
    return { game, topic: topic === '' ? undefined : topic };
  },
);

const opening = codecOf(
  z.object({ game: z.string().regex(/^[a-z]{1,16}$/), opening: z.custom<Opening>() }),
  (args) => `${args.game}/${writeOpening(args.opening)}`,
  (written) => {
    const end = written.indexOf('/');
    const read = readOpening(written.slice(end + 1));
    return end <= 0 || read === undefined ? undefined : { game: written.slice(0, end), opening: read };
  },
);

/** A card's key; without one the card is a value. */
const card = codecOf(
  z.object({ card: z.string().optional() }),
  (args) => args.card ?? '',
  (written) => ({ card: written === '' ? undefined : written }),
);

const deck = codecOf(
  z.object({ deck: decks }),
  (args) => writeKey(args.deck),
  (written) => {
    const key = readKey(written);
    return key === undefined ? undefined : { deck: key };
  },
);

/** Which list a deck is picked from: one's own, or a page of the ready ones. The deck itself is a value. */
const deckList = codecOf(
  z.object({ readyPage: pages.optional() }),
  ({ readyPage }) => (readyPage === undefined ? 'own' : `ready/${readyPage}`),
  (written) => ({ readyPage: whole(written.replace(/^ready\//, '')) }),
);

const readyPage = codecOf(
  z.object({ game: ids, page: pages }),
  (args) => `${args.game}/${args.page}`,
  (written) => {
    const [game = '', at = ''] = written.split('/');
    return { game, page: whole(at) ?? 0 };
  },
);

/** The deck and its revision that a form was opened for. */
const deckRev = codecOf(
  z.object({ deck: ids, rev: z.int().min(0) }),
  (args) => `${args.deck}/${args.rev.toString(36)}`,
  (written) => {
    const [id = '', rev = ''] = written.split('/');
    const key = readKey(id);
    return key?.kind === 'own' ? { deck: key.id, rev: Number.parseInt(rev, 36) || 0 } : undefined;
  },
);

const hints = codecOf(
  z.object({ hints: z.custom<ImportHints>() }),
  (args) => writeHints(args.hints),
  (written) => ({ hints: readHints(written) ?? NO_HINTS }),
);

/** What is being edited: an existing deck, or a new one. */
const deckOrHints = codecOf(
  z.object({ edited: z.custom<DeckKey | ImportHints>() }),
  ({ edited }) => ('kind' in edited ? writeKey(edited) : writeHints(edited)),
  (written) => ({ edited: readKey(written) ?? readHints(written) ?? NO_HINTS }),
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

const table = <A>(codec: z.ZodType<A, string>): Spec<'table', A> => ({ at: 'table', codec });
const ask = <A>(codec: z.ZodType<A, string>): Spec<'ask', A> => ({ at: 'ask', codec });
const nowhere = <A>(codec: z.ZodType<A, string>): Spec<'nowhere', A> => ({ at: 'nowhere', codec });

/** Every kind of press by its verb. Verbs are part of messages that have been sent, so they never change their meaning. */
export const ARGS = {
  // A table's messages.
  hand: table(none),
  answer: table(offered),
  board: table(none),
  side: table(none),
  seat: table(none),
  log: table(none),
  'log.page': table(spot),
  more: table(none),
  look: table(none),
  'look.page': table(page),
  'look.card': table(page),
  concede: table(none),
  'concede.yes': table(none),
  'concede.no': table(none),
  settings: table(none),
  'set.mode': table(none),
  'set.stops': table(none),
  'set.standing': table(question),
  repost: table(none),
  again: table(none),
  end: table(none),
  'end.yes': table(none),
  standin: table(seat),
  'standin.yes': table(seatPerson),
  'stuck.no': table(none),
  // A lobby.
  join: table(none),
  leave: table(none),
  deck: table(none),
  'deck.page': table(deckSeatPage),
  'deck.set': table(deckSeat),
  'deck.bot': table(seat),
  opts: table(none),
  'opts.set': table(tableOption),
  bot: table(seatCount),
  bots: table(none),
  'bot.as': table(seat),
  'bot.remove': table(seat),
  start: table(none),
  cancel: table(none),
  // A panel.
  go: ask(draft),
  done: ask(draft),
  yes: ask(draft),
  page: ask(draft),
  back: ask(draft),
  pick: ask(draft),
  verb: ask(draft),
  type: ask(draft),
  typed: ask(draft),
  change: ask(none),
  refresh: table(none),
  until: { at: 'tableOrAsk', codec: until },
  // Decks.
  'deck.show': nowhere(deck),
  'deck.pick': nowhere(deckList),
  'deck.check': nowhere(deck),
  'deck.export': nowhere(deck),
  'deck.share': nowhere(deck),
  'deck.copy': nowhere(deck),
  'deck.edit': nowhere(deck),
  'deck.again': nowhere(deckOrHints),
  'deck.save': nowhere(deckRev),
  'deck.import': nowhere(none),
  'deck.made': nowhere(hints),
  'deck.del': nowhere(deck),
  'deck.del.yes': nowhere(deck),
  'deck.list': nowhere(page),
  'deck.ready': nowhere(readyPage),
  // Everything else.
  'card.post': nowhere(card),
  'card.whisper': nowhere(card),
  play: nowhere(opening),
  rules: nowhere(rules),
  open: nowhere(screen),
  'games.page': nowhere(tablesPage),
  set: nowhere(setting),
  'data.delete': nowhere(none),
  'data.yes': nowhere(none),
  'data.no': nowhere(none),
} as const satisfies Readonly<Record<string, Spec<Place, unknown>>>;

export type Verb = keyof typeof ARGS;

/** An ask as a screen showed it: the table's revision then, and the ask's key (see `askKey`). */
export type SeenAsk = { readonly rev: number; readonly key: string };

type Belongs = {
  readonly table: { readonly table: string };
  readonly ask: { readonly table: string; readonly ask: SeenAsk };
  readonly tableOrAsk: { readonly table: string; readonly ask?: SeenAsk | undefined };
  readonly nowhere: unknown;
};

/** The arguments of a verb's press. */
export type ArgsOf<V extends Verb> = Belongs[(typeof ARGS)[V]['at']] & z.output<(typeof ARGS)[V]['codec']>;
