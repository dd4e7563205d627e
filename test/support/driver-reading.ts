// How tests read a message: its components in order, its text.
import { ComponentType as C } from 'discord.js';
import type { PageMessage } from '#sandbox/page-api';
import type { RawComponent } from '#sandbox/validate/components';

/** All components of a message, nested ones included, in the order shown. */
export function componentsOf(message: PageMessage): readonly RawComponent[] {
  const found: RawComponent[] = [];
  const visit = (components: readonly RawComponent[]): void => {
    for (const c of components) {
      found.push(c);
      visit(c.components ?? []);
      if (c.accessory !== undefined) visit([c.accessory]);
    }
  };
  visit((message.components ?? []) as unknown as readonly RawComponent[]);
  return found;
}

/** All text of a message: its content and its text displays, one under the other. */
export function textOfMessage(message: PageMessage): string {
  const shown = componentsOf(message).flatMap((c) => (c.type === C.TextDisplay ? [c.content ?? ''] : []));
  return [message.content, ...shown].filter((text) => text !== '').join('\n');
}

/** The first component that fits. */
export function pickComponent(message: PageMessage, fits: (c: RawComponent) => boolean): RawComponent | undefined {
  return componentsOf(message).find(fits);
}
