/** Invented boards, hands and cards that cover what the games can show. */
import type {
  BoardScene,
  CardScene,
  DeckScene,
  HandScene,
  SceneArea,
  SceneCard,
  SceneFace,
  SceneFigure,
  SceneSeat,
} from '#face/scene';

const fig = (icon: string, value: number | string, label = icon): SceneFigure => ({
  icon,
  value: String(value),
  label,
});

function ship(
  name: string,
  seat: number,
  attack: number,
  shield: number,
  more: Partial<SceneCard> & { hull?: string; palette?: string } = {},
): SceneCard {
  const { hull = 'frigate', palette = seat === 0 ? 'amarr' : 'minmatar', ...rest } = more;
  return {
    name,
    art: { kind: `ship/${hull}`, seed: name, palette },
    seat,
    form: 'unit',
    figures: [fig('attack', attack), fig('shield', shield)],
    ...rest,
  };
}

const place = (name: string, kind: string, figures: SceneFigure[]): SceneCard => ({
  name,
  art: { kind: `location/${kind}`, seed: name },
  form: 'place',
  figures,
});

const mining = (power: number) => ({ icon: 'mining', text: String(power), label: `mining ${power}` });
const ambush = (power: number) => ({ icon: 'ambush', text: String(power), label: `ambush ${power}` });

const veldspar = place('Veldspar', 'asteroid-field', [fig('income', 1), fig('minerals', 1)]);
const omber = place('Omber', 'asteroid-field', [fig('minerals', 2)]);
const planet = place('Breadbasket Prime', 'planet', [fig('income', 2)]);
const moon = place('Tidelock Minor', 'moon', [fig('income', 1)]);
const berths = place('Rentable Berths', 'station', [fig('income', 1)]);

function seat(index: number, name: string, more: Partial<SceneSeat> = {}): SceneSeat {
  const races = ['amarr', 'minmatar', 'caldari', 'gallente'];
  const titles = ['Empiric Tower', 'Liberty Tower', 'Venal Tower', 'Accord Tower'];
  return {
    seat: index,
    name,
    fallbackName: `Player ${String.fromCharCode(65 + index)}`,
    title: titles[index % 4]!,
    emblem: `race-${races[index % 4]}`,
    figures: [
      fig('isk', 7 + index, 'ISK'),
      fig('hand', 6 - index, 'cards in hand'),
      fig('market', 31, 'cards in the market'),
      fig('scrapheap', 5, 'cards in the scrapheap'),
      fig('regions', 2 - (index % 2), 'regions not yet played'),
    ],
    turn: false,
    acting: false,
    ...more,
  };
}

function home(index: number, groups: SceneArea['groups'], more: Partial<SceneArea> = {}): SceneArea {
  const races = ['amarr', 'minmatar', 'caldari', 'gallente'];
  const base = { kind: 'starbase', seed: `home${index}`, palette: races[index % 4]! };
  return {
    id: `home${index}`,
    title: `Home of ${'ABCD'[index]}`,
    home: index,
    control: index,
    controlLabel: '',
    art: base,
    base: { ...base, traits: { damage: index / 2 } },
    figures: [fig('shield', 9 + index, 'starbase shield'), fig('income', 3, 'income')],
    groups,
    ...more,
  };
}

function region(
  title: string,
  control: number | undefined,
  groups: SceneArea['groups'],
  more: Partial<SceneArea> = {},
): SceneArea {
  return {
    id: title,
    title,
    control,
    controlLabel: control === undefined ? 'uncontrolled' : `held by ${'ABCD'[control]}`,
    art: { kind: 'region', seed: title },
    figures: [fig('income', 1, 'income'), fig('slots', '2/4', 'locations')],
    groups,
    ...more,
  };
}

const phases = (current: string) =>
  ['Setup', 'Draw', 'Management', 'Battle', 'End'].map((name) => ({ name, current: name === current }));

const bulwark: SceneCard = {
  name: 'Bulwark Ring',
  art: { kind: 'structure/protect', seed: 'bulwark', palette: 'minmatar' },
  seat: 1,
  form: 'place',
  figures: [fig('shield', '+2')],
};
const prayer: SceneCard = {
  name: 'Prayer Wall',
  art: { kind: 'structure/protect', seed: 'prayer', palette: 'amarr' },
  seat: 0,
  form: 'place',
  figures: [fig('shield', '+3')],
};
const mechanic: SceneCard = {
  name: 'Stubborn Mechanic',
  art: { kind: 'motif/protect', seed: 'mechanic' },
  seat: 0,
  form: 'place',
  figures: [],
  mark: { icon: 'duration', text: '3', label: '3 turns left' },
};
export const opening: BoardScene = {
  kind: 'board',
  game: 'EVE: The Second Genesis',
  title: 'Turn 1',
  phases: phases('Management'),
  headline: "Ian's turn",
  headlineSeat: 0,
  seats: [seat(0, 'Ian', { turn: true, acting: true }), seat(1, 'Elysha')],
  areas: [home(0, []), home(1, [])],
};

export const midgame: BoardScene = {
  kind: 'board',
  game: 'EVE: The Second Genesis',
  title: 'Turn 9',
  phases: phases('Management'),
  headline: "Ian's turn",
  headlineSeat: 0,
  seats: [seat(0, 'Ian', { turn: true, acting: true }), seat(1, 'Elysha')],
  areas: [
    home(0, [
      { cards: [prayer, moon, mechanic] },
      { cards: [ship('Supplicant', 0, 1, 2)] },
      {
        label: 'Dock',
        icon: 'dock',
        cards: [
          ship('Omen', 0, 4, 4, {
            hull: 'cruiser',
            dim: true,
            mark: { icon: 'assembly', text: '2', label: '2 turns of assembly left' },
          }),
          ship('Executioner', 0, 2, 3, { dim: true }),
          ship('Executioner', 0, 2, 3, { dim: true }),
        ],
      },
    ]),
    home(1, [
      { cards: [bulwark, bulwark] },
      { cards: [ship('Slasher', 1, 3, 2), ship('Slasher', 1, 3, 2)] },
      {
        label: 'Dock',
        icon: 'dock',
        cards: [
          ship('Gale of Rivets', 1, 7, 6, {
            hull: 'battleship',
            dim: true,
            mark: { icon: 'assembly', text: '3', label: '3 turns of assembly left' },
          }),
        ],
      },
    ]),
    region('Metropolis', 0, [
      { cards: [ship('Gilded Spade', 0, 0, 3, { hull: 'barge', badges: [mining(2)] }), ship('Executioner', 0, 2, 3)] },
      { cards: [veldspar, veldspar], free: 2 },
    ]),
    region('Stain', 0, [
      {
        cards: [
          ship('Bestower', 0, 0, 4, { hull: 'industrial', badges: [{ icon: 'haul', text: '1', label: 'haul 1' }] }),
        ],
      },
      { cards: [omber], free: 3 },
    ]),
    region('Scalding Pass', 1, [
      {
        cards: [
          ship('Knifewind', 1, 2, 2, { badges: [ambush(1)] }),
          ship('Slagscoop', 1, 0, 3, { hull: 'barge', badges: [mining(1)] }),
        ],
      },
      { cards: [veldspar, planet], free: 1 },
    ]),
    region("Sansha's Nation", undefined, [{ cards: [], free: 4 }]),
  ],
};

export const battle: BoardScene = {
  ...midgame,
  title: 'Turn 10',
  phases: phases('Battle'),
  headline: 'Elysha may respond',
  headlineSeat: 1,
  seats: [seat(0, 'Ian', { turn: true }), seat(1, 'Elysha', { acting: true })],
  pile: {
    title: 'Pile: resolves from 1 on',
    entries: [
      { name: 'Stubborn Mechanic', seat: 1, art: { kind: 'motif/protect', seed: 'mechanic' }, note: 'on Knifewind' },
      {
        name: 'Battle damage',
        seat: 0,
        art: { kind: 'motif/damage', seed: 'damage' },
        note: '2 to Knifewind, 2 to Executioner',
      },
    ],
  },
  areas: [
    ...midgame.areas.slice(0, 4),
    region(
      'Scalding Pass',
      1,
      [
        {
          label: 'Attackers',
          seat: 0,
          cards: [
            ship('Executioner', 0, 2, 3, {
              tag: '1',
              hot: true,
              aim: { icon: 'target', text: '3', label: 'aims at 3' },
            }),
            ship('Punisher', 0, 3, 4, {
              tag: '2',
              hot: true,
              damage: fig('damage', 1, 'damage'),
              aim: { icon: 'target', text: '3', label: 'aims at 3' },
            }),
          ],
        },
        {
          label: 'Defenders',
          seat: 1,
          cards: [
            ship('Knifewind', 1, 2, 2, {
              tag: '3',
              hot: true,
              badges: [ambush(1)],
              aim: { icon: 'target', text: '1', label: 'aims at 1' },
            }),
            ship('Slagscoop', 1, 0, 3, { tag: '4', hull: 'barge', badges: [mining(1)] }),
          ],
        },
        { cards: [veldspar, planet], free: 1 },
      ],
      { attack: { by: 0, label: 'Ian attacks Elysha', now: true } },
    ),
    region("Sansha's Nation", 1, [{ cards: [ship('Longstrider', 1, 3, 4, { hull: 'cruiser' })], free: 4 }], {
      attack: { by: 0, label: 'Ian attacks Elysha', now: false },
    }),
  ],
};

const fleet = (index: number, from: number, count: number): SceneCard[] =>
  Array.from({ length: count }, (_, i) =>
    ship(
      ['Supplicant', 'Executioner', 'Punisher', 'Omen', 'Throne of Embers', 'Veteran Escort Wing'][(i + from) % 6]!,
      index,
      2 + (i % 4),
      3 + (i % 3),
      {
        hull: ['frigate', 'frigate', 'cruiser', 'cruiser', 'battleship', 'barge'][(i + from) % 6]!,
        palette: ['amarr', 'minmatar', 'caldari', 'gallente'][index]!,
      },
    ),
  );

/** Four players, every region in play, much in each. */
export const crowded: BoardScene = {
  kind: 'board',
  game: 'EVE: The Second Genesis',
  title: 'Turn 38',
  phases: phases('Battle'),
  headline: 'Waiting for 2 players',
  seats: [
    seat(0, 'Ian', { turn: true }),
    seat(1, 'Elysha', { acting: true }),
    seat(2, 'Commander Very Long Name the Third', { acting: true }),
    seat(3, 'Bo', { result: { label: 'Defeated', tone: 'bad' } }),
  ],
  pile: {
    title: 'Pile: resolves from 1 on',
    entries: Array.from({ length: 7 }, (_, i) => ({
      name: ['Stray Volley', "Veteran's Premature Retirement", 'Battle damage'][i % 3]!,
      seat: i % 4,
      art: { kind: 'motif/plan', seed: String(i) },
      note: 'on Throne of Embers in Metropolis',
    })),
  },
  areas: [
    ...[0, 1, 2, 3].map((i) =>
      home(i, [
        { cards: [prayer, bulwark, moon, planet, mechanic] },
        { cards: fleet(i, i, 3) },
        {
          label: 'Dock',
          icon: 'dock',
          cards: fleet(i, i + 2, 3).map((card) => ({
            ...card,
            dim: true,
            mark: { icon: 'assembly', text: '2', label: '2 turns of assembly left' },
          })),
        },
      ]),
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      region(
        [
          'Metropolis',
          'Stain',
          'Dam-Torsad',
          'Scalding Pass',
          'Heaven',
          "Sansha's Nation",
          'Cloud Ring',
          'Moon of Ndoria',
          'Society of Conscious Thought',
          'Curse',
          'Aridia',
          'Ginnungagap',
        ][i]!,
        i % 5 === 4 ? undefined : i % 4,
        i % 5 === 4
          ? [{ cards: [omber], free: 2 }]
          : [
              {
                cards: fleet(i % 4, i, 2 + (i % 2)).map((card, k) =>
                  k === 0 ? { ...card, badges: [mining(2)] } : card,
                ),
              },
              { cards: [veldspar, berths, planet], free: 1 },
            ],
        i === 3 ? { attack: { by: 0, label: 'Ian attacks Bo', now: true } } : {},
      ),
    ),
  ],
};

export const faces: readonly SceneFace[] = [
  {
    name: 'Executioner',
    typeLine: 'Ship · Frigate',
    art: { kind: 'ship/frigate', seed: 'executioner', palette: 'amarr' },
    price: { ...fig('isk', 4, 'price'), house: true },
    emblems: [{ icon: 'race-amarr', label: 'Amarr' }],
    figures: [fig('attack', 2, 'attack'), { ...fig('shield', 3, 'shield'), house: true }],
    rows: [],
    text: [],
  },
  {
    name: 'Gilded Spade',
    houseName: true,
    typeLine: 'Ship · Barge',
    art: { kind: 'ship/barge', seed: 'spade', palette: 'amarr' },
    price: { ...fig('isk', 3, 'price'), house: true },
    emblems: [
      { icon: 'race-amarr', label: 'Amarr' },
      { icon: 'race-minmatar', label: 'Minmatar' },
    ],
    figures: [
      { ...fig('attack', 0, 'attack'), house: true },
      { ...fig('shield', 3, 'shield'), house: true },
      { ...fig('assembly', 1, 'assembly'), house: true },
    ],
    rows: [
      {
        icon: 'mining',
        name: 'Mining',
        value: '2',
        text: 'In your income step gain 2 times the mineral value of the chosen location.',
        house: true,
      },
      {
        icon: 'haul',
        name: 'Haul',
        value: '1',
        text: 'In your income step gain the lower of 1 and the ISK mined in this region.',
        house: true,
      },
    ],
    text: [{ lead: 'Pending', text: 'When this ship warps, you may pay 1 ISK; if you do, draw a card.', house: true }],
  },
  {
    name: "Veteran's Premature Retirement",
    typeLine: 'News',
    art: { kind: 'motif/back', seed: 'veteran' },
    price: fig('isk', 5, 'price'),
    emblems: [],
    figures: [],
    rows: [],
    text: [{ text: "Return target enemy ship to its owner's hand." }],
    tags: ['Limited'],
  },
  {
    name: 'Breadbasket Prime',
    houseName: true,
    typeLine: 'Location · Planet',
    art: { kind: 'location/planet', seed: 'breadbasket' },
    price: { ...fig('isk', 5, 'price'), house: true },
    emblems: [],
    figures: [{ ...fig('income', 2, 'income'), house: true }],
    rows: [],
    text: [],
  },
  {
    name: 'Bulwark Ring',
    houseName: true,
    typeLine: 'Starbase Structure',
    art: { kind: 'structure/protect', seed: 'bulwark' },
    price: { ...fig('isk', 3, 'price'), house: true },
    emblems: [],
    figures: [{ ...fig('shield', '+2', 'shield'), house: true }],
    rows: [],
    text: [
      {
        text: 'At the beginning of a battle phase in your home region, each of your ships there has +1 shield until end of phase. Pay 2 ISK: prevent the next 2 damage to your starbase this phase. Use this once per turn.',
        house: true,
      },
    ],
  },
  {
    name: 'Throne of Embers',
    houseName: true,
    typeLine: 'Ship · Battleship',
    art: { kind: 'ship/battleship', seed: 'throne', palette: 'amarr' },
    price: { ...fig('isk', 11, 'price'), house: true },
    emblems: [{ icon: 'race-amarr', label: 'Amarr' }],
    figures: [fig('attack', 8, 'attack'), fig('shield', 9, 'shield'), fig('assembly', 'IV', 'assembly')],
    rows: [{ icon: 'patrol', name: 'Patrol', value: '2' }],
    text: [{ text: 'This ship cannot be the target of enemy news.' }],
  },
];

const held = (count: number): HandScene['cards'] =>
  Array.from({ length: count }, (_, i) => {
    const face = faces[i % faces.length]!;
    return { face: i < faces.length ? face : { ...face, name: `${face.name} ${i}` }, playable: i % 3 !== 2 };
  });

export const hand = (count: number): HandScene => ({
  kind: 'hand',
  title: 'Your hand',
  seat: 1,
  figures: [
    fig('isk', 12, 'ISK'),
    fig('hand', `${count}/7`, 'cards in hand'),
    fig('regions', 2, 'regions not yet played'),
  ],
  cards: held(count),
  empty: 'No cards in hand',
});

export const cardScene = (index: number): CardScene => ({
  kind: 'card',
  face: faces[index]!,
  footer: 'EVE: The Second Genesis · Core Set · common · 45',
  houseLegend: 'This figure is ours: the printed card is not known.',
  printedLegend: 'Every figure is as printed on the card.',
});

/** A face with more of everything than any card has, and words too long for their places. */
export const fullFace: CardScene = {
  ...cardScene(1),
  face: {
    ...faces[1]!,
    name: 'Gilded Spade of the Seven Hundred Moons of the Outer Reaches',
    typeLine: 'Ship · Barge · Excavator of the Deepest and Oldest of Fields',
    figures: ['attack', 'shield', 'assembly', 'income', 'minerals', 'hand', 'regions'].map((icon, i) => ({
      ...fig(icon as Parameters<typeof fig>[0], i, icon),
      house: i % 2 === 0,
    })),
    rows: faces[1]!.rows.map((command) => ({
      ...command,
      name: `${command.name} of everything that can be found in any field anywhere`,
    })),
  },
};

/** A home region under attack: the sides meet in the arena, the rest stays with its player. */
export const homeBattle: BoardScene = {
  ...midgame,
  title: 'Turn 14',
  phases: phases('Battle'),
  headline: 'Ian chooses targets',
  areas: [
    midgame.areas[0]!,
    home(
      1,
      [
        {
          label: 'Attackers',
          seat: 0,
          cards: [
            ship('Omen', 0, 4, 4, { hull: 'cruiser', tag: '1', hot: true }),
            ship('Throne of Embers', 0, 8, 9, {
              hull: 'battleship',
              tag: '2',
              hot: true,
              damage: fig('damage', 2, 'damage'),
            }),
          ],
        },
        {
          label: 'Defenders',
          seat: 1,
          cards: [ship('Slasher', 1, 3, 2, { tag: '3', hot: true }), ship('Slasher', 1, 3, 2, { tag: '4', hot: true })],
        },
        { cards: [bulwark, bulwark] },
        {
          label: 'Dock',
          icon: 'dock',
          cards: [
            ship('Gale of Rivets', 1, 7, 6, {
              hull: 'battleship',
              dim: true,
              mark: { icon: 'assembly', text: '3', label: '3 turns of assembly left' },
            }),
          ],
        },
      ],
      { attack: { by: 0, label: 'Ian attacks Elysha', now: true } },
    ),
    ...midgame.areas.slice(2, 4),
  ],
};

export const threeSeats: BoardScene = {
  ...midgame,
  headline: "Chikaru's turn",
  seats: [seat(0, 'Ian'), seat(1, 'Elysha'), seat(2, 'Chikaru', { turn: true, acting: true })],
  areas: [
    ...midgame.areas.slice(0, 2),
    home(2, [
      { cards: [ship('Kestrel', 2, 3, 3, { palette: 'caldari' }), ship('Heron', 2, 2, 2, { palette: 'caldari' })] },
    ]),
    ...midgame.areas.slice(2),
    region('Cloud Ring', 2, [
      { cards: [ship('Heron', 2, 2, 2, { palette: 'caldari', badges: [ambush(1)] }), ship('Slasher', 1, 3, 2)] },
      { cards: [omber], free: 3 },
    ]),
  ],
};

/** Four players, one of them out: their home has left the board. */
export const fourSeats: BoardScene = {
  ...threeSeats,
  seats: [...threeSeats.seats, seat(3, 'Mia', { figures: [], result: { label: 'Out', tone: 'bad' } })],
};

/** Names as people and card files may write them. */
export const HOSTILE = [
  '<svg onload="alert(1)"><text>x</text></svg>',
  '\u202Egnp.exe\u202C \u200B\u0000\u0007',
  '🚀🛰️👩‍🚀',
  'الكابتن שלום 船長',
  'M'.repeat(100),
  `Zoë Ångström-Ñandú Ψηφίο Жюль "quoted" & 'more' ${'ẛ̣'.repeat(20)}`,
];

export const hostile: BoardScene = {
  ...battle,
  game: HOSTILE[0]!,
  title: HOSTILE[4]!,
  headline: HOSTILE[5]!,
  seats: [
    seat(0, HOSTILE[3]!, { turn: true, title: HOSTILE[0]! }),
    seat(1, HOSTILE[2]!, { acting: true, result: { label: HOSTILE[4]!, tone: 'good' } }),
  ],
  pile: {
    title: HOSTILE[4]!,
    entries: HOSTILE.map((name, i) => ({
      name,
      seat: i % 3,
      art: { kind: name, seed: name },
      note: HOSTILE[(i + 1) % HOSTILE.length]!,
    })),
  },
  areas: battle.areas.map((area, i) => ({
    ...area,
    title: HOSTILE[i % HOSTILE.length]!,
    groups: area.groups.map((group) => ({
      ...group,
      cards: group.cards.map((card, k) => ({
        ...card,
        name: HOSTILE[k % HOSTILE.length]!,
        art: { ...card.art, palette: HOSTILE[0]! },
      })),
    })),
  })),
  notes: [HOSTILE.join(' ')],
};

const deckCard = (
  name: string,
  count: number,
  price: number | string,
  kind: string,
): DeckScene['groups'][0]['cards'][0] => ({
  name,
  art: { kind, seed: name, ...(kind.startsWith('ship') && { palette: 'minmatar' }) },
  count,
  price: fig('isk', price, 'price'),
});

/** A whole deck that is legal. */
export const deck: DeckScene = {
  kind: 'deck',
  title: 'Rust and Thunder',
  fallbackTitle: 'Deck',
  subtitle: 'EVE: The Second Genesis · Core Set',
  mark: { icon: 'check', label: 'Legal: tournament', tone: 'good' },
  figures: [fig('race-minmatar', 'Minmatar', 'race'), fig('market', 34, 'cards'), fig('isk', 'Ø 2.9', 'mean price')],
  sections: [
    {
      title: 'Starbase and upgrade',
      cards: [
        { name: 'Minmatar', art: { kind: 'starbase', seed: 'm', palette: 'minmatar' }, count: 1 },
        { ...deckCard('Liberty Tower', 1, 6, 'starbase') },
      ],
      free: 0,
    },
    {
      title: 'Outer regions',
      cards: ['Scalding Pass', 'Heaven', "Sansha's Nation"].map((name, i) => deckCard(name, 1, 3 + i, 'region')),
      free: 0,
    },
  ],
  groups: [
    {
      title: 'Ships',
      icon: 'ship',
      count: 19,
      cards: [
        deckCard('Rustling', 4, 1, 'ship/frigate'),
        deckCard('Slagscoop', 3, 2, 'ship/barge'),
        deckCard('Knifewind', 4, 3, 'ship/frigate'),
        deckCard('Longstrider', 2, 3, 'ship/industrial'),
        deckCard('Slasher', 4, 4, 'ship/frigate'),
        deckCard('Thunder Ancestral', 2, 12, 'ship/battleship'),
      ],
    },
    {
      title: 'Locations',
      icon: 'location',
      count: 8,
      cards: [
        deckCard('Veldspar', 4, 2, 'location/asteroid-field'),
        deckCard('Ashen Watch', 1, 3, 'location/moon'),
        deckCard('Cinder Colony', 3, 5, 'location/planet'),
      ],
    },
    {
      title: 'News',
      icon: 'news',
      count: 7,
      cards: [deckCard('Stray Volley', 4, 2, 'news'), deckCard("Veteran's Premature Retirement", 3, 'X', 'news')],
    },
  ],
  curve: {
    title: 'Cards by price',
    icon: 'isk',
    bars: [0, 4, 11, 7, 4, 3, 0, 0, 2].map((count, price) => ({ price: price === 8 ? '8+' : String(price), count })),
  },
  empty: 'The market is empty',
  more: 'and {count} more kinds',
};

/** Nothing in it yet. */
export const deckEmpty: DeckScene = {
  ...deck,
  title: 'New deck',
  mark: { icon: 'warning', label: 'Unfinished', tone: 'alert' },
  figures: [fig('market', 0, 'cards')],
  sections: deck.sections.map(({ title, cards }) => ({ title, cards: [], free: cards.length })),
  groups: [],
  curve: { ...deck.curve, bars: deck.curve.bars.map(({ price }) => ({ price, count: 0 })) },
};

/** A name that no font has, cards that are wrong, and a region too few. */
export const deckWrong: DeckScene = {
  ...deck,
  title: '\u{1F680}\u{1F680}\u202Eदेक',
  mark: { icon: 'warning', label: '3 problems', tone: 'bad' },
  sections: deck.sections.map((part, i) => (i === 0 ? part : { ...part, cards: part.cards.slice(1), free: 1 })),
  groups: deck.groups.map((group, i) =>
    i > 0
      ? group
      : { ...group, cards: group.cards.map((c, n) => (n === 1 ? { ...c, count: 5, wrong: 'too many' } : c)) },
  ),
};

/** More kinds of cards than there is room for. */
export const deckHuge: DeckScene = {
  ...deck,
  title: 'A very long name of a deck that its owner was proud of',
  groups: [
    {
      title: 'Ships',
      icon: 'ship',
      count: 120,
      cards: Array.from({ length: 120 }, (_, i) =>
        deckCard(`Ship number ${i + 1}`, (i % 4) + 1, i % 9, 'ship/frigate'),
      ),
    },
  ],
};
