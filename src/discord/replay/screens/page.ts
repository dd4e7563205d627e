/**
 * A game as one page of HTML that needs nothing else: no script, no style, font or picture from anywhere. Whatever people
 * have typed is escaped by the template.
 */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { SceneFigure } from '#face/scene';
import type { GameRecord, Moment } from '#table/types';
import { type Act, actsOf } from '#table/view/acts';
import { plainName } from '../../core/limits.ts';
import { gameTitle, markdownNames, outcome, plainNames } from '../../core/people.ts';
import type { Translate } from '../../words.ts';
import { plainLine, viewpointName } from './replay.ts';

/** How the table looked at the end of a turn. `board`: a WebP file; undefined: there is no room for it. */
export type TurnEnd = { readonly rev: number; readonly shown: Moment | undefined; readonly board: Buffer | undefined };

type Chapter = { readonly title: string; readonly lines: readonly string[]; readonly ends: readonly TurnEnd[] };

const STYLES = `
:root { color-scheme: light dark; }
body { max-width: 64rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; border-top: 1px solid #8886; padding-top: 1rem; }
img { display: block; max-width: 100%; height: auto; margin: .75rem 0; }
div.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; } th, td { border: 1px solid #8886; padding: .15rem .5rem; text-align: left; overflow-wrap: normal; }
ul { padding-left: 1.25rem; margin: .5rem 0; }
p.note { opacity: .75; }
`;
/** What a content security policy names the styles of a page by. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`;

/** The page. `ends`: of each turn, in order; `boardsLeftOut`: it has fewer boards than turns, for lack of room. */
export async function replayPage(
  record: GameRecord,
  ends: readonly TurnEnd[],
  boardsLeftOut: boolean,
  t: Translate,
): Promise<string> {
  const { table, names, view } = record;
  const title = gameTitle(table);
  const result = outcome(table, t);
  const over = result === undefined ? undefined : plainLine(result);
  const when = [table.startedAt, table.finishedAt].flatMap((at) => (at === undefined ? [] : [dateOf(at)])).join(' – ');
  const chapters = chaptersOf(record, ends, t);
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src ${raw(STYLE_SOURCE)}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${raw(STYLES)}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${names.map(plainName).join(' · ')}</p>
<p class="note">${[when, t.plain('page.view', { view: viewpointName(view, names, t) })].filter((part) => part !== '').join(' · ')}</p>
${over === undefined ? '' : html`<p><strong>${over}</strong></p>`}
${boardsLeftOut ? html`<p class="note">${t.plain('page.fewer')}</p>` : ''}
</header>
<main>
${chapters.map((chapter) => chapterOf(chapter, record))}
</main>
</body>
</html>
`;
  return page.toString();
}

const chapterOf = ({ title, lines, ends }: Chapter, record: GameRecord) => html`<section>
<h2>${title}</h2>
${lines.length === 0 ? '' : html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`}
${ends.map((end) => endOf(end, record, title))}
</section>
`;

function endOf({ shown, board }: TurnEnd, record: GameRecord, title: string) {
  const data = board === undefined ? undefined : `data:image/webp;base64,${board.toString('base64')}`;
  return html`${data === undefined ? '' : html`<img src="${data}" alt="${title}" loading="lazy">`}
${shown === undefined ? '' : figures(shown, record)}`;
}

/** What everybody has, as the picture of the table shows it. */
function figures({ board }: Moment, { game, names }: GameRecord) {
  const scene = game.scenes.board(board, plainNames(names));
  const seats = scene.kind === 'board' ? scene.seats : [];
  const labels = [...new Set(seats.flatMap((seat) => seat.figures.map(({ label }) => label)))];
  if (labels.length === 0) return '';
  const figureOf = (all: readonly SceneFigure[], label: string) => all.find((one) => one.label === label)?.value ?? '';
  return html`<div class="wide"><table>
<tr><th></th>${labels.map((label) => html`<th scope="col">${label}</th>`)}</tr>
${seats.map(
  (
    seat,
  ) => html`<tr><th scope="row">${plainName(seat.name)}</th>${labels.map((label) => html`<td>${figureOf(seat.figures, label)}</td>`)}</tr>
`,
)}</table></div>`;
}

/** What happened, turn by turn, each with how the table looked at its end. */
function chaptersOf(record: GameRecord, ends: readonly TurnEnd[], t: Translate): readonly Chapter[] {
  const { game, inputs, names } = record;
  const acts = actsOf(game, inputs, markdownNames(names));
  const heads = acts.flatMap(({ weight }, i) => (weight === 'chapter' ? [i] : []));
  const cuts = heads[0] === 0 ? heads : [0, ...heads];
  const placed = new Set<TurnEnd>();
  return cuts.map((from, i): Chapter => {
    const to = cuts[i + 1];
    const [head, ...rest] = acts.slice(from, to);
    const isTurn = head?.weight === 'chapter';
    const next = to === undefined ? undefined : acts[to];
    const own = ends.filter((end) => !placed.has(end) && (next === undefined || end.rev < next.first.entry.rev));
    for (const end of own) placed.add(end);
    const lines = (isTurn || head === undefined ? rest : [head, ...rest]).map(lineIn);
    return { title: isTurn && head !== undefined ? lineIn(head) : t.plain('page.before'), lines, ends: own };
  });
}

const lineIn = ({ line }: Act): string => plainLine(line);
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
