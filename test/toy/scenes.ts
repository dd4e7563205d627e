/** The pictures, as plain data. */
import type { Scenes } from '#face/game';
import type { SceneArt, SceneFace, SceneFigure } from '#face/scene';
import type { CardDef } from './format.ts';
import type { Library, SalvageBoard } from './kind.ts';
import { voice } from './phrase.ts';
import { salvageVocabulary } from './verbs.ts';

const artOf = ({ id, kind }: CardDef): SceneArt => ({
  kind: kind === 'hulk' ? 'ship/freighter' : 'chart/ring',
  seed: id,
});
const worthFigure = (n: number | undefined): SceneFigure[] =>
  n === undefined ? [] : [{ icon: 'isk', value: String(n), label: 'worth' }];

/** The text of a card, rendered from the data that runs. */
export const textsOf = (card: CardDef): readonly string[] =>
  [card.while, card.do]
    .filter((effects) => effects.length > 0)
    .map((effects) => salvageVocabulary.text(effects, voice))
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);

function faceOf(card: CardDef): SceneFace {
  return {
    name: card.name,
    typeLine: card.kind === 'hulk' ? 'Hulk' : 'Tool',
    art: artOf(card),
    emblems: [],
    figures: worthFigure(card.worth),
    rows: [],
    text: textsOf(card).map((text) => ({ text })),
  };
}

export function salvageScenes({ get }: Library): Scenes<SalvageBoard> {
  return {
    board: ({ turn, active, owing, out, result, board }, names) => ({
      kind: 'board',
      game: 'Salvage',
      title: `Turn ${turn}`,
      phases: [],
      headline: `${names[active]}’s turn`,
      headlineSeat: active,
      seats: board.seats.map(({ hand, deck, worth }, seat) => ({
        seat,
        name: names[seat] ?? '',
        fallbackName: `Player ${seat + 1}`,
        figures: [
          ...worthFigure(worth),
          { icon: 'hand', value: String(hand), label: 'cards in hand' },
          { icon: 'deck', value: String(deck), label: 'cards to draw' },
        ],
        turn: seat === active,
        ...(result?.winners.includes(seat) === true && { result: { label: 'Winner', tone: 'good' as const } }),
        ...(out.includes(seat) && { result: { label: 'Out', tone: 'bad' as const } }),
        acting: owing.includes(seat),
      })),
      areas: board.seats.map((_, seat) => ({
        id: `field:${seat}`,
        title: `Field of ${names[seat]}`,
        home: seat,
        control: seat,
        controlLabel: names[seat] ?? '',
        art: { kind: 'region', seed: `field:${seat}` },
        figures: [],
        groups: [
          {
            cards: board.field
              .filter((one) => one.seat === seat)
              .map(({ def, worth }) => ({
                name: get(def).name,
                art: artOf(get(def)),
                seat,
                form: 'unit' as const,
                figures: get(def).kind === 'hulk' ? worthFigure(worth) : [],
              })),
          },
        ],
      })),
    }),
    hand: ({ seat = 0, board }) => ({
      kind: 'hand',
      title: 'Your hand',
      seat,
      figures: worthFigure(board.seats[seat]?.worth),
      cards: board.hand.map(({ def }) => ({ face: faceOf(get(def)), playable: true })),
      empty: 'No cards.',
    }),
    card: (id) => ({ kind: 'card', face: faceOf(get(id)), footer: 'Salvage', houseLegend: '', printedLegend: '' }),
    deck: ({ name }, mark) => ({
      kind: 'deck',
      title: name,
      fallbackTitle: 'Deck',
      subtitle: 'Salvage',
      mark,
      figures: [],
      sections: [],
      groups: [],
      curve: { title: 'Worth', icon: 'isk', bars: [] },
      empty: 'Everybody plays with the same cards.',
      more: '{count} more',
    }),
  };
}
