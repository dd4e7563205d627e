/** Alt texts: the same facts as the picture, the most important first. */
import type { AttacksScene, SceneParty } from '#face/attacks-scene';
import type { CurveScene } from '#face/curve-scene';
import type { BracketScene, StandingsScene } from '#face/league-scenes';
import type { MatchScene } from '#face/match-scene';
import type { PosterScene } from '#face/poster-scene';
import type {
  BattleScene,
  BoardScene,
  CardScene,
  DeckScene,
  HandScene,
  Scene,
  SceneArea,
  SceneCard,
  SceneDeckCard,
  SceneFace,
  SceneFigure,
} from '#face/scene';
import { seatLetter } from '#face/scene';
import { stacks } from './stacks.ts';
import { clean } from './text.ts';

/** The longest alt text an attachment may have, in characters. */
export const ALT_MOST = 1024;

/** Alt text of a scene, at most `ALT_MOST` characters, cut between words. */
export function altText(scene: Scene): string {
  return cut(sceneWords(scene).join(' '));
}

/** All that a picture of a scene says, as sentences, the most important first. */
export function sceneWords(scene: Scene): readonly string[] {
  return parts(scene)
    .map(sentence)
    .filter((part) => part !== '');
}

function parts(scene: Scene): readonly string[] {
  switch (scene.kind) {
    case 'board':
      return boardParts(scene);
    case 'battle':
      return battleParts(scene);
    case 'attacks':
      return attacksParts(scene);
    case 'hand':
      return handParts(scene);
    case 'panel':
      return [...handParts(scene.hand), ...boardParts(scene.board)];
    case 'card':
      return cardParts(scene);
    case 'cards':
      return scene.cards.flatMap(cardParts);
    case 'deck':
      return deckParts(scene);
    case 'standings':
      return standingsParts(scene);
    case 'bracket':
      return bracketParts(scene);
    case 'curve':
      return curveParts(scene);
    case 'poster':
      return posterParts(scene);
    case 'blow':
      return [scene.poster.blow];
    case 'match':
      return matchParts(scene);
    default:
      return scene satisfies never;
  }
}

function boardParts(scene: BoardScene): readonly string[] {
  const phase = scene.phases.find(({ current }) => current)?.name;
  const names = new Map(scene.seats.map((seat) => [seat.seat, clean(seat.name) || seat.fallbackName]));
  const attacks = scene.areas.flatMap((area) =>
    area.attack === undefined ? [] : [`${area.title}: ${area.attack.label}`],
  );
  const pile = scene.pile?.entries.map(({ name, note }) => (note === undefined ? name : `${name} ${note}`)) ?? [];
  const seats = scene.seats.map((seat) => {
    const home = scene.areas.find((area) => area.home === seat.seat);
    const figures = [...seat.figures, ...(home?.figures ?? [])].map(figureWords).join(', ');
    return `${names.get(seat.seat)} (${seatLetter(seat.seat)}${seat.title === undefined ? '' : `, ${seat.title}`}): ${[seat.result?.label, figures].filter(Boolean).join(', ')}`;
  });
  const areas = [...scene.areas]
    .sort((a, b) => weight(b) - weight(a))
    .map((area) => {
      const cards = area.groups.flatMap((group) => {
        const words = stacks(group.cards).map(({ card, count }) => cardWords(card, count));
        if (words.length === 0) return [];
        return [group.label === undefined ? words.join(', ') : `${group.label} ${words.join(', ')}`];
      });
      const held = area.controlLabel === '' ? '' : ` (${area.controlLabel})`;
      return cards.length === 0 ? `${area.title}${held}` : `${area.title}${held}: ${cards.join('; ')}`;
    });
  const texts = scene.areas.flatMap(({ title, text }) => (text === undefined ? [] : [`${title}: ${text}`]));
  return [
    [scene.game, scene.title, phase].filter(Boolean).join(', '),
    scene.headline,
    ...attacks,
    ...(pile.length === 0 ? [] : [`${scene.pile?.title}: ${pile.join(', ')}`]),
    ...seats,
    ...areas.filter((words) => words !== ''),
    ...texts,
  ];
}

function battleParts(scene: BattleScene): readonly string[] {
  const step = scene.steps.find(({ current }) => current)?.name;
  const pile = scene.pile?.entries.map(({ name, note }) => (note === undefined ? name : `${name} ${note}`)) ?? [];
  const sides = scene.sides.map((side) => {
    const cards = stacks(side.cards).map(({ card, count }) => cardWords(card, count));
    const figures = side.figures.map(figureWords).join(', ');
    const name = clean(side.name) || side.fallbackName;
    return `${name} (${seatLetter(side.seat)}) ${side.role}, ${figures}: ${cards.length === 0 ? side.empty : cards.join(', ')}`;
  });
  return [
    [scene.game, scene.title, step].filter(Boolean).join(', '),
    scene.headline,
    ...sides,
    ...(pile.length === 0 ? [] : [`${scene.pile?.title}: ${pile.join(', ')}`]),
  ];
}

function attacksParts({ game, title, attacks }: AttacksScene): readonly string[] {
  const party = ({ name, seat }: SceneParty): string => (seat === undefined ? name : `${name} (${seatLetter(seat)})`);
  return [`${game}, ${title}`, ...attacks.map(({ from, to, result }) => `${party(from)} → ${party(to)}: ${result}`)];
}

/** Contested places first, then those with the most in them. */
function weight(area: SceneArea): number {
  const cards = area.groups.reduce((sum, group) => sum + group.cards.length, 0);
  return (area.attack === undefined ? 0 : 1000) + (area.home === undefined ? 0 : 500) + cards;
}

function cardWords(card: SceneCard, count: number): string {
  const signs = [
    ...card.figures
      .slice(0, 2)
      .filter(({ icon }) => card.health === undefined || icon !== 'shield')
      .map(figureWords),
    ...(card.health === undefined ? [] : [card.health.label]),
    ...(card.damage === undefined ? [] : [figureWords(card.damage)]),
    ...(card.badges ?? []).map(({ label }) => label),
    ...(card.mark === undefined ? [] : [card.mark.label]),
    ...(card.aim === undefined ? [] : [card.aim.label]),
  ];
  const own = card.tag === undefined || card.health === undefined ? card.name : `${card.tag} ${card.name}`;
  const name = count > 1 ? `${count}× ${own}` : own;
  return signs.length === 0 ? name : `${name} [${signs.join(', ')}]`;
}

function handParts(scene: HandScene): readonly string[] {
  if (scene.cards.length === 0) return [scene.title, scene.figures.map(figureWords).join(', '), scene.empty];
  const counted = new Map<string, { face: SceneFace; count: number }>();
  for (const { face } of scene.cards) {
    const found = counted.get(face.name);
    counted.set(face.name, { face, count: (found?.count ?? 0) + 1 });
  }
  const cards = [...counted.values()].map(({ face, count }) => {
    const facts = [
      face.typeLine,
      ...(face.tags ?? []),
      ...(face.price === undefined ? [] : [figureWords(face.price)]),
      ...face.figures.map(figureWords),
    ];
    return `${count > 1 ? `${count}× ` : ''}${face.name} (${facts.join(', ')})`;
  });
  return [scene.title, scene.figures.map(figureWords).join(', '), cards.join('; ')];
}

function cardParts({ face, footer }: CardScene): readonly string[] {
  return [
    `${face.name}, ${[face.typeLine, ...face.emblems.map(({ label }) => label), ...(face.tags ?? [])].join(', ')}`,
    [...(face.price === undefined ? [] : [face.price]), ...face.figures].map(figureWords).join(', '),
    face.rows.map(({ name, value }) => `${name} ${value}`).join(', '),
    ...face.text.map(({ lead, text }) => (lead === undefined ? text : `${lead}: ${text}`)),
    footer,
  ];
}

function standingsParts({ title, subtitle, columns, lines, cut }: StandingsScene): readonly string[] {
  return [
    `${title}: ${subtitle}`,
    ...lines.flatMap(({ place, name, cells, moved }, n) => {
      const figures = cells.map((cell, i) => `${columns[i] ?? ''} ${cell}`.trim()).join(', ');
      const line = `${place}. ${name}: ${[figures, moved?.label].filter(Boolean).join(', ')}`;
      return cut?.after === n + 1 ? [line, cut.label] : [line];
    }),
  ];
}

/** Where everybody began, what the marked turns brought them, and where they ended, in per cent. */
function curveParts({ title, subtitle, lines, marks }: CurveScene): readonly string[] {
  const told = (chances: readonly number[]): string => {
    const at = (n: number): number => Math.round(100 * (chances[n] ?? 0));
    const brought = marks.map((mark) => `${at(mark.at)} → ${at(mark.at + 1)} %`);
    return [`${at(0)} %`, ...brought, `${at(chances.length - 1)} %`].join(', ');
  };
  return [`${title}: ${subtitle}`, ...lines.map(({ name, chances }) => `${name}: ${told(chances)}`)];
}

function posterParts({ game, title, side, blow, curve, places, length }: PosterScene): readonly string[] {
  const nameOf = ({ name, fallbackName }: PosterScene['places'][number]) => clean(name) || fallbackName;
  const names = places.filter(({ won }) => won).map(nameOf);
  const ranked = places.map((one) => {
    const value = one.value === undefined ? '' : ` (${figureWords(one.value)})`;
    return `${one.place}. ${nameOf(one)}${value}`;
  });
  return [
    `${title}: ${names.join(', ')}${side === undefined ? '' : `, ${side}`}`,
    blow,
    curve === undefined ? '' : `${curve.label}: ${curve.lines.map((line) => courseWords(line, places)).join('; ')}`,
    ranked.join(', '),
    `${game}, ${length}`,
  ];
}

function matchParts({ title, subtitle, sides }: MatchScene): readonly string[] {
  return [
    `${title}, ${subtitle}`,
    ...sides.map(({ seat, name, fallbackName, title: plays, record }) => {
      const known = [plays, record].filter(Boolean).join(', ');
      return `${clean(name) || fallbackName} (${seatLetter(seat)})${known === '' ? '' : `: ${known}`}`;
    }),
  ];
}

/** Where somebody's chances began, where they were least for a winner or greatest for a loser, and where they ended. */
function courseWords(
  { seat, chances }: NonNullable<PosterScene['curve']>['lines'][number],
  places: PosterScene['places'],
): string {
  const of = places.find((one) => one.seat === seat);
  const turned = of?.won ? Math.min(...chances) : Math.max(...chances);
  const course = [chances[0] ?? 0, turned, chances.at(-1) ?? 0].map((one) => Math.round(100 * one));
  return `${clean(of?.name ?? '') || of?.fallbackName} ${course.filter((one, n) => one !== course[n - 1]).join(' → ')} %`;
}

/** The last rounds first. */
function bracketParts({ title, subtitle, parts }: BracketScene): readonly string[] {
  const rounds = parts.flatMap((part) =>
    part.rounds.map(({ title: round, matches }) => {
      const known = matches.filter(({ label }) => label !== '');
      const head = [part.title, round].filter(Boolean).join(', ');
      return known.length === 0
        ? ''
        : `${head}: ${known.map(({ n, label }) => (n === undefined ? label : `${n}. ${label}`)).join('; ')}`;
    }),
  );
  return [`${title}: ${subtitle}`, ...rounds.toReversed()];
}

function deckParts(scene: DeckScene): readonly string[] {
  const priced = scene.curve.bars.filter(({ count }) => count > 0).map(({ price, count }) => `${price}: ${count}`);
  return [
    [clean(scene.title) || scene.fallbackTitle, scene.subtitle, scene.mark.label].join(', '),
    scene.figures.map(figureWords).join(', '),
    ...scene.sections.flatMap(({ title, cards }) =>
      cards.length === 0 ? [] : [`${title}: ${cards.map(deckCardWords).join(', ')}`],
    ),
    ...(priced.length === 0 ? [scene.empty] : [`${scene.curve.title}: ${priced.join(', ')}`]),
    ...scene.groups.map(({ title, count, cards }) => `${title} (${count}): ${cards.map(deckCardWords).join(', ')}`),
  ];
}

function deckCardWords({ name, count, wrong }: SceneDeckCard): string {
  const words = count > 1 ? `${count}× ${name}` : name;
  return wrong === undefined ? words : `${words} [${wrong}]`;
}

function figureWords({ label, value }: SceneFigure): string {
  return `${label} ${value}`;
}

function sentence(part: string): string {
  const text = clean(part);
  return text === '' || /[.!?…]$/u.test(text) ? text : `${text}.`;
}

function cut(text: string): string {
  if (text.length <= ALT_MOST) return text;
  const room = text.slice(0, ALT_MOST - 1);
  const space = room.lastIndexOf(' ');
  // Never cut a surrogate pair in half.
  return `${room
    .slice(0, space > ALT_MOST / 2 ? space : ALT_MOST - 2)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .replace(/(?<![\s,;:([])[\s,;:([]+$/u, '')}…`;
}
