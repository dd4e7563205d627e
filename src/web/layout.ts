/** The frame of every page: readable without a script, on a phone first, in the dark and in the light. */
import { html } from 'hono/html';
import { paths } from './site.ts';
import type { Translate } from './words/catalogue.ts';

export type Html = ReturnType<typeof html>;

/** The styles, a file of their own, so that nothing in a page itself may style or run. */
export const STYLES = `
:root { color-scheme: light dark; --line: #8886; --soft: #5b6470; --link: #0b57a4; --ground: #ffffff; --raised: #f1f4f8; --text: #14181d; }
@media (prefers-color-scheme: dark) { :root { --soft: #a8b3c1; --link: #8cc4ff; --ground: #0e1320; --raised: #182033; --text: #e9eef6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: .75rem 1rem; }
header nav a { font-weight: 700; text-decoration: none; margin-right: 1rem; }
a { color: var(--link); } a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; } h2 { font-size: 1.2rem; margin: 1.75rem 0 .5rem; } h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
.soft { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; } th, td.n, td.soft { overflow-wrap: normal; white-space: nowrap; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; } tbody th { overflow-wrap: break-word; white-space: normal; min-width: 6rem; }
ul.plain { list-style: none; padding: 0; margin: 0; } ul.plain li { padding: .35rem 0; border-bottom: 1px solid var(--line); }
img { display: block; max-width: 100%; height: auto; border-radius: .5rem; }
.card { display: grid; gap: 1rem; } @media (min-width: 44rem) { .card { grid-template-columns: 20rem 1fr; } }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; } label { display: grid; gap: .15rem; flex: 1 1 14rem; }
input, select, button { font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--soft); border-radius: .4rem; padding: .5rem .6rem; min-height: 2.75rem; } button { font-weight: 700; cursor: pointer; }
summary { cursor: pointer; font-weight: 700; padding: .5rem 0; } dt { font-weight: 700; } dd { margin: 0 0 .5rem; }
.actions a { display: inline-block; padding: .4rem 0; margin-right: 1.25rem; }
`;

export const page = (
  t: Translate,
  { title, body }: { readonly title: string; readonly body: Html },
): Html => html`<!doctype html>
<html lang="${t.language === 'de' ? 'de' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/styles.css">
</head>
<body>
<header><nav><a href="${paths.home}">${t('home.title')}</a><a href="${paths.cards}">${t('cards.title')}</a></nav></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

/** A moment as people of any time zone read it. `at` in ms. */
export const moment = (at: number): Html =>
  html`<time datetime="${new Date(at).toISOString()}">${`${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`}</time>`;

/** A page that says why there is nothing to see. */
export const problemPage = (t: Translate, problem: 'notFound' | 'busy' | 'wrong'): Html =>
  page(t, { title: t(`page.${problem}`), body: html`<p>${t(`page.${problem}Why`)}</p>` });
