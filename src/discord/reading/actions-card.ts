/** Shows cards: the one that was named, several of them, or else private suggestions to choose from. */
import type { Scene } from '#face/scene';
import { hasConditions, namesIn } from '#search/query';
import { type App, appIn } from '../core/app.ts';
import { COLORS, line, type Picture } from '../core/components.ts';
import { type Filter, type FoundCard, keyOf, type Library, type NamedCard } from '../core/library.ts';
import { sendWithPictures } from '../core/pictures.ts';
import type { Reply } from '../core/reply.ts';
import { shapeFor } from '../core/shape.ts';
import { cardMessage, type MatchNote, rulingsMessage } from './screens/card.ts';
import { cardGallery, MAX_IN_GALLERY } from './screens/card-gallery.ts';
import { type CardList, listedCards, MAX_SUGGESTED, unknownConditions } from './screens/card-list.ts';

/** What somebody wants to see. */
export type CardRequest = {
  /** A name, several, words of texts, or conditions. */
  readonly typed: string;
  /** Only cards of this game. */
  readonly game?: string | undefined;
  /** Cards of this game first, since it is played where the request was made. */
  readonly here?: string | undefined;
  readonly show: 'post' | 'whisper';
  /** Which page of a list, counted from 0. */
  readonly page?: number;
};

/** The card that was named, or several; if there is none, private suggestions. */
export async function lookUp(app: App, reply: Reply, request: CardRequest): Promise<void> {
  const { library } = app;
  const { show } = request;
  const typed = request.typed.trim();
  const picked = library.card(typed);
  if (picked !== undefined) return showCard(app, reply, picked, show);
  const names = namesIn(typed);
  const isOneName = names.length < 2 || exactly(library, typed, request) !== undefined;
  if (!isOneName && (await showSeveral(app, reply, names, request))) return;
  const wanted = isOneName && names[0] !== undefined && typed.startsWith('[[') ? names[0] : typed;
  const exact = exactly(library, wanted, request);
  if (exact !== undefined) return showNamed(app, reply, wanted, { game: request.game }, request);
  const query = library.read(wanted);
  if (query.unknown.length > 0) {
    const known = { figures: library.figures(request.game ?? request.here) };
    await reply.whisper(unknownConditions({ unknown: query.unknown, ...known }, reply.t));
    return;
  }
  const filter: Filter = { game: request.game, ...query };
  const words = [query.words, query.text].filter((one) => one !== '').join(' ');
  if (!hasConditions(query)) return showNamed(app, reply, query.words, filter, request);
  const found = hereFirst(matching(library, words, query.text === '', filter), request);
  if (found.length === 1 && found[0] !== undefined) return showCard(app, reply, found[0], show);
  await showList(reply, { typed: wanted, likely: [], found, isFilter: true }, request);
}

/** The card of exactly this name. */
const exactly = (library: Library, typed: string, { game, here }: CardRequest): NamedCard | undefined =>
  typed === '' ? undefined : named(library, typed, { game }, here, 1).find(({ kind }) => kind === 'exact');

/** Cards that a filter lets through: those whose name or text has the words, by name where there are none. */
export function matching(library: Library, words: string, names: boolean, filter: Filter): readonly FoundCard[] {
  if (words === '' || !names) return library.byText(words, filter);
  const byName = library.cards(words, filter, MAX_LISTED).filter(({ kind }) => kind !== 'alike');
  return withoutTwins([...byName, ...library.byText(words, filter)]);
}

/** More cards than there are. */
const MAX_LISTED = 10_000;

/** Cards by name, best first, those of the game that is played here before all others. */
export function named(
  library: Library,
  typed: string,
  filter: Filter,
  here: string | undefined,
  limit: number,
): readonly NamedCard[] {
  const all = library.cards(typed, filter, limit);
  if (here === undefined || filter.game !== undefined) return all;
  const near = library.cards(typed, { ...filter, game: here }, limit).filter(({ kind }) => kind !== 'alike');
  return withoutTwins([...near, ...all]).slice(0, limit);
}

const hereFirst = (found: readonly FoundCard[], { here }: CardRequest): readonly FoundCard[] =>
  here === undefined ? found : found.toSorted((a, b) => Number(b.game.id === here) - Number(a.game.id === here));

/** Without cards that come a second time. */
const withoutTwins = <C extends FoundCard>(found: readonly C[]): readonly C[] =>
  [...new Map(found.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();

/** Shows the card that a name means; if that is not sure, suggestions. */
async function showNamed(app: App, reply: Reply, typed: string, filter: Filter, request: CardRequest): Promise<void> {
  const { library } = app;
  const found = typed === '' ? [] : named(library, typed, filter, request.here, MAX_SUGGESTED);
  const [first, ...more] = found;
  if (first !== undefined && (first.kind !== 'alike' || library.isSlip(typed, first))) {
    // Part of a name may have meant another card, or a word in a card's text.
    const others = first.kind === 'exact' ? [] : [...more, ...library.byText(typed, filter)];
    const note = { ...(first.kind === 'alike' && { typed }), others: others.filter(({ card }) => card !== first.card) };
    return showCard(app, reply, first, request.show, note);
  }
  const likely = typed === '' || found.length > 0 ? found : library.nearest(typed, filter, MAX_SUGGESTED);
  await showList(reply, { typed, likely, found: library.byText(typed, filter), isFilter: typed === '' }, request);
}

/** A page of cards to choose from, for the person alone; only the card that they pick may become public. */
async function showList(reply: Reply, list: CardList, request: CardRequest): Promise<void> {
  const { show, page, game = '' } = request;
  const shown = listedCards({ ...list, show, page: page ?? 0, game }, reply.t);
  await (page === undefined ? reply.whisper(shown) : reply.update(shown));
}

/** A gallery of the cards that were named; false if there is none of them. */
async function showSeveral(app: App, reply: Reply, names: readonly string[], request: CardRequest): Promise<boolean> {
  const { library } = app;
  const wanted = names.slice(0, MAX_IN_GALLERY).map((name) => {
    const [first] = named(library, name, { game: request.game }, request.here, 1);
    const isMeant = first !== undefined && (first.kind !== 'alike' || library.isSlip(name, first));
    return { name, found: isMeant ? first : undefined };
  });
  const cards = withoutTwins(wanted.flatMap(({ found }) => found ?? []));
  if (cards.length === 0) return false;
  const missing = wanted.flatMap(({ name, found }) => (found === undefined ? [name] : []));
  const t = request.show === 'whisper' ? reply.t : reply.publicT;
  const shape = request.show === 'whisper' ? await shapeFor(app, reply.user) : 'wide';
  const faces = cards.map(({ game, card }) => game.scenes.card(card.id));
  const [only] = faces;
  const scene: Scene | undefined = faces.length > 1 ? { kind: 'cards', cards: faces } : only;
  const drawings = shape === undefined || scene === undefined ? [] : [app.images.draw(scene, reply, shape)];
  const left = names.length - wanted.length;
  const build = ([image]: readonly Picture[]) =>
    cardGallery({ cards: translated(app, t.language, cards), missing, left, show: request.show }, t, image);
  await sendWithPictures(reply, request.show, drawings, build);
  return true;
}

const translated = (app: App, language: Reply['t']['language'], cards: readonly FoundCard[]): readonly FoundCard[] =>
  cards.map((found) => appIn(app, language).library.card(keyOf(found)) ?? found);

/** A card with its picture. */
async function showCard(
  app: App,
  reply: Reply,
  picked: FoundCard,
  show: 'post' | 'whisper',
  note: Pick<MatchNote, 'typed'> & { readonly others?: readonly FoundCard[] } = {},
): Promise<void> {
  const t = show === 'whisper' ? reply.t : reply.publicT;
  const { library } = appIn(app, t.language);
  const found = library.card(keyOf(picked)) ?? picked;
  const { game, card } = found;
  const editions = library.sameName(found).map((twin) => ({ key: keyOf(twin), name: originOf(twin) }));
  const others = withoutTwins(note.others ?? [])
    .slice(0, MAX_SUGGESTED)
    .map((other) => ({ key: keyOf(other), name: other.card.name }));
  // What everybody sees is drawn wide.
  const shape = show === 'whisper' ? await shapeFor(app, reply.user) : 'wide';
  const drawings = shape === undefined ? [] : [app.images.draw(game.scenes.card(card.id), reply, shape)];
  const page = app.pages?.card(keyOf(found));
  const build = ([picture]: readonly Picture[]) =>
    cardMessage(found, t, picture, { typed: note.typed, editions, others, show, page });
  await sendWithPictures(reply, show, drawings, build);
}

/** Edition and set of a card; only one of them if both have the same name. */
export function originOf({ card, game }: FoundCard): string {
  const edition = game.editions.find(({ id }) => id === card.edition)?.name ?? card.edition;
  return [...new Set([edition, card.set])].join(', ');
}

/** The card with a key, as buttons and lists have it. */
export async function showPickedCard(
  app: App,
  reply: Reply,
  key: string | undefined,
  show: 'post' | 'whisper',
): Promise<void> {
  const found = app.library.card(key ?? '');
  if (found === undefined) await reply.whisper(line(reply.t('card.none'), COLORS.bad));
  else await showCard(app, reply, found, show);
}

/** What has been ruled on the card with a key. */
export async function showRulings(app: App, reply: Reply, key: string): Promise<void> {
  const found = app.library.card(key);
  if (found === undefined) await reply.whisper(line(reply.t('card.none'), COLORS.bad));
  else await reply.whisper(rulingsMessage(found.card, reply.t));
}
