// The initial world of a new sandbox: two servers, seven people, one bot.
import { PermissionFlagsBits as P } from 'discord.js';
import type { Channel, Guild, Member, Overwrite, Person, Role } from './world.ts';

const joinedAt = '2026-01-05T12:00:00.000000+00:00';

/** Also the id of the application, as with every newer application. */
export const botId = '1457709004800000001';
const league = '1457709004800000010';
const orbit = '1457709004800000020';
const leagueBotRole = '1457709004800000011';
const orbitBotRole = '1457709004800000021';

/** The token that the bot logs in with; it carries the bot's id in front, as real ones do. */
export const botToken = `${Buffer.from(botId)
  .toString('base64')
  .replace(/(?<!=)=+$/, '')}.sandbo.loopback-only-no-secret-0000`;

/** What everybody may do. */
export const everyonePermissions: bigint =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.ReadMessageHistory |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.UseApplicationCommands |
  P.UseExternalEmojis;
/** What the bot may do. */
export const botPermissions: bigint =
  everyonePermissions | P.CreatePrivateThreads | P.ManageThreads | P.ManageMessages | P.MentionEveryone;

function person(
  last: number,
  username: string,
  displayName: string,
  color: string,
  details: Partial<Person> = {},
): Person {
  const id = `14577090048000001${String(last).padStart(2, '0')}`;
  return { id, username, displayName, color, bot: false, locale: 'en-US', dmsOpen: true, ...details };
}

/** Seven people and the bot. Pascal takes no direct messages and is in one server only; Oksana's client is British, Falk's German. */
export const seedPeople: readonly Person[] = [
  person(1, 'mira', 'Mira Kestrel', '#c2556e'),
  person(2, 'tobin', 'Tobin Vale', '#3f8f6b'),
  person(3, 'oksana', 'Oksana Reed', '#b5832e', { locale: 'en-GB' }),
  person(4, 'jun', 'Jun Calder', '#4a7fc1'),
  person(5, 'pascal', 'Pascal Wren', '#8a63b8', { locale: 'fr', dmsOpen: false }),
  person(6, 'sanna', 'Sanna Holt', '#5c8f99'),
  person(7, 'falk', 'Falk Brandt', '#a3703c', { locale: 'de' }),
  { ...person(0, 'wardroom', 'Wardroom', '#5865f2'), id: botId, bot: true },
];

const [mira, tobin, oksana, jun, pascal, sanna, falk] = seedPeople.map((p) => p.id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** A role with a color as a number. */
export function role(
  id: string,
  name: string,
  permissions: bigint,
  position: number,
  color = 0,
  managed = false,
): Role {
  return { id, name, permissions: permissions.toString(), position, color, managed };
}

function members(ids: readonly string[], botRole: string): Record<string, Member> {
  const found: Record<string, Member> = { [botId]: { roles: [botRole], joinedAt } };
  for (const id of ids) found[id] = { roles: [], joinedAt };
  return found;
}

/** Two servers; Mira owns the first, Oksana the second. */
export const seedGuilds: readonly Guild[] = [
  {
    id: league,
    name: 'Deep Space League',
    ownerId: mira,
    locale: 'en-US',
    roles: [
      role(league, '@everyone', everyonePermissions, 0),
      role(leagueBotRole, 'Wardroom', botPermissions, 2, 0x5865f2, true),
      role('1457709004800000012', 'Commodore', everyonePermissions, 1, 0xe0a030),
    ],
    members: members([mira, tobin, oksana, jun, pascal, sanna, falk], leagueBotRole),
  },
  {
    id: orbit,
    name: 'Quiet Orbit',
    ownerId: oksana,
    locale: 'en-GB',
    roles: [
      role(orbit, '@everyone', everyonePermissions, 0),
      role(orbitBotRole, 'Wardroom', botPermissions, 1, 0x5865f2, true),
    ],
    members: members([oksana, tobin, jun, mira], orbitBotRole),
  },
];

/** A text channel. */
export function text(
  id: string,
  guildId: string,
  name: string,
  position: number,
  topic: string,
  overwrites: readonly Overwrite[] = [],
): Channel {
  return { id, type: 0, name, guildId, topic, position, overwrites, joined: [], messageCount: 0, slowmode: 0 };
}

function deny(roleId: string, bits: bigint): Overwrite {
  return { id: roleId, type: 0, allow: '0', deny: bits.toString() };
}

const threads: bigint = P.CreatePublicThreads | P.CreatePrivateThreads;

/** Each server has one channel where the bot may not make threads; the first also one where it may not write. */
export const seedChannels: readonly Channel[] = [
  text('1457709004800000030', league, 'general', 0, 'Talk about anything'),
  text('1457709004800000031', league, 'game-tables', 1, 'Open a table with /play'),
  text('1457709004800000032', league, 'lounge', 2, 'No threads in here', [
    deny(league, threads),
    deny(leagueBotRole, threads),
  ]),
  text('1457709004800000033', league, 'notices', 3, 'Read only', [
    deny(league, P.SendMessages),
    deny(leagueBotRole, P.SendMessages),
  ]),
  text('1457709004800000040', orbit, 'general', 0, 'Welcome aboard'),
  text('1457709004800000041', orbit, 'card-night', 1, 'Cards every other evening'),
  text('1457709004800000042', orbit, 'quiet-corner', 2, 'No threads in here', [
    deny(orbit, threads),
    deny(orbitBotRole, threads),
  ]),
];
