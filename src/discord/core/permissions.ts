/** Permissions that the bot needs in a channel. */
import type { Say } from '../words.ts';

export type PermissionName =
  | 'ViewChannel'
  | 'SendMessages'
  | 'CreatePublicThreads'
  | 'SendMessagesInThreads'
  | 'AttachFiles';

/** Permissions as Discord's own screens name them. */
export function permissionNames(names: readonly PermissionName[], say: Say): string {
  return names.map((name) => say(`permission.${name}`)).join(', ');
}
