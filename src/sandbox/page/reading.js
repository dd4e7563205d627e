// What each person has read and where they were mentioned, kept in the browser so that a reload forgets nothing.
import { isNewer } from './ids.js';

const storageKey = 'wardroom-sandbox-read';

/** @typedef {{ read?: string, mentions: number }} Mark where somebody stopped reading a channel */

/** @returns {Record<string, Record<string, Mark>>} by person, by channel */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/** Read marks by person and channel. */
export class Reading {
  #marks = stored();

  /**
   * @param {string} person
   * @param {string} channel
   * @returns {Mark}
   */
  mark(person, channel) {
    return this.#marks[person]?.[channel] ?? { mentions: 0 };
  }

  /**
   * A channel seen for the first time counts as read up to what was there before.
   * @param {string} person
   * @param {readonly { readonly id: string, readonly lastMessageId?: string }[]} channels
   */
  first(person, channels) {
    if (this.#marks[person]) return;
    for (const { id, lastMessageId = '0' } of channels) this.#set(person, id, { read: lastMessageId, mentions: 0 });
    this.#keep();
  }

  /**
   * The person has the channel before their eyes up to this message. True when that is news.
   * @param {string} person
   * @param {string} channel
   * @param {string | undefined} newest
   */
  seen(person, channel, newest) {
    const { read, mentions } = this.mark(person, channel);
    if (newest === undefined || (!isNewer(newest, read) && mentions === 0)) return false;
    this.#set(person, channel, { read: isNewer(newest, read) ? newest : (read ?? newest), mentions: 0 });
    this.#keep();
    return true;
  }

  /**
   * Somebody called this person where they are not looking.
   * @param {string} person
   * @param {string} channel
   */
  mentioned(person, channel) {
    const mark = this.mark(person, channel);
    this.#set(person, channel, { ...mark, mentions: mark.mentions + 1 });
    this.#keep();
  }

  /**
   * How often a person was mentioned since they last looked, over all channels.
   * @param {string} person
   */
  mentions(person) {
    return Object.values(this.#marks[person] ?? {}).reduce((sum, mark) => sum + mark.mentions, 0);
  }

  /**
   * @param {string} person
   * @param {string} channel
   * @param {Mark} mark
   */
  #set(person, channel, mark) {
    this.#marks[person] ??= {};
    this.#marks[person][channel] = mark;
  }

  #keep() {
    try {
      localStorage.setItem(storageKey, JSON.stringify(this.#marks));
    } catch {
      // Without storage the marks live as long as the page.
    }
  }
}
