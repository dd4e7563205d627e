/** What a season shows to one person: their matches, their deck, whether they want to leave. */
import type { Season } from '#season/types';
import type { Look } from '#table/types';
import { pressId } from '../ids/press-id.ts';
import { clip, LIMITS, plainName } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { duration } from './clocks.ts';
import { box, button, COLORS, line, type Payload, payload, row, rows, select, text } from './components.ts';
import type { ShownDeck } from './deck.ts';
import { placeLink } from './league-tables.ts';
import { choiceFor } from './lobby-decks.ts';

/** In place of a deck of one's own. */
export const READY = 'ready';

/** One's open matches with what is left of both times. `looks`: of their tables. */
export function mineMessage(season: Season, user: string, looks: readonly Look[], now: number, say: Say): Payload {
  const own = season.entries.find((entry) => entry.user === user);
  const { name } = season.league;
  if (own === undefined || own.status !== 'in') return line(say('lg.notIn', { name }), COLORS.calm);
  const waiting = season.matches.some(
    ({ status, seats }) => status === 'waiting' && seats.some(({ entry }) => entry === own.n),
  );
  if (looks.length === 0) return line(say('lg.mineNone', { name, waiting }), COLORS.calm);
  const lines = looks.map(({ table, seat, clocks }) => {
    const left = (at: number) => {
      const clock = clocks.find((one) => one.seat === at);
      if (clock === undefined) return '?';
      return duration(clock.zeroAt === undefined ? clock.reserve : Math.max(0, clock.zeroAt - now), say) ?? '0';
    };
    const mine = seat ?? 0;
    const others = table.seats.filter((one) => one.seat !== mine);
    const mineNow = table.waiting.some((one) => one.seat === mine);
    return say('lg.mineOpen', {
      other: others.map(({ name }) => plainName(name)).join(', '),
      turn: mineNow ? 'you' : table.waiting.length > 0 ? 'them' : 'other',
      place: placeLink(table.place.thread ?? table.place.channel),
      own: left(mine),
      theirs: others.map((one) => left(one.seat)).join(', '),
    });
  });
  const hands = looks.slice(0, LIMITS.rowButtons).map(({ table, seat }) => {
    const other = table.seats.find((one) => one.seat !== seat)?.name ?? '?';
    const label = looks.length === 1 ? say('table.hand') : plainName(other);
    return button(pressId('hand', { table: table.id }), label, { style: 'primary', emoji: '🃏' });
  });
  return payload([
    box([text(clip([say('lg.mineTitle', { name }), ...lines].join('\n'), 3500))], COLORS.act),
    ...rows([...hands, button(pressId('lg.leave', { season: season.id }), say('lg.leave'))]),
  ]);
}

/** The decks from which one chooses. */
export function deckChoice(season: Season, decks: readonly ShownDeck[], chosen: string | undefined, say: Say): Payload {
  const legal = decks.filter(({ verdicts }) =>
    verdicts.some(({ format, problems }) => format === season.settings.format && problems.length === 0),
  );
  const items = [
    { value: READY, label: say('lg.deckReady'), chosen: chosen === undefined },
    ...legal.slice(0, LIMITS.selectOptions - 1).map((deck) => ({
      value: choiceFor(deck),
      label: deck.deck.name,
      chosen: choiceFor(deck) === chosen,
    })),
  ];
  return payload([
    box([text(say('lg.chooseDeck', { name: season.league.name }))], COLORS.calm),
    row(select(pressId('lg.decked', { season: season.id }), say('lg.deckList'), items)),
  ]);
}

/** The deck that somebody plays, which they may keep back when the season is over. */
export function lockedMessage({ id }: Season, { secret }: Season['entries'][number], words: string, say: Say): Payload {
  const label = say(secret ? 'lg.unkeep' : 'lg.keep');
  return payload([box([text(words)], COLORS.calm), row(button(pressId('lg.secret', { season: id }), label))]);
}

/** Asks once more before somebody leaves a season that has begun. */
export function leaveMessage(season: Season, open: number, say: Say): Payload {
  const at = { season: season.id };
  return payload([
    box([text(say('lg.sure', { name: season.league.name, open }))], COLORS.act),
    row(
      button(pressId('lg.leave.yes', at), say('lg.leave'), { style: 'danger' }),
      button(pressId('lg.mine', at), say('lg.stay')),
    ),
  ]);
}
