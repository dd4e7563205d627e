// Somebody who plays by what the panel puts first: its marked button, else its first one, else the first entry of a menu. What
// they have just done they do again only when there is nothing else to do in the turn.
import { ButtonStyle, ComponentType } from 'discord.js';
import { readId } from '#discord/press-id';
import type { PageMessage } from '#sandbox/page-api';
import { componentsOf, type DrivenPerson, textOfMessage } from '#test/driver';
import { outcome } from './stories.ts';

/** Presses that answer an ask. */
const ANSWERS = new Set(['go', 'done', 'yes', 'pick', 'verb', 'page']);
/** Buttons that turn pages. */
const PAGES = new Set(['◀ Previous', 'Next ▶']);

type Control = ReturnType<typeof componentsOf>[number];

const verbOf = ({ custom_id: id }: Control): string => readId(id ?? '')?.verb ?? '';

/** The controls of a panel that answer what it asks. */
const controlsOf = (panel: PageMessage): readonly Control[] =>
  componentsOf(panel).filter((one) => one.disabled !== true && ANSWERS.has(verbOf(one)) && !PAGES.has(one.label ?? ''));

/** Whether a panel asks for something. */
export const asksNewcomer = (panel: PageMessage): boolean => controlsOf(panel).length > 0;

const isMarked = ({ style }: Control): boolean => style === ButtonStyle.Primary || style === ButtonStyle.Danger;
const nameOf = ({ label, placeholder }: Control): string => label ?? placeholder ?? '';

/** A newcomer, who remembers what they have done in the turn. The returned function makes one press and gives the next panel. */
export function newcomer(person: DrivenPerson): (panel: PageMessage) => Promise<PageMessage> {
  let turn = '';
  const done = new Map<string, number>();
  const often = (one: Control): number => done.get(nameOf(one)) ?? 0;
  return async (panel) => {
    const now = textOfMessage(panel).match(/(?:Turn|Round) \d+/)?.[0] ?? turn;
    if (now !== turn) done.clear();
    turn = now;
    const controls = controlsOf(panel);
    const min = Math.min(...controls.map(often));
    const [control] = controls
      .filter((one) => often(one) === min)
      .sort((a, b) => Number(isMarked(b)) - Number(isMarked(a)));
    if (typeof control?.custom_id !== 'string') throw new Error('the panel asks nothing');
    done.set(nameOf(control), often(control) + 1);
    if (control.type === ComponentType.Button) return outcome(await person.press(panel, control.custom_id));
    const options = control.options ?? [];
    const values = options.slice(0, Math.max(1, control.min_values ?? 1)).map(({ value }) => value ?? '');
    return outcome(await person.select(panel, control.custom_id, values));
  };
}
