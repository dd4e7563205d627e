// People at tables, who open them, sit down and press whatever they find, and a note of all that they were told.
import { ComponentType } from 'discord.js';
import type { Verb } from '#discord/ids';
import { readId } from '#discord/press-id';
import { below, type Rng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, type DrivenPerson, type Driver, type Exchange, textOfMessage } from '#test/driver';

/** A running table, with everybody who plays there. */
export type RunningTable = { readonly id: string; readonly thread: string; readonly people: readonly DrivenPerson[] };

/** One interaction: what it was, and how long the first response took, in ms. */
export type Timed = { readonly what: string; readonly exchange: Exchange };

/** Presses that make a move or a part of one; all others on a panel look at something, or set how it is shown. */
const moving: ReadonlySet<string> = new Set<Verb>(['go', 'done', 'yes', 'page', 'pick', 'verb', 'type']);
/** How long people wait for what was announced, ms: longer than Discord lets a bot think, shorter than they would really. */
export const patience = 5000;
const names = ['mira', 'tobin', 'oksana', 'jun', 'pascal'];
/** A channel and its server, where tables are opened; the bot may make threads there. */
export type Place = readonly [channel: string, server: string];
export const usualPlaces: readonly [Place, Place] = [
  ['game-tables', 'Deep Space League'],
  ['general', 'Deep Space League'],
];

const pressOf = (id: string | null | undefined) => readId(id ?? '');

/** The table that a message's controls belong to. */
export function tableOf(message: PageMessage): string | undefined {
  return componentsOf(message)
    .map((c) => pressOf(c.custom_id)?.table)
    .find((table) => table !== undefined);
}

/** The number of the ask that a panel shows; undefined if it asks nothing. */
export function askOf(panel: PageMessage): number | undefined {
  const key = controlsOf(panel)
    .map((c) => pressOf(c.custom_id)?.ask?.key ?? '')
    .find((ask) => ask !== '');
  return key === undefined ? undefined : Number.parseInt(key.slice(0, -4), 36);
}

/** The controls of a panel that make a move, or a part of one. */
function controlsOf(panel: PageMessage) {
  return componentsOf(panel).filter(
    (c) => typeof c.custom_id === 'string' && c.disabled !== true && moving.has(pressOf(c.custom_id)?.verb ?? ''),
  );
}

const labelled = (message: PageMessage, label: string): boolean => componentsOf(message).some((c) => c.label === label);
export const isLive = (message: PageMessage): boolean => labelled(message, 'My hand & moves');
export const hasPicture = (message: PageMessage): boolean =>
  componentsOf(message).some((c) => c.type === ComponentType.MediaGallery);
export const isOver = (message: PageMessage): boolean => textOfMessage(message).includes('The game is over');

/** Everybody there is. */
export function everybody(driver: Driver): Promise<DrivenPerson[]> {
  return Promise.all(names.map((name) => driver.person(name)));
}

/** Opens a table, seats the guest (a computer player without one), starts, and waits for the live message. */
export async function openTable(
  host: DrivenPerson,
  guest: DrivenPerson | undefined,
  [name, server]: Place = usualPlaces[0],
): Promise<RunningTable> {
  const channel = await host.channel(name, server);
  const opened = await host.command(channel.id, 'play', {
    game: 'eve',
    ...(guest === undefined && { computers: 1 }),
  });
  const lobby = await opened.settled(patience);
  const table = lobby === undefined ? undefined : tableOf(lobby);
  if (lobby === undefined || table === undefined) throw new Error('no lobby was opened');
  if (guest !== undefined) {
    await guest.waitFor((m) => m.id === lobby.id);
    await (await guest.press(lobby, 'Join')).settled(patience);
  }
  const ready = await host.waitFor((m) => m.id === lobby.id && labelled(m, 'Start') && startable(m));
  await (await host.press(ready, 'Start')).settled(patience);
  const live = await host.waitFor((m) => isLive(m) && tableOf(m) === table, 20_000);
  return { id: table, thread: live.channel_id, people: guest === undefined ? [host] : [host, guest] };
}

const startable = (m: PageMessage): boolean => componentsOf(m).some((c) => c.label === 'Start' && c.disabled !== true);

/** The message of a table that has its buttons now. */
export async function liveOf(person: DrivenPerson, { id, thread }: RunningTable): Promise<PageMessage | undefined> {
  return (await person.messages(thread, 20)).findLast((m) => isLive(m) && tableOf(m) === id);
}

/**
 * One press by chance on a panel that asks something: a button, a select, or a modal filled in. `told` hears of every
 * interaction on the way. Gives the panel afterwards. Throws if the bot failed to answer.
 */
export async function pressAnything(
  person: DrivenPerson,
  panel: PageMessage,
  rng: Rng,
  told: (timed: Timed) => void = () => {},
  wait = patience,
): Promise<PageMessage> {
  const all = controlsOf(panel);
  const buttons = all.filter((c) => c.type === ComponentType.Button);
  // Lists lead to further lists; without a liking for buttons one would wander about in them.
  const controls = buttons.length > 0 && below(rng, 2) === 0 ? buttons : all;
  const control = controls[below(rng, Math.max(1, controls.length))];
  if (typeof control?.custom_id !== 'string') throw new Error('the panel asks nothing');
  const note = (what: string, exchange: Exchange): Exchange => {
    told({ what, exchange });
    if (exchange.interaction.state === 'failed') throw new Error(exchange.interaction.error ?? 'failed');
    return exchange;
  };
  let exchange: Exchange;
  if (control.type === ComponentType.StringSelect) {
    const options = control.options ?? [];
    const min = control.min_values ?? 1;
    const count = min + below(rng, (control.max_values ?? 1) - min + 1);
    const from = below(rng, options.length - count + 1);
    const values = options.slice(from, from + count).map((option) => option.value ?? '');
    exchange = note('select', await person.select(panel, control.custom_id, values));
  } else exchange = note('press', await person.press(panel, control.custom_id));
  const { modal } = exchange.interaction;
  if (modal !== undefined) {
    const fields = modal.components.flatMap((label) =>
      'component' in label && 'custom_id' in label.component ? [label.component.custom_id] : [],
    );
    const typed = Object.fromEntries(fields.map((id) => [id, String(below(rng, 3))]));
    exchange = note('modal', await person.submit(exchange, typed));
  }
  const settled = (await exchange.settled(wait)) ?? exchange.message;
  if (settled === undefined) throw new Error('the press led to nothing');
  return settled;
}
