// A message's components drawn as Discord draws them: containers, sections, text, pictures, files, rows of controls.
import { useState } from 'preact/hooks';
import { classes, html } from './html.js';
import { Icon } from './icons.js';
import { Select } from './select.js';
import { Markdown } from './text.js';
import { opening, useView } from './view.js';

/** @import { APIButtonComponent, APIContainerComponent, APIMediaGalleryItem, APIMessageComponent, APIUnfurledMediaItem } from 'discord.js' */
/** @import { PageMessage } from '../page-api.ts' */

/**
 * All components of a message, or of one that holds others.
 * @param {{ message: PageMessage, components: readonly APIMessageComponent[] }} props
 */
export function Components({ message, components }) {
  const keys = keysOf(components);
  return components.map(
    (component, i) => html`<${Component} key=${keys[i]} message=${message} component=${component} />`,
  );
}

/**
 * Names that stay with components when others come before them: a picture that joins a message must not shut a menu that
 * somebody has open.
 * @param {readonly APIMessageComponent[]} components
 */
function keysOf(components) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return components.map((component) => {
    const parts = component.type === 1 ? component.components : [component];
    const ids = parts.map((part) => ('custom_id' in part ? part.custom_id : '')).join(' ');
    const name = `${component.type} ${ids}`;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${name} ${count}`;
  });
}

/** @param {{ message: PageMessage, component: APIMessageComponent }} props */
function Component({ message, component }) {
  switch (component.type) {
    case 1:
      return html`<div class="row"><${Components} message=${message} components=${component.components} /></div>`;
    case 2:
      return html`<${Button} message=${message} button=${component} />`;
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return html`<${MessageSelect} message=${message} select=${component} />`;
    case 9:
      return html`<div class="section">
        <div class="section-text"><${Components} message=${message} components=${component.components} /></div>
        <div class="accessory"><${Component} message=${message} component=${component.accessory} /></div>
      </div>`;
    case 10:
      return html`<${Markdown} text=${component.content} />`;
    case 11:
      return html`<${Picture}
        media=${component.media}
        alt=${component.description ?? ''}
        spoiler=${component.spoiler}
        message=${message}
        kind="thumbnail"
      />`;
    case 12:
      return html`<${Gallery} items=${component.items} message=${message} />`;
    case 13:
      return html`<${FileCard} url=${resolve(component.file, message)} name=${component.name} size=${component.size} message=${message} />`;
    case 14:
      return html`<div
        role="separator"
        class=${classes('separator', component.spacing === 2 && 'large', component.divider === false && 'blank')}
      ></div>`;
    case 17:
      return html`<${Container} message=${message} container=${component} />`;
    default:
      return /** @type {never} */ (component);
  }
}

/** @param {{ message: PageMessage, container: APIContainerComponent }} props */
function Container({ message, container }) {
  const [open, setOpen] = useState(!container.spoiler);
  const accent = container.accent_color;
  const colour = typeof accent === 'number' ? `--accent:#${accent.toString(16).padStart(6, '0')}` : '';
  return html`<div class=${classes('container', colour !== '' && 'accented', !open && 'covered')} style=${colour}>
    <${Components} message=${message} components=${container.components} />
    ${!open && html`<button type="button" class="cover" onClick=${() => setOpen(true)}>Spoiler</button>`}
  </div>`;
}

/** @type {Readonly<Record<number, string>>} */
const buttonStyles = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'primary' };

/** @param {{ message: PageMessage, button: APIButtonComponent }} props */
function Button({ message, button }) {
  const view = useView();
  const { store, seat, me } = view;
  const label = 'label' in button ? button.label : undefined;
  const emoji = 'emoji' in button ? button.emoji : undefined;
  const inside = html`${emoji && html`<span class="button-emoji" aria-hidden=${label !== undefined}>${emojiText(emoji)}</span>`}
    ${label && html`<span>${label}</span>`}`;
  const style = classes('button', buttonStyles[button.style]);
  if ('url' in button)
    return html`<a
      class=${style}
      href=${button.url}
      target="_blank"
      rel="noreferrer noopener"
      role="button"
      onClick=${opening(view, button.url).onClick}
    >
      ${inside}<${Icon} name="outside" size=${14} />
    </a>`;
  const customId = 'custom_id' in button ? button.custom_id : '';
  const busy = seat.attempts.some((one) => !one.error && one.message === message.id && one.customId === customId);
  const press = () => {
    if (busy) return;
    void store.interact(
      { person: me, do: 'press', channel: message.channel_id, message: message.id, customId },
      { channel: message.channel_id, message: message.id, customId },
    );
  };
  return html`<button
    type="button"
    class=${classes(style, busy && 'busy')}
    disabled=${button.disabled === true}
    aria-busy=${busy}
    onClick=${press}
  >
    ${inside}${busy && html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`}
  </button>`;
}

/** @param {{ message: PageMessage, select: import('discord.js').APISelectMenuComponent }} props */
function MessageSelect({ message, select }) {
  const { store, seat, me } = useView();
  const busy = seat.attempts.some(
    (one) => !one.error && one.message === message.id && one.customId === select.custom_id,
  );
  /** @param {readonly string[]} values */
  const choose = (values) =>
    void store.interact(
      {
        person: me,
        do: 'select',
        channel: message.channel_id,
        message: message.id,
        customId: select.custom_id,
        values,
      },
      { channel: message.channel_id, message: message.id, customId: select.custom_id },
    );
  // A menu that the bot sent anew starts from the bot's own choice again; ids only count the message's components.
  const { id: _, ...what } = select;
  return html`<${Select} key=${JSON.stringify(what)} select=${select} busy=${busy} choose=${choose} />`;
}

/** @param {{ items: readonly APIMediaGalleryItem[], message: PageMessage }} props */
function Gallery({ items, message }) {
  return html`<div class=${`gallery of-${Math.min(items.length, 5)}`}>
    ${items.map(
      (item, i) =>
        html`<${Picture}
          key=${i}
          media=${item.media}
          alt=${item.description ?? ''}
          spoiler=${item.spoiler}
          message=${message}
          kind="tile"
        />`,
    )}
  </div>`;
}

/**
 * A picture that opens large at a press. Its room is kept while it loads, so that nothing jumps.
 * @param {{ media: APIUnfurledMediaItem, alt: string, spoiler?: boolean, message: PageMessage, kind: string }} props
 */
export function Picture({ media, alt, spoiler = false, message, kind }) {
  const { store } = useView();
  const [open, setOpen] = useState(!spoiler);
  const url = resolve(media, message);
  const { width, height } = sizeOf(media, message);
  const label = open ? `Enlarge: ${alt || 'picture'}` : 'Spoiler';
  return html`<button
    type="button"
    class=${classes('picture', kind, !open && 'covered')}
    aria-label=${label}
    title=${open ? alt : ''}
    onClick=${() => (open ? store.enlarge({ url, alt }) : setOpen(true))}
  >
    <img src=${url} alt=${alt} width=${width} height=${height} loading="lazy" decoding="async" />
    ${!open && html`<span class="cover">Spoiler</span>`}
    ${open && alt !== '' && kind !== 'thumbnail' && html`<span class="alt-mark" aria-hidden="true">ALT</span>`}
  </button>`;
}

/** @param {{ url: string, name?: string, size?: number, message: PageMessage }} props */
export function FileCard({ url, name, size, message }) {
  const attachment = message.attachments.find((one) => one.url === url);
  const title = name ?? attachment?.filename ?? url.split('/').at(-1) ?? 'file';
  const bytes = size ?? attachment?.size;
  return html`<a class="file" href=${url} download=${title} target="_blank" rel="noreferrer">
    <${Icon} name="file" size=${28} />
    <span class="file-text">
      <span class="file-name">${title}</span>
      ${bytes !== undefined && html`<span class="file-size">${inBytes(bytes)}</span>`}
    </span>
  </a>`;
}

/**
 * An emoji of a button or an option: the sign itself, or a custom one by name.
 * @param {{ readonly id?: string | undefined, readonly name?: string | undefined }} emoji
 */
export const emojiText = ({ id, name }) => (id === undefined || id === null ? (name ?? '') : `:${name ?? 'emoji'}:`);

/** @param {number} bytes */
const inBytes = (bytes) =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1048576
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1048576).toFixed(1)} MB`;

/**
 * Where a media item lies; `attachment://` names one of the message's own files.
 * @param {APIUnfurledMediaItem} media
 * @param {PageMessage} message
 */
function resolve({ url }, message) {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  return message.attachments.find((one) => one.filename === name)?.url ?? url;
}

/**
 * @param {APIUnfurledMediaItem} media
 * @param {PageMessage} message
 */
function sizeOf(media, message) {
  const url = resolve(media, message);
  const attachment = message.attachments.find((one) => one.url === url);
  return {
    width: media.width ?? attachment?.width ?? undefined,
    height: media.height ?? attachment?.height ?? undefined,
  };
}
