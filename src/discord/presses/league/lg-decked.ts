import { chosenDeck, isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { joinSeason } from '../../league/actions.ts';
import { READY } from '../../league/screens/person.ts';

/** Joins with the chosen deck, or changes it. */
export const leagueDeckedPress: Press<'lg.decked'> = {
  verb: 'lg.decked',
  response: inPlace,
  async run(ctx, { season }) {
    const [choice] = ctx.values;
    const id = choice === undefined || choice === READY ? undefined : chosenDeck(choice);
    const deck = id === undefined ? undefined : await ctx.app.tables.decks.find(id);
    const name = deck === undefined || isRefusal(deck) ? undefined : deck.deck.name;
    await joinSeason(ctx, season, choice === READY ? undefined : choice, name);
  },
};
