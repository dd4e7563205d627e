// Card sets made by chance of the format itself: whatever the format allows, it makes sooner or later.
import { type CardDef, type CardSet, cardShape, type DeckList, setShape } from '#games/eve/cards/format';
import { phrases } from '#games/eve/cards/phrase';
import { below, type Rng } from '#kernel/random';
import { type Shape, shapeOf } from '#sets/shape';

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;
const chance = (rng: Rng, of: number) => below(rng, of) === 0;

/** Anything that a shape allows; numbers small, as on cards. */
function anything(rng: Rng, shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return oneOf(rng, shape.enum);
  const variants = shape.oneOf ?? shape.anyOf;
  if (variants !== undefined) return anything(rng, oneOf(rng, variants));
  switch (shape.type) {
    case 'integer': {
      const min = Math.max(-3, shape.minimum ?? 0);
      return min + below(rng, Math.min(3, shape.maximum ?? 3) - min + 1);
    }
    case 'boolean':
      return chance(rng, 2);
    case 'array':
      return Array.from({ length: 1 + below(rng, 2) }, () => anything(rng, shape.items ?? {}));
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([name]) => shape.required?.includes(name) === true || chance(rng, 3))
          .map(([name, field]) => [name, anything(rng, field)]),
      );
    default:
      return phraseOf(rng);
  }
}

function phraseOf(rng: Rng): string {
  if (chance(rng, 4)) return oneOf(rng, phrases.refs);
  const words = [
    oneOf(rng, ['target', 'each', 'a', 'your']),
    ...(chance(rng, 2) ? [oneOf(rng, phrases.traits)] : []),
    oneOf(rng, phrases.nouns),
  ];
  const place = oneOf(rng, phrases.places);
  const where = chance(rng, 3) ? [place === 'the pile' ? `on ${place}` : `in ${place}`] : [];
  const limit = chance(rng, 6) ? [`with ${oneOf(rng, ['price', 'shield', 'attack'])} ${below(rng, 6)} or less`] : [];
  return [...words, ...where, ...limit].join(' ');
}

/** A card with an ability made by chance; undefined when what chance made is refused. */
function card(rng: Rng, id: string): CardDef | undefined {
  const shape = shapeOf(setShape).properties?.cards?.items?.properties?.abilities?.items ?? {};
  const type = oneOf(rng, ['ship', 'ship', 'news', 'news', 'location', 'structure'] as const);
  const { tab: _tab, ...ability } = anything(rng, shape) as Record<string, unknown>;
  const read = cardShape.safeParse({
    id,
    name: id.replaceAll('-', ' '),
    type,
    price: chance(rng, 4) ? 'X' : below(rng, 3),
    ...(type === 'ship' && { shield: 1 + below(rng, 4), attack: below(rng, 4), assembly: below(rng, 2) }),
    ...(type === 'ship' && {
      commands: [{ name: oneOf(rng, ['ambush', 'haul', 'mining', 'patrol', 'trade'] as const), power: 1, side: 'up' }],
    }),
    ...(type === 'location' && { income: 1 + below(rng, 2), minerals: below(rng, 3), subtype: 'Moon' }),
    ...(type === 'news' && chance(rng, 2) && { duration: 1 + below(rng, 3) }),
    abilities: [ability],
  });
  return read.success ? read.data : undefined;
}

/** A set of cards made by chance, and decks like some others in which they stand in the place of half of the market. */
export function randomSet(rng: Rng, like: readonly DeckList[]): CardSet {
  const cards: CardDef[] = [];
  while (cards.length < 20) {
    const made = card(rng, `chance-${cards.length}`);
    if (made !== undefined) cards.push(made);
  }
  const own = Object.fromEntries(cards.map(({ id }) => [id, 2]));
  const decks = like.map((deck) => {
    const kept = Object.entries(deck.market).filter((_, i) => i % 2 === 0);
    return { ...deck, id: `chance-${deck.id}`, market: { ...Object.fromEntries(kept), ...own } };
  });
  return { set: 'chance', name: 'Chance', game: 'eve', cards, decks };
}
