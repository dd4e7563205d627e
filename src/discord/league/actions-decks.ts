/** What presses and commands about decks of leagues do: packs and pools, decks made of them, lists when all is over. */
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import { mayBuild } from '#season/pools/pools';
import type { Entry, Season } from '#season/types';
import { isRefusal } from '#table/types';
import { escapeMarkdown } from '#words/markdown';
import type { Picture } from '../core/components.ts';
import { COLORS, line, type Payload } from '../core/components.ts';
import { openModal } from '../core/forms.ts';
import { sendWithPicture } from '../core/pictures.ts';
import { accepted, explained, Refused } from '../core/refuse.ts';
import { shapeFor } from '../core/shape.ts';
import { listsOf } from '../decks/actions-find.ts';
import { type LeagueContext, seasonFor } from './actions.ts';
import {
  asDeck,
  buildForm,
  cardTaken,
  listsMessage,
  openList,
  packMessage,
  poolMessage,
  returnedPool,
} from './screens/boosters.ts';

/** The season, its game, and the person's entry in it. */
async function placeFor(ctx: LeagueContext, id: string) {
  const season = await seasonFor(ctx, id);
  const game = season && ctx.app.tables.games.get(season.settings.game);
  const own = season?.entries.find(({ user }) => user === ctx.reply.user);
  return season === undefined || game === undefined ? undefined : { season, game, own };
}

/** The pack that waits for the person. */
export async function showPack(ctx: LeagueContext, id: string, how: 'update' | 'whisper'): Promise<void> {
  const { app, reply } = ctx;
  const place = await placeFor(ctx, id);
  if (place === undefined) return;
  const look = accepted(await app.seasons.draft(id, reply.user));
  await reply[how](packMessage(place.season, place.game, look, reply.t));
}

/** Takes cards, and shows the next pack. */
export async function takeFromPack(
  ctx: LeagueContext,
  id: string,
  pack: string,
  values: readonly string[],
): Promise<void> {
  const { app, reply } = ctx;
  const place = await placeFor(ctx, id);
  if (place === undefined) return;
  const look = await app.seasons.take(id, reply.user, { pack, cards: values.map(cardTaken) });
  if (!isRefusal(look)) {
    await reply.update(packMessage(place.season, place.game, look, reply.t));
    return;
  }
  if (look.refused !== 'league.changed') throw new Refused(look);
  // An old screen: the present pack takes its place.
  await showPack(ctx, id, 'update');
}

/** The person's cards or, once there is one, the deck made of them. */
export async function showPool(ctx: LeagueContext, id: string, how: 'update' | 'whisper' = 'whisper'): Promise<void> {
  const { reply } = ctx;
  const place = await placeFor(ctx, id);
  if (place === undefined) return;
  const { season, game, own } = place;
  const pool = season.status === 'draft' ? await takenSoFar(ctx, id) : own?.pool;
  if (pool === undefined) throw new Refused({ refused: 'league.no-pool', with: { name: season.league.name } });
  const handedIn = typeof own?.deck === 'object' ? own.deck : undefined;
  const deck = handedIn ?? asDeck(game, pool, season.league.name);
  const shown = {
    list: listsOf(game).print({ ...deck, edition: season.settings.edition }),
    deck: handedIn?.name,
    mayBuild: own?.pool !== undefined && mayBuild(season, own),
    count: pool.length,
  };
  await withDeckPicture(ctx, game, deck, how, (image) => poolMessage(season, shown, reply.t, image));
}

async function takenSoFar({ app, reply }: LeagueContext, id: string): Promise<readonly string[] | undefined> {
  const look = await app.seasons.draft(id, reply.user);
  return isRefusal(look) ? undefined : look.pool;
}

async function withDeckPicture(
  { app, reply }: LeagueContext,
  game: Game,
  deck: Deck,
  how: 'update' | 'whisper',
  build: (image?: Picture) => Payload,
): Promise<void> {
  const shape = await shapeFor(app, reply.user);
  if (shape === undefined) {
    await reply[how](build());
    return;
  }
  const scene = game.scenes.deck(deck, { icon: 'check', label: deck.name, tone: 'good' });
  await sendWithPicture(reply, how, app.images.draw(scene, reply, shape), build);
}

/** Opens the form with the deck as it is or, before there is one, as the program would make it. */
export async function openBuilding(ctx: LeagueContext, id: string): Promise<void> {
  const { reply } = ctx;
  const place = await placeFor(ctx, id);
  if (place === undefined) return;
  const { season, game, own } = place;
  const rules = game.boosters?.(season.settings.edition);
  if (own?.pool === undefined || rules === undefined)
    throw new Refused({ refused: 'league.no-pool', with: { name: season.league.name } });
  const { name } = season.league;
  const made = typeof own.deck === 'object' ? own.deck : { ...rules.build(own.pool), id: 'pool', name };
  const list = listsOf(game).print({ ...made, edition: season.settings.edition });
  await openModal(reply, buildForm(season, game, list, reply.t));
}

/** Hands in a list; one that is not taken is given back with the reason. */
export async function handInList(ctx: LeagueContext, id: string, list: string): Promise<void> {
  const { app, reply } = ctx;
  const place = await placeFor(ctx, id);
  if (place === undefined) return;
  const { season, game } = place;
  const { name = season.league.name, extra, main, problems } = listsOf(game).read(list);
  const deck: Deck = { id: 'pool', name, edition: season.settings.edition, extra, main };
  const [problem] = problems;
  const done = problem === undefined ? await app.seasons.handIn(id, reply.user, deck) : problem.text;
  if (typeof done === 'string' || isRefusal(done)) {
    const why = typeof done === 'string' ? escapeMarkdown(done) : explained(app, done, game);
    await reply.update(returnedPool(season, list, why, reply.t));
    return;
  }
  await showPool(ctx, id, 'update');
}

/** Whose lists can be looked at. */
export async function showLists(ctx: LeagueContext, id: string): Promise<void> {
  const season = await seasonFor(ctx, id);
  await ctx.reply.whisper(listsMessage(season, openLists(season), ctx.reply.t));
}

/** The entries whose lists everybody may see: when the season is over, those who do not keep theirs back. */
const openLists = ({ status, entries }: Season): readonly Entry[] =>
  status === 'final' ? entries.filter(({ deck, secret }) => typeof deck === 'object' && !secret) : [];

async function openDeck(ctx: LeagueContext, id: string, n: number) {
  const place = await placeFor(ctx, id);
  const entry = place === undefined ? undefined : openLists(place.season).find((one) => one.n === n);
  if (place === undefined) return undefined;
  if (entry === undefined || typeof entry.deck !== 'object') {
    throw new Refused({ refused: 'league.closed-list' });
  }
  return { ...place, entry, deck: entry.deck };
}

export async function showList(ctx: LeagueContext, id: string, n: number): Promise<void> {
  const found = await openDeck(ctx, id, n);
  if (found === undefined) return;
  const { season, game, entry, deck } = found;
  const list = listsOf(game).print(deck);
  await withDeckPicture(ctx, game, deck, 'whisper', (image) =>
    openList(season, { n, name: entry.name, deck: deck.name, list }, ctx.reply.t, image),
  );
}

/** Copies a list as a deck of the person's own. */
export async function copyList(ctx: LeagueContext, id: string, n: number, key: string): Promise<void> {
  const { app, reply } = ctx;
  const found = await openDeck(ctx, id, n);
  if (found === undefined) return;
  const { season, game, deck } = found;
  const made = accepted(
    await app.tables.decks.create({
      ...{ key, user: reply.user, guild: reply.guild, game: season.settings.game, edition: season.settings.edition },
      from: { text: listsOf(game).print(deck) },
    }),
    game,
  );
  await reply.whisper(line(reply.t('lg.copied', { deck: made.deck.name }), COLORS.good));
}

/** Keeps the person's list back when the season is over, or no longer. */
export async function keepSecret(ctx: LeagueContext, id: string): Promise<void> {
  const { app, reply } = ctx;
  await seasonFor(ctx, id);
  const season = accepted(await app.seasons.keepSecret(id, reply.user));
  const secret = season.entries.find(({ user }) => user === reply.user)?.secret === true;
  await reply.whisper(line(reply.t('lg.secretDone', { secret }), COLORS.good));
}
