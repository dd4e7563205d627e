/** Shows cards: the one that was named, or else private suggestions to choose from. */
import { type App, appIn } from '../core/app.ts';
import { COLORS, line, type Picture } from '../core/components.ts';
import { type Filter, type FoundCard, keyOf } from '../core/library.ts';
import { sendWithPictures } from '../core/pictures.ts';
import type { Reply } from '../core/reply.ts';
import { shapeFor } from '../core/shape.ts';
import { cardMessage, type MatchNote } from './screens/card.ts';
import { MAX_SUGGESTED, suggestedCards } from './screens/card-suggestions.ts';

/** With at least this similarity a name counts as a typo, and the card is shown; less similar ones are only suggested. */
const SLIP = 0.82;

/** The card that was named; if there is none, private suggestions. */
export async function lookUp(app: App, reply: Reply, typed: string, filter: Filter, show: 'post' | 'whisper') {
  const { library } = app;
  const picked = library.card(typed);
  if (picked !== undefined) return showCard(app, reply, picked, show);
  const named = typed.trim() === '' ? [] : library.cards(typed, filter, MAX_SUGGESTED);
  const [first, ...more] = named;
  if (first !== undefined && first.score >= SLIP) {
    if (first.kind === 'exact') return showCard(app, reply, first, show);
    // Part of a name may have meant another card, or a word in a card's text.
    const others = [...more, ...library.byText(typed, filter)].filter(({ card }) => card !== first.card);
    const names = [...new Set(others.map(({ card }) => card.name))].slice(0, MAX_SUGGESTED);
    return showCard(app, reply, first, show, { ...(first.kind === 'alike' && { typed }), others: names });
  }
  const likely = typed.trim() === '' || named.length > 0 ? named : library.nearest(typed, filter, MAX_SUGGESTED);
  const byText = library.byText(typed, filter);
  await reply.whisper(suggestedCards({ typed, likely, byText, show }, reply.t));
}

/** A card with its picture. */
async function showCard(app: App, reply: Reply, picked: FoundCard, show: 'post' | 'whisper', by: MatchNote = {}) {
  const t = show === 'whisper' ? reply.t : reply.publicT;
  const { library } = appIn(app, t.language);
  const found = library.card(keyOf(picked)) ?? picked;
  const { game, card } = found;
  const sameName = library.sameName(found).map((twin) => `${twin.card.name} (${originOf(twin)})`);
  const others = [...sameName, ...(by.others ?? [])];
  // What everybody sees is drawn wide.
  const shape = show === 'whisper' ? await shapeFor(app, reply.user) : 'wide';
  const drawings = shape === undefined ? [] : [app.images.draw(game.scenes.card(card.id), reply, shape)];
  const build = ([picture]: readonly Picture[]) => cardMessage(game, card, t, picture, { ...by, others });
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
