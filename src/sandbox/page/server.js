// The only part of the page that talks to the sandbox: JSON calls for what a person does, one socket for what changes.

/** @import { PageAction, PageEvent, PageMessages, PagePush, PageResult, PageWorld } from '../page-api.ts' */

/** An action the server turned down, in words for people. */
export class Refused extends Error {}

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<T>}
 */
async function call(path, init) {
  const response = await fetch(path, init).catch(() => {
    throw new Refused('The sandbox does not answer. Is it still running?');
  });
  const body = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new Refused(typeof body.error === 'string' ? body.error : `The sandbox answered ${response.status}.`);
  return body;
}

/**
 * What a person sees; without a person, what the first of all sees.
 * @param {string} [person]
 * @returns {Promise<PageWorld>}
 */
export const getWorld = (person) => call(`/page-api/world${person ? `?person=${person}` : ''}`);

/**
 * A page of a channel's messages, oldest first; `before` asks for older ones.
 * @param {string} person
 * @param {string} channel
 * @param {string} [before]
 * @returns {Promise<PageMessages>}
 */
export const getMessages = (person, channel, before) =>
  call(`/page-api/channels/${channel}/messages?person=${person}&limit=50${before ? `&before=${before}` : ''}`);

/**
 * Does something as a person. Throws `Refused` with a line to show where it cannot be.
 * @param {PageAction} action
 * @returns {Promise<PageResult>}
 */
export const act = (action) =>
  call('/page-api/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(action),
  });

/**
 * Keeps a socket open for the pushes to some people, through restarts of the server. `state` is told when nothing is missed any
 * more, and when the socket is lost.
 * @param {{ people: () => readonly string[], push: (person: string, event: PageEvent) => void, state: (open: boolean) => void }} to
 */
export function connect({ people, push, state }) {
  let wait = 250;
  const begin = () => {
    const socket = new WebSocket(`ws://${location.host}/page`);
    let open = false;
    socket.onopen = () => socket.send(JSON.stringify({ people: people() }));
    socket.onmessage = ({ data }) => {
      // Only the first push says that the server knows whom to tell.
      if (!open) state(true);
      open = true;
      wait = 250;
      /** @type {PagePush} */
      const { person, event } = JSON.parse(data);
      push(person, event);
    };
    socket.onclose = () => {
      state(false);
      setTimeout(begin, wait);
      wait = Math.min(wait * 2, 3000);
    };
  };
  begin();
}
