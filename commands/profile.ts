/** `/profile` shows what a person has played and how it went: one's own, or that of somebody who shows theirs. */

import type { Command } from '#discord/core/command';
import { showProfile } from '#discord/person/actions-profile';
import { anywhereCommand } from './shared.ts';

export const profile: Command = {
  name: 'profile',
  define: () =>
    anywhereCommand('profile', 'What you have played, and how it went')
      .addUserOption((option) => option.setName('who').setDescription('Somebody else'))
      .toJSON(),
  response: () => 'whisper',
  run: ({ app, reply, options, guild }) => showProfile(app, reply, options.person('who') ?? reply.user, guild),
};
