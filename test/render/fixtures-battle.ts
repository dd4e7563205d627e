/** Invented battles: one of few ships at a home, one of more than a picture has much room for. */
import type { BattleScene, SceneCard, SceneHealth } from '#face/scene';

const health = (of: number, taken: number, coming: number): SceneHealth => ({
  of,
  taken,
  coming,
  label: `${of} shield, ${taken} damage, ${coming} to come`,
});

function ship(tag: string, seat: number, name: string, more: Partial<SceneCard> = {}): SceneCard {
  return {
    name,
    art: { kind: 'ship/cruiser', seed: name, palette: seat === 0 ? 'amarr' : 'minmatar' },
    seat,
    form: 'unit',
    tag,
    figures: [
      { icon: 'attack', value: '3', label: 'attack' },
      { icon: 'shield', value: '4', label: 'shield' },
    ],
    health: health(4, 0, 0),
    ...more,
  };
}

const aim = (tag: string) => ({ icon: 'target', text: tag, label: `aims at ${tag}` });

export const duel: BattleScene = {
  kind: 'battle',
  game: 'EVE: The Second Genesis',
  title: 'Home of Elysha',
  art: { kind: 'starbase', seed: 'home1' },
  steps: ['Withdraw', 'Targets', 'Damage', 'Result'].map((name) => ({ name, current: name === 'Targets' })),
  headline: 'Ian picks targets',
  headlineSeat: 0,
  sides: [
    {
      seat: 0,
      name: 'Ian',
      fallbackName: 'Player A',
      role: 'attacks',
      figures: [
        { icon: 'ship', value: '3', label: 'ships' },
        { icon: 'attack', value: '9', label: 'attack in all' },
      ],
      cards: [
        ship('1', 0, 'Omen', { aim: aim('4') }),
        ship('2', 0, 'Punisher', { aim: aim('4 5'), health: health(4, 3, 2), hot: true }),
        ship('3', 0, 'Gilded Spade', { badges: [{ icon: 'mining', text: '2', label: 'mining 2' }] }),
      ],
      empty: 'No ships',
    },
    {
      seat: 1,
      name: 'Elysha',
      fallbackName: 'Player B',
      role: 'defends',
      figures: [
        { icon: 'ship', value: '2', label: 'ships' },
        { icon: 'attack', value: '6', label: 'attack in all' },
      ],
      cards: [
        ship('4', 1, 'Rustling', { health: health(4, 0, 5) }),
        ship('5', 1, 'Knifewind', { health: health(2, 0, 1), aim: aim('2') }),
        {
          name: 'Liberty Tower',
          art: { kind: 'starbase', seed: 'Liberty Tower', palette: 'minmatar' },
          seat: 1,
          form: 'unit',
          figures: [{ icon: 'shield', value: '9', label: 'starbase shield' }],
          health: health(9, 2, 0),
        },
      ],
      empty: 'No ships',
    },
  ],
};

const [ians, elyshas] = duel.sides;

/** Twenty ships against nobody. */
export const rout: BattleScene = {
  ...duel,
  sides: [
    {
      ...ians!,
      cards: Array.from({ length: 20 }, (_, i) => ship(String(i + 1), 0, 'Omen', { health: health(4, 1, i % 5) })),
    },
    { ...elyshas!, cards: [] },
  ],
};
