// People as discs of their own colour with their initials, so that no picture has to come from anywhere.
import { classes, html } from './html.js';

/**
 * A person's disc; a name for it stands beside it everywhere, so it is hidden from screen readers.
 * @param {{ name: string, color: string, size: number, bot?: boolean }} props `size` in pixels
 */
export function Avatar({ name, color, size, bot = false }) {
  return html`<span
    class=${classes('avatar', bot && 'bot')}
    aria-hidden="true"
    style=${`--disc:${color};--size:${size}px`}
    >${bot ? html`<${BotFace} />` : initials(name)}</span
  >`;
}

/**
 * The first letters of a name's words, two at most.
 * @param {string} name
 */
export const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

function BotFace() {
  return html`<svg viewBox="0 0 32 32" width="70%" height="70%">
    <path
      d="M5 9l6 14 5-12 5 12 6-14"
      fill="none"
      stroke="currentColor"
      stroke-width="3.4"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  </svg>`;
}
