/** Screens of leagues whose decks are made of boosters: the pack to take from, one's cards, and the deck made of them. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { CardInfo } from '#face/card';
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { DraftLook } from '#season/pools/drafts';
import type { Season } from '#season/types';
import {
  box,
  button,
  COLORS,
  line,
  modal,
  type Payload,
  type Picture,
  payload,
  picture,
  row,
  select,
  text,
} from '../../core/components.ts';
import { clip, LIMITS, plainName } from '../../core/limits.ts';
import { ago } from '../../core/people.ts';
import { FIELDS, listField } from '../../decks/screens/forms.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** Characters of a card's text in a pack: a whole pack fits into a message. */
const CARD_TEXT = 150;

/** The pack that waits for somebody, with a list to take from. */
export function packMessage(season: Season, game: Game, look: DraftLook, t: Translate): Payload {
  const { pack, key, picks, boosters, passes, pool, waitsFor, until } = look;
  const at = { season: season.id };
  const mine = button(pressId('lg.pool', at), t('lg.pool', { count: pool.length }), { emoji: '🗃️' });
  if (pack === undefined || key === undefined) {
    const names = waitsFor.map(({ name }) => plainName(name)).join(', ');
    return payload([box([text(t('lg.noPack', { name: season.league.name, names }))], COLORS.calm), row(mine)]);
  }
  const head = t('lg.pack', {
    ...{ booster: pack.booster, boosters, pass: pack.pass, passes, picks, count: pack.cards.length },
    until: until === undefined ? undefined : ago(until),
  });
  const cards = pack.cards.flatMap((id) => game.cards.find((card) => card.id === id) ?? []);
  return payload([
    box([text(clip([head, ...cards.map(cardLine)].join('\n'), 3900))], COLORS.act),
    row(
      select(
        pressId('lg.taken', { season: season.id, pack: key }),
        t('lg.take.choose', { picks }),
        // Two cards of one name are told apart by where they stand.
        pack.cards.map((id, i) => ({
          value: `${i}.${id}`,
          label: cards.find((card) => card.id === id)?.name ?? id,
          description: cards.find((card) => card.id === id)?.type,
        })),
        { min: picks, max: picks },
      ),
    ),
    row(mine),
  ]);
}

/** The card that a choice in a pack means. */
export const cardTaken = (value: string): string => value.slice(value.indexOf('.') + 1);

function cardLine({ name, type, figures, text: words }: CardInfo): string {
  const shown = figures.map(({ label, value }) => `${label} ${value}`).join(', ');
  return clip(
    `- **${name}** · ${type}${shown === '' ? '' : ` · ${shown}`}${words.length === 0 ? '' : ` · ${words.join(' ')}`}`,
    CARD_TEXT + 60,
  );
}

/** Cards as a deck, so that they can be drawn and listed as one. */
export function asDeck(game: Game, pool: readonly string[], name: string): Deck {
  const extra: Record<string, string[]> = {};
  const main: Record<string, number> = {};
  for (const card of pool) {
    const section = game.deckRules.place(card, undefined);
    if (section === undefined) continue;
    if (section === 'main') main[card] = (main[card] ?? 0) + 1;
    else extra[section] = [...(extra[section] ?? []), card];
  }
  return { id: 'pool', name, edition: '', extra, main };
}

/** One's cards, and what can be done with them. `list`: they, or the deck made of them, as text. */
export function poolMessage(
  season: Season,
  shown: {
    readonly list: string;
    readonly deck: string | undefined;
    readonly mayBuild: boolean;
    readonly count: number;
  },
  t: Translate,
  image?: Picture,
): Payload {
  const at = { season: season.id };
  const head = t('lg.poolTitle', { name: season.league.name, count: shown.count, deck: shown.deck });
  const body = image === undefined ? [text(`\`\`\`\n${clip(shown.list, 3000)}\n\`\`\``)] : [picture(image)];
  return payload([
    box([text(head), ...body], COLORS.calm),
    ...(shown.mayBuild ? [row(button(pressId('lg.build', at), t('lg.build'), { style: 'primary', emoji: '🛠️' }))] : []),
  ]);
}

/** The form in which a deck is made of one's cards. */
export function buildForm(
  season: Season,
  game: Game,
  list: string,
  t: Translate,
): APIModalInteractionResponseCallbackData {
  const field = { ...listField(game, t), value: clip(list, LIMITS.inputText) };
  return modal(pressId('lg.built', { season: season.id }), t.plain('lg.buildTitle'), [field]);
}

export const listOf = (fields: ReadonlyMap<string, string>): string => fields.get(FIELDS.text) ?? '';

/** A list that was not taken, with the reason; nothing that was typed is lost. */
export function returnedPool(season: Season, list: string, why: string, t: Translate): Payload {
  return payload([
    box([text(why), text(`\`\`\`\n${clip(list, 3000)}\n\`\`\``)], COLORS.bad),
    row(button(pressId('lg.build', { season: season.id }), t('lg.build'), { style: 'primary', emoji: '🛠️' })),
  ]);
}

/** People shown in a list of those whose lists can be looked at. */
const LISTED = LIMITS.selectOptions;

/** Whose lists are open when a season is over, best first. */
export function listsMessage(
  season: Season,
  people: readonly { readonly n: number; readonly name: string }[],
  t: Translate,
): Payload {
  if (people.length === 0) return line(t('lg.listsNone', { name: season.league.name }), COLORS.calm);
  return payload([
    box([text(t('lg.lists', { name: season.league.name }))], COLORS.calm),
    row(
      select(
        pressId('lg.list', { season: season.id }),
        t('lg.lists.choose'),
        people.slice(0, LISTED).map(({ n, name }) => ({ value: String(n), label: plainName(name) })),
      ),
    ),
  ]);
}

/** A list that everybody may see. */
export function openList(
  season: Season,
  shown: { readonly n: number; readonly name: string; readonly deck: string; readonly list: string },
  t: Translate,
  image?: Picture,
): Payload {
  const words = `\`\`\`\n${clip(shown.list, 3000)}\n\`\`\``;
  return payload([
    box(
      [
        text(t('lg.list.of', { name: shown.name, deck: shown.deck })),
        ...(image === undefined ? [text(words)] : [picture(image)]),
      ],
      COLORS.calm,
    ),
    row(button(pressId('lg.copy', { season: season.id, entry: shown.n }), t('lg.copy'), { emoji: '📥' })),
  ]);
}
