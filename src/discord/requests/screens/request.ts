/** What players ask the others of their table to agree to: the question beforehand, and the request with its answers. */
import type { Proposal, RequestDraft, RequestInfo, TableInfo } from '#table/types';
import { type Markdown, markdown, markdownList } from '#words/markdown';
import { box, button, COLORS, line, type Payload, payload, row, text } from '../../core/components.ts';
import { markdownName, plainName } from '../../core/limits.ts';
import { ago, gameTitle, mentionOf, personOf, timeOf } from '../../core/people.ts';
import { span } from '../../core/span.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import { OVER, WORDS } from './words.ts';

/** The button that begins to ask something. */
export function askButton(table: TableInfo, { kind, about }: Proposal, t: Translate) {
  const name = plainName(nameOf(table, about));
  return button(pressId('ask', { table: table.id, kind, about }), t.plain(WORDS[kind].button, { name }));
}

/** Asks for confirmation before the others are asked; what needs nobody's agreement happens at once. */
export function draftMessage(draft: RequestDraft, t: Translate): Payload {
  const { table, kind, about, details, asked, quorum, lasts } = draft;
  const who = asked.length === 0 ? undefined : markdownList(asked.map((seat) => boldName(table, seat)));
  const terms =
    who === undefined
      ? t('ask.nobody')
      : t('ask.terms', { who, count: asked.length, all: quorum === 'all', time: span(lasts, t.language) });
  const until = timeOf(details?.until ?? 0);
  const wish = { table: table.id, kind, about, until: details?.until };
  return payload([
    box(
      [text([t(WORDS[kind].sure, { game: gameTitle(table), name: nameOf(table, about), until }), terms].join('\n'))],
      COLORS.act,
    ),
    row(
      button(pressId('ask.sure', wish), t(who === undefined ? 'ask.do' : 'ask.them'), { style: 'primary' }),
      button(pressId('stuck.no', { table: table.id }), t('stuck.no')),
    ),
  ]);
}

/** A request with the answers so far; with buttons while it is open. `call`: people whom it notifies. */
export function requestMessage(info: RequestInfo, t: Translate, call: readonly string[] = []): Payload {
  const { table, kind, seat, about, id, state, endsAt, asked, quorum } = info;
  const seen = info.details?.seen === true;
  const until = timeOf(info.details?.until ?? 0);
  const what = t(WORDS[kind].what, { who: boldName(table, seat), name: nameOf(table, about), seen, until });
  const answers = asked.map((one) => markdown(`${mark(one.yes)} ${nameAt(table, one.seat)}`));
  const said = asked.every(({ yes }) => yes === undefined)
    ? []
    : [`-# ${answers.map((one) => one.markdown).join(' · ')}`];
  if (state !== 'open') {
    const color = state === 'agreed' ? COLORS.good : COLORS.calm;
    return payload([box([text([what, t(OVER[state]), ...said].join('\n'))], color)]);
  }
  const who = markdownList(asked.map((one) => mentionAt(table, one.seat)));
  const terms = t('ask.open', { who, count: asked.length, all: quorum === 'all', until: ago(endsAt) });
  const at = { table: table.id, request: id };
  return payload(
    [
      box([text([what, terms, ...said].join('\n'))], COLORS.act),
      row(
        button(pressId('ask.yes', at), t('ask.yes'), { style: 'success' }),
        button(pressId('ask.no', at), t('ask.no'), { style: 'danger' }),
      ),
    ],
    call,
  );
}

/** What has become of a request, for whoever has just asked or answered. */
export function requestLine({ state }: RequestInfo, key: 'ask.asked' | 'ask.noted', t: Translate): Payload {
  return line(t(state === 'open' ? key : OVER[state]), state === 'agreed' ? COLORS.good : COLORS.calm);
}

const mark = (yes: boolean | undefined): string => (yes === undefined ? '–' : yes ? '✓' : '✗');

function nameOf(table: TableInfo, seat: number | undefined): string {
  return table.seats.find((one) => one.seat === seat)?.name ?? '?';
}

function nameAt(table: TableInfo, seat: number): string {
  return markdownName(nameOf(table, seat));
}

const boldName = (table: TableInfo, seat: number): Markdown => markdown(`**${nameAt(table, seat)}**`);

function mentionAt(table: TableInfo, seat: number): Markdown {
  const one = table.seats.find((other) => other.seat === seat);
  const user = one === undefined ? undefined : personOf(one);
  return user === undefined ? boldName(table, seat) : mentionOf(user);
}
