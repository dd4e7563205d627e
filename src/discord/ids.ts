/**
 * Every kind of press: what it belongs to, and the codec of its arguments from and to its custom id. Screens encode with these
 * codecs, the router decodes with them. Messages stay in channels for months, so every form that was ever sent must remain
 * readable.
 */
import type { z } from 'zod';
import { none, page, seat } from './core/codecs.ts';
import { deck, deckList, deckOrHints, deckRev, hints, readyPage } from './decks/ids.ts';
import { season, seasonAct, seasonEntry, seasonKey, seasonMatch, seasonPack, seasonPage } from './league/ids.ts';
import { game, hint } from './lesson/ids.ts';
import { deckSeat, deckSeatPage, opening, seatCount, tableOption } from './lobby/ids.ts';
import { draft, until } from './panel/ids.ts';
import { running, screen, setting, settingsPage, tablesPage } from './person/ids.ts';
import { order } from './plans/ids.ts';
import { card, rules } from './reading/ids.ts';
import { replayStep, revOnly, viewOnly } from './replay/ids.ts';
import { request, wish } from './requests/ids.ts';
import { callPart, move, offered, question, seatPerson, spot, watched } from './table/ids.ts';

/**
 * What a press belongs to, which is the first part of its id: a table, an ask that a table's screen showed, a table with or
 * without an ask, or no table at all.
 */
export type Place = 'table' | 'ask' | 'tableOrAsk' | 'nowhere';

/** A press's arguments: a codec from and to the last part of its custom id. */
export type Spec<P extends Place, A> = { readonly at: P; readonly codec: z.ZodType<A, string> };

const table = <A>(codec: z.ZodType<A, string>): Spec<'table', A> => ({ at: 'table', codec });
const ask = <A>(codec: z.ZodType<A, string>): Spec<'ask', A> => ({ at: 'ask', codec });
const nowhere = <A>(codec: z.ZodType<A, string>): Spec<'nowhere', A> => ({ at: 'nowhere', codec });

/** Every kind of press by its verb. Verbs are part of messages that have been sent, so they never change their meaning. */
export const ARGS = {
  // A table's messages.
  hand: table(none),
  answer: table(offered),
  board: table(none),
  'board.text': table(page),
  side: table(none),
  seat: table(none),
  log: table(none),
  'log.page': table(spot),
  'log.since': table(spot),
  more: table(none),
  report: table(none),
  reported: table(none),
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
  calls: table(none),
  'calls.set': table(callPart),
  nudge: table(seat),
  hush: table(none),
  repost: table(none),
  again: table(none),
  hands: table(none),
  watch: table(none),
  'watch.set': table(watched),
  replay: table(none),
  'replay.step': table(replayStep),
  'replay.turn': table(viewOnly),
  'replay.point': table(viewOnly),
  'replay.view': table(revOnly),
  end: table(none),
  'end.yes': table(none),
  standin: table(seat),
  'standin.yes': table(seatPerson),
  'stuck.no': table(none),
  // Taking moves back.
  undo: table(none),
  'undo.take': table(move),
  'undo.ask': table(move),
  wake: table(none),
  'seat.leave': table(none),
  'standin.me': table(none),
  'seat.back': table(none),
  'seat.offer': table(none),
  'seat.take': table(request),
  // What players ask the others to agree to.
  ask: table(wish),
  'ask.sure': table(wish),
  'ask.yes': table(request),
  'ask.no': table(request),
  pause: table(none),
  resume: table(none),
  'late.wait': table(seat),
  'late.once': table(seat),
  'late.on': table(seat),
  'late.on.yes': table(seatPerson),
  // A lobby.
  join: table(none),
  leave: table(none),
  deck: table(none),
  'deck.page': table(deckSeatPage),
  'deck.set': table(deckSeat),
  'deck.bot': table(seat),
  opts: table(none),
  'opts.set': table(tableOption),
  'opts.clock': table(none),
  'opts.clocked': table(none),
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
  hint: table(none),
  recap: table(none),
  'recap.mistake': table(none),
  refresh: table(none),
  // A lesson and its hints.
  lesson: nowhere(game),
  'lesson.skip': table(hint),
  'lesson.off': table(none),
  'lesson.on': table(none),
  'lesson.again': table(none),
  until: { at: 'tableOrAsk', codec: until },
  // Answers set beforehand.
  orders: table(none),
  'order.ways': ask(none),
  'order.way': ask(none),
  'order.plan': table(none),
  'order.yes': { at: 'tableOrAsk', codec: order },
  'order.drop': table(none),
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
  // Leagues.
  'lg.join': nowhere(season),
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
  'lg.log': nowhere(seasonAct),
  'lg.start': nowhere(season),
  'lg.rule': nowhere(seasonKey),
  'lg.here': nowhere(seasonMatch),
  'lg.give': nowhere(seasonMatch),
  'lg.away': nowhere(season),
  'lg.away.set': nowhere(season),
  'lg.away.back': nowhere(season),
  // Everything else.
  'card.post': nowhere(card),
  'card.whisper': nowhere(card),
  play: nowhere(opening),
  rules: nowhere(rules),
  open: nowhere(screen),
  'games.page': nowhere(tablesPage),
  set: nowhere(setting),
  'profile.audience': nowhere(none),
  'settings.page': nowhere(settingsPage),
  zone: nowhere(none),
  'zone.set': nowhere(none),
  'data.delete': nowhere(none),
  'data.yes': nowhere(none),
  'data.type': nowhere(running),
  'data.typed': nowhere(running),
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
