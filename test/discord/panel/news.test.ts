// A panel tells what has happened since the person was here: one story in order of time, with what is theirs marked.
import { describe, expect, test } from 'vitest';
import { attacksToShow, newsSinceLastLook } from '#discord/panel/screens/news';
import { panel } from '#discord/panel/screens/panel';
import { readId } from '#discord/press-id';
import { translatorIn } from '#discord/words';
import type { SceneAttack } from '#face/attacks-scene';
import type { GameEvent } from '#kernel/event';
import type { TableView } from '#table/types';
import { tinyGame } from '#test/tiny-game';
import { buttonsOf, expectPossible, textOf } from '../checks.ts';
import { tableView, wordyGame } from '../fixtures.ts';

const t = translatorIn('en');
const tiny = tinyGame();
const telling = {
  ...tiny,
  words: { ...tiny.words, line: ({ e, text }: GameEvent) => (e === 'turn' ? `▸ ${String(text)}` : String(text)) },
};

const happened = (events: readonly GameEvent[]): TableView['since'] =>
  events.map((event, i) => ({
    rev: 40 + i,
    n: 0,
    at: 1_790_000_000_000,
    seat: 1,
    by: 'person',
    events: [event],
    lines: ['.'],
  }));

const told = (events: readonly GameEvent[], quiet = 0) => {
  const shown = panel({
    tableView: tableView(telling, [], { since: happened(events), quiet, names: ['Ann', 'Bob'] }),
    t,
    confirm: true,
  });
  expectPossible(shown);
  return { text: textOf(shown), buttons: buttonsOf(shown) };
};

const turn = (text: string): GameEvent => ({ e: 'turn', text });
const act = (seat: number, text: string): GameEvent => ({ e: 'act', seat, text });

describe('since the last look', () => {
  test('one story in order of time under its turns, the own lines marked, passes as a number', () => {
    const events = [turn('two'), act(1, 'Bob warps'), act(0, 'Your ship is lost'), turn('three'), act(1, 'Bob rests')];
    const { text, buttons } = told(events, 3);
    expect(text).toContain(
      [
        '**Since you were here**',
        '▸ two',
        'Bob warps',
        '🔸 Your ship is lost',
        '▸ three',
        'Bob rests',
        '-# 3 passes or the like by others.',
      ].join('\n'),
    );
    expect(buttons.map(({ label }) => label)).not.toContainEqual(expect.stringContaining('Everything'));
  });

  test('of many lines the own ones and the last are kept, and everything can be opened where it begins', () => {
    const events = Array.from({ length: 60 }, (_, i) => act(i % 20 === 0 ? 0 : 1, `line ${i}`)).slice(-50);
    const { text, buttons } = told(events);
    expect(text).toContain(
      ['🔸 line 20', '🔸 line 40', ...[54, 55, 56, 57, 58, 59].map((n) => `line ${n}`)].join('\n'),
    );
    const all = buttons.find(({ label }) => label === 'Everything (+42)');
    expect(readId(all?.custom_id ?? '')).toMatchObject({
      verb: 'log.since',
      args: { from: { rev: 60, n: 0, told: 0 } },
    });
  });

  test('passes alone are told, and nothing is said where nothing has happened', () => {
    expect(told([], 1).text).toContain('One pass or the like by others');
    expect(told([]).text).not.toContain('Since you were here');
  });

  test('the longest lines fit', () => {
    const shown = panel({ tableView: tableView(wordyGame, [], { quiet: 999 }), t, confirm: true });
    expectPossible(shown);
  });
});

describe('the arrows of what was attacked', () => {
  const party = (seat: number) => ({ seat, name: 'Scout', art: { kind: 'ship', seed: 'scout' } });
  const fighting = {
    ...telling,
    scenes: {
      ...tiny.scenes,
      attacks: (events: readonly GameEvent[]): readonly SceneAttack[] =>
        events.flatMap(({ e, by, at, n }) =>
          e === 'hit' ? [{ from: party(Number(by)), to: party(Number(at)), result: `${n} damage` }] : [],
        ),
    },
  };
  const hit = (n: number, by: number, at: number): GameEvent => ({ e: 'hit', seat: by, by, at, n });
  const drawn = (events: readonly GameEvent[]) =>
    attacksToShow(tableView(fighting, [], { since: happened(events) }), t);

  test('three of them: what concerns the reader first, then the latest, in order of time', () => {
    const hits = [hit(1, 1, 0), hit(2, 1, 2), hit(3, 2, 1), hit(4, 0, 1), hit(5, 1, 2), hit(6, 2, 1)];
    expect(drawn(hits)?.attacks.map(({ result }) => result)).toEqual(['1 damage', '4 damage', '6 damage']);
  });

  test('of what an own move has led to, those of others alone; for somebody who is out, none', () => {
    const led = happened([hit(1, 0, 1), hit(2, 1, 0), hit(3, 2, 1)]);
    const seen = tableView(fighting, [], { since: happened([hit(4, 1, 0)]) });
    expect(attacksToShow(seen, t, led)?.attacks.map(({ result }) => result)).toEqual(['2 damage', '3 damage']);
    expect(attacksToShow(seen, t, happened([hit(1, 0, 1)]))).toBeUndefined();
    expect(attacksToShow({ ...seen, view: { ...seen.view, out: [0] } }, t)).toBeUndefined();
  });

  test('the words above them are fewer', () => {
    const acts = Array.from({ length: 9 }, (_, i) => act(1, `line ${i}`));
    const since = (events: readonly GameEvent[]) => tableView(fighting, [], { since: happened(events) });
    expect(newsSinceLastLook(since(acts), 0, t)?.text.split('\n')).toHaveLength(1 + 8);
    const { text, rows } = newsSinceLastLook(since([hit(1, 1, 0), ...acts]), 0, t)!;
    expect(text.split('\n')).toHaveLength(1 + 5);
    expect(JSON.stringify(rows)).toContain('Everything (+5)');
  });

  test('no picture where nothing was attacked, and none in a game that draws none', () => {
    expect(drawn([act(1, 'Bob rests')])).toBeUndefined();
    expect(attacksToShow(tableView(tiny, [], { since: happened([hit(1, 1, 0)]) }), t)).toBeUndefined();
  });
});
