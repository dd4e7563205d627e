// The page's own signs, drawn rather than taken from a font that may lack them.
import { html } from './html.js';

/** @type {Readonly<Record<string, string>>} */
const paths = {
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  file: 'M6 3h8l4 4v14H6z M14 3v4h4 M9 12h6 M9 16h6',
  lock: 'M6 11h12v9H6z M8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3 6h18v12H3z M3 7l9 7 9-7',
  reply: 'M10 6L4 12l6 6 M4 12h10a6 6 0 0 1 6 6',
  outside: 'M9 6H5v13h13v-4 M13 4h7v7 M20 4l-9 9',
  down: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12 M18 6L6 18',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  arrow: 'M4 12h15 M13 6l6 6-6 6',
  alert: 'M12 3.5l9.5 17h-19z M12 10v5 M12 17.5v.5',
};

/**
 * A sign of the page; what it means stands beside it or in its button's label.
 * @param {{ name: string, size?: number }} props `size` in pixels
 */
export function Icon({ name, size = 18 }) {
  return html`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">
    <path
      d=${paths[name] ?? ''}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>`;
}
