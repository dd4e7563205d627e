// A channel's messages from old to new, with the days between them and the line where reading stopped.
import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';
import { idTime, isNewer } from './ids.js';
import { CommandAttempt, Message } from './message.js';
import { dayOf } from './time.js';
import { useView } from './view.js';

/** @import { PageMessage } from '../page-api.ts' */

const groupFor = 7 * 60_000;

/**
 * The list. It holds on to its lower end while one is there, and stays where it is while one reads further up.
 * @param {{ readBefore: string | undefined, reply: (message: PageMessage) => void }} props
 */
export function Messages({ readBefore, reply }) {
  const { store, seat, me, channel } = useView();
  const log = seat.logs.get(channel.id);
  const messages = log?.messages ?? [];
  const attempts = seat.attempts.filter((one) => one.channel === channel.id && one.commandName !== undefined);
  const scroller = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [away, setAway] = useState(false);
  // The list is laid out from below, so its lower end is where scrolling is at nought.
  const toEnd = () => scroller.current?.scrollTo({ top: 0 });
  const newest = messages.at(-1);
  const own = attempts.length > 0 || newest?.author.id === me;
  useEffect(() => {
    if (own) toEnd();
  }, [own, newest?.id]);
  useEffect(() => setAway(false), [channel.id]);

  const scrolled = () => {
    const box = scroller.current;
    if (!box) return;
    setAway(box.scrollTop < -300);
    if (box.scrollHeight + box.scrollTop - box.clientHeight < 400) void store.older(me, channel.id);
  };
  const line = messages.find(
    (message) => readBefore !== undefined && isNewer(message.id, readBefore) && message.author.id !== me,
  );
  return html`<div class="messages" ref=${scroller} onScroll=${scrolled}>
    <div class="messages-inner" role="log" aria-label=${`Messages in ${channel.name}`} aria-live="off">
      ${log?.state === 'ready' && !log.more && html`<${Beginning} />`}
      ${log?.state === 'loading' && html`<div class="loading" role="status">Loading messages…</div>`}
      ${messages.flatMap((message, i) => {
        const before = messages[i - 1];
        const newDay = !before || dayOf(idTime(before.id)) !== dayOf(idTime(message.id));
        return [
          newDay && html`<div key=${`day-${message.id}`} class="day"><span>${dayOf(idTime(message.id))}</span></div>`,
          message === line &&
            html`<div key="new" class="new-line" role="separator" aria-label="New messages"><span>NEW</span></div>`,
          html`<${Message}
            key=${message.id}
            message=${message}
            grouped=${!newDay && message !== line && follows(message, before)}
            reply=${reply}
          />`,
        ];
      })}
      ${attempts.map((attempt) => html`<${CommandAttempt} key=${attempt.tag} attempt=${attempt} />`)}
    </div>
    ${away && html`<button type="button" class="to-end" onClick=${toEnd}>Jump to present ↓</button>`}
  </div>`;
}

function Beginning() {
  const { channel } = useView();
  const title =
    channel.kind === 'dm' ? channel.name : channel.kind === 'text' ? `Welcome to #${channel.name}!` : channel.name;
  const text =
    channel.kind === 'text' ? `This is the start of the #${channel.name} channel.` : 'This is where it begins.';
  return html`<div class="beginning">
    <div class="beginning-sign" aria-hidden="true">${channel.kind === 'dm' ? '@' : '#'}</div>
    <h2>${title}</h2>
    <p>${channel.topic ?? text}</p>
  </div>`;
}

/**
 * Whether a message goes on from the one before it without a head of its own.
 * @param {PageMessage} message
 * @param {PageMessage | undefined} before
 */
function follows(message, before) {
  if (before?.author.id !== message.author.id || ![0, 19, 20, 23].includes(before.type)) return false;
  if (message.interaction_metadata?.type === 2 || message.referenced_message) return false;
  const ephemeral = ((message.flags ?? 0) & 64) !== 0;
  if (ephemeral !== (((before.flags ?? 0) & 64) !== 0)) return false;
  return idTime(message.id) - idTime(before.id) < groupFor;
}
