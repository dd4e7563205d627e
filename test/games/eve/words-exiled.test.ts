/** What people read and see of warps on the pile, pilots and clones. */
import { describe, expect, it } from 'vitest';
import type { BoardScene } from '#face/scene';
import { snipingIndex } from '#games/eve/library';
import { eveScenes } from '#games/eve/scenes/board';
import { translatorIn } from '#games/eve/words/catalogue';
import { ask, board, item, label, library, names, region, ship, view, words } from './words-fixtures.ts';

const t = translatorIn('en');

const pilot = ship('p1', 'ferryman-oss', 0, { at: undefined });
const crewed = ship('s1', 'slasher', 0, { attack: 3, shield: 2, at: 'r1', pilot });
const home = region('r1', 'amarr-starbase', { home: 0, controller: 0, slots: undefined, ships: [crewed] });
const stain = region('r3', 'stain', { controller: 1, ships: [ship('s2', 'executioner', 1, { attack: 2, shield: 3 })] });
const warp = item({
  kind: 'warp',
  warp: {
    to: 'r3',
    ships: [
      { card: 's1', def: 'slasher', pilot: 'ferryman-oss' },
      { card: 's9', def: 'omen' },
    ],
  },
});
const now = board({ edition: 'exiled', regions: [home, stain] });
const line = (event: { e: string } & Record<string, unknown>) => words.line(event, names);

describe('a warp on the pile', () => {
  const waiting = { ...now, pile: [warp] };

  it('is told with its ships, their pilots and where they go', () => {
    expect(words.context(view(waiting), ask('ask.pile', { stop: 'pile' }), names).at(-1)).toBe(
      '1. **Warp** (Ian): **Slasher** with **Ferryman Oss** and **Omen** → **Stain**',
    );
  });

  it('is seen in the picture, and the ships are marked', () => {
    const scene = eveScenes(library, t).board(view(waiting), names) as BoardScene;
    expect(scene.pile?.entries[0]).toMatchObject({ name: 'Warp', seat: 0, note: 'Slasher, Omen to Stain' });
    const cards = scene.areas.flatMap((area) => area.groups.flatMap((group) => group.cards));
    const slasher = cards.find((card) => card.name === 'Slasher');
    expect(slasher?.hot).toBe(true);
    expect(slasher?.badges).toEqual([{ icon: 'character', text: 'Fe', label: 'pilot Ferryman Oss', word: 'pilot' }]);
  });

  it('is told in the log as it is announced', () => {
    const info = { defs: ['slasher', 'omen'], atDef: 'stain' };
    expect(line({ e: 'placed', kind: 'warp', seat: 0, info })).toBe(
      '🚀 Ian sets course for **Stain**: **Slasher** and **Omen**.',
    );
    expect(line({ e: 'placed', kind: 'warp', seat: 0, info: { defs: ['slasher'] } })).toBe(
      'Ian calls into the dock: **Slasher**.',
    );
    expect(line({ e: 'stranded', seat: 0, def: 'slasher' })).toBe('**Slasher** (Ian) cannot make that warp and stays.');
  });

  it('says whether a ship leaves the dock or enters it', () => {
    const moved = { e: 'ship', seat: 0, def: 'slasher', how: 'warp' };
    expect(line({ ...moved, from: 'dock', at: 'r1', atDef: 'amarr-starbase', atHome: 0 })).toBe(
      'Ian warps **Slasher** out of the dock to Ian’s home region.',
    );
    expect(line({ ...moved, from: 'r1', at: 'dock' })).toBe('Ian warps **Slasher** into the dock.');
  });
});

describe('characters', () => {
  it('come into play, board, are cloned', () => {
    expect(line({ e: 'entered', seat: 0, def: 'ferryman-oss', at: 'dock' })).toBe(
      '**Ferryman Oss** joins Ian as an agent in the dock.',
    );
    expect(line({ e: 'boarded', seat: 0, def: 'ferryman-oss', shipDef: 'slasher' })).toBe(
      '**Ferryman Oss** (Ian) boards **Slasher** as its pilot.',
    );
    expect(line({ e: 'cloned', seat: 1, def: 'ferryman-oss' })).toBe(
      '🧬 **Ferryman Oss** wakes up as a clone in Elysha’s dock.',
    );
    expect(line({ e: 'isk', seat: 1, n: -1, why: 'clone', def: 'ferryman-oss' })).toBe(
      'Elysha pays 1 ISK (**Ferryman Oss**).',
    );
  });

  it('are asked about in plain sentences', () => {
    const prompt = (key: string, told: Record<string, string | number>) =>
      words.prompt(view(now), ask(key, { with: told }), names);
    expect(prompt('ask.clone', { def: 'ferryman-oss', n: 1 })).toBe(
      'The ship of Ferryman Oss is lost. Do you pay 1 ISK for a clone in the dock? Otherwise the pilot is destroyed.',
    );
    expect(prompt('ask.clone', { def: 'brakka-two-hulls', n: 0 })).toContain('Is a clone made in the dock, free');
    expect(prompt('ask.pilot', { def: 'slasher' })).toBe('Slasher leaves the dock. Who boards it as its pilot?');
  });

  it('are offered with what they do as pilots, and are found on their ship', () => {
    const docked = ship('p2', 'doc-pellory', 0, { at: 'dock' });
    const [ian, elysha] = now.seats;
    if (ian === undefined || elysha === undefined) throw new Error('two seats');
    const there = { ...now, seats: [{ ...ian, dock: [docked] }, elysha] };
    const option = (id: string, def: string) => label({ id, card: id, note: { def } }, there);
    expect(option('p2', 'doc-pellory')).toEqual({
      label: 'Doc Pellory',
      detail: 'yours · tanking 1 · The piloted ship has +1 shield.',
    });
    expect(option('p1', 'ferryman-oss').detail).toContain('yours · on Slasher');
    expect(option('s1', 'slasher').detail).toContain('pilot Ferryman Oss');
    expect(label({ id: 'none', verb: 'nobody' }, there)).toEqual({
      label: 'Nobody',
      detail: 'the ship goes without a pilot',
    });
    expect(label({ id: 'fleet:home', verb: 'undock', note: { ships: 3 } }, there)).toEqual({
      label: 'Several ships at once',
      detail: '3 ships ready',
    });
    expect(label({ id: 'fleet:dock', verb: 'dock', note: { ships: 1 } }, there)).toEqual({
      label: 'Ships into the dock',
      detail: '1 ship ready',
    });
  });
});

it('sniping is told by its name', () => {
  expect(line({ e: 'placed', kind: 'pending', seat: 1, def: 'longwatch', info: { ability: snipingIndex } })).toBe(
    '**Longwatch** (Elysha) opens fire from afar.',
  );
});
