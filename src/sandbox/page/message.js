// One message: who, when, in answer to what, its text, embeds, files and components, and who may see it.
import { useMemo } from 'preact/hooks';
import { Avatar } from './avatar.js';
import { Components, FileCard, Picture } from './components.js';
import { Embed } from './embed.js';
import { classes, html } from './html.js';
import { Icon } from './icons.js';
import { idTime } from './ids.js';
import { calls } from './seat.js';
import { Markdown } from './text.js';
import { moment, timeOfDay } from './time.js';
import { personOf, useView } from './view.js';

/** @import { APIAttachment } from 'discord.js' */
/** @import { PageMessage } from '../page-api.ts' */
/** @import { Attempt } from './seat.js' */
/** @import { View } from './view.js' */

const flags = { ephemeral: 64, thinking: 128, v2: 32768 };

/**
 * A message. `grouped` ones follow another of the same author and show no head of their own.
 * @param {{ message: PageMessage, grouped: boolean, reply: (message: PageMessage) => void }} props
 */
export function Message({ message, grouped, reply }) {
  const view = useView();
  const { seat, channel } = view;
  const attempts = seat.attempts.filter((attempt) => attempt.message === message.id);
  const signs = attempts.map((attempt) => `${attempt.tag}${attempt.error ?? ''}`).join();
  // Drawn again only when something about it has changed: long channels stay quick.
  return useMemo(
    () => draw(message, grouped, view, attempts, reply),
    [message, grouped, signs, seat.world.people, channel.id],
  );
}

/**
 * @param {PageMessage} message
 * @param {boolean} grouped
 * @param {View} view
 * @param {readonly Attempt[]} attempts
 * @param {(message: PageMessage) => void} reply
 */
function draw(message, grouped, view, attempts, reply) {
  if (![0, 19, 20, 23].includes(message.type)) return html`<${SystemLine} message=${message} />`;
  const { store, me, index } = view;
  const author = personOf(view, message.author.id);
  const name = author?.displayName ?? message.author.global_name ?? message.author.username;
  const set = message.flags ?? 0;
  const ephemeral = (set & flags.ephemeral) !== 0;
  const thinking = (set & flags.thinking) !== 0;
  const at = idTime(message.id);
  const failed = attempts.find((attempt) => attempt.error);
  return html`<article
    class=${classes('message', grouped && 'grouped', ephemeral && 'ephemeral', calls(message, me) && 'calls')}
    aria-label=${name}
    data-message=${message.id}
  >
    <${Origin} message=${message} />
    <div class="gutter">
      ${
        grouped
          ? html`<time class="small-time">${timeOfDay(at)}</time>`
          : html`<${Avatar} name=${name} color=${author?.color ?? '#5865f2'} size=${40} bot=${message.author.bot} />`
      }
    </div>
    <div class="body">
      ${
        !grouped &&
        html`<div class="head">
          <span class="author">${name}</span>
          ${message.author.bot && html`<span class="tag">APP</span>`}
          <time datetime=${new Date(at).toISOString()}>${moment(at, Date.now())}</time>
        </div>`
      }
      ${
        thinking
          ? html`<div class="thinking" role="status">
              <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${name} is thinking…
            </div>`
          : html`<${Content} message=${message} />`
      }
      ${
        message.thread &&
        html`<button type="button" class="thread-card" onClick=${() => store.open(index, message.thread?.id ?? '')}>
          <span class="thread-name">${message.thread.name}</span>
          <span class="thread-open">Open thread ›</span>
        </button>`
      }
      ${
        failed &&
        html`<div class="failed" role="alert">
          ${failed.error}
          <button type="button" class="quiet" onClick=${() => store.dismiss(me, message.channel_id, failed.tag)}>
            Dismiss
          </button>
        </div>`
      }
      ${
        ephemeral &&
        html`<div class="only-you">
          <${Icon} name="eye" size=${14} /> Only you can see this ·${' '}
          <button type="button" class="quiet" onClick=${() => store.dismiss(me, message.channel_id, message.id)}>
            Dismiss message
          </button>
        </div>`
      }
    </div>
    ${
      !ephemeral &&
      !thinking &&
      view.channel.canSend &&
      html`<div class="tools">
        <button type="button" aria-label=${`Reply to ${name}`} title="Reply" onClick=${() => reply(message)}><${Icon} name="reply" /></button>
      </div>`
    }
  </article>`;
}

/** @param {{ message: PageMessage }} props */
function Content({ message }) {
  const v2 = ((message.flags ?? 0) & flags.v2) !== 0;
  return html`
    ${message.content && html`<${Markdown} text=${message.content} jumbo />`}
    ${message.edited_timestamp && message.content && html`<span class="edited">(edited)</span>`}
    ${!v2 && message.attachments.map((file) => html`<${Attachment} key=${file.id} file=${file} message=${message} />`)}
    ${message.embeds.map((embed, i) => html`<${Embed} key=${i} embed=${embed} message=${message} />`)}
    ${
      (message.components?.length ?? 0) > 0 &&
      html`<div class=${classes('components', v2 && 'v2')}>
        <${Components} message=${message} components=${message.components} />
      </div>`
    }
  `;
}

/** @param {{ file: APIAttachment, message: PageMessage }} props */
function Attachment({ file, message }) {
  if (!file.content_type?.startsWith('image/'))
    return html`<${FileCard} url=${file.url} name=${file.filename} size=${file.size} message=${message} />`;
  return html`<${Picture}
    media=${file}
    alt=${file.description ?? ''}
    spoiler=${file.filename.startsWith('SPOILER_')}
    message=${message}
    kind="attachment"
  />`;
}

/**
 * The line above a message: the command it answers, or the message it replies to.
 * @param {{ message: PageMessage }} props
 */
function Origin({ message }) {
  const view = useView();
  const used = message.interaction_metadata;
  const replied = message.referenced_message;
  if (used?.type === 2 && message.commandName)
    return html`<div class="origin">
      <${Who} id=${used.user.id} /> used <span class="mention command">/${message.commandName}</span>
    </div>`;
  if (!replied) return null;
  const author = personOf(view, replied.author.id);
  return html`<button
    type="button"
    class="origin"
    onClick=${() => document.querySelector(`[data-message="${replied.id}"]`)?.scrollIntoView({ block: 'center' })}
  >
    <${Who} id=${replied.author.id} />${' '}
    <span class="excerpt">${excerpt(replied) || `a message by ${author?.displayName ?? replied.author.username}`}</span>
  </button>`;
}

/** @param {{ id: string }} props */
function Who({ id }) {
  const view = useView();
  const person = personOf(view, id);
  const name = person?.displayName ?? 'Somebody';
  return html`<${Avatar} name=${name} color=${person?.color ?? '#80848e'} size=${16} bot=${person?.bot} />
    <b class="who">${name}</b>`;
}

/**
 * The start of a message's text, for one line.
 * @param {Pick<PageMessage, 'content' | 'components'>} message
 */
function excerpt({ content, components }) {
  const text = content || firstText(components ?? []);
  return text
    .replace(/\s+/g, ' ')
    .replace(/[*_~`#>|]/g, '')
    .trim()
    .slice(0, 140);
}

/**
 * @param {readonly import('discord.js').APIMessageComponent[]} components
 * @returns {string}
 */
function firstText(components) {
  for (const component of components) {
    if (component.type === 10) return component.content;
    const inner = 'components' in component ? firstText(component.components) : '';
    if (inner) return inner;
  }
  return '';
}

/** @param {{ message: PageMessage }} props */
function SystemLine({ message }) {
  const view = useView();
  const who = html`<b class="who">${personOf(view, message.author.id)?.displayName ?? message.author.username}</b>`;
  const threadId = message.message_reference?.channel_id;
  /** @type {Readonly<Record<number, unknown>>} */
  const lines = {
    1: html`${who} added somebody to the thread.`,
    2: html`${who} removed somebody from the thread.`,
    3: html`${who} started a call.`,
    4: html`${who} changed the name: <b>${message.content}</b>`,
    6: html`${who} pinned a message to this channel.`,
    7: html`${who} is here.`,
    18: html`${who} started a thread:${' '}
      <button type="button" class="linkish" onClick=${() => threadId && view.store.open(view.index, threadId)}>
        ${message.content}
      </button>`,
    21: html`This thread began with a message in the channel above.`,
  };
  return html`<article class="message system" aria-label=${message.author.username} data-message=${message.id}>
    <div class="gutter"><${Icon} name="arrow" size=${16} /></div>
    <div class="body">
      ${lines[message.type] ?? message.content} <time>${moment(idTime(message.id), Date.now())}</time>
    </div>
  </article>`;
}

/**
 * A command that was sent and is not answered yet, or was never answered.
 * @param {{ attempt: Attempt }} props
 */
export function CommandAttempt({ attempt }) {
  const { store, seat, me } = useView();
  const name = seat.world.application.name;
  return html`<article class=${classes('message', 'attempt', attempt.error ? 'ephemeral' : undefined)} aria-label=${name}>
    <div class="origin"><${Who} id=${me} /> used <span class="mention command">/${attempt.commandName}</span></div>
    <div class="gutter"><${Avatar} name=${name} color="#5865f2" size=${40} bot /></div>
    <div class="body">
      <div class="head">
        <span class="author">${name}</span><span class="tag">APP</span>
        <time>${moment(attempt.at, Date.now())}</time>
      </div>
      ${
        attempt.error
          ? html`<div class="failed" role="alert">${attempt.error}</div>
              <div class="only-you">
                <${Icon} name="eye" size=${14} /> Only you can see this ·${' '}
                <button type="button" class="quiet" onClick=${() => store.dismiss(me, attempt.channel, attempt.tag)}>
                  Dismiss message
                </button>
              </div>`
          : html`<div class="thinking" role="status">
              <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> Sending command…
            </div>`
      }
    </div>
  </article>`;
}
