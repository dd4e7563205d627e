// Everything the page knows: who sits where, what each of them sees, and what they are in the middle of.
import { isNewer } from './ids.js';
import { fewer, fromAddress, toAddress } from './panes.js';
import { Reading } from './reading.js';
import {
  calls,
  channelOf,
  dropChannel,
  dropMessage,
  merge,
  newSeat,
  noteOwing,
  putChannel,
  putMessage,
} from './seat.js';
import { act, connect, getMessages, getWorld, Refused } from './server.js';

/** @import { PageAction, PageEvent, PageMessage, PageResult } from '../page-api.ts' */
/** @import { Pane } from './panes.js' */
/** @import { Attempt, Seat } from './seat.js' */

let tags = 0;

/** The page's state with the ways to change it; views read it and are drawn again at each change. */
export class Store {
  /** @type {Map<string, Seat>} */
  seats = new Map();
  /** @type {readonly Pane[]} */
  panes = [];
  active = 0;
  online = true;
  violations = 0;
  reading = new Reading();
  /** @type {{ readonly url: string, readonly alt: string } | undefined} the picture shown large */
  picture = undefined;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  #paneKeys = 0;
  #connections = 0;

  /**
   * Calls back after each change until the returned function is called.
   * @param {() => void} listener
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Loads the world, sits the people down where the address says, and starts listening. */
  async start() {
    const world = await getWorld();
    const people = world.people.filter((person) => !person.bot);
    await Promise.all(people.map((person) => this.#refresh(person.id)));
    const wanted = fromAddress(location.hash).filter(({ person }) => this.seats.has(person));
    const first = { person: people[0]?.id ?? '', channel: undefined };
    for (const { person, channel } of wanted.length > 0 ? wanted : [first]) this.#addPane(person, channel);
    connect({
      people: () => [...this.seats.keys()],
      push: (person, event) => this.#push(person, event),
      state: (open) => {
        this.online = open;
        if (open) {
          this.#connections++;
          void this.#reload();
        }
        this.#changed();
      },
    });
    addEventListener('visibilitychange', () => this.#changed());
    this.#changed();
  }

  /** Who can be sat as, in the order the server lists them. */
  people() {
    const [seat] = this.seats.values();
    return seat?.world.people.filter((person) => this.seats.has(person.id)) ?? [];
  }

  /**
   * A channel as a person sees it.
   * @param {string} person
   * @param {string | undefined} id
   */
  channel(person, id) {
    return channelOf(this.seats.get(person), id);
  }

  /**
   * Shows as many seats side by side, new ones taken by people who do not sit yet.
   * @param {number} count 1 to 4
   */
  show(count) {
    const { channel, key } = this.panes[this.active] ?? {};
    while (this.panes.length < count) {
      const free = this.people().find((person) => !this.panes.some((pane) => pane.person === person.id));
      this.#addPane(free?.id ?? this.people()[0]?.id ?? '', channel);
    }
    this.panes = fewer(this.panes, this.active, count);
    this.active = Math.max(
      0,
      this.panes.findIndex((pane) => pane.key === key),
    );
    this.#changed();
  }

  /** @param {number} index */
  activate(index) {
    if (this.active === index || !this.panes[index]) return;
    this.active = index;
    this.#changed();
  }

  /**
   * Another person takes the seat of a pane, in the same channel if they may see it. Somebody who sits in another pane
   * already changes places, so that nobody sits twice.
   * @param {number} index
   * @param {string} person
   */
  sit(index, person) {
    const pane = this.panes[index];
    if (!pane || pane.person === person) return;
    this.active = index;
    const other = this.panes.findIndex((one) => one.person === person);
    const there = this.panes[other];
    this.#setPane(index, person, there ? there.channel : pane.channel);
    if (there) this.#setPane(other, pane.person, pane.channel);
    this.#changed();
  }

  /**
   * @param {number} index
   * @param {string} channel
   */
  open(index, channel) {
    const pane = this.panes[index];
    if (!pane || pane.channel === channel) return;
    this.#setPane(index, pane.person, channel);
    this.#changed();
  }

  /**
   * Says something in a channel. Throws `Refused` where it cannot be said.
   * @param {string} person
   * @param {string} channel
   * @param {string} content
   * @param {string} [replyTo]
   */
  async say(person, channel, content, replyTo) {
    const result = await act({ person, do: 'send', channel, content, ...(replyTo ? { replyTo } : {}) });
    this.#take(person, result);
  }

  /**
   * Does what the bot must answer. The attempt shows as under way, then goes away or stays with what went wrong.
   * @param {PageAction & { do: 'command' | 'press' | 'select' | 'submit' }} action
   * @param {Omit<Attempt, 'tag' | 'at'>} shown
   * @returns {Promise<string | undefined>} what went wrong
   */
  async interact(action, shown) {
    const seat = this.seats.get(action.person);
    if (!seat) return 'Nobody sits here.';
    const attempt = { ...shown, tag: `${Date.now()}-${tags++}`, at: Date.now() };
    // A new try at a message takes the old failure away.
    const earlier = seat.attempts.filter((old) => !old.error || !old.message || old.message !== shown.message);
    seat.attempts = [...earlier, attempt];
    this.#changed();
    const connection = this.#connections;
    const error = await act({ ...action, tag: attempt.tag }).then(
      (result) => {
        this.#take(action.person, result);
        const { interaction } = result;
        // It is answered for this page when the push says so, which comes after those of the messages that it changed. What was
        // pushed before the page was connected is read instead.
        if (connection !== this.#connections) void this.#reload();
        else if (interaction && !seat.owing.has(interaction.id)) seat.owing.set(interaction.id, true);
        if (interaction?.state === 'modal') seat.modal = interaction;
        return interaction?.state === 'failed' ? (interaction.error ?? 'This interaction failed') : undefined;
      },
      (reason) => (reason instanceof Refused ? reason.message : String(reason)),
    );
    // A failed modal says so itself and stays open.
    const kept = error !== undefined && action.do !== 'submit' ? [{ ...attempt, error }] : [];
    seat.attempts = seat.attempts.flatMap((one) => (one === attempt ? kept : [one]));
    this.#changed();
    return error;
  }

  /**
   * Asks the bot for the values that fit what is typed so far; none when it does not answer.
   * @param {PageAction & { do: 'autocomplete' }} action
   */
  async complete(action) {
    const result = await act(action).catch(() => undefined);
    return result?.interaction?.choices ?? [];
  }

  /** @param {string} person */
  closeModal(person) {
    const seat = this.seats.get(person);
    if (seat) seat.modal = undefined;
    this.#changed();
  }

  /**
   * Takes an ephemeral message, or a failed attempt, out of sight.
   * @param {string} person
   * @param {string} channel
   * @param {string} id the message, or the attempt's tag
   */
  async dismiss(person, channel, id) {
    const seat = this.seats.get(person);
    if (!seat) return;
    const attempt = seat.attempts.some((one) => one.tag === id);
    if (attempt) seat.attempts = seat.attempts.filter((one) => one.tag !== id);
    else dropMessage(seat, channel, id);
    this.#changed();
    if (!attempt) await act({ person, do: 'dismiss', channel, message: id }).catch(() => undefined);
  }

  /**
   * Opens the direct messages with somebody in a pane.
   * @param {number} index
   * @param {string} user
   */
  async openDm(index, user) {
    const pane = this.panes[index];
    const seat = this.seats.get(pane?.person ?? '');
    if (!seat) return;
    const { channel } = await act({ person: seat.person, do: 'open-dm', user });
    if (!channel) return;
    putChannel(seat, channel);
    this.open(index, channel.id);
  }

  /**
   * Loads messages older than the oldest one shown.
   * @param {string} person
   * @param {string} channel
   */
  async older(person, channel) {
    const log = this.seats.get(person)?.logs.get(channel);
    if (!log?.more || log.state === 'loading') return;
    log.state = 'loading';
    const page = await getMessages(person, channel, log.messages[0]?.id).catch(() => undefined);
    log.state = 'ready';
    if (page) {
      log.messages = merge(log.messages, page.messages);
      log.more = page.more;
    }
    this.#changed();
  }

  /** @param {{ readonly url: string, readonly alt: string } | undefined} picture */
  enlarge(picture) {
    this.picture = picture;
    this.#changed();
  }

  /**
   * @param {string} person
   * @param {string | undefined} channel
   */
  #addPane(person, channel) {
    this.panes = [...this.panes, { key: this.#paneKeys++, person, channel: undefined, readBefore: undefined }];
    this.#setPane(this.panes.length - 1, person, channel);
  }

  /**
   * @param {number} index
   * @param {string} person
   * @param {string | undefined} wanted
   */
  #setPane(index, person, wanted) {
    const seat = this.seats.get(person);
    const channel =
      channelOf(seat, wanted) ??
      channelOf(seat, seat?.last) ??
      seat?.world.channels.find((known) => known.kind === 'text');
    const read = channel && this.reading.mark(person, channel.id).read;
    // Only what came while nobody looked is marked as new.
    const readBefore = isNewer(channel?.lastMessageId, read) ? read : undefined;
    this.panes = this.panes.map((pane, i) =>
      i === index ? { key: pane.key, person, channel: channel?.id, readBefore } : pane,
    );
    if (!seat || !channel) return;
    seat.last = channel.id;
    if (!seat.logs.has(channel.id)) void this.#load(seat, channel.id);
  }

  /**
   * @param {string} person
   * @param {PageEvent} event
   */
  #push(person, event) {
    const seat = this.seats.get(person);
    if (!seat) return;
    switch (event.kind) {
      case 'message':
        this.#message(seat, event.message);
        break;
      case 'message-gone':
        dropMessage(seat, event.channel, event.message);
        break;
      case 'channel':
        putChannel(seat, event.channel);
        break;
      case 'channel-gone': {
        const parent = channelOf(seat, event.channel)?.parentId;
        dropChannel(seat, event.channel);
        for (const [index, pane] of this.panes.entries())
          if (pane.person === person && pane.channel === event.channel) this.#setPane(index, person, parent);
        break;
      }
      case 'typing':
        seat.typing.set(event.channel, { user: event.user, until: Date.now() + 10_000 });
        break;
      case 'world':
        void this.#refresh(person);
        break;
      case 'violations':
        this.violations = event.count;
        break;
      case 'interaction':
        noteOwing(seat, event.interaction);
        break;
      default:
        /** @type {never} */ (event);
    }
    this.#changed();
  }

  /**
   * @param {Seat} seat
   * @param {PageMessage} message
   */
  #message(seat, message) {
    if (!putMessage(seat, message)) return;
    const { person } = seat;
    const channel = message.channel_id;
    const shown = !document.hidden && this.panes.some((pane) => pane.person === person && pane.channel === channel);
    if (message.author.id === person) this.reading.seen(person, channel, message.id);
    else if (!shown && calls(message, person)) this.reading.mentioned(person, channel);
  }

  /**
   * @param {string} person
   * @param {PageResult} result
   */
  #take(person, { message }) {
    const seat = this.seats.get(person);
    if (!seat || !message) return;
    const known = seat.logs.get(message.channel_id)?.messages.some((one) => one.id === message.id);
    // A pushed message is as new as this one or newer: the push that tells of a later change may have come first.
    if (!known) this.#message(seat, message);
    this.#changed();
  }

  /** @param {string} person */
  async #refresh(person) {
    const world = await getWorld(person).catch(() => undefined);
    if (!world) return;
    this.reading.first(person, world.channels);
    const seat = this.seats.get(person);
    if (seat) seat.world = world;
    else this.seats.set(person, newSeat(person, world));
    this.violations = world.violations;
    this.#changed();
  }

  /** After a gap in the pushes: whatever was shown may be old. */
  async #reload() {
    for (const seat of this.seats.values()) {
      seat.owing.clear();
      await this.#refresh(seat.person);
      const shown = this.panes.flatMap((pane) => (pane.person === seat.person ? [pane.channel] : []));
      for (const channel of [...seat.logs.keys()]) {
        if (shown.includes(channel)) void this.#load(seat, channel);
        else seat.logs.delete(channel);
      }
    }
  }

  /**
   * @param {Seat} seat
   * @param {string} channel
   */
  async #load(seat, channel) {
    const before = seat.logs.get(channel)?.messages ?? [];
    const log = seat.logs.get(channel) ?? { messages: before, more: false, state: 'loading' };
    seat.logs.set(channel, log);
    const page = await getMessages(seat.person, channel).catch(() => undefined);
    // What was pushed while the call was under way is newer than its answer; what was there before it is older.
    const pushed = log.messages.filter((message) => !before.includes(message));
    if (page) {
      log.messages = merge(page.messages, pushed);
      log.more = page.more;
    }
    log.state = 'ready';
    this.#changed();
  }

  #changed() {
    // What a pane shows is read, as long as the page itself is seen.
    if (!document.hidden)
      for (const { person, channel } of this.panes)
        if (channel !== undefined) this.reading.seen(person, channel, this.channel(person, channel)?.lastMessageId);
    const hash = toAddress(this.panes);
    if (this.panes.length > 0 && location.hash !== hash) history.replaceState(null, '', hash);
    for (const listener of this.#listeners) listener();
  }
}
