/** The measuring of how often a person would be asked. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figuresIn, withFigures } from '#bots/section';
import { type Answering, measureTempo, type Tempo } from '#bots/tempo';
import { tempoText } from '#bots/tempo-text';
import { decide, newAutopilot } from '#table/play/autopilot';
import { createFuzz } from '../fuzz/setup.ts';

const { game, player, decks } = createFuzz();

function measured(answering: Answering): Tempo {
  return measureTempo(
    {
      game,
      edition: 'core',
      seed: 'measured',
      games: 2,
      seats: 2,
      players: [{ id: 'admiral', play: player }],
      decks: decks.filter((deck) => deck.edition === 'core'),
    },
    answering,
  );
}

const mode = (wanted: 'fast' | 'strict'): Answering => {
  const pilot = newAutopilot(wanted, undefined, game.words.stops);
  return (view, ask) => decide(view, ask, pilot).answer;
};
const mean = ({ turns }: Tempo, own: boolean) => {
  const counts = turns.filter((one) => one.own === own).map(({ asks }) => asks);
  return counts.reduce((sum, n) => sum + n, 0) / counts.length;
};

describe('tempo', () => {
  const strict = measured(mode('strict'));
  const fast = measured(mode('fast'));

  test('counts every seat once in every turn', () => {
    expect(strict.ended).toBe(2);
    const keys = strict.turns.map(({ game: n, turn, seat }) => `${n}/${turn}/${seat}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(strict.turns.filter(({ own }) => own)).toHaveLength(strict.turns.length / 2);
    expect(strict.turns.every(({ asks, calls }) => calls <= asks)).toBe(true);
  });

  test('strict passes nothing; fast asks far less, and hardly ever in the turns of others', () => {
    expect(strict.lost).toEqual([]);
    expect(strict.asked.some(({ kind, own }) => !own && kind === 'window setup.begin')).toBe(true);
    expect(fast.asked.some(({ kind }) => kind === 'window setup.begin')).toBe(false);
    expect(mean(fast, false)).toBeLessThan(mean(strict, false) / 4);
    expect(mean(fast, true)).toBeLessThan(mean(strict, true));
    expect(mean(fast, false)).toBeLessThan(2);
  });

  test('what an autopilot takes from a player is noted', () => {
    const passive = measured((view, ask) => (ask.role === 'window' ? ask.fallback : mode('fast')(view, ask)));
    expect(passive.asked.filter(({ kind }) => kind.startsWith('window'))).toEqual([]);
    expect(passive.lost.length).toBeGreaterThan(0);
  });

  const command = 'npm run tempo -- --write';
  const page = readFileSync(new URL('../../docs/tempo.md', import.meta.url), 'utf8');
  /** A text with its numbers, and its lists of kinds, taken out. */
  const form = (text: string) =>
    text
      .trim()
      .replace(/\d+(\.\d+)?/g, '#')
      .replace(/^(- [^:]*):.*$/gm, '$1:');

  test('the figures of docs/tempo.md are as the script writes them', () => {
    const measured = ['2', '4'].flatMap((seats) =>
      ['core', 'exiled'].flatMap((edition) => [
        { name: `${edition}, ${seats} players`, mode: 'strict', tempo: strict },
        { name: `${edition}, ${seats} players`, mode: 'fast', tempo: fast },
      ]),
    );
    const text = tempoText(measured, { seed: 'tempo', player: 'Admiral' });
    expect(form(figuresIn(page, command))).toBe(form(text));
  });

  test('figures are written between their two lines alone, and only where these are', () => {
    const written = withFigures(page, command, 'as $& it is');
    expect(figuresIn(written, command)).toBe('\nas $& it is\n');
    expect(written.replace('as $& it is', figuresIn(page, command).trim())).toBe(page);
    expect(() => withFigures('no figures', command, 'x')).toThrow(command);
  });
});
