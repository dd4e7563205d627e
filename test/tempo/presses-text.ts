/** The figures of presses as Markdown: beside their budgets, in whole, and where the presses go. */
import { quantile } from '#bots/figures';
import { type Budget, type Budgets, measuredOf, PANEL_HEIGHT, STORIES } from './games.ts';
import type { Entered } from './play.ts';
import type { Series } from './series.ts';
import { pressesOf, type Span, spansOf } from './spans.ts';

/** How the figures were got, so that anybody can get them again. */
export type Run = { readonly seed: string; readonly player: string; readonly games: number };

/** A figure with its name, its budget, and whether it keeps to it. */
export type Line = {
  readonly name: string;
  readonly figure: string;
  readonly budget: string | undefined;
  readonly over: boolean;
};

/** `before`: figures of an earlier program, by the name of their line. */
export function pressesText(all: readonly Series[], run: Run, before: Readonly<Record<string, string>>): string {
  const lines = all.flatMap(linesOf);
  const within = ({ budget, over }: Line) => (budget === undefined ? '' : over ? '**over**' : 'within');
  return [
    `${run.games} games of each kind, played by ${run.player} with the ready decks, seed \`${run.seed}\`. Medians; below the figure in brackets are nine in ten.`,
    table(
      ['', 'before', 'now', 'budget', ''],
      lines.map((line) => [line.name, before[line.name] ?? '–', line.figure, line.budget ?? '–', within(line)]),
    ),
    table(
      [
        'A whole game',
        'turns',
        'presses of each',
        'panels opened by each',
        'hand-overs',
        'calls that ping',
        'messages',
      ],
      all.map(wholeGame),
    ),
    ...all.map(whereTo),
  ].join('\n\n');
}

const nameOf = ({ game, edition }: Series) =>
  `${game.name}, ${game.editions.find(({ id }) => id === edition)?.name ?? edition}`;

/** Every figure that may have a budget. */
export function linesOf(series: Series): readonly Line[] {
  const { budgets, attacks } = measuredOf(series.game);
  const spans = series.courses.flatMap((moves) => spansOf(moves, attacks));
  const parts: readonly (readonly [string, readonly Span[], Budgets['own']])[] = [
    ['own turn', spans.filter(({ own }) => own), budgets.own],
    [
      budgets.attacked === undefined ? 'turns of others' : 'turns of others, not attacked',
      spans.filter(({ own, attacked }) => !own && (budgets.attacked === undefined || !attacked)),
      budgets.others,
    ],
    [
      'turns of others, attacked',
      budgets.attacked === undefined ? [] : spans.filter((one) => !one.own && one.attacked),
      budgets.attacked,
    ],
  ];
  const name = nameOf(series);
  const messages = series.courses.reduce((sum, moves) => sum + moves.messages, 0);
  const stories = series.courses.reduce((sum, moves) => sum + moves.stories, 0);
  return [
    ...parts.flatMap(([what, some, budget]) =>
      some.length === 0
        ? []
        : [
            spread(
              `${name}: ${what}, presses`,
              some.map(({ presses }) => presses),
              budget?.presses,
            ),
            spread(
              `${name}: ${what}, presses without the suggestions`,
              some.map(({ unadvised }) => unadvised),
              undefined,
            ),
            spread(
              `${name}: ${what}, calls that ping`,
              some.map(({ pings }) => pings),
              budget?.pings,
            ),
          ],
    ),
    ...battleLines(series, name),
    spread(
      `${name}: height of a panel at 390 px, px`,
      series.courses.flatMap(({ entered }) => entered.flatMap(({ height }) => height ?? [])),
      PANEL_HEIGHT,
    ),
    {
      name: `${name}: messages that tell a story`,
      figure: `${percent(stories, messages)} %`,
      budget: `${STORIES * 100} %`,
      over: stories < STORIES * messages,
    },
  ];
}

function battleLines({ battles }: Series, name: string): readonly Line[] {
  if (battles.length === 0) return [];
  const of = (what: string, numbers: readonly number[], median: number) =>
    spread(`${name}: ten ships attack eight, ${what}`, numbers, { median });
  const sides = [
    ['attacker', 12],
    ['defender', 6],
  ] as const;
  return [
    ...sides.flatMap(([side, max]) => [
      of(
        `presses of the ${side}`,
        battles.map((one) => one[side].presses),
        max,
      ),
      of(
        `presses of the ${side} without the suggestions`,
        battles.map((one) => one[side].unadvised),
        max,
      ),
    ]),
    of(
      'hand-overs',
      battles.map(({ handOvers }) => handOvers),
      3,
    ),
  ];
}

function spread(name: string, numbers: readonly number[], budget: Budget | undefined): Line {
  const [median, max] = [quantile(numbers, 0.5), quantile(numbers, 0.9)];
  const limit = budget?.most === undefined ? '' : ` (${budget.most})`;
  return {
    name,
    figure: `${median} (${max})`,
    budget: budget === undefined ? undefined : `${budget.median}${limit}`,
    over: budget !== undefined && (median > budget.median || max > (budget.most ?? Number.POSITIVE_INFINITY)),
  };
}

function wholeGame(series: Series): readonly string[] {
  const { courses } = series;
  const each = (of: (moves: Series['courses'][number]) => number): string => {
    const numbers = courses.map(of);
    return `${Math.round(quantile(numbers, 0.5))} (${Math.round(quantile(numbers, 0.9))})`;
  };
  const seatsOf = (moves: Series['courses'][number]) => moves.moments[0]?.view.seats ?? 1;
  return [
    nameOf(series),
    each(({ moments }) => moments.at(-1)?.turn ?? 0),
    each((moves) => moves.entered.reduce((sum, one) => sum + pressesOf(one), 0) / seatsOf(moves)),
    each((moves) => moves.entered.filter(({ opened }) => opened).length / seatsOf(moves)),
    each(({ moments }) => moments.filter(({ handOver }) => handOver).length),
    each(({ pings }) => pings.length),
    each(({ messages }) => messages),
  ];
}

/** What takes the most presses in a game, in the own turn and in those of others. */
function whereTo(series: Series): string {
  const entered = series.courses.flatMap((moves) => moves.entered.filter(({ turn }) => turn > 0));
  const own = entered.filter(({ active, seat }) => active === seat);
  const others = entered.filter(({ active, seat }) => active !== seat);
  const turns = Math.max(1, series.courses.flatMap((moves) => spansOf(moves)).filter((one) => one.own).length);
  const list = (some: readonly Entered[]) =>
    kindsOf(some)
      .slice(0, 8)
      .map(
        ({ kind, times, presses }) =>
          `\`${kind}\` ${(presses / turns).toFixed(2)} (${(times / turns).toFixed(2)} × ${(presses / times).toFixed(1)})`,
      )
      .join(', ') || 'nothing';
  const opening = (some: readonly Entered[]) => (some.filter(({ opened }) => opened).length / turns).toFixed(2);
  return [
    `${nameOf(series)}, presses for each turn of one’s own (times × presses):`,
    '',
    `- in the own turn: ${list(own)}; opening the panel ${opening(own)};`,
    `- in the turns of others: ${list(others)}; opening the panel ${opening(others)}.`,
  ].join('\n');
}

type Kind = { readonly kind: string; readonly times: number; readonly presses: number };

function kindsOf(entered: readonly Entered[]): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { kind, presses } of entered) {
    const before = kinds.get(kind) ?? { kind, times: 0, presses: 0 };
    kinds.set(kind, { kind, times: before.times + 1, presses: before.presses + presses });
  }
  return [...kinds.values()].sort((a, b) => b.presses - a.presses);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function percent(part: number, whole: number): string {
  return ((100 * part) / Math.max(1, whole)).toFixed(0);
}
