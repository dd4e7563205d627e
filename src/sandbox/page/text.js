// Markdown drawn: mentions get their names and colours, spoilers open at a press, times keep counting.
import { useState } from 'preact/hooks';
import { classes, html } from './html.js';
import { parseMarkdown } from './markdown.js';
import { stamp } from './time.js';
import { opening, personOf, useNow, useView } from './view.js';

/** @import { Mark } from './markdown.js' */
/** @import { View } from './view.js' */

const onlyEmoji =
  /^(?:\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|[\ufe0f\u{1f3fb}-\u{1f3ff}])*\s*){1,27}$/u;

/**
 * A text of Discord's markdown.
 * @param {{ text: string, jumbo?: boolean }} props `jumbo`: emoji alone are drawn large
 */
export function Markdown({ text, jumbo = false }) {
  const view = useView();
  return html`<div class=${classes('md', jumbo && onlyEmoji.test(text) && 'jumbo')}>${draw(parseMarkdown(text), view)}</div>`;
}

/**
 * @param {readonly Mark[]} marks
 * @param {View} view
 * @returns {unknown[]}
 */
function draw(marks, view) {
  return marks.map((mark) => drawOne(mark, view));
}

/**
 * @param {Mark} mark
 * @param {View} view
 * @returns {unknown}
 */
function drawOne(mark, view) {
  switch (mark.t) {
    case 'text':
      return mark.v;
    case 'br':
      return html`<br />`;
    case 'bold':
      return html`<strong>${draw(mark.c, view)}</strong>`;
    case 'italic':
      return html`<em>${draw(mark.c, view)}</em>`;
    case 'underline':
      return html`<u>${draw(mark.c, view)}</u>`;
    case 'strike':
      return html`<s>${draw(mark.c, view)}</s>`;
    case 'spoiler':
      return html`<${Spoiler}>${draw(mark.c, view)}<//>`;
    case 'subtext':
      return html`<small class="subtext">${draw(mark.c, view)}</small>`;
    case 'quote':
      return html`<blockquote>${draw(mark.c, view)}</blockquote>`;
    case 'heading':
      return html`<div class="h${mark.level}" role="heading" aria-level=${mark.level + 2}>${draw(mark.c, view)}</div>`;
    case 'list': {
      const items = mark.items.map((item) => html`<li>${draw(item, view)}</li>`);
      return mark.start === undefined ? html`<ul>${items}</ul>` : html`<ol start=${mark.start}>${items}</ol>`;
    }
    case 'code':
      return html`<code>${mark.v}</code>`;
    case 'fence':
      return html`<pre><code>${mark.v}</code></pre>`;
    case 'link': {
      const { channel, onClick } = opening(view, mark.url);
      const bare = mark.c[0]?.t === 'text' && mark.c[0].v === mark.url;
      if (channel && bare) return html`<${ChannelMention} id=${channel.id} />`;
      if (channel) return html`<a href=${mark.url} onClick=${onClick}>${draw(mark.c, view)}</a>`;
      return html`<a href=${mark.url} target="_blank" rel="noreferrer noopener">${draw(mark.c, view)}</a>`;
    }
    case 'user': {
      const person = personOf(view, mark.id);
      const name = `@${person?.displayName ?? 'unknown-user'}`;
      return html`<span class=${classes('mention', mark.id === view.me && 'me')}>${name}</span>`;
    }
    case 'role': {
      const role = view.guild?.roles.find(({ id }) => id === mark.id);
      return html`<span class="mention" style=${role ? `--mention:${role.color}` : ''}>@${role?.name ?? 'deleted-role'}</span>`;
    }
    case 'channel':
      return html`<${ChannelMention} id=${mark.id} />`;
    case 'everyone':
      return html`<span class="mention me">${mark.v}</span>`;
    case 'command':
      return html`<span class="mention">/${mark.name}</span>`;
    case 'emoji':
      return html`<span class="emoji-name">:${mark.name}:</span>`;
    case 'time':
      return html`<${Stamp} unix=${mark.unix} style=${mark.style} />`;
    default:
      return /** @type {never} */ (mark);
  }
}

/** @param {{ children?: unknown }} props */
function Spoiler({ children }) {
  const [open, setOpen] = useState(false);
  if (open) return html`<span class="spoiler open">${children}</span>`;
  return html`<button type="button" class="spoiler" aria-label="Spoiler" onClick=${() => setOpen(true)}>
    <span aria-hidden="true">${children}</span>
  </button>`;
}

/** @param {{ id: string }} props */
function ChannelMention({ id }) {
  const { store, index, me } = useView();
  const channel = store.channel(me, id);
  if (!channel) return html`<span class="mention">#unknown</span>`;
  return html`<button type="button" class="mention" onClick=${() => store.open(index, id)}>#${channel.name}</button>`;
}

/** @param {{ unix: number, style: string }} props */
function Stamp({ unix, style }) {
  const now = useNow(Math.abs(Date.now() / 1000 - unix) < 90 ? 1000 : 15_000);
  return html`<time class="stamp" datetime=${new Date(unix * 1000).toISOString()} title=${stamp(unix, 'F', now)}>
    ${stamp(unix, style, now)}
  </time>`;
}
