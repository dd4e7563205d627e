/** What people read: offers, attacks, battles, the end. Tables laid by names, texts compared as they are shown. */
import { describe, expect, it } from 'vitest';
import { type EseView, viewOf } from '#games/ese/view';
import { translatorIn } from '#games/ese/words/catalogue';
import { eseWords } from '#games/ese/words/index';
import type { Ask } from '#kernel/ask';
import { library, rules, type Table, table } from './table.ts';

const t = translatorIn('en');

const words = eseWords(library, t);
const names = ['Ian', 'Elysha', 'Bo'];
const seen = (played: Table, seat?: number): EseView => viewOf(rules, played.state, seat);
const context = (played: Table, seat: number) => words.context(seen(played, seat), played.ask(seat), names);
const option = (played: Table, seat: number, wanted: string) => {
  const { choice } = played.ask(seat);
  const options = choice.kind === 'number' ? [] : choice.options;
  return options.map((one) => words.option(seen(played, seat), one, names)).find(({ label }) => label === wanted);
};
const attacking = () =>
  table({
    seats: [
      { play: ['H', 'L'], action: ['War Star', 'Feint'] },
      { play: ['M', 'Ice World'], action: ['Killer Satellites'] },
      { action: ['Spies'] },
    ],
    from: ['attack', 'battle'],
  });

describe('an offer', () => {
  const offered = () =>
    table({
      seats: [{ resource: ['H', 'Nano-Tech'], play: ['M'] }, { play: ['Ice World'] }, {}],
      from: ['trade'],
    }).does(0, 'offer', { give: ['Nano-Tech'], want: ['Ice World'] });

  it('is read in full by the two alone', () => {
    const played = offered();
    expect(context(played, 1)).toEqual(['Ian offers Elysha: **Nano-Tech**, for **Ice World**.']);
    expect(context(played, 0)).toEqual(['Ian offers Elysha: **Nano-Tech**, for **Ice World**.']);
    expect(JSON.stringify(seen(played, 2))).not.toContain('nano-tech');
    const told = played.told('offered').map((event) => words.line(event, names));
    expect(told).toEqual(['Ian offers Elysha 1 card for Ice World.']);
  });

  it('tells goods in play from cards in hand', () => {
    const played = table({ seats: [{ resource: ['M'], play: ['M'] }, {}], from: ['trade'] });
    const { choice } = played.ask(0);
    const give = choice.kind === 'choose' ? choice.options[0]?.needs?.[0]?.choice : undefined;
    const goods = give?.kind === 'choose' ? give.options : [];
    const details = goods.map((one) => words.option(seen(played, 0), one, names).detail);
    expect(details).toEqual(['speed 2 · force 8', 'in play · speed 2 · force 8']);
  });
});

describe('an attack', () => {
  it('says who goes where, and whose fleets are still to be heard', () => {
    const played = attacking()
      .does(0, 'attack')
      .pass('tactics')
      .does(0, 'assign', { H: { 'Ice World': 1 } });
    expect(words.prompt(seen(played, 1), played.ask(1), names)).toBe(
      'Speed 1: the attackers are sent. Play tactics, or pass.',
    );
    expect(context(played, 1)).toEqual([
      '⚔️ Elysha’s **Ice World** (15): Heavy Fleet, force 12, unguarded',
      '-# Still to be sent: speed 2: Elysha (Main Fleet) · speed 3: Ian (Light Fleet)',
    ]);
    played.does(0, 'Feint', { fleets: ['L'] });
    expect(context(played, 1).slice(2)).toEqual([
      '-# Played so far; it counts when everybody has passed:',
      expect.stringContaining('Ian: **Feint** on Light Fleet – Up to 3 fleets'),
    ]);
    expect(played.told('assigned').map((event) => words.line(event, names))).toEqual([
      '🚀 Speed 1: Ian sends Heavy Fleet to Elysha’s **Ice World**.',
    ]);
  });

  it('names its choices for what they do', () => {
    const played = attacking();
    expect(option(played, 0, 'Go on without an attack')).toBeDefined();
    played.does(0, 'attack');
    expect(option(played, 0, 'Feint')?.detail).toMatch(/^Tactics · attack · Up to 3 fleets/);
  });
});

describe('a battle', () => {
  const fought = () =>
    attacking()
      .does(0, 'attack')
      .pass('tactics')
      .does(0, 'assign', { H: { 'Ice World': 1 } })
      .pass('tactics')
      .does(1, 'assign', { M: { 'Ice World': 1 } })
      .pass('tactics')
      .does(0, 'assign', { L: { 'Ice World': 1 } })
      .pass('tactics');

  it('shows both sums with what they are made of, and what they would lead to', () => {
    const played = fought();
    expect(context(played, 1)).toEqual([
      'Elysha’s **Ice World**, planet force 15',
      '⚔️ Ian attacks with **16**: Heavy Fleet 12 + Light Fleet 4',
      '🛡️ Elysha defends with **10**: Main Fleet 10',
      '→ As it stands Elysha loses a fleet and keeps the planet; taking it needs more than 25.',
    ]);
    played.does(0, 'War Star', { fleet: 'H' }).pass('battle', 'loss');
    const line = played.told('battle').map((event) => words.line(event, names))[0];
    expect(line).toBe(
      '**Ice World**, Ian against Elysha: attack **27** against defence **10**, planet 15. The attack wins.',
    );
    expect(played.told('tookOver').map((event) => words.line(event, names))).toEqual([
      '🏴 **Ian** captures **Ice World** from Elysha.',
    ]);
  });

  it('says of each outcome what it means', () => {
    const view = seen(fought(), 0);
    const { board } = view;
    const says = (changes: Partial<NonNullable<EseView['board']['conflict']>>): string | undefined => {
      const conflict = board.conflict && { ...board.conflict, ...changes };
      return words
        .context({ ...view, board: { ...board, conflict } }, fought().ask(0), names)
        .find((line) => line.startsWith('→'));
    };
    expect(says({ attack: 8, defence: 8 })).toContain('nobody wins');
    expect(says({ attack: 7, defence: 8 })).toContain('Ian loses a fleet');
    expect(says({ attack: 24, defence: 8 })).toBe('→ As it stands Ian takes the planet, and Elysha loses a fleet.');
    expect(says({ attack: 9, defence: 0, defenders: [] })).toContain('Elysha keeps the planet');
    expect(says({ attackers: [] })).toContain('no attacker is left');
  });
});

it('names the discarded cards that Scavengers may draw, the topmost first', () => {
  const played = table({ seats: [{}, {}], from: ['attack'] });
  const view = seen(played, 0);
  const discards = { resource: ['ice-world', 'nano-tech', 'normal-fleet'], action: [] };
  const ask: Ask = {
    id: 1,
    seat: 0,
    role: 'choice',
    stop: 'production',
    prompt: { key: 'ask.scavenge', with: { n: 2 } },
    choice: { kind: 'number', min: 0, max: 2 },
    fallback: { number: 0 },
  };
  const lines = words.context({ ...view, board: { ...view.board, discards } }, ask, names);
  expect(lines).toEqual(['On top of the discarded cards: **Main Fleet, Nano-Tech**']);
});

describe('the end', () => {
  it('is a table of all players, winners first, those who are out last', () => {
    const played = table({ seats: [{ play: ['H'] }, { play: ['Ice World', 'M', 'M'] }, {}] });
    const view = { ...seen(played), result: { winners: [1], how: 'deck', places: [2, 1] } };
    const { board } = view;
    const seats = board.seats.map((one) => (one.seat === 2 ? { ...one, out: true, points: 0 } : one));
    const lines = words.ending?.({ ...view, board: { ...board, seats } }, names) ?? [];
    expect(lines.map((line) => line.replace(/\d+ points/, 'n points'))).toEqual([
      '1. **Elysha** · n points · 2 planets, 2 fleets',
      '2. **Ian** · n points · 1 planet, 1 fleet',
      '3. **Bo** · n points · out',
    ]);
  });
});
