// The whole page: the bar above, the channels at the side, one to four seats beside each other, a picture over all of it.
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { classes, html } from './html.js';
import { Icon } from './icons.js';
import { Pane } from './pane.js';
import { Sidebar } from './sidebar.js';

/** @import { Store } from './store.js' */

/** @param {{ store: Store }} props */
export function App({ store }) {
  const [, draw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const [menu, setMenu] = useState(false);
  useEffect(() => store.subscribe(() => draw(0)), [store]);
  const count = store.panes.length;
  const mentions = store.people().reduce((sum, person) => sum + store.reading.mentions(person.id), 0);
  useEffect(() => {
    document.title = `${mentions > 0 ? `(${mentions}) ` : ''}Wardroom sandbox`;
  }, [mentions]);
  const bot = store.seats.values().next().value?.world.application;
  if (count === 0)
    return html`<div class="starting" role="status"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> Opening the sandbox…</div>`;
  return html`<div class=${classes('page', menu && 'with-menu')}>
    <header class="bar">
      <span class="brand"><img src="/icon.svg" alt="" width="20" height="20" /> Wardroom <span>sandbox</span></span>
      ${!store.online && html`<span class="state off" role="status">Connection lost. Trying again…</span>`}
      ${store.online && bot && !bot.online && html`<span class="state off" role="status">${bot.name} is offline</span>`}
      <span class="space"></span>
      <span class="seats" role="radiogroup" aria-label="Seats side by side">
        ${[1, 2, 3, 4].map(
          (n) => html`<button
            key=${n}
            type="button"
            role="radio"
            aria-checked=${n === count}
            aria-label=${`${n} ${n === 1 ? 'seat' : 'seats'}`}
            title=${n === 1 ? 'One seat' : `${n} seats side by side`}
            onClick=${() => store.show(n)}
          >
            <${SeatsSign} count=${n} />
          </button>`,
        )}
      </span>
      <a class=${classes('violations', store.violations > 0 && 'some')} href="/violations" target="_blank">
        Violations ${store.violations}
      </a>
    </header>
    <div class="main">
      <${Sidebar} store=${store} close=${() => setMenu(false)} />
      ${menu && html`<button type="button" class="menu-shade" aria-label="Hide the channels" onClick=${() => setMenu(false)}></button>`}
      <main class=${`panes of-${count}`}>
        ${store.panes.map(
          (pane, index) =>
            html`<${Pane} key=${pane.key} store=${store} pane=${pane} index=${index} menu=${() => setMenu(true)} />`,
        )}
      </main>
    </div>
    ${store.picture && html`<${Lightbox} store=${store} picture=${store.picture} />`}
  </div>`;
}

/** @param {{ count: number }} props */
function SeatsSign({ count }) {
  const across = count === 4 ? 2 : count;
  const down = count === 4 ? 2 : 1;
  return html`<span class="seats-sign" aria-hidden="true" style=${`--across:${across};--down:${down}`}>
    ${Array.from({ length: count }, (_, i) => html`<i key=${i}></i>`)}
  </span>`;
}

/** @param {{ store: Store, picture: { readonly url: string, readonly alt: string } }} props */
function Lightbox({ store, picture }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [real, setReal] = useState(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => store.enlarge(undefined);
  return html`<dialog
    class="lightbox"
    aria-label="Picture"
    ref=${dialog}
    onClose=${close}
    onClick=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}
  >
    <button type="button" class="close" aria-label="Close" onClick=${close}><${Icon} name="close" /></button>
    <button
      type="button"
      class=${classes('lightbox-picture', real && 'real')}
      aria-label=${real ? 'Fit the picture to the window' : 'Show the picture at its full size'}
      onClick=${() => setReal(!real)}
    >
      <img src=${picture.url} alt=${picture.alt} />
    </button>
    <p>
      ${picture.alt}${picture.alt && ' · '}<a href=${picture.url} target="_blank" rel="noreferrer">Open in a new tab</a>
    </p>
  </dialog>`;
}
