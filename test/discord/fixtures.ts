// Looks at tables that never were, as large and as hostile as they can be.

import type { Game } from '#face/game';
import type { Answer, Ask, Choice, Need, Option } from '#kernel/ask';
import type { LogEntry, TableInfo, TableStatus, TableView } from '#table/types';
import { tinyGame } from '#test/tiny-game';

export const HOSTILE = [
  '**@everyone** <@123456789012345678> `code` ||spoiler||',
  'A\u202Enamed\u0000 \n# heading [link](https://example.org) :smile:',
  '𝕬𝖒𝖆𝖗𝖗 '.repeat(12),
  '> - + 1. \\ _under_ ~~gone~~',
];

const long = (text: string, size: number): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);

/** A game whose every text is as long as the contract allows, and longer. */
export const wordyGame: Game = {
  ...tinyGame(),
  name: 'Wordy Empires: the Very Long Second Edition',
  words: {
    ...tinyGame().words,
    status: () => long('Turn 12, battle phase in Metropolis. ', 400),
    facts: () => Array.from({ length: 6 }, (_, i) => `Fact ${i}: ${long('ISK ', 60)}`),
    prompt: () => long('Choose wisely among all of these things. ', 500),
    context: () => Array.from({ length: 20 }, (_, i) => `${i}. ${long('On the pile: a card that does much. ', 200)}`),
    verb: (verb) => ({ label: long(`${verb} verb `, 90), emoji: '🚀' }),
    option: (_view, option) => ({
      label: `${option.id} ${long('a card with a long name ', 120)}`,
      detail: long('shield 3, attack 4, ambush 2, in Metropolis ', 150),
    }),
    enough: (_view, _needs, answers) => {
      const open = answers.flatMap((answer, i) => (answer === undefined ? [i] : []));
      return open.length === 0 ? undefined : { things: open.slice(0, 2), order: long('Destroy a ship with two ', 120) };
    },
    message: () => long('This cannot be taken back, since it reveals a card. ', 500),
    line: () => long('Somebody did something with a card of a very long name. ', 350),
    stops: Array.from({ length: 30 }, (_, i) => ({ id: `stop${i}`, label: long(`Stop ${i} `, 110) })),
    refusal: () => 'No.',
  },
  visible: () =>
    Array.from({ length: 60 }, (_, i) => ({ card: `c${i}`, def: `def${i}`, label: long(`Card ${i} `, 120) })),
};

/** A game that says little: labels are ids. */
export const terseGame: Game = {
  ...tinyGame(),
  words: { ...tinyGame().words, option: (_view, option) => ({ label: option.id, detail: `detail of ${option.id}` }) },
};

export function tableInfo(game: Game, status: TableStatus = 'running', change: Partial<TableInfo> = {}): TableInfo {
  const names = HOSTILE;
  return {
    id: 'k3v9x0ab',
    status,
    rev: 1234,
    game: game.id,
    gameName: game.name,
    gameShort: game.name,
    edition: 'core',
    editionName: 'Core',
    minSeats: 2,
    usesDecks: true,
    host: '1457709004800000101',
    seats: names.map((name, seat) => ({
      seat,
      name,
      who: seat === 3 ? { kind: 'bot', bot: 'random' } : { kind: 'person', user: `145770900480000010${seat}` },
      deck: { id: `deck${seat}`, name: long('Liberty *Tower* ', 90) },
    })),
    options: { seats: 4, remindAfter: 86_400_000, game: {} },
    place: {
      guild: '1457709004800000010',
      channel: '1457709004800000031',
      thread: '1457709004800000099',
      lobbyMessage: '1457709004800000098',
      liveMessage: '1457709004800000097',
    },
    openedAt: 1_790_000_000_000,
    waiting: names
      .slice(0, 3)
      .map((name, seat) => ({ seat, user: `145770900480000010${seat}`, name, since: 1_790_000_000_000 })),
    ...(status === 'finished' ? { result: { winners: [0, 1, 2], how: 'last', places: [1, 1, 1] } } : {}),
    ...change,
  };
}

export function entries(count: number): readonly LogEntry[] {
  return Array.from({ length: count }, (_, i) => ({
    rev: count - i,
    n: 0,
    at: 1_790_000_000_000,
    seat: i % 4,
    by: i % 3 === 0 ? ('auto' as const) : ('person' as const),
    events: [{ e: 'something' }],
    lines: [],
  }));
}

export function tableView(game: Game, asks: readonly Ask[], change: Partial<TableView> = {}): TableView {
  return {
    table: tableInfo(game),
    game,
    seat: 0,
    view: { seat: 0, seats: 4, out: [], asks, owing: [0], active: 0, turn: 3, result: undefined, board: {} },
    names: HOSTILE,
    since: entries(50),
    quiet: 0,
    unseen: false,
    autopilot: { mode: 'fast', stops: ['pile'] },
    orders: { list: [], ended: [] },
    answeredAt: undefined,
    clocks: [],
    ...change,
  };
}

export function ask(choice: Choice, change: Partial<Ask> = {}): Ask {
  return {
    id: 4321,
    seat: 0,
    role: 'action',
    stop: 'main',
    prompt: { key: 'p' },
    choice,
    fallback: firstAnswer(choice),
    ...change,
  };
}

export const options = (count: number, make: (i: number) => Partial<Option> = () => ({})): Option[] =>
  Array.from({ length: count }, (_, i) => ({ id: `o${i}`, ...make(i) }));

function firstAnswer(choice: Choice): Answer {
  switch (choice.kind) {
    case 'choose':
      return { pick: choice.options.slice(-Math.max(choice.min, 1)).map((option) => option.id) };
    case 'number':
      return { number: choice.min };
    case 'order':
      return { order: choice.options.map((option) => option.id) };
    case 'distribute':
      return { amounts: {} };
  }
}

/** Whether an answer is legal for a choice, by the contract of asks alone. */
export function isLegal(choice: Choice, answer: Answer): boolean {
  switch (choice.kind) {
    case 'number':
      return 'number' in answer && answer.number >= choice.min && answer.number <= choice.max;
    case 'order':
      return (
        'order' in answer &&
        [...answer.order].sort().join() ===
          choice.options
            .map((option) => option.id)
            .sort()
            .join()
      );
    case 'distribute': {
      if (!('amounts' in answer)) return false;
      const given = Object.entries(answer.amounts);
      const sum = given.reduce((all, [, amount]) => all + amount, 0);
      return (
        sum >= choice.min &&
        sum <= choice.max &&
        given.length <= choice.spread &&
        given.every(
          ([id, amount]) => amount > 0 && amount <= choice.most && choice.options.some((option) => option.id === id),
        )
      );
    }
    case 'choose': {
      if (!('pick' in answer)) return false;
      const { pick } = answer;
      const picked = choice.options.filter((option) => pick.includes(option.id));
      if (new Set(pick).size !== pick.length || picked.length !== pick.length) return false;
      if (pick.length < Math.min(choice.min, choice.options.length) || pick.length > choice.max) return false;
      const needs: Need[] = picked.flatMap((option) => option.needs ?? []);
      return needs.every((need) => {
        const given = answer.with?.[need.name];
        return given !== undefined && isLegal(need.choice, given);
      });
    }
  }
}
