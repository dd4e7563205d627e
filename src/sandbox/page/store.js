// Everything the page knows: who sits where, what each of them sees, and what they are in the middle of.
import { compareIds, isNewer } from './ids.js';
import { Reading } from './reading.js';
import { act, connect, getMessages, getWorld, Refused } from './server.js';

/** @import { PageAction, PageChannel, PageEvent, PageInteraction, PageMessage, PageResult, PageWorld } from '../page-api.ts' */

/** @typedef {{ messages: readonly PageMessage[], more: boolean, state: 'loading' | 'ready' }} Log a channel as one person sees it */
/**
 * @typedef {{ readonly tag: string, readonly channel: string, readonly at: number, readonly commandName?: string,
 *   readonly message?: string, readonly customId?: string, readonly error?: string }} Attempt
 *   an interaction on its way, or one that failed (`error`)
 */
/**
 * @typedef {{ readonly person: string, world: PageWorld, readonly logs: Map<string, Log>, attempts: readonly Attempt[],
 *   modal: PageInteraction | undefined, readonly typing: Map<string, { user: string, until: number }>, last: string | undefined }} Seat
 *   one person's view
 */
/** @typedef {{ readonly key: number, readonly person: string, readonly channel: string | undefined, readonly readBefore: string | undefined }} Pane */

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
  /** @type {{ readonly url: string, readonly alt: string } | undefined} */
  picture = undefined;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  #paneKeys = 0;

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
    this.violations = world.violations;
    const wanted = new URLSearchParams(location.hash.slice(1)).getAll('seat').map((seat) => seat.split('@'));
    const sitting = wanted.filter(([person]) => person !== undefined && this.seats.has(person));
    for (const [person = '', channel] of sitting.length > 0 ? sitting : [[people[0]?.id ?? '']])
      this.#addPane(person, channel);
    connect({
      people: () => [...this.seats.keys()],
      push: (person, event) => this.#push(person, event),
      state: (open) => {
        if (open && !this.online) void this.#reload();
        this.online = open;
        this.#changed();
      },
    });
    addEventListener('visibilitychange', () => this.#readShown());
    this.#changed();
  }

  /**
   * Who can be sat as, in the order the server lists them.
   */
  people() {
    const [seat] = this.seats.values();
    return seat?.world.people.filter((person) => this.seats.has(person.id)) ?? [];
  }

  /**
   * A channel as a person sees it.
   * @param {string} person
   * @param {string | undefined} id
   * @returns {PageChannel | undefined}
   */
  channel(person, id) {
    return this.seats.get(person)?.world.channels.find((channel) => channel.id === id);
  }

  // ── Panes ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Shows as many seats side by side, new ones taken by people who do not sit yet.
   * @param {number} count 1 to 4
   */
  show(count) {
    const channel = this.panes[this.active]?.channel;
    while (this.panes.length < count) {
      const free = this.people().find((person) => !this.panes.some((pane) => pane.person === person.id));
      this.#addPane(free?.id ?? this.people()[0]?.id ?? '', channel);
    }
    if (this.panes.length > count) {
      const keep = this.panes[this.active];
      const rest = this.panes.filter((pane) => pane !== keep).slice(0, count - 1);
      this.panes = this.panes.filter((pane) => pane === keep || rest.includes(pane));
      this.active = Math.max(0, keep ? this.panes.indexOf(keep) : 0);
    }
    this.#changed();
  }

  /** @param {number} index */
  activate(index) {
    if (this.active === index || !this.panes[index]) return;
    this.active = index;
    this.#changed();
  }

  /**
   * Another person takes the seat of a pane, in the same channel if they may see it.
   * @param {number} index
   * @param {string} person
   */
  sit(index, person) {
    const pane = this.panes[index];
    if (!pane || pane.person === person) return;
    this.active = index;
    this.#setPane(index, person, pane.channel);
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
    const channels = seat?.world.channels ?? [];
    const channel =
      [wanted, seat?.last].find((id) => channels.some((known) => known.id === id)) ??
      channels.find((known) => known.kind === 'text')?.id;
    if (seat) seat.last = channel;
    const key = this.panes[index]?.key ?? this.#paneKeys++;
    const read = channel === undefined ? undefined : this.reading.mark(person, channel).read;
    // Only what came while nobody looked is marked as new.
    const readBefore = isNewer(this.channel(person, channel)?.lastMessageId, read) ? read : undefined;
    this.panes = this.panes.map((pane, i) => (i === index ? { key, person, channel, readBefore } : pane));
    if (seat && channel !== undefined && !seat.logs.has(channel)) void this.#load(seat, channel);
  }

  // ── Deeds ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Says something in a channel; a message starting with a known command goes through `interact` instead.
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
    seat.attempts = [
      ...seat.attempts.filter((old) => !old.error || !old.message || old.message !== shown.message),
      attempt,
    ];
    this.#changed();
    const error = await act({ ...action, tag: attempt.tag }).then(
      (result) => {
        this.#take(action.person, result);
        const { interaction } = result;
        if (interaction?.state === 'modal') seat.modal = interaction;
        return interaction?.state === 'failed' ? (interaction.error ?? 'This interaction failed') : undefined;
      },
      (reason) => (reason instanceof Refused ? reason.message : String(reason)),
    );
    // A failed modal says so itself and stays open.
    const keep = error !== undefined && action.do !== 'submit';
    seat.attempts = seat.attempts.flatMap((one) => (one !== attempt ? [one] : keep ? [{ ...attempt, error }] : []));
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
    if (seat.attempts.some((attempt) => attempt.tag === id))
      seat.attempts = seat.attempts.filter((attempt) => attempt.tag !== id);
    else {
      this.#drop(seat, channel, id);
      await act({ person, do: 'dismiss', channel, message: id }).catch(() => undefined);
    }
    this.#changed();
  }

  /**
   * Opens the direct messages with somebody in a pane.
   * @param {number} index
   * @param {string} user
   */
  async openDm(index, user) {
    const pane = this.panes[index];
    if (!pane) return;
    const { channel } = await act({ person: pane.person, do: 'open-dm', user });
    if (!channel) return;
    this.#setChannel(pane.person, channel);
    this.open(index, channel.id);
  }

  /**
   * Older messages than the oldest one shown.
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

  // ── What the server says ───────────────────────────────────────────────────────────────────────────────────────────

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
        this.#drop(seat, event.channel, event.message);
        break;
      case 'channel':
        this.#setChannel(person, event.channel);
        break;
      case 'channel-gone':
        this.#loseChannel(seat, event.channel);
        break;
      case 'typing':
        seat.typing.set(event.channel, { user: event.user, until: Date.now() + 10_000 });
        setTimeout(() => this.#changed(), 10_100);
        break;
      case 'world':
        void this.#refresh(person);
        break;
      case 'violations':
        this.violations = event.count;
        break;
      case 'interaction':
        // The call that made the interaction brings its end as well, and only this page's own matter here.
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
    const channel = message.channel_id;
    const log = seat.logs.get(channel);
    const fresh = isNewer(message.id, this.channel(seat.person, channel)?.lastMessageId);
    if (log) log.messages = merge(log.messages, [message]);
    if (seat.typing.get(channel)?.user === message.author.id) seat.typing.delete(channel);
    // A changed message means the bot has answered there after all.
    seat.attempts = seat.attempts.filter((attempt) => !attempt.error || attempt.message !== message.id);
    if (!fresh) return;
    seat.world = {
      ...seat.world,
      channels: seat.world.channels.map((one) => (one.id === channel ? { ...one, lastMessageId: message.id } : one)),
    };
    const own = message.author.id === seat.person;
    if (own) this.reading.seen(seat.person, channel, message.id);
    else if (calls(message, seat.person) && !this.#shown(seat.person, channel))
      this.reading.mentioned(seat.person, channel);
  }

  /**
   * @param {string} person
   * @param {PageResult} result
   */
  #take(person, result) {
    const seat = this.seats.get(person);
    const { message } = result;
    const known = message && seat?.logs.get(message.channel_id)?.messages.some((one) => one.id === message.id);
    // A pushed message is as new as this one or newer: the push that tells of a later change may have come first.
    if (seat && message && !known) this.#message(seat, message);
    this.#changed();
  }

  /**
   * @param {Seat} seat
   * @param {string} channel
   * @param {string} id
   */
  #drop(seat, channel, id) {
    const log = seat.logs.get(channel);
    if (log) log.messages = log.messages.filter((message) => message.id !== id);
  }

  /**
   * @param {string} person
   * @param {PageChannel} channel
   */
  #setChannel(person, channel) {
    const seat = this.seats.get(person);
    if (!seat) return;
    const known = seat.world.channels.some((one) => one.id === channel.id);
    const channels = known
      ? seat.world.channels.map((one) => (one.id === channel.id ? channel : one))
      : [...seat.world.channels, channel];
    seat.world = { ...seat.world, channels };
  }

  /**
   * @param {Seat} seat
   * @param {string} id
   */
  #loseChannel(seat, id) {
    const parent = this.channel(seat.person, id)?.parentId;
    seat.world = { ...seat.world, channels: seat.world.channels.filter((one) => one.id !== id) };
    seat.logs.delete(id);
    for (const [index, pane] of this.panes.entries())
      if (pane.person === seat.person && pane.channel === id) this.#setPane(index, pane.person, parent);
  }

  /** @param {string} person */
  async #refresh(person) {
    const world = await getWorld(person).catch(() => undefined);
    if (!world) return;
    this.reading.first(person, world.channels);
    const seat = this.seats.get(person);
    if (seat) seat.world = world;
    else {
      /** @type {Seat} */
      const taken = {
        person,
        world,
        logs: new Map(),
        attempts: [],
        modal: undefined,
        typing: new Map(),
        last: undefined,
      };
      this.seats.set(person, taken);
    }
    this.violations = world.violations;
    this.#changed();
  }

  /** After a lost connection: whatever was shown may be old. */
  async #reload() {
    for (const seat of this.seats.values()) {
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
    const log = seat.logs.get(channel) ?? { messages: [], more: false, state: 'loading' };
    seat.logs.set(channel, log);
    const page = await getMessages(seat.person, channel).catch(() => undefined);
    // What was pushed while the call was under way is newer than its answer.
    if (page)
      log.messages = merge(
        page.messages,
        log.messages.filter((message) => !page.messages.some((one) => one.id === message.id)),
      );
    log.more = page?.more ?? false;
    log.state = 'ready';
    this.#changed();
  }

  /**
   * @param {string} person
   * @param {string} channel
   */
  #shown(person, channel) {
    return !document.hidden && this.panes.some((pane) => pane.person === person && pane.channel === channel);
  }

  #readShown() {
    if (document.hidden) return;
    for (const { person, channel } of this.panes)
      if (channel !== undefined) this.reading.seen(person, channel, this.channel(person, channel)?.lastMessageId);
  }

  #changed() {
    this.#readShown();
    const seats = this.panes.map((pane) => ['seat', `${pane.person}@${pane.channel ?? ''}`]);
    const hash = `#${new URLSearchParams(seats)}`;
    if (this.panes.length > 0 && location.hash !== hash) history.replaceState(null, '', hash);
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Messages with others put in, by id; the others win.
 * @param {readonly PageMessage[]} into
 * @param {readonly PageMessage[]} others
 * @returns {readonly PageMessage[]}
 */
function merge(into, others) {
  const byId = new Map([...into, ...others].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => compareIds(a.id, b.id));
}

/**
 * Whether a message calls a person by name, or everybody.
 * @param {PageMessage} message
 * @param {string} person
 */
export const calls = (message, person) =>
  message.mention_everyone || message.mentions.some((user) => user.id === person);
