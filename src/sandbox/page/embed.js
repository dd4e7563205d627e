// Embeds of messages that are not made of components.
import { Picture } from './components.js';
import { html } from './html.js';
import { Markdown } from './text.js';

/** @import { APIEmbed } from 'discord.js' */
/** @import { PageMessage } from '../page-api.ts' */

/**
 * An embed: title, text, fields, pictures, foot.
 * @param {{ embed: APIEmbed, message: PageMessage }} props
 */
export function Embed({ embed, message }) {
  const colour = embed.color === undefined ? '' : `--accent:#${embed.color.toString(16).padStart(6, '0')}`;
  return html`<div class="container embed accented" style=${colour}>
    ${embed.thumbnail && html`<div class="embed-thumb"><${Picture} media=${embed.thumbnail} alt="" message=${message} kind="thumbnail" /></div>`}
    ${embed.author && html`<div class="embed-author">${embed.author.name}</div>`}
    ${
      embed.title &&
      html`<div class="embed-title">
        ${embed.url ? html`<a href=${embed.url} target="_blank" rel="noreferrer noopener">${embed.title}</a>` : embed.title}
      </div>`
    }
    ${embed.description && html`<${Markdown} text=${embed.description} />`}
    ${
      (embed.fields?.length ?? 0) > 0 &&
      html`<div class="embed-fields">
        ${embed.fields?.map(
          (field, i) => html`<div key=${i} class=${field.inline ? 'inline' : ''}>
            <b><${Markdown} text=${field.name} /></b>
            <${Markdown} text=${field.value} />
          </div>`,
        )}
      </div>`
    }
    ${embed.image && html`<${Picture} media=${embed.image} alt="" message=${message} kind="attachment" />`}
    ${embed.footer && html`<div class="embed-foot">${embed.footer.text}</div>`}
  </div>`;
}
