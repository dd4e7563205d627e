/** What organisers do about people: who plays, who organises, who is not paired with whom. */

import { COLORS, line } from '#discord/core/components';
import { mentionOf, mentionsOf } from '#discord/core/people';
import { Refused } from '#discord/core/refuse';
import { proposeCorrection } from '#discord/league/actions-organise';
import { askedMessage, seedsText } from '#discord/league/screens/organise';
import { type LeagueSub, leagueOption, meantSeason, simple } from '../league/sub.ts';
import { organised, personOption, reasonOf, reasonOption } from './sub.ts';

export const remove: LeagueSub = {
  name: 'remove',
  define: (sub) =>
    sub
      .setDescription('Take somebody out of the season')
      .addUserOption(personOption('who', 'Who'))
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  async run(ctx) {
    const season = await meantSeason(ctx);
    const user = ctx.options.person('who') ?? '';
    if (season !== undefined) await proposeCorrection(ctx, season, { what: 'remove', user, reason: reasonOf(ctx) });
  },
};

export const add: LeagueSub = {
  name: 'add',
  define: (sub) =>
    sub
      .setDescription('Put somebody into the season, or let somebody back in who was taken out')
      .addUserOption(personOption('who', 'Who'))
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  async run(ctx) {
    const { app, options, reply } = ctx;
    const [user = '', name] = [options.person('who'), options.personName('who')];
    if (name === undefined) {
      await reply.whisper(line(reply.t('lg.noPerson'), COLORS.bad));
      return;
    }
    const who = { user, name, username: options.accountName?.('who') };
    await organised(
      ctx,
      ({ id }, by) => app.seasons.add(id, by, { who, reason: reasonOf(ctx) }),
      ({ league }) => reply.t('lg.done.add', { person: mentionOf(user), name: league.name }),
    );
  },
};

export const seed: LeagueSub = {
  name: 'seed',
  define: (sub) =>
    sub
      .setDescription('Seed somebody of a knock-out by hand, before it starts')
      .addUserOption(personOption('who', 'Who'))
      .addIntegerOption((option) =>
        option
          .setName('place')
          .setDescription('1 is the best seed; whoever is seeded from there on moves down')
          .setMinValue(1)
          .setMaxValue(256)
          .setRequired(true),
      )
      .addStringOption(leagueOption),
  run(ctx) {
    const { app, options, reply } = ctx;
    const wanted = { user: options.person('who') ?? '', place: options.whole('place') ?? 1 };
    return organised(
      ctx,
      ({ id }, by) => app.seasons.seed(id, by, wanted),
      (season) => seedsText(season, reply.t),
    );
  },
};

export const replace: LeagueSub = {
  name: 'replace',
  define: (sub) =>
    sub
      .setDescription('Give somebody’s place, with its results and games, to somebody else')
      .addUserOption(personOption('old', 'Whose place it was'))
      .addUserOption(personOption('new', 'Whose place it is from now on'))
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  async run(ctx) {
    const { options, reply } = ctx;
    const [user = '', next = ''] = [options.person('old'), options.person('new')];
    const name = options.personName('new');
    if (name === undefined) {
      await reply.whisper(line(reply.t('lg.noPerson'), COLORS.bad));
      return;
    }
    const season = await meantSeason(ctx);
    if (season === undefined) return;
    const person = { user: next, name, username: options.accountName?.('new') };
    await proposeCorrection(ctx, season, { what: 'replace', user, next: person, reason: reasonOf(ctx) });
  },
};

export const apart: LeagueSub = {
  name: 'apart',
  define: (sub) =>
    sub
      .setDescription('Two people are not paired from now on; once more: they may be again')
      .addUserOption(personOption('one', 'One of them'))
      .addUserOption(personOption('other', 'The other one'))
      .addStringOption(reasonOption)
      .addStringOption(leagueOption),
  run(ctx) {
    const { app, options, reply } = ctx;
    const people = [options.person('one') ?? '', options.person('other') ?? ''] as const;
    return organised(
      ctx,
      ({ id }, by) => app.seasons.setApart(id, by, { people, reason: reasonOf(ctx) }),
      ({ progress, entries }) => {
        const [one, other] = people.map((user) => entries.find((entry) => entry.user === user)?.n ?? 0);
        const isApart = progress.apart.some((pair) => pair.includes(one ?? 0) && pair.includes(other ?? 0));
        return reply.t('lg.done.apart', { one: mentionOf(people[0]), other: mentionOf(people[1]), isApart });
      },
    );
  },
};

export const organisers: LeagueSub = {
  name: 'people',
  define: (sub) =>
    sub
      .setDescription('Who organises the league; without a name: who does')
      .addUserOption((option) => option.setName('add').setDescription('Organises it from now on'))
      .addUserOption((option) => option.setName('remove').setDescription('Organises it no longer'))
      .addStringOption(leagueOption),
  run(ctx) {
    const { app, options, reply } = ctx;
    const [add, gone] = [options.person('add'), options.person('remove')];
    const user = add ?? gone;
    return organised(
      ctx,
      async (season, by) =>
        user === undefined ? season : app.seasons.setOrganiser(season.id, by, { user, organises: add !== undefined }),
      ({ owner, organisers: all }) => reply.t('lg.done.people', { people: mentionsOf([owner, ...all]) }),
    );
  },
};

export const approve: LeagueSub = simple(
  'approve',
  'Let people in who have asked',
  async ({ app, reply, member }, season) => {
    if (member === undefined || !app.seasons.mayOrganise(season, member)) {
      throw new Refused({ refused: 'league.not-organiser' });
    }
    return reply.whisper(askedMessage(season, reply.t));
  },
);
