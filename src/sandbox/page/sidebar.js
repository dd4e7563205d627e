// Servers, channels and threads as the person of the active seat sees them, with what they have not read.
import { Avatar, initials } from './avatar.js';
import { classes, html } from './html.js';
import { Icon } from './icons.js';
import { isNewer } from './ids.js';

/** @import { PageChannel } from '../page-api.ts' */
/** @import { Seat } from './seat.js' */
/** @import { Store } from './store.js' */

/**
 * The side of the page. It belongs to the active seat: what is opened here opens there.
 * @param {{ store: Store, close: () => void }} props `close` puts it away where it lies over the messages
 */
export function Sidebar({ store, close }) {
  const pane = store.panes[store.active];
  const seat = pane && store.seats.get(pane.person);
  if (!pane || !seat) return null;
  const { world } = seat;
  const here = store.channel(pane.person, pane.channel);
  const guild = world.guilds.find((one) => one.id === here?.guildId);
  const me = world.people.find((person) => person.id === pane.person);
  /** @param {PageChannel | undefined} channel */
  const open = (channel) => {
    if (channel) store.open(store.active, channel.id);
    close();
  };
  const bots = world.people.filter((person) => person.bot);
  return html`<div class="side">
    <nav class="rail" aria-label="Servers">
      <${RailButton}
        name="Direct Messages"
        sign=${html`<${Icon} name="mail" />`}
        chosen=${!guild}
        channels=${world.channels.filter((channel) => channel.kind === 'dm')}
        store=${store}
        seat=${seat}
        press=${() => {
          const dm = world.channels.find((channel) => channel.kind === 'dm');
          const [bot] = bots;
          if (dm) open(dm);
          else if (bot) void store.openDm(store.active, bot.id);
        }}
      />
      <span class="rail-line"></span>
      ${world.guilds.map(
        (one) => html`<${RailButton}
          key=${one.id}
          name=${one.name}
          sign=${initials(one.name)}
          chosen=${one.id === guild?.id}
          channels=${world.channels.filter((channel) => channel.guildId === one.id)}
          store=${store}
          seat=${seat}
          press=${() => open(world.channels.find((channel) => channel.guildId === one.id && channel.kind === 'text'))}
        />`,
      )}
    </nav>
    <div class="channels">
      <header>${guild?.name ?? 'Direct Messages'}</header>
      <nav aria-label="Channels">
        ${
          guild
            ? world.channels
                .filter((channel) => channel.guildId === guild.id && channel.kind === 'text')
                .map(
                  (channel) =>
                    html`<${Branch} key=${channel.id} channel=${channel} seat=${seat} store=${store} open=${open} here=${pane.channel} />`,
                )
            : html`${world.channels
                .filter((channel) => channel.kind === 'dm')
                .map(
                  (channel) =>
                    html`<${Entry} key=${channel.id} channel=${channel} seat=${seat} store=${store} open=${open} here=${pane.channel} />`,
                )}`
        }
      </nav>
      <footer class="whoami">
        <${Avatar} name=${me?.displayName ?? ''} color=${me?.color ?? '#5865f2'} size=${32} />
        <span class="me-name"><b>${me?.displayName}</b><small>${me?.username}</small></span>
      </footer>
    </div>
  </div>`;
}

/**
 * @param {{ name: string, sign: unknown, chosen: boolean, channels: readonly PageChannel[], store: Store, seat: Seat, press: () => void }} props
 */
function RailButton({ name, sign, chosen, channels, store, seat, press }) {
  const unread = channels.some((channel) => isUnread(store, seat, channel));
  const mentions = channels.reduce((sum, channel) => sum + store.reading.mark(seat.person, channel.id).mentions, 0);
  return html`<button
    type="button"
    class=${classes('rail-button', chosen && 'chosen', unread && 'unread')}
    aria-label=${name}
    title=${name}
    aria-current=${chosen ? 'true' : undefined}
    onClick=${press}
  >
    <span aria-hidden="true">${sign}</span>
    ${mentions > 0 && html`<span class="badge" aria-hidden="true">${mentions}</span>`}
  </button>`;
}

/**
 * A channel with its threads below it.
 * @param {{ channel: PageChannel, seat: Seat, store: Store, open: (channel: PageChannel) => void, here: string | undefined }} props
 */
function Branch({ channel, seat, store, open, here }) {
  const threads = seat.world.channels.filter(
    (one) => one.parentId === channel.id && (!one.archived || one.id === here),
  );
  return html`<${Entry} channel=${channel} seat=${seat} store=${store} open=${open} here=${here} />
    ${
      threads.length > 0 &&
      html`<div class="threads" role="group" aria-label=${`Threads of ${channel.name}`}>
        ${threads.map(
          (thread) =>
            html`<${Entry} key=${thread.id} channel=${thread} seat=${seat} store=${store} open=${open} here=${here} />`,
        )}
      </div>`
    }`;
}

/**
 * @param {{ channel: PageChannel, seat: Seat, store: Store, open: (channel: PageChannel) => void, here: string | undefined }} props
 */
function Entry({ channel, seat, store, open, here }) {
  const { mentions } = store.reading.mark(seat.person, channel.id);
  const unread = isUnread(store, seat, channel);
  const sign =
    channel.kind === 'dm'
      ? '@'
      : channel.kind === 'private-thread'
        ? html`<${Icon} name="lock" size=${14} />`
        : channel.kind === 'text'
          ? '#'
          : '';
  return html`<button
    type="button"
    class=${classes('entry', channel.kind, channel.id === here && 'chosen', unread && 'unread')}
    aria-label=${channel.name}
    aria-current=${channel.id === here ? 'page' : undefined}
    aria-description=${mentions > 0 ? `${mentions} mentions` : unread ? 'unread' : undefined}
    title=${channel.name}
    onClick=${() => open(channel)}
  >
    ${sign && html`<span class="entry-sign" aria-hidden="true">${sign}</span>`}
    <span class="entry-name">${channel.name}</span>
    ${mentions > 0 && html`<span class="badge" aria-hidden="true">${mentions}</span>`}
  </button>`;
}

/**
 * @param {Store} store
 * @param {Seat} seat
 * @param {PageChannel} channel
 */
const isUnread = (store, seat, channel) =>
  isNewer(channel.lastMessageId, store.reading.mark(seat.person, channel.id).read);
