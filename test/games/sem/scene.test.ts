/** Pictures say what lies where and what an attack adds up to, and show nobody what is not theirs. */
import { expect, test } from 'vitest';
import type { BattleScene, BoardScene, HandScene, SceneArea, SceneCard } from '#face/scene';
import { deckScene } from '#games/sem/scenes/deck';
import { altText } from '#render/alt';
import { createKit } from '#render/kit';
import { layout } from '#render/renderer';
import * as shown from '../../render/fixtures-sem.ts';
import { library, type Table, table } from './table.ts';

const kit = createKit();
const cardsOf = ({ groups }: SceneArea): readonly SceneCard[] => groups.flatMap(({ cards }) => cards);
const homeOf = (board: BoardScene, seat: number) => board.areas.find(({ home }) => home === seat)!;
const find = (cards: readonly SceneCard[], name: string) => cards.find((one) => one.name === name);
const signs = (card: SceneCard | undefined) => card?.badges?.map(({ icon, text }) => [icon, text].join(' ').trim());
const fightOf = (played: Table, seat?: number) => shown.moment(played, seat)[0] as BattleScene;

test('players are shown with their base, Yield, command points, queue, hand and deck', () => {
  const [mira, tobin] = shown.board(shown.duel(), 0).seats;
  expect(mira).toMatchObject({ title: 'Imperial Command Hub', turn: true, acting: true });
  expect(mira?.figures.map(({ value, label }) => `${label} ${value}`)).toEqual([
    'hull 28',
    'Yield 5',
    'command points 4/7',
    'Queue 2/3',
    'hand 7',
    'deck 21',
  ]);
  expect(tobin?.figures.slice(0, 3).map(({ value, label }) => `${label} ${value}`)).toEqual([
    'hull 25',
    'shields 2',
    'Yield 8+2',
  ]);
});

test('units show what is left of hull and shields, and which weapons are ready', () => {
  const cards = cardsOf(homeOf(shown.board(shown.duel(), 0), 0));
  const dreadnought = find(cards, 'Siege Dreadnought');
  expect(dreadnought?.figures).toEqual([{ icon: 'hull', value: '11+4', label: 'hull + shields', tone: 'bad' }]);
  expect(dreadnought?.mark).toMatchObject({ text: '15' });
  const [ready, testing] = cards.filter(({ name }) => name === 'Line Cruiser');
  expect([ready?.figures[0]?.value, ready?.mark?.text]).toEqual(['8+1', '2+2']);
  expect(testing).toMatchObject({ dim: true });
  expect(signs(testing)).toEqual(['duration', 'structure 2']);
  expect(cards.filter(({ name }) => name === 'Lancer Wing').map(({ mark }) => mark?.text)).toEqual([
    '0/2',
    '2',
    undefined,
  ]);
});

test('bases burn by eighths of what their hull has taken; ships do not', () => {
  const { areas } = shown.board(shown.war(), 3);
  const damageOf = (seat: number) => areas.find(({ home }) => home === seat)?.art.traits?.damage;
  expect([0, 3, 5].map(damageOf)).toEqual([0.25, 0.375, undefined]);
  const own = cardsOf(homeOf(shown.board(shown.war(), 3), 3));
  expect(find(own, 'Base')?.art.traits?.damage).toBe(0.375);
  expect(find(own, 'Choir Hound')?.figures[0]?.tone).toBe('bad');
  expect(find(own, 'Choir Hound')?.art.traits).not.toHaveProperty('damage');
});

test('projects show the Yield that is on them, in the queue and in research', () => {
  const { groups } = homeOf(shown.board(shown.duel(), 0), 0);
  const told = groups
    .filter(({ label }) => label !== undefined)
    .map(({ label, cards }) => [label, cards.map(({ name, figures }) => [name, figures[0]?.value].join(' ').trim())]);
  expect(told).toEqual([
    ['Queue 2/3', ['Gun Citadel 4/6', 'Lancer Wing 3/2']],
    ['Research', ['Royal Warrant 2/5']],
    ['Waiting', ['Line Captain']],
    ['Resources and research', ['Autofactory +1', 'Autofactory +1', 'Autofactory +1', 'Relay Post +1', 'Bulk Tooling']],
  ]);
});

test('among six, who neither looks nor acts is shown by the classes of their units', () => {
  const board = shown.board(shown.war(), 3);
  expect(cardsOf(homeOf(board, 4)).map(({ name }) => name)).toEqual(['1 fighter', '1 capital', '1 def. station']);
  expect(cardsOf(homeOf(board, 3)).map(({ name }) => name)).toContain('Spine Drake');
  expect(cardsOf(homeOf(board, 0)).map(({ name }) => name)).toContain('Siege Dreadnought');
});

test('whoever can attack sees the units of all', () => {
  const board = shown.board(shown.war(), 0);
  expect(cardsOf(homeOf(board, 4)).map(({ name }) => name)).toEqual([
    'Hammer Monitor',
    'Border Redoubt',
    'Lancer Wing',
  ]);
});

test('an attack is told by the damage at each target, and by the roll that it takes to hit', () => {
  const fight = fightOf(shown.attack(), 1);
  const [attackers, defenders] = fight.sides;
  expect(fight.headline).toBe('18 damage at 3 targets');
  expect(attackers?.cards.map(({ name, aim }) => [name, aim?.text].join(' ').trim())).toEqual([
    'Siege Dreadnought',
    'Weapons 1, 2 1',
    'Weapon 3 2',
    'Weapon 4 3',
  ]);
  const told = defenders?.cards.map(({ name, tag, aim, health }) => [name, tag, aim?.text, health?.coming]);
  expect(told).toEqual([
    ['Shield Wall Array', '1', '10', 1],
    ['Lance Drone', '2', '3', 1],
    ['Orbital Laboratory', '3', '5', 3],
    ['Aegis Carrier', undefined, undefined, undefined],
  ]);
  const drone = find(defenders?.cards ?? [], 'Lance Drone');
  expect(drone?.figures.map(({ icon, value }) => `${icon} ${value}`)).toEqual(['shield 2', 'attack 2']);
});

test('a roll is needed against Evasion alone, less by Hit, more by a jam that has resolved', () => {
  const played = table({
    you: { units: [{ card: 'Lancer Wing', crew: ['Wing Veteran'] }], cp: 1 },
    foe: { units: ['Courier Drone'], hand: ['Sensor Jam'], cp: 1 },
    phase: 'combat',
  });
  while (played.asks()[0]?.seat === 1) played.late(1);
  played.you('attack Lancer Wing', { target: 'Courier Drone' });
  const need = () => fightOf(played).sides[1]?.cards[0]?.figures.find(({ icon }) => icon === 'evasion')?.value;
  expect(need()).toBe('2+');
  played.foe('defend', { 'play Sensor Jam': 'now' });
  expect(fightOf(played).pile?.entries.map(({ name }) => name)).toEqual(['Sensor Jam']);
  played.late(0);
  expect(need()).toBe('4+');
});

test('what is prevented or removed does not count, and what passes shields by does', () => {
  const played = table({
    you: { units: [{ card: 'Spine Drake', mods: ['Acid Gland'] }] },
    foe: { units: ['Aegis Carrier'] },
    phase: 'combat',
  }).you('attack Spine Drake', { target: 'Aegis Carrier' });
  const target = () => fightOf(played).sides[1]?.cards[0];
  // Two weapons of 2 are taken by 5 shields, the third is dealt to the hull.
  expect(target()).toMatchObject({ aim: { text: '6' }, health: { of: 7, taken: 0, coming: 2 } });
  Object.assign(played.state.g.attack?.prevented ?? {}, { [played.id('Aegis Carrier')]: 3 });
  expect(target()).toMatchObject({ aim: { text: '6−3' }, health: { coming: 2 } });
  played.state.g.attack?.removed.push(played.id('Aegis Carrier'));
  expect(target()).toMatchObject({ aim: { icon: 'out' }, health: { coming: 0 }, hot: false });
  expect(fightOf(played).headline).toBe('Nothing is aimed any more');
});

test('a modification that is aimed at is shown with the unit that it is on', () => {
  const played = table({
    you: { units: ['Line Cruiser'] },
    foe: { units: [{ card: 'Aegis Carrier', mods: ['Prism Shield'] }] },
    phase: 'combat',
  }).you('attack Line Cruiser', { target: 'Prism Shield' });
  expect(fightOf(played).sides[1]?.cards[0]).toMatchObject({
    name: 'Prism Shield',
    badges: [{ label: 'on Aegis Carrier' }],
    health: { of: 2, taken: 0, coming: 2 },
  });
  expect(cardsOf(homeOf(shown.board(played, 0), 1)).map(({ name }) => name)).toContain('Aegis Carrier');
});

test('defense stations that are passed by stand beside the base, and fire first', () => {
  const played = table({ you: { units: ['Line Cruiser'] }, foe: { units: ['Border Redoubt'] }, phase: 'combat' });
  played.you('attack Line Cruiser', { target: 'Imperial Command Hub' });
  const station = find(fightOf(played).sides[1]?.cards ?? [], 'Border Redoubt');
  expect(station?.badges?.map(({ label }) => label)).toEqual(['passed by: fires first']);
});

test('a command that attacks stands in the place of a unit, and nobody fires back at it', () => {
  const played = table({
    you: { units: ['Missile Corvette'], hand: ['Swarm Missile'], cp: 1 },
    foe: { units: ['Lancer Wing', 'Escort Cutter', 'Line Cruiser'] },
  }).you('play Swarm Missile', { struck: ['Lancer Wing', 'Line Cruiser'] });
  const [attackers, defenders] = fightOf(played).sides;
  expect(attackers?.cards).toMatchObject([{ name: 'Swarm Missile', aim: { text: '1,2' } }]);
  expect(defenders?.cards.map(({ name, figures }) => [name, figures.map(({ icon }) => icon)])).toEqual([
    ['Lancer Wing', []],
    ['Line Cruiser', ['shield']],
    ['Escort Cutter', ['hull']],
  ]);
  expect(fightOf(played).pile).toBeUndefined();
});

test('the attack stands apart on the board, and who takes part in it is not shown twice', () => {
  const board = shown.board(shown.sixAttack(), 1);
  const [arena] = board.areas;
  expect(arena).toMatchObject({ id: 'attack', attack: { by: 0, now: true } });
  expect(cardsOf(homeOf(board, 0)).map(({ name }) => name)).not.toContain('Siege Dreadnought');
  expect(cardsOf(homeOf(board, 1)).map(({ name }) => name)).not.toContain('Orbital Laboratory');
  expect(cardsOf(homeOf(board, 1)).filter(({ name }) => name === 'Lance Drone')).toHaveLength(1);
});

test('a hand marks what can be played, with its price in Yield or command points', () => {
  const { cards } = shown.hand(shown.duel(), 0);
  const told = cards.map(({ face, playable }) => [face.name, face.price?.icon, face.price?.value, playable]);
  expect(told).toEqual([
    ['Autofactory', undefined, undefined, true],
    ['Line Cruiser', 'yield', '6', false],
    ['Massed Fire', 'yield', '6', true],
    ['Ordered Barrage', 'command', '3', true],
    ['Hold the Line', 'command', '1', true],
    ['Sector Prefect', 'command', '2', true],
    ['Bolt-on Plating', 'yield', '1', false],
  ]);
  expect(shown.hand(shown.duel()).cards).toEqual([]);
});

test('figures and texts carry the mark of the house, and so do names but for the published ones', () => {
  const { face } = shown.card('siege-dreadnought');
  expect(face).toMatchObject({ houseName: true, price: { house: true }, tags: ['Unique'] });
  expect([...face.figures, ...face.rows, ...face.text].every(({ house }) => house === true)).toBe(true);
  expect(shown.card('evasive-maneuvers').face.houseName).toBeUndefined();
});

test('all cards can be drawn, with icons that exist', () => {
  for (const { id } of library.cards) {
    const scene = shown.card(id);
    const { price, figures, rows } = scene.face;
    const icons = [...(price === undefined ? [] : [price]), ...figures, ...rows].map(({ icon }) => icon);
    for (const icon of icons) expect([...kit.icons.keys()]).toContain(icon);
    expect(layout(kit, scene).height).toBeLessThan(1100);
    expect(altText(scene)).toContain(scene.face.name);
  }
});

test('an enlarged empire has all cards with their texts, units with their present figures', () => {
  const { cards } = shown.empireOf(shown.duel(), 0) as HandScene;
  const dreadnought = cards.find(({ face }) => face.name === 'Siege Dreadnought')?.face;
  expect(dreadnought?.figures[0]).toMatchObject({ value: '11/14', tone: 'bad' });
  expect(dreadnought?.rows.map(({ value }) => value)).toEqual(['4', '4', '3', '4']);
  expect(dreadnought?.text.map(({ lead }) => lead).filter(Boolean)).toEqual(['Admiral Ketterin', 'Heavy Battery']);
});

test('a deck has its base and sideboard apart, and its costs in Yield as a curve', () => {
  const deck = shown.deck('combine-arsenal');
  expect(deck.sections.map(({ title, cards }) => [title, cards.map(({ name }) => name)])).toEqual([
    ['Base', ['Meridian Exchange']],
    ['Sideboard', ['Prototype Zero']],
  ]);
  const cards = deck.groups.reduce((sum, { count }) => sum + count, 0);
  expect(deck.figures[0]?.value).toBe(String(cards));
  expect(deck.curve.bars.length).toBe(8);
  const broken = { id: 'x', name: 'X', edition: '', extra: { base: ['gone'] }, main: { 'gone-too': 2 } };
  const mark = { icon: 'warning', label: 'Not legal' };
  expect(deckScene(library, shown.t, broken, mark).groups.map(({ title }) => title)).toEqual(['Unknown cards']);
});

test('alt texts keep to the limit, and no picture of another tells what is hidden', () => {
  for (const make of [shown.duel, shown.war, shown.attack, shown.sixAttack])
    for (const seat of [0, 1, 3, undefined]) {
      const played = make();
      if (seat !== undefined && seat >= played.state.seats) continue;
      for (const scene of [shown.board(played, seat), ...shown.moment(played, seat)])
        expect(altText(scene).length).toBeLessThanOrEqual(1024);
      if (seat !== 0)
        expect(JSON.stringify([shown.board(played, seat), shown.moment(played, seat)])).not.toMatch(/Massed Fire/);
      if (seat !== 1)
        expect(JSON.stringify([shown.board(played, seat), shown.moment(played, seat)])).not.toMatch(/Seeker Torpedo/);
    }
});

test('everything can be drawn before the first turn, and after the last', () => {
  const played = shown.duel();
  played.concedes(1);
  const board = shown.board(played, 0);
  expect(board.headline).toBe('The game is over');
  expect(board.seats.map(({ result }) => result?.label)).toEqual(['wins', 'out']);
});
