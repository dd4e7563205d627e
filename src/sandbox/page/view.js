// What every view inside a pane needs to know: whose seat it is, where it looks, and the store to act through.
import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** @import { PageChannel, PageGuild, PagePerson } from '../page-api.ts' */
/** @import { Seat } from './seat.js' */
/** @import { Store } from './store.js' */

/**
 * @typedef {{ readonly store: Store, readonly index: number, readonly seat: Seat, readonly me: string,
 *   readonly channel: PageChannel, readonly guild: PageGuild | undefined }} View
 */

const Context = createContext(/** @type {View | undefined} */ (undefined));

/** Hands the view down. */
export const ViewProvider = Context.Provider;

/** The pane's view. */
export function useView() {
  const view = useContext(Context);
  if (!view) throw new Error('Only views inside a pane may ask for it.');
  return view;
}

/**
 * @param {View} view
 * @param {string} id
 * @returns {PagePerson | undefined}
 */
export const personOf = (view, id) => view.seat.world.people.find((person) => person.id === id);

/**
 * What makes a link to a channel of the platform open that channel here, in the same pane; nothing for other links.
 * @param {View} view
 * @param {string} url
 * @returns {{ readonly channel?: PageChannel, readonly onClick?: (event: Event) => void }}
 */
export function opening({ store, index, me }, url) {
  const id = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)/.exec(url)?.[1];
  const channel = store.channel(me, id);
  if (!channel) return {};
  const onClick = (/** @type {Event} */ event) => {
    event.preventDefault();
    store.open(index, channel.id);
  };
  return { channel, onClick };
}

/**
 * The time, again every so often so that "in 3 minutes" stays true.
 * @param {number} every milliseconds
 * @returns {number} milliseconds since 1970
 */
export function useNow(every) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/**
 * Calls back on a press outside the element while `open`.
 * @param {{ readonly current: HTMLElement | null }} ref
 * @param {boolean} open
 * @param {() => void} close
 */
export function useOutside(ref, open, close) {
  useLayoutEffect(() => {
    if (!open) return;
    /** @param {Event} event */
    const outside = (event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  });
}
