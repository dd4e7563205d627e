/** The computer players of a lobby: their strength, their decks, and buttons to remove them. */
import type { BotInfo, TableInfo } from '#table/types';
import { box, button, type Payload, payload, row, rows, select, text } from '../../core/components.ts';
import { plainName } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** The most computer players in one message; no game has more seats for them. */
const MOST = 5;

/** The screen where the host manages the computer players; for others it only lists them. `note`: replaces the heading. */
export function botsScreen(
  table: TableInfo,
  user: string,
  { bots, recommended }: { readonly bots: readonly BotInfo[]; readonly recommended: string | undefined },
  t: Translate,
  note?: string,
): Payload {
  const offered = bots
    .flatMap(({ level, ...bot }) => (level === undefined ? [] : [{ ...bot, level }]))
    .sort((a, b) => a.level - b.level);
  const seats = table.seats.filter((seat) => seat.who.kind === 'bot').slice(0, MOST);
  const heading = note ?? t(seats.length > 0 ? 'lobby.computers' : 'lobby.noComputers');
  const lines = seats.map(({ seat, name, who }) =>
    t('lobby.computer', {
      n: seat + 1,
      name: plainName(name),
      about: bots.find(({ id }) => who.kind === 'bot' && id === who.bot)?.about,
    }),
  );
  const changed = table.host === user ? seats : [];
  const id = (verb: 'bot.as' | 'deck.bot' | 'bot.remove', seat: number) => pressId(verb, { table: table.id, seat });
  return payload([
    box([text([heading, ...lines].join('\n'))]),
    ...(offered.length < 2 ? [] : changed).map(({ seat, name, who }) =>
      row(
        select(
          id('bot.as', seat),
          t.plain('lobby.strength', { name: plainName(name) }),
          offered.map((bot) => ({
            value: bot.id,
            label: t.plain('lobby.strengthOf', { n: seat + 1, name: bot.name, suits: bot.id === recommended }),
            description: t.plain('lobby.strengthAbout', { level: bot.level, of: offered.length, about: bot.about }),
            chosen: who.kind === 'bot' && who.bot === bot.id,
          })),
        ),
      ),
    ),
    ...rows(
      (table.usesDecks ? changed : []).map(({ seat, name }) =>
        button(id('deck.bot', seat), t.plain('lobby.chooseDeckFor', { name: plainName(name) })),
      ),
    ),
    ...rows(
      changed.map(({ seat, name }) =>
        button(id('bot.remove', seat), t.plain('lobby.removeBot', { name: plainName(name) }), { style: 'danger' }),
      ),
    ),
  ]);
}
