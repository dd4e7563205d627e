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

/** Without these no table can be opened in a channel, or in a thread. */
export const permissionsToOpen = (inThread: boolean): readonly PermissionName[] => [
  'ViewChannel',
  inThread ? 'SendMessagesInThreads' : 'SendMessages',
  'AttachFiles',
];

/** All that tables need there. In a thread nobody begins another one. */
export const permissionsForTables = (inThread: boolean): readonly PermissionName[] => [
  ...permissionsToOpen(inThread),
  'EmbedLinks',
  'ReadMessageHistory',
  ...(inThread ? [] : (['CreatePublicThreads', 'SendMessagesInThreads'] as const)),
];

/** Permissions as Discord's own screens name them. */
export function permissionNames(names: readonly PermissionName[], t: Translate): string {
  return names.map((name) => t(`permission.${name}`)).join(', ');
}
