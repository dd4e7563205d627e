/** The poster of a whole game that computers have played, as everybody sees it. */
import { createOpponents } from '#bots/index';
import { createJudge } from '#bots/judge';
import { playMatch } from '#bots/play';
import { posterScene } from '#discord/replay/screens/poster';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { PosterScene } from '#face/poster-scene';
import type { GameEvent } from '#kernel/event';
import type { State } from '#kernel/state';
import type { LogEntry, TableView } from '#table/types';
import { actsOf } from '#table/view/acts';

const { captain, cadet } = createOpponents();
const players = [captain!.play, cadet!.play];
const judge = createJudge();
const people = ['Mira', 'Tobin', 'Oksana', 'Jun', 'Pascal', 'Sanna'];
const DAY = 24 * 60 * 60_000;

/** Plays a game to its end and makes its poster as everybody sees it. */
export function posterOf(game: Game, seats: number, seed: string) {
  const told: GameEvent[][] = [];
  const made: { state?: State } = {};
  const chances: (readonly number[])[] = [];
  const watched: Game = Object.create(game, {
    answer: {
      value: (state: State, input: unknown) => {
        const step = game.answer(state, input);
        made.state = state;
        if ('refused' in step) return step;
        told.push([...step.events]);
        if (told.length % 20 === 1 || step.events.some(({ type }) => type === 'ended'))
          chances.push(judge.glance(game, game.view(state, undefined)) ?? []);
        return step;
      },
    },
  });
  const edition = game.editions[0]!.id;
  const decks = game.decks.filter((deck) => deck.edition === edition).slice(0, seats);
  const { result, turns } = playMatch({
    game: watched,
    edition,
    seed,
    decks,
    players: Array.from({ length: seats }, (_, seat) => players[seat % 2]!),
  });
  const names = people.slice(0, seats);
  const entries = told.map((events, rev): LogEntry => ({ rev, n: 0, at: 0, seat: 0, by: 'person', events, lines: [] }));
  const table = {
    result,
    gameName: game.name,
    gameShort: game.name,
    number: 3,
    editionName: '',
    startedAt: 0,
    finishedAt: 2 * DAY,
    seats: names.map((name, seat) => ({ seat, name })),
  };
  const tableView = { game, view: game.view(made.state!, undefined), names, table } as unknown as TableView;
  const scene = posterScene(tableView, actsOf(game, entries, names), translatorIn('en'), chances);
  return { result: result!, turns, scene: scene as PosterScene, tableView, entries };
}
