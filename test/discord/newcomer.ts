// Somebody who plays by what the panel puts first: its marked button, else its first one, else the first entry of a menu.
import { ButtonStyle, ComponentType } from 'discord.js';
import { readId } from '#discord/ids/press-id';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, type DrivenPerson } from '#test/driver';
import { outcome } from './stories.ts';

/** Presses that answer an ask. */
const ANSWERS = new Set(['go', 'done', 'yes', 'pick', 'verb']);

const verbOf = (id: string | null | undefined): string => readId(id ?? '')?.verb ?? '';

/** The controls of a panel that answer what it asks. */
const controlsOf = (panel: PageMessage) =>
  componentsOf(panel).filter((one) => one.disabled !== true && ANSWERS.has(verbOf(one.custom_id)));

/** Whether a panel asks for something. */
export const asksNewcomer = (panel: PageMessage): boolean => controlsOf(panel).length > 0;

/** One press of a newcomer; gives the panel that follows. */
export async function pressFirst(person: DrivenPerson, panel: PageMessage): Promise<PageMessage> {
  const controls = controlsOf(panel);
  const buttons = controls.filter(({ type }) => type === ComponentType.Button);
  const marked = buttons.find(({ style }) => style === ButtonStyle.Primary || style === ButtonStyle.Danger);
  const control = marked ?? controls[0];
  if (typeof control?.custom_id !== 'string') throw new Error('the panel asks nothing');
  if (control.type === ComponentType.Button) return outcome(await person.press(panel, control.custom_id));
  const values = (control.options ?? []).slice(0, Math.max(1, control.min_values ?? 1)).map(({ value }) => value ?? '');
  return outcome(await person.select(panel, control.custom_id, values));
}
