// One seat: a person, the channel they look at, its messages, the box to write in and what lies over all of it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Avatar } from './avatar.js';
import { Composer } from './composer.js';
import { classes, html } from './html.js';
import { Icon } from './icons.js';
import { Messages } from './messages.js';
import { Modal } from './modal.js';
import { awaitsAnswer } from './seat.js';
import { personOf, ViewProvider } from './view.js';

/** @import { PageChannel, PageMessage } from '../page-api.ts' */
/** @import { Pane as PaneState } from './panes.js' */
/** @import { Seat } from './seat.js' */
/** @import { Store } from './store.js' */
/** @import { View } from './view.js' */

/**
 * A pane, labelled by who sits in it.
 * @param {{ store: Store, pane: PaneState, index: number, menu: () => void }} props `menu` shows the channels on narrow screens
 */
export function Pane({ store, pane, index, menu }) {
  const seat = store.seats.get(pane.person);
  const channel = store.channel(pane.person, pane.channel);
  const person = seat?.world.people.find((one) => one.id === pane.person);
  const active = store.active === index;
  return html`<section
    class=${classes('pane', active && 'active')}
    aria-label=${person?.displayName ?? 'Seat'}
    aria-busy=${awaitsAnswer(seat)}
    onPointerDown=${() => store.activate(index)}
    onFocusIn=${() => store.activate(index)}
  >
    <header class="pane-head">
      <button type="button" class="menu" aria-label="Channels" onClick=${menu}><${Icon} name="menu" size=${22} /></button>
      <${Title} store=${store} pane=${pane} channel=${channel} />
      <${People} store=${store} pane=${pane} index=${index} />
    </header>
    ${
      seat && channel
        ? html`<${Inside} key=${`${pane.person}@${channel.id}`} store=${store} pane=${pane} index=${index} seat=${seat} channel=${channel} />`
        : html`<div class="nothing">Nothing to see here. Choose a channel.</div>`
    }
  </section>`;
}

/** @param {{ store: Store, pane: PaneState, channel: PageChannel | undefined }} props */
function Title({ store, pane, channel }) {
  if (!channel) return html`<h1 class="title">…</h1>`;
  const parent = store.channel(pane.person, channel.parentId);
  const sign = channel.kind === 'dm' ? '@' : channel.kind === 'text' ? '#' : '';
  return html`<h1 class="title" title=${channel.topic ?? channel.name}>
    ${parent && html`<span class="title-parent"># ${parent.name} ›</span>`}
    ${sign && html`<span class="title-sign" aria-hidden="true">${sign}</span>`}
    <span class="title-name">${channel.name}</span>
    ${channel.topic && html`<span class="topic">${channel.topic}</span>`}
  </h1>`;
}

/**
 * The choice of who sits here: everybody's avatar, and the name of whoever sits here now.
 * @param {{ store: Store, pane: PaneState, index: number }} props
 */
function People({ store, pane, index }) {
  return html`<div class="people" role="radiogroup" aria-label="Person">
    ${store.people().map((person) => {
      const chosen = person.id === pane.person;
      const mentions = store.reading.mentions(person.id);
      return html`<button
        key=${person.id}
        type="button"
        role="radio"
        class=${classes('person', chosen && 'chosen')}
        aria-label=${person.displayName}
        aria-checked=${chosen}
        title=${chosen ? `You are ${person.displayName}` : `Sit as ${person.displayName}`}
        onClick=${() => store.sit(index, person.id)}
      >
        <${Avatar} name=${person.displayName} color=${person.color} size=${26} />
        ${chosen && html`<span class="person-name">${person.displayName}</span>`}
        ${!chosen && mentions > 0 && html`<span class="badge" aria-hidden="true">${mentions}</span>`}
      </button>`;
    })}
  </div>`;
}

/** @param {{ store: Store, pane: PaneState, index: number, seat: Seat, channel: PageChannel }} props */
function Inside({ store, pane, index, seat, channel }) {
  const [replyTo, setReplyTo] = useState(/** @type {PageMessage | undefined} */ (undefined));
  const { people, guilds } = seat.world;
  const view = useMemo(
    /** @returns {View} */
    () => ({ store, index, seat, me: pane.person, channel, guild: guilds.find((one) => one.id === channel.guildId) }),
    // The channel's newest message is left out on purpose: what is drawn from the view does not depend on it.
    [index, seat, channel.id, channel.name, channel.canSend, channel.archived, people, guilds],
  );
  return html`<${ViewProvider} value=${view}>
    <${Messages} readBefore=${pane.readBefore} reply=${setReplyTo} />
    <${Composer} replyTo=${replyTo} stopReply=${() => setReplyTo(undefined)} />
    <${Typing} view=${view} />
    ${seat.modal && html`<${Modal} key=${seat.modal.id} interaction=${seat.modal} />`}
  <//>`;
}

/** @param {{ view: View }} props */
function Typing({ view }) {
  const typing = view.seat.typing.get(view.channel.id);
  const [, again] = useState(0);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => again((n) => n + 1), Math.max(0, typing.until - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [typing]);
  const shown = typing && typing.until > Date.now();
  const name = typing && (personOf(view, typing.user)?.displayName ?? 'Somebody');
  return html`<div class="typing" role="status">
    ${shown && html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> <b>${name}</b> is typing…`}
  </div>`;
}
