// Plays a panel by chance, as a person would: by its buttons, selects and modals.
import { ComponentType } from 'discord.js';
import { readId } from '#discord/press-id';
import { below, type Rng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, type DrivenPerson, type Exchange } from '#test/driver';

/** Presses that look instead of moving. */
const ASIDE = new Set([
  'look',
  'board',
  'side',
  'settings',
  'refresh',
  'until',
  'until.pick',
  'back',
  'change',
  'orders',
  'order.ways',
  'log',
  'log.since',
  'log.page',
  'hint',
]);

export type Pressed = { readonly message: PageMessage; readonly ms: number | undefined };

const verbOf = (id: string | null | undefined): string => readId(id ?? '')?.verb ?? '';

/** Whether a panel asks for something. */
export function asks(message: PageMessage): boolean {
  return componentsOf(message).some(
    (c) => typeof c.custom_id === 'string' && c.disabled !== true && !ASIDE.has(verbOf(c.custom_id)),
  );
}

/** One press by chance; undefined if the panel asks nothing. */
export async function pressAnything(
  person: DrivenPerson,
  message: PageMessage,
  rng: Rng,
): Promise<Pressed | undefined> {
  const controls = componentsOf(message).filter(
    (c) => typeof c.custom_id === 'string' && c.disabled !== true && !ASIDE.has(verbOf(c.custom_id)),
  );
  const control = controls[below(rng, controls.length)];
  if (typeof control?.custom_id !== 'string') return undefined;
  let exchange: Exchange;
  if (control.type === ComponentType.StringSelect) {
    const all = control.options ?? [];
    const min = control.min_values ?? 1;
    const count = min + below(rng, (control.max_values ?? 1) - min + 1);
    const from = below(rng, all.length - count + 1);
    const values = all.slice(from, from + count).map((option) => option.value ?? '');
    exchange = await person.select(message, control.custom_id, values);
  } else exchange = await person.press(message, control.custom_id);
  if (exchange.interaction.modal !== undefined) {
    const fields = exchange.interaction.modal.components.flatMap((label) =>
      'component' in label && 'custom_id' in label.component ? [label.component.custom_id] : [],
    );
    exchange = await person.submit(exchange, Object.fromEntries(fields.map((id) => [id, String(below(rng, 3))])));
  }
  if (exchange.interaction.state === 'failed') throw new Error(exchange.interaction.error ?? 'failed');
  const settled = (await exchange.settled()) ?? exchange.message;
  return settled === undefined ? undefined : { message: settled, ms: exchange.firstResponseMs };
}
