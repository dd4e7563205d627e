import { afterAll, describe, expect, it } from 'vitest';
import { createOpponents } from '#bots/index';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import type { BoardScene, HandScene, Scene } from '#face/scene';
import { eveGame } from '#games/eve/game';
import type { Eve } from '#games/eve/kind';
import type { EveState } from '#games/eve/state';
import type { CardInView, EveBoard, EveView, RegionInView, SeatInView } from '#games/eve/view';
import type { Step } from '#kernel/answer';
import type { Ask } from '#kernel/ask';
import { altText } from '#render/alt';
import { MOST_BYTES } from '#render/encode';
import { createKit } from '#render/kit';
import { createRenderer, layout } from '#render/renderer';
import { loadSets } from '#sets/load';
import { region as regionInView, seat as seatInView, ship as shipInView } from './words-fixtures.ts';

const game = eveGame(loadSets().sets.eve);
const kit = createKit();
const names = ['Ian', 'Elysha', 'Chikaru', 'Bo'];

const ship = (id: string, def: string, controller: number, more: Partial<CardInView> = {}): CardInView =>
  shipInView(id, def, controller, { at: 'r', attack: 2, shield: 3, ...more });

const region = (id: string, def: string, more: Partial<RegionInView> = {}): RegionInView =>
  regionInView(id, def, { income: 1, slots: 4, ...more });

const seat = (index: number, race: string, starbase: string): SeatInView => ({
  ...seatInView(index, race),
  starbase,
  isk: 5 + index,
  income: 3,
  hand: 6,
  market: 40,
  scrapheap: ['omber'],
  unplayedRegions: 2,
});

function view(board: Partial<EveBoard>, more: Partial<EveView> = {}): EveView {
  const whole: EveBoard = {
    edition: 'core',
    turn: 7,
    active: 0,
    phase: 'management',
    step: 'management',
    regions: [
      region('h0', 'amarr-starbase', { home: 0, controller: 0, shield: 7, slots: undefined }),
      region('h1', 'minmatar-starbase', { home: 1, controller: 1, shield: 7, slots: undefined }),
    ],
    seats: [seat(0, 'Amarr', 'amarr-starbase'), seat(1, 'Minmatar', 'minmatar-starbase')],
    pile: [],
    battle: undefined,
    own: undefined,
    ...board,
  };
  return {
    seat: undefined,
    seats: 2,
    out: [],
    asks: [],
    owing: [whole.active],
    active: whole.active,
    turn: whole.turn,
    result: undefined,
    board: whole,
    ...more,
  };
}

const boardOf = (given: EveView): BoardScene => game.scenes.board(given, names) as BoardScene;
const areaOf = (scene: BoardScene, id: string) => scene.areas.find((area) => area.id === id)!;

describe('the heading', () => {
  it('tells turn, phase and whose turn it is', () => {
    const scene = boardOf(view({}));
    expect(scene).toMatchObject({ title: 'Turn 7', headline: 'Ian’s turn' });
    expect(scene.phases.filter(({ current }) => current)).toEqual([{ name: 'Management', current: true }]);
    expect(scene.seats.map(({ turn, acting }) => [turn, acting])).toEqual([
      [true, true],
      [false, false],
    ]);
  });
  it('tells who may respond, and that several are waited for', () => {
    expect(boardOf(view({}, { owing: [1] })).headline).toBe('Elysha may respond');
    expect(boardOf(view({}, { owing: [0, 1] })).headline).toBe('Waiting for 2 players');
    expect(boardOf(view({ phase: 'battle', step: 'battle.target' }, { owing: [1] })).headline).toBe(
      'Elysha picks targets',
    );
    expect(boardOf(view({ phase: 'mulligan', step: 'mulligan' }, { owing: [1] }))).toMatchObject({
      headline: 'Elysha may redraw',
      phases: [],
    });
  });
  it('tells who has won, and a draw', () => {
    const won = boardOf(view({}, { owing: [], result: { winners: [1], how: 'starbase', places: [2, 1] } }));
    expect(won.headline).toBe('Elysha wins');
    expect(won.seats[1]?.result).toEqual({ label: 'Winner', tone: 'good' });
    expect(boardOf(view({}, { owing: [], result: { winners: [], how: 'starbase', places: [1, 1] } })).headline).toBe(
      'The game is a draw',
    );
  });
});

describe('places', () => {
  it('show who holds them, their income and their room', () => {
    const held = boardOf(
      view({
        regions: [
          region('r', 'stain', { controller: 1, locations: [ship('v', 'veldspar', 1, { income: 1, minerals: 1 })] }),
        ],
      }),
    );
    expect(areaOf(held, 'r')).toMatchObject({ title: 'Stain', control: 1, controlLabel: 'held by Elysha' });
    expect(areaOf(held, 'r').figures.map(({ value }) => value)).toEqual(['1', '1/4']);
    expect(areaOf(held, 'r').groups.at(-1)).toMatchObject({ free: 3 });
    const open = areaOf(boardOf(view({ regions: [region('r', 'stain')] })), 'r');
    expect(open).toMatchObject({ controlLabel: 'unclaimed' });
    expect(open.control).toBeUndefined();
  });

  it('show ships with commands, damage and changed figures', () => {
    const mining = ship('s', 'gilded-spade', 0, {
      attack: 0,
      shield: 9,
      damage: 2,
      commands: [{ name: 'mining', power: 2 }],
      mines: 'veldspar',
    });
    const [card] = areaOf(boardOf(view({ regions: [region('r', 'stain', { ships: [mining] })] })), 'r').groups[0]!
      .cards;
    expect(card).toMatchObject({
      name: 'Gilded Spade',
      form: 'unit',
      damage: { value: '2' },
      badges: [{ icon: 'mining', text: '2', label: 'mining 2 (Veldspar)' }],
    });
    expect(card!.figures[1]).toMatchObject({ value: '9', tone: 'good' });
  });

  it('show the dock with assembly and the news with duration at home', () => {
    const docked = ship('o', 'omen', 0, { at: 'dock', tabs: 2 });
    const news = ship('n', 'stubborn-mechanic', 0, { at: undefined, tabs: 3 });
    const scene = boardOf(
      view({
        seats: [
          { ...seat(0, 'Amarr', 'amarr-starbase'), dock: [docked], news: [news] },
          seat(1, 'Minmatar', 'minmatar-starbase'),
        ],
      }),
    );
    const groups = areaOf(scene, 'h0').groups;
    expect(groups.find(({ label }) => label === 'Dock')?.cards[0]).toMatchObject({
      name: 'Omen',
      dim: true,
      mark: { icon: 'assembly', text: '2' },
    });
    expect(groups.flatMap(({ cards }) => cards).find(({ name }) => name === 'Stubborn Mechanic')).toMatchObject({
      mark: { icon: 'duration', text: '3', label: '3 duration tabs left' },
    });
  });

  it('show the sides of a battle apart, with numbers and what aims at what', () => {
    const ships = [
      ship('a', 'slasher', 1, { attacking: true }),
      ship('b', 'executioner', 0, { defending: true }),
      ship('c', 'punisher', 0, { defending: true }),
    ];
    const scene = boardOf(
      view({
        active: 1,
        phase: 'battle',
        step: 'battle.damage',
        regions: [region('r', 'metropolis', { controller: 0, attackedBy: 1, ships })],
        battle: {
          region: 'r',
          by: 1,
          against: 0,
          round: 1,
          targets: [
            { from: 'a', to: 'b', n: 2 },
            { from: 'b', to: 'a', n: 2 },
          ],
        },
        pile: [
          {
            id: 1,
            kind: 'damage',
            seat: 1,
            def: undefined,
            ability: undefined,
            x: undefined,
            targets: [{ card: 'b', def: 'executioner', seat: 0 }],
            items: [],
            players: [],
            damage: [
              { from: 'slasher', to: 'b', toDef: 'executioner', n: 3 },
              { from: 'executioner', to: 'a', toDef: 'slasher', n: 2 },
            ],
          },
        ],
      }),
    );
    const area = areaOf(scene, 'r');
    expect(area.attack).toEqual({ by: 1, label: 'Elysha attacks Ian', now: true });
    expect(
      area.groups
        .slice(0, 2)
        .map(({ label, seat: side, cards }) => [
          label,
          side,
          cards.map(({ name, tag, aim }) => [name, tag, aim?.text]),
        ]),
    ).toEqual([
      ['Attackers', 1, [['Slasher', '1', '2']]],
      [
        'Defenders',
        0,
        [
          ['Executioner', '2', '1'],
          ['Punisher', '3', undefined],
        ],
      ],
    ]);
    expect(scene.pile?.entries[0]).toMatchObject({ name: 'Damage', note: '3 to Executioner (2), 2 to Slasher (1)' });
  });

  it('show a starbase in danger', () => {
    const scene = boardOf(
      view({
        regions: [
          region('h1', 'minmatar-starbase', {
            home: 1,
            controller: 1,
            shield: 7,
            damage: 4,
            slots: undefined,
            attackedBy: 0,
          }),
        ],
        pile: [
          {
            id: 1,
            kind: 'damage',
            seat: 0,
            def: undefined,
            ability: undefined,
            x: undefined,
            targets: [],
            items: [],
            players: [],
            damage: [1, 2].map((n) => ({ from: 'omen', to: 'h1', toDef: 'minmatar-starbase', n })),
          },
        ],
      }),
    );
    expect(areaOf(scene, 'h1').figures.map(({ icon, value }) => [icon, value])).toEqual([
      ['shield', '7'],
      ['damage', '4'],
    ]);
    // Four of seven, in eighths.
    expect(areaOf(scene, 'h1').base?.traits?.damage).toBe(0.625);
    expect(areaOf(boardOf(view({})), 'h1').base?.traits).not.toHaveProperty('damage');
    expect(scene.pile?.entries[0]?.note).toBe('3 to Home of Elysha');
  });
});

describe('hands', () => {
  const own = {
    hand: [
      { id: 'x', def: 'omen' },
      { id: 'y', def: 'veldspar' },
    ],
    regions: [{ id: 'z', def: 'stain' }],
    upgrade: { def: 'empiric-tower' },
  };
  it('mark what can be played now and tell the private facts', () => {
    const ask: Ask = {
      id: 1,
      seat: 0,
      role: 'action',
      stop: 'management',
      prompt: { key: 'act' },
      choice: {
        kind: 'choose',
        min: 1,
        max: 1,
        options: [
          { id: 'play:y', verb: 'play', card: 'y' },
          { id: 'pass', verb: 'pass' },
        ],
      },
      fallback: { pick: ['pass'] },
    };
    const hand = game.scenes.hand(view({ own }, { seat: 0, asks: [ask] }), names) as HandScene;
    expect(hand.cards.map(({ face, playable }) => [face.name, playable])).toEqual([
      ['Omen', false],
      ['Veldspar', true],
    ]);
    expect(hand.figures[0]).toMatchObject({ icon: 'isk', value: '5' });
    expect(hand.notes?.join(' ')).toMatch(/Stain \d+ ISK Starbase upgrade: Empiric Tower \d+ ISK/);
  });
  it('are empty for a spectator', () => {
    expect((game.scenes.hand(view({}), names) as HandScene).cards).toEqual([]);
  });
});

describe('cards', () => {
  it('tell printed facts and house figures apart', () => {
    const { face } = game.scenes.card('executioner');
    expect(face.houseName).toBeUndefined();
    expect(face.price).toMatchObject({ value: '4', house: true });
    expect(face.figures).toMatchObject([
      { icon: 'attack', value: '2' },
      { icon: 'shield', value: '3', house: true },
    ]);
    expect(face.figures[0]?.house).toBeUndefined();
  });

  it('can all be drawn, with icons that exist', () => {
    for (const { id } of loadSets().sets.eve.flatMap(({ cards }) => cards)) {
      const scene = game.scenes.card(id);
      const icons = [
        ...(scene.face.price === undefined ? [] : [scene.face.price]),
        ...scene.face.figures,
        ...scene.face.rows,
        ...scene.face.emblems,
      ].map(({ icon }) => icon);
      for (const icon of icons) expect([...kit.icons.keys()]).toContain(icon);
      expect(layout(kit, scene).height).toBeLessThan(1100);
      expect(altText(scene)).toContain(scene.face.name);
    }
  });
});

/** Plays by chance and looks at every position. */
function play(one: Game<Eve>, seats: number, seed: number, steps: number, look: (state: EveState) => void): void {
  let throwing = seed;
  const chance = () => {
    throwing = (Math.imul(throwing, 1103515245) + 12345) & 0x7fffffff;
    return throwing / 0x80000000;
  };
  let step = one.setup({ edition: 'core', seed: String(seed), decks: one.decks.slice(0, seats) }) as Step<EveState>;
  for (let n = 0; n < steps && step.state.result === undefined; n++) {
    const { asks, answers } = step.state.open!;
    const ask = asks.find((open) => answers[open.seat] === undefined)!;
    const acting =
      ask.choice.kind === 'choose' && ask.role === 'action'
        ? { ...ask.choice, options: ask.choice.options.filter(({ verb }) => verb !== 'pass' && verb !== 'dock') }
        : ask.choice;
    const wanted = acting.kind === 'choose' && acting.options.length === 0 ? ask.choice : acting;
    const tried = one.answer(step.state, {
      seat: ask.seat,
      ask: ask.id,
      answer: randomAnswer(chance() < 0.8 ? wanted : ask.choice, chance),
    });
    step = (
      'refused' in tried ? one.answer(step.state, { seat: ask.seat, ask: ask.id, answer: ask.fallback }) : tried
    ) as Step<EveState>;
    look(step.state);
  }
}

describe('the end of a game', () => {
  it('shows the home that fell, with the ships that decided it', () => {
    const { admiral } = createOpponents();
    let last: EveState | undefined;
    for (let seed = 0; last === undefined; seed++) {
      let state = (
        game.setup({ edition: 'core', seed: `end-${seed}`, decks: game.decks.slice(0, 2) }) as Step<EveState>
      ).state;
      while (state.result === undefined) {
        const ask = state.open!.asks[0]!;
        const answer = admiral!.play(game.view(state, ask.seat), ask, () => 0.5, game);
        state = (game.answer(state, { seat: ask.seat, ask: ask.id, answer }) as Step<EveState>).state;
      }
      if (state.result.how === 'starbase') last = state;
    }
    const [winner = -1] = last.result!.winners;
    const fallen = boardOf(game.view(last, undefined)).areas.find(({ home }) => home === 1 - winner);
    expect(fallen?.groups.flatMap(({ cards }) => cards).some((one) => one.seat === winner)).toBe(true);
    expect(game.view(last, undefined).board.regions.map(({ home }) => home)).toEqual(expect.arrayContaining([0, 1]));
  });
});

describe('whole games', () => {
  const renderer = createRenderer({ cacheBytes: 32e6 });
  afterAll(() => renderer.close());

  const fightFor = (state: EveState, viewer: number | undefined) =>
    game.scenes.moment?.(game.view(state, viewer), names).find(({ kind }) => kind === 'battle');

  it.each([2, 3, 4])(
    'of %i players: the board and the battle are the same for every viewer, and can be drawn',
    async (seats) => {
      const scenes: Scene[] = [];
      play(game, seats, 40 + seats, 400, (state) => {
        const open = game.scenes.board(game.view(state, undefined), names);
        for (let viewer = 0; viewer < seats; viewer++) {
          expect(game.scenes.board(game.view(state, viewer), names)).toEqual(open);
          expect(fightFor(state, viewer)).toEqual(fightFor(state, undefined));
        }
        scenes.push(open);
      });
      expect(scenes.length).toBeGreaterThan(100);
      for (let i = 20; i < scenes.length; i += 60) {
        const image = await renderer.png(scenes[i]!);
        expect(image.data.length).toBeLessThan(MOST_BYTES);
        expect(image.alt.length).toBeLessThanOrEqual(1024);
      }
    },
  );
});

describe('the moment', () => {
  const hand = [{ id: 'x', def: 'omen' }];
  const own = { hand, regions: [], upgrade: undefined };
  const playing = (card: string): Ask => ({
    id: 1,
    seat: 0,
    role: 'action',
    stop: 'management',
    prompt: { key: 'act' },
    choice: { kind: 'choose', min: 1, max: 1, options: [{ id: `play:${card}`, verb: 'play', card }] },
    fallback: { pick: [] },
  });
  const momentOf = (given: EveView) => game.scenes.moment?.(given, names) ?? [];
  const ships = [
    ship('a', 'slasher', 1, { attacking: true, attack: 3, shield: 2 }),
    ship('b', 'executioner', 0, { defending: true, attack: 2, shield: 3, damage: 1 }),
  ];
  const fought = (more: Partial<RegionInView>): EveBoard['regions'] => [
    region('h0', 'amarr-starbase', { home: 0, controller: 0, shield: 7, damage: 2, attackedBy: 1, ships, ...more }),
  ];
  const battle: Partial<EveBoard> = {
    active: 1,
    phase: 'battle',
    step: 'battle.target',
    own,
    regions: fought({}),
    battle: {
      region: 'h0',
      by: 1,
      against: 0,
      round: 2,
      targets: [{ from: 'a', to: 'b', n: 3 }],
    },
  };

  it('is the table and the hand in the own management phase, the hand alone while others act', () => {
    const kinds = (given: EveView) => momentOf(given).map(({ kind }) => kind);
    expect(kinds(view({ own }, { seat: 0 }))).toEqual(['board', 'hand']);
    expect(kinds(view({ own }, { seat: 0, active: 1, owing: [1] }))).toEqual(['hand']);
  });

  it('is the battle while one is fought, with the hand only if something in it can be played', () => {
    const kinds = (asks: readonly Ask[]) =>
      momentOf(view(battle, { seat: 0, owing: [0], asks })).map(({ kind }) => kind);
    expect(kinds([])).toEqual(['battle']);
    expect(kinds([playing('b')])).toEqual(['battle']);
    expect(kinds([playing('x')])).toEqual(['battle', 'hand']);
  });

  it('shows both sides of the battle with their attack, their aims, and what each can still take', () => {
    const [scene] = momentOf(view(battle, { seat: 0, owing: [0] }));
    expect(scene).toMatchObject({
      kind: 'battle',
      title: 'Home of Ian · battle phase 2',
      headline: 'Ian picks targets',
      headlineSeat: 0,
      sides: [
        {
          seat: 1,
          role: 'attacks',
          figures: [{ value: '1' }, { value: '3' }],
          cards: [{ tag: '1', aim: { text: '2' } }],
        },
        {
          seat: 0,
          role: 'defends',
          cards: [
            {
              name: 'Executioner',
              tag: '2',
              health: { of: 3, taken: 1, coming: 3, label: '3 shield, 1 damage, 3 to come' },
            },
            { name: 'Amarr', health: { of: 7, taken: 2, coming: 0 } },
          ],
        },
      ],
    });
  });

  it('counts damage on the pile once: as it lies there, not as it was meant', () => {
    const damage = { from: 'slasher', to: 'b', toDef: 'executioner', n: 1 };
    const item = { id: 1, kind: 'damage', seat: 1, def: undefined, ability: undefined, x: undefined, targets: [] };
    const [scene] = momentOf(
      view({ ...battle, pile: [{ ...item, items: [], players: [], damage: [damage] }] }, { seat: 0, owing: [0] }),
    );
    expect(scene).toMatchObject({ sides: [{}, { cards: [{ health: { coming: 1 } }, {}] }] });
    expect(scene).not.toHaveProperty('pile');
  });
});

describe('one player large', () => {
  const sideOf = (given: EveView, at: number) => game.scenes.seat?.(given, names, at) as HandScene;
  const given = view({
    regions: [
      region('h0', 'amarr-starbase', { home: 0, controller: 0, shield: 9, damage: 2, slots: undefined }),
      region('r', 'stain', {
        controller: 0,
        locations: [ship('v', 'veldspar', 0, { income: 1, minerals: 1 })],
        ships: [
          ship('a', 'slasher', 1, { attack: 1, shield: 2 }),
          ship('b', 'punisher', 0, { attack: 9, shield: 1, damage: 1 }),
        ],
      }),
    ],
    seats: [
      { ...seat(0, 'Amarr', 'amarr-starbase'), dock: [ship('o', 'omen', 0, { at: 'dock', tabs: 2 })] },
      seat(1, 'Minmatar', 'minmatar-starbase'),
    ],
  });

  it('stands place by place, with the figures of now and what is on each card', () => {
    const { title, cards } = sideOf(given, 0);
    expect(title).toBe('Ian’s side');
    expect(cards.map(({ under, face }) => [under, face.name])).toEqual([
      ['Home of Ian', 'Amarr'],
      ['Stain', 'Stain'],
      ['Stain', 'Veldspar'],
      ['Stain', 'Punisher'],
      ['Dock', 'Omen'],
    ]);
    const figures = (name: string) =>
      cards.find(({ face }) => face.name === name)?.face.figures.map(({ value }) => value);
    expect(figures('Amarr')?.slice(0, 2)).toEqual(['9', '2']);
    expect(figures('Punisher')).toEqual(['9', '1', '1']);
    expect(cards.at(-1)?.face.tags).toEqual(['2 assembly tabs left']);
  });

  it('is what everybody may see: of an opponent no hand, and nothing of whom one sees nothing', () => {
    expect(sideOf(given, 1).cards.map(({ under, face }) => [under, face.name])).toEqual([['Stain', 'Slasher']]);
    const own = { hand: [{ id: 'x', def: 'apocalypse' }], regions: [], upgrade: undefined };
    const seen = sideOf({ ...given, seat: 0, board: { ...(given.board as EveBoard), own } }, 0);
    expect(seen).toEqual(sideOf(given, 0));
  });
});

describe('the words on a board', () => {
  it('tell what a region does', () => {
    const [place] = boardOf(view({ regions: [region('r', 'brassfall')] })).areas;
    expect(place?.text).toMatch(/Locations cost/);
    expect(altText(boardOf(view({ regions: [region('r', 'brassfall')] })))).toContain(`Brassfall: ${place?.text}`);
  });
  it('name one player only where their mark stands', () => {
    expect(boardOf(view({}, { owing: [1] }))).toMatchObject({ headline: 'Elysha may respond', headlineSeat: 1 });
    expect(boardOf(view({}, { owing: [0, 1] }))).not.toHaveProperty('headlineSeat');
  });
});
