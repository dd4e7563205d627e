/** The presses of a league's messages. */

import { chosenDeck, isRefusal } from '#table/types';
import { COLORS, line } from '../core/components.ts';
import { openModal } from '../core/forms.ts';
import { ephemeral, type PressesOf, update, updatePublic } from '../core/press.ts';
import { accepted, Refused } from '../core/refuse.ts';
import {
  joinOrChooseTeam,
  joinSeason,
  leaveSeason,
  seasonFor,
  showDeck,
  showMine,
  showPairings,
  showStandings,
} from './actions.ts';
import { comeBack, goAway, showAway } from './actions-away.ts';
import {
  copyList,
  handInList,
  keepSecret,
  openBuilding,
  showList,
  showLists,
  showPack,
  showPool,
  takeFromPack,
} from './actions-decks.ts';
import { askReason, ruleOn, showAsked, showChecks, showDesk, showDeskMatch } from './actions-desk.ts';
import { answerChallenge, playLadder } from './actions-ladder.ts';
import { admit, confirmCorrection } from './actions-organise.ts';
import type { leagueIds } from './ids.ts';
import { listOf } from './screens/boosters.ts';
import { REASON } from './screens/desk.ts';
import { READY } from './screens/person.ts';
import { seasonLog } from './screens/tables.ts';
import { TEAM, teamForm } from './screens/teams.ts';

export const leaguePresses = {
  /** Takes a place in a season; where people play in teams, after they have chosen one. */
  'lg.join': {
    response: ephemeral,
    run: (ctx, { season }) => joinOrChooseTeam(ctx, season),
  },
  /** Says before the start that somebody is there. */
  'lg.checkin': {
    response: ephemeral,
    async run({ app, reply }, { season }) {
      const { league } = accepted(await app.seasons.checkIn(season, reply.user));
      await reply.whisper(line(reply.t('lg.checkedIn', { name: league.name }), COLORS.good));
    },
  },
  /** Joins the chosen team. */
  'lg.team': {
    response: update,
    run: (ctx, { season }) => joinSeason(ctx, season, { team: ctx.values[0] ?? '' }),
  },
  /** Opens the form in which a team is named. */
  'lg.found': {
    response: ephemeral,
    opensForm: true,
    run: async (ctx, { season }) => openModal(ctx.reply, teamForm(await seasonFor(ctx, season), ctx.reply.t)),
  },
  /** The form was submitted in which a team is named. */
  'lg.founded': {
    response: update,
    run: (ctx, { season }) => joinSeason(ctx, season, { team: ctx.fields.get(TEAM) ?? '' }),
  },
  /** Joins without a team, and gets one by the start. */
  'lg.alone': {
    response: update,
    run: (ctx, { season }) => joinSeason(ctx, season),
  },
  /** Joins the queue of a ladder, or leaves it. */
  'lg.play': {
    response: ephemeral,
    run: (ctx, { season }) => playLadder(ctx, season),
  },
  /** Lets somebody in who has asked. */
  'lg.admit': {
    response: update,
    run: (ctx, { season, entry }) => admit(ctx, season, entry, true),
  },
  /** Refuses somebody who has asked to be let in. */
  'lg.deny': {
    response: update,
    run: (ctx, { season, entry }) => admit(ctx, season, entry, false),
  },
  /** Shows the pack that waits for the person. */
  'lg.pack': {
    response: ephemeral,
    run: (ctx, { season }) => showPack(ctx, season, 'whisper'),
  },
  /** Takes the chosen cards of a pack. */
  'lg.taken': {
    response: update,
    run: (ctx, { season, pack }) => takeFromPack(ctx, season, pack, ctx.values),
  },
  /** Shows the person’s cards. */
  'lg.pool': {
    response: ephemeral,
    run: (ctx, { season }) => showPool(ctx, season),
  },
  /** Opens the form in which a deck is made of one’s cards. */
  'lg.build': {
    response: ephemeral,
    opensForm: true,
    run: (ctx, { season }) => openBuilding(ctx, season),
  },
  /** The form was submitted in which a deck is made. */
  'lg.built': {
    response: update,
    run: (ctx, { season }) => handInList(ctx, season, listOf(ctx.fields)),
  },
  /** Shows whose lists are open. */
  'lg.lists': {
    response: ephemeral,
    run: (ctx, { season }) => showLists(ctx, season),
  },
  /** Shows a list that is open. */
  'lg.list': {
    response: ephemeral,
    run: (ctx, { season }) => showList(ctx, season, Number(ctx.values[0])),
  },
  /** Copies an open list as a deck of one’s own. */
  'lg.copy': {
    response: ephemeral,
    run: (ctx, { season, entry }) => copyList(ctx, season, entry, ctx.key),
  },
  /** Keeps one’s list back when the season is over, or no longer. */
  'lg.secret': {
    response: ephemeral,
    run: (ctx, { season }) => keepSecret(ctx, season),
  },
  /** Takes a challenge. */
  'lg.take': {
    response: updatePublic,
    run: (ctx, { season, entry }) => answerChallenge(ctx, season, { from: entry, takes: true }),
  },
  /** Declines a challenge. */
  'lg.decline': {
    response: updatePublic,
    run: (ctx, { season, entry }) => answerChallenge(ctx, season, { from: entry, takes: false }),
  },
  /** Leaves a season; once it has begun, after a question. */
  'lg.leave': {
    response: ephemeral,
    run: (ctx, { season }) => leaveSeason(ctx, season, false),
  },
  /** Leaves a season that has begun. */
  'lg.leave.yes': {
    response: ephemeral,
    run: (ctx, { season }) => leaveSeason(ctx, season, true),
  },
  /** Shows the person's open matches. */
  'lg.mine': {
    response: ephemeral,
    run: (ctx, { season }) => showMine(ctx, season),
  },
  /** Shows the decks to choose from, or the locked one. */
  'lg.deck': {
    response: ephemeral,
    run: (ctx, { season }) => showDeck(ctx, season),
  },
  /** Joins with the chosen deck, or changes it. */
  'lg.decked': {
    response: update,
    async run(ctx, { season }) {
      const [choice] = ctx.values;
      const id = choice === undefined || choice === READY ? undefined : chosenDeck(choice);
      const deck = id === undefined ? undefined : await ctx.app.tables.decks.find(id);
      const name = deck === undefined || isRefusal(deck) ? undefined : deck.deck.name;
      await joinSeason(ctx, season, { deck: choice === READY ? undefined : choice }, name);
    },
  },
  /** Shows a page of the standings. */
  'lg.table': {
    response: update,
    async run(ctx, { season: id, page }) {
      const season = await seasonFor(ctx, id);
      if (season !== undefined) await showStandings(ctx, season, page, 'update');
    },
  },
  /** Shows a page of the pairings. */
  'lg.pairs': {
    response: update,
    async run(ctx, { season: id, page }) {
      const season = await seasonFor(ctx, id);
      if (season !== undefined) await showPairings(ctx, season, page, 'update');
    },
  },
  /** Shows the standings of the chosen season of a league. */
  'lg.past': {
    response: ephemeral,
    run: async (ctx) => showStandings(ctx, await seasonFor(ctx, ctx.values[0] ?? ''), 0, 'whisper'),
  },
  /** Shows what has been done in a season. */
  'lg.log': {
    response: ephemeral,
    async run(ctx, { season: id, before }) {
      const season = await seasonFor(ctx, id);
      const { app, reply } = ctx;
      await reply.whisper(seasonLog(season.league.name, await app.seasons.log(id, before), reply.t, season));
    },
  },
  /** Begins a season, for its organisers. */
  'lg.start': {
    response: ephemeral,
    async run({ app, reply, member }, { season }) {
      if (member === undefined) throw new Refused({ refused: 'league.not-organiser' });
      const begun = accepted(await app.seasons.start(season, member));
      await reply.whisper(line(reply.t('lg.done.start', { name: begun.league.name }), COLORS.good));
    },
  },
  /** Does what an organiser was shown the consequences of. */
  'lg.rule': {
    response: update,
    run: (ctx, { season, key }) => confirmCorrection(ctx, season, key),
  },
  /** Shows the organisers what needs somebody. */
  'lg.desk': {
    response: update,
    run: async (ctx, { season }) => showDesk(ctx, await seasonFor(ctx, season), 'update'),
  },
  /** Shows who waits to be let in. */
  'lg.desk.asked': {
    response: ephemeral,
    run: (ctx, { season }) => showAsked(ctx, season),
  },
  /** Shows what is worth a look. */
  'lg.desk.check': {
    response: ephemeral,
    run: async (ctx, { season }) => showChecks(ctx, await seasonFor(ctx, season)),
  },
  /** Shows the chosen match with what can be done about it. */
  'lg.desk.match': {
    response: update,
    run: (ctx, { season }) => showDeskMatch(ctx, season, ctx.values[0] ?? ''),
  },
  /** Asks an organiser for their reason. */
  'lg.desk.act': {
    response: ephemeral,
    opensForm: true,
    run: (ctx, { season, match, act }) => askReason(ctx, season, match, act),
  },
  /** An organiser has given their reason. */
  'lg.desk.done': {
    response: ephemeral,
    run: (ctx, { season, match, act }) => ruleOn(ctx, season, { match, act, reason: ctx.fields.get(REASON) ?? '' }),
  },
  /** Says that somebody is at their match. */
  'lg.here': {
    response: ephemeral,
    async run({ app, reply }, { season, match }) {
      const _seen = accepted(await app.seasons.here(season, match, reply.user));
      await reply.whisper(line(reply.t('lg.seen'), COLORS.good));
    },
  },
  /** Gives the opponent of a match a day. */
  'lg.give': {
    response: ephemeral,
    async run({ app, reply, member, key }, { season, match }) {
      if (member === undefined) throw new Refused({ refused: 'league.unknown' });
      const _given = accepted(await app.seasons.gift(season, member, { match, key }));
      await reply.whisper(line(reply.t('lg.given'), COLORS.good));
    },
  },
  /** Shows when one is away in a season, and the days to choose from. */
  'lg.away': {
    response: ephemeral,
    run: (ctx, { season }) => showAway(ctx, season),
  },
  /** Goes away for the chosen days: how many, and in how many days they begin. */
  'lg.away.set': {
    response: update,
    async run(ctx, { season }) {
      const [days = 0, wait = -1] = (ctx.values[0] ?? '').split(':').map(Number);
      await goAway(ctx, season, { days, in: wait });
    },
  },
  /** Is back before the time, or does not go away. */
  'lg.away.back': {
    response: update,
    run: (ctx, { season }) => comeBack(ctx, season),
  },
} satisfies PressesOf<typeof leagueIds>;
