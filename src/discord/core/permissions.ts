/** Permissions that the bot needs in a channel. */
import type { Translate } from '../words.ts';

export type PermissionName =
  | 'ViewChannel'
  | 'SendMessages'
  | 'CreatePublicThreads'
  | 'SendMessagesInThreads'
  | 'AttachFiles';

/** Permissions as Discord's own screens name them. */
export function permissionNames(names: readonly PermissionName[], t: Translate): string {
  return names.map((name) => t(`permission.${name}`)).join(', ');
}
