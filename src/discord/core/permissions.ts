/** Permissions that the bot needs in a channel. */
import type { Translate } from '../words.ts';

export type PermissionName =
  | 'ViewChannel'
  | 'SendMessages'
  | 'CreatePublicThreads'
  | 'SendMessagesInThreads'
  | 'ReadMessageHistory'
  | 'EmbedLinks'
  | 'AttachFiles';

/** What tables need, the first without which there are none. */
export const neededPermissions: readonly PermissionName[] = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'EmbedLinks',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'SendMessagesInThreads',
];

/** Permissions as Discord's own screens name them. */
export function permissionNames(names: readonly PermissionName[], t: Translate): string {
  return names.map((name) => t(`permission.${name}`)).join(', ');
}
