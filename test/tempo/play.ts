/**
 * A whole game through the screens: computer players decide, and their answers are pressed in at the panels of people who
 * have changed no setting. What that took is noted ask by ask.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { chance } from '#bots/play';
import type { Player } from '#bots/player';
import type { App } from '#discord/core/app';
import { gameTitle, markdownNames } from '#discord/core/people';
import { openAsk } from '#discord/panel/screens/panel';
import { mayPlan } from '#discord/panel/screens/plan';
import { pressId } from '#discord/press-id';
import { translatorIn } from '#discord/words';
import type { View } from '#face/view';
import type { Answer, Ask } from '#kernel/ask';
import { isRefusal, type TableService, type TableView } from '#table/types';
import type { Action } from './controls.ts';
import { heightOf } from './height.ts';
import { meaningAt } from './meaning.ts';
import { type Person, press, trier } from './press.ts';
import { type Session, taken } from './session.ts';
import { answerOn, type Way, wayTo } from './way.ts';

/** An ask that a person answered. */
export type Entered = {
  readonly turn: number;
  readonly active: number;
  readonly seat: number;
  readonly stop: string;
  /** What was asked and what was done, in a few words of the program. */
  readonly kind: string;
  /** Presses in the panel, that to open it not among them. */
  readonly presses: number;
  /** The same of somebody who follows no suggestion. */
  readonly unadvised: number;
  /** Height of the panel that asks, px on a telephone; undefined for an answer on the table's message. */
  readonly height: number | undefined;
  /** The panel had to be opened first: not for an answer on the table's message. */
  readonly opened: boolean;
  /** The game had come to wait for this person since their last answer, and not by that answer alone. */
  readonly called: boolean;
  readonly alert: boolean;
};

/** The table before an answer, as everybody saw it. `handOver`: the game has come to wait for somebody else than before. */
export type Moment = {
  readonly turn: number;
  readonly active: number;
  readonly view: View;
  readonly handOver: boolean;
};

/** A message that mentioned somebody for whom the game waits. */
export type Ping = { readonly turn: number; readonly active: number; readonly seat: number };

export type Course = {
  readonly entered: readonly Entered[];
  readonly moments: readonly Moment[];
  readonly pings: readonly Ping[];
  /** Messages in the table's thread, and those of them that tell something. */
  readonly messages: number;
  readonly stories: number;
  readonly ended: boolean;
};

/** An answer that no presses lead to. */
export class NotEnterable extends Error {}

export type PlayOptions = {
  readonly player: Player;
  /** Decides the players' chance. */
  readonly seed: string;
  /** Asks after which the game is left. */
  readonly most?: number;
  /** Leaves the game early. */
  readonly until?: (view: View) => boolean;
};

const t = translatorIn('en');

/** Plays a table to its end. Throws `NotEnterable` at the first answer that cannot be pressed in. */
export async function playThrough(session: Session, options: PlayOptions): Promise<Course> {
  const { player, seed, most: max = 3000, until } = options;
  const chances = session.people.map((_, seat) => chance(`${seed} ${seat}`));
  const entered: Entered[] = [];
  const moments: Moment[] = [];
  const pings: Ping[] = [];
  const told = storyteller(session);
  /** The revision that each seat's panel shows. */
  const panels = new Map<number, number>();
  /** Who was waited for before the last answer, and who of them since the last answer of their own. */
  let waited: readonly number[] = [];
  const newly = new Set<number>();
  let last: number | undefined;
  let calls = 0;
  let ended = false;
  for (let asks = 0; asks < max; asks++) {
    await session.tell();
    const table = await settled(session);
    const { view } = table;
    const { turn, active } = view;
    told.know(table);
    ended = view.result !== undefined;
    // The message that tells the result mentions everybody and calls nobody.
    for (const message of ended ? [] : session.channel.sent().slice(calls)) {
      for (const user of message.called) {
        pings.push({ turn, active, seat: session.people.findIndex((one) => one.user === user) });
      }
    }
    calls = session.channel.sent().length;
    if (ended || until?.(view) === true) break;
    const fresh = view.owing.filter((one) => one !== last && !waited.includes(one));
    for (const one of fresh) newly.add(one);
    moments.push({ turn, active, view, handOver: fresh.length > 0 });
    const seat = last !== undefined && view.owing.includes(last) ? last : view.owing[0];
    if (seat === undefined) throw new Error(`seed "${seed}": the game waits for nobody and is not over`);
    const { rev } = table.table;
    const called = newly.delete(seat);
    const done = await enter(session, seat, player, chances[seat] ?? Math.random);
    const opened = !done.onMessage && panels.get(seat) !== rev;
    entered.push({ turn, active, seat, ...done.entered, opened, called });
    waited = view.owing;
    last = seat;
    panels.set(seat, done.rev);
  }
  const { messages, stories } = told.count();
  return { entered, moments, pings, messages, stories, ended };
}

/** The table once nothing goes on by itself any more. */
async function settled(session: Session): Promise<TableView> {
  for (let tries = 0; ; tries++) {
    const table = await session.tableView();
    if (table.view.owing.length > 0 && !(await isOn(session, table))) return table;
    if (table.view.result !== undefined || tries > 1000) return table;
    await breathe();
    await session.tell();
  }
}

/** Whether the table moves on while nobody presses. */
async function isOn(session: Session, before: TableView): Promise<boolean> {
  await breathe();
  return taken(await session.app.tables.info(session.table)).rev !== before.table.rev;
}

type Done = {
  /** The answer was given on the table's message. */
  readonly onMessage: boolean;
  readonly entered: Pick<Entered, 'stop' | 'kind' | 'presses' | 'unadvised' | 'alert' | 'height'>;
  /** The revision that the panel shows then. */
  readonly rev: number;
};

/** Has a person decide what they are asked, and presses the answer in: on the table's message if it is there, else in the panel. */
async function enter(session: Session, seat: number, player: Player, random: () => number): Promise<Done> {
  const { app, table } = session;
  const person = session.people[seat];
  const tableView = await session.tableView(seat);
  const ask = openAsk(tableView);
  if (person === undefined || ask === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  const answer = player(tableView.view, ask, random, tableView.game);
  const settings = await app.tables.settings(person.user);
  const aim = { ask, answer, meaning: meaningAt(tableView) };
  const message = session.channel.shown(tableView.table.place.liveMessage);
  const direct = await answerOn(aim, message, trier(app, session.channel, person, tableView, settings));
  let height: number | undefined;
  const wayIn = async (some: App): Promise<Way | undefined> => {
    if (direct !== undefined) return direct;
    const attempt = trier(some, session.channel, person, tableView, settings);
    const open = await attempt({ kind: 'button', id: pressId('hand', { table }) });
    if (open.to !== 'screen') return undefined;
    height ??= heightOf(open.shown, session.ratio);
    return wayTo(aim, open.shown, attempt);
  };
  const { advise, ...silent } = app;
  const way = await wayIn(app);
  const alone = advise !== undefined && mayPlan(ask) ? await wayIn(silent) : way;
  const final = way?.actions.at(-1);
  if (way === undefined || alone === undefined || final === undefined) {
    throw new NotEnterable(`no presses lead to ${JSON.stringify(answer)} of ${JSON.stringify(ask)}`);
  }
  const rev = await pressIn(session, person, final);
  if (rev === undefined) throw new Error(`not taken: ${JSON.stringify(answer)} to ${JSON.stringify(ask)}`);
  const kind = `${ask.role} ${ask.moment ?? ask.stop} ${doneBy(ask, answer)}`;
  const { stop, alert = false } = ask;
  return {
    entered: { stop, kind, presses: way.presses, unadvised: alone.presses, alert, height },
    rev,
    onMessage: direct !== undefined,
  };
}

/** Presses for good; the revision that the panel shows then, undefined where no answer was taken. */
async function pressIn({ app, channel }: Session, person: Person, final: Action): Promise<number | undefined> {
  const { tables } = app;
  let rev: number | undefined;
  const submit: TableService['submit'] = async (table, user, move) => {
    const result = await tables.submit(table, user, move);
    if (!isRefusal(result)) rev = result.tableView.table.rev;
    return result;
  };
  await press({ ...app, tables: { ...tables, submit } }, channel, person, final);
  return rev;
}

/** The verb of an answer, or what was asked where it has none. */
function doneBy({ choice, prompt }: Ask, answer: Answer): string {
  const id = 'pick' in answer ? answer.pick[0] : undefined;
  const option = choice.kind === 'choose' ? choice.options.find((one) => one.id === id) : undefined;
  return option?.verb ?? prompt.key;
}

/** Tells messages that say what happened from those that only say where the table stands. */
function storyteller(session: Session) {
  /** Lines that are not about what happened. */
  const frame = new Set<string>();
  const [waiting = ''] = t('table.waiting', { who: '\u0001', since: '' }).split('\u0001');
  const isStory = (line: string) => line.trim() !== '' && !frame.has(line) && !line.startsWith(waiting);
  return {
    /** Notes what the table's messages say at their head. */
    know({ table, game, view, names }: TableView): void {
      frame.add(t('table.title', { game: gameTitle(table) }));
      for (const line of game.words.status(view, markdownNames(names)).split('\n')) frame.add(line);
    },
    count() {
      const all = session.channel.messages();
      const stories = all.filter((one) =>
        session.channel
          .texts(one)
          .flatMap((text) => text.split('\n'))
          .some(isStory),
      );
      return { messages: all.length, stories: stories.length };
    },
  };
}
