// Which seats are shown side by side, as the page's address keeps them over a reload.

/**
 * @typedef {{ readonly key: number, readonly person: string, readonly channel: string | undefined,
 *   readonly readBefore: string | undefined }} Pane
 *   who sits there and where they look; what came after `readBefore` is marked as new
 */

/** More do not fit beside each other. */
const mostPanes = 4;

/**
 * The seats that the page's address names, as person and channel.
 * @param {string} hash
 * @returns {readonly { readonly person: string, readonly channel: string | undefined }[]}
 */
export const fromAddress = (hash) =>
  new URLSearchParams(hash.slice(1))
    .getAll('seat')
    .slice(0, mostPanes)
    .map((seat) => {
      const [person = '', channel] = seat.split('@');
      return { person, channel };
    });

/** @param {readonly Pane[]} panes */
export const toAddress = (panes) =>
  `#${new URLSearchParams(panes.map(({ person, channel }) => ['seat', `${person}@${channel ?? ''}`]))}`;

/**
 * The first of the panes that stay when fewer are shown; the active one is always among them.
 * @param {readonly Pane[]} panes
 * @param {number} active
 * @param {number} count
 * @returns {readonly Pane[]}
 */
export function fewer(panes, active, count) {
  const keep = panes[active];
  const rest = panes.filter((pane) => pane !== keep).slice(0, keep ? count - 1 : count);
  return panes.filter((pane) => pane === keep || rest.includes(pane));
}
