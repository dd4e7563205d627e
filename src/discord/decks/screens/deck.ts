/** A deck as a message: its picture, its cards as text, its legality in each format, and what can be done with it. */
import { problemLines } from '#decks/tell';
import type { CardInfo } from '#face/card';
import type { Deck, DeckProblem, ReadyDeck } from '#face/deck';
import type { Game } from '#face/game';
import type { SceneBadge } from '#face/scene';
import type { DeckVerdict } from '#table/types';
import { escapeMarkdown } from '#words/markdown';
import {
  box,
  button,
  COLORS,
  file,
  type Payload,
  type Picture,
  payload,
  picture,
  row,
  rows,
  text,
} from '../../core/components.ts';
import { clip, clipLines } from '../../core/limits.ts';
import { ago, mentionOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import type { DeckKey } from '../ids.ts';

/** A deck to be shown: a person's own, or a ready-made one. */
export type ShownDeck = {
  readonly key: DeckKey;
  readonly game: Game;
  readonly deck: ReadyDeck;
  /** The edition that the verdicts are for. */
  readonly checkedFor: string;
  readonly verdicts: readonly DeckVerdict[];
  readonly unread: readonly string[];
  /** Only for decks that people have built. */
  readonly own?: { readonly owner: string; readonly rev: number; readonly changedAt: number };
};

/** How many cards the main deck has. */
export function sizeOf(deck: Deck): number {
  return Object.values(deck.main).reduce((a, b) => a + b, 0);
}

/** Advice for choosing a ready-made deck, for a line of at most 100 characters; undefined if there is none. */
export function adviceLine({ advice }: ReadyDeck, t: Translate): string | undefined {
  return advice === undefined ? undefined : t.plain('deck.advice', advice);
}

/** The display name of an edition. */
export function editionName(game: Game, edition: string): string {
  return game.editions.find((one) => one.id === edition)?.name ?? edition;
}

/** The problems in the format for which the deck has the fewest. */
function fewestProblems(verdicts: readonly DeckVerdict[]): readonly DeckProblem[] {
  const sorted = [...verdicts].sort((a, b) => a.problems.length - b.problems.length);
  return sorted[0]?.problems ?? [];
}

/** A short badge that says whether a deck is legal. */
export function legalityBadge(shown: Pick<ShownDeck, 'game' | 'verdicts'>, t: Translate): SceneBadge {
  const { game, verdicts } = shown;
  const legal = verdicts.filter(({ problems }) => problems.length === 0);
  if (legal.length === 0) {
    const label = t.plain('deck.markUnfinished', { count: fewestProblems(verdicts).length });
    return { icon: 'warning', label, tone: 'alert' };
  }
  const formats = legal.map(({ format }) => formatName(game, format)).join(', ');
  const label = legal.length === verdicts.length ? t('deck.markLegal') : t.plain('deck.markSome', { formats });
  return { icon: 'check', label, tone: 'good' };
}

/** The display name of a format. */
function formatName(game: Game, format: string): string {
  return game.deckRules.formats.find((one) => one.id === format)?.name ?? format;
}

/** The picture's scene. */
export function deckScene(shown: ShownDeck, t: Translate) {
  return shown.game.scenes.deck(shown.deck, legalityBadge(shown, t), fewestProblems(shown.verdicts));
}

export type DeckView = {
  readonly picture?: Picture | undefined;
  /** Who reads it; undefined for a public message. */
  readonly reader: string | undefined;
  /** A line above everything else. */
  readonly note?: string | undefined;
};

/** A deck with its picture and buttons: for its owner to change, for others to copy. */
export function deckMessage(shown: ShownDeck, t: Translate, view: DeckView): Payload {
  const { deck, own, unread } = shown;
  const mine = own !== undefined && own.owner === view.reader;
  const cards = cardLines(shown, t);
  const faults = fewestProblems(shown.verdicts);
  return payload([
    box(
      [
        ...(view.note === undefined ? [] : [text(clip(view.note, 400))]),
        text(clip(heading(shown, t, mine), 700)),
        ...(view.picture === undefined ? [] : [picture(view.picture)]),
        text(clipLines(cards, 1700)),
        ...(faults.length === 0 || sizeOf(deck) === 0 ? [] : [text(problemList(faults, t, 4, 700))]),
        text(clip(foot(shown, t, mine, unread.length), 300)),
      ],
      faults.length === 0 ? COLORS.good : COLORS.act,
    ),
    ...rows(mine ? ownButtons(shown, t) : otherButtons(shown, t, view.reader === undefined)),
    ...(view.reader === undefined ? [] : [row(button(pressId('deck.list', { page: 0 }), t('deck.mine')))]),
  ]);
}

function heading({ key, game, deck, verdicts }: ShownDeck, t: Translate, mine: boolean): string {
  const formats = verdicts.map(({ format, problems }) =>
    problems.length === 0
      ? t('deck.legal', { format: formatName(game, format) })
      : t('deck.illegal', { format: formatName(game, format), count: problems.length }),
  );
  const title = t('deck.title', {
    name: clip(deck.name, 80),
    game: game.name,
    edition: editionName(game, deck.edition),
    count: sizeOf(deck),
    code: mine && key.kind === 'own' ? key.id : undefined,
  });
  const { advice } = deck;
  const advised = advice === undefined ? [] : [t('deck.advised', advice)];
  return [title, ...advised, formats.join(' · ')].join('\n');
}

function foot({ key, own }: ShownDeck, t: Translate, mine: boolean, unread: number): string {
  const kept = unread === 0 ? [] : [t('deck.unread', { count: unread })];
  if (own === undefined || key.kind === 'ready') return t('deck.ready');
  if (mine) return [...kept, t('deck.changed', { when: ago(own.changedAt) })].join('\n');
  return [...kept, t('deck.byOther', { owner: mentionOf(own.owner) })].join('\n');
}

/** The contents of a deck, a line for each section and for each type of card. */
function cardLines({ game, deck }: ShownDeck, t: Translate): readonly string[] {
  const cards = new Map(game.cards.map((card) => [card.id, card]));
  const called = (id: string) => cards.get(id)?.name ?? id;
  const sections = game.deckRules.sections.flatMap(({ id, title }) => {
    const ids = deck.extra[id] ?? [];
    return ids.length === 0 ? [] : [t('deck.section', { title, cards: ids.map(called).join(', ') })];
  });
  const order = [...new Set(game.cards.map(kindOf))];
  const place = (id: string) => order.indexOf(kindOf(cards.get(id)));
  const kinds = new Map<string, { sum: number; names: string[] }>();
  const main = Object.entries(deck.main).sort(([a], [b]) => place(a) - place(b) || called(a).localeCompare(called(b)));
  for (const [id, count] of main) {
    const kind = kindOf(cards.get(id));
    const found = kinds.get(kind) ?? { sum: 0, names: [] };
    kinds.set(kind, { sum: found.sum + count, names: [...found.names, `${count} ${called(id)}`] });
  }
  const lines = [...kinds].map(([title, { sum, names }]) =>
    clip(t('deck.kind', { title, count: sum, cards: names.join(', ') }), 900),
  );
  const all = [...sections, ...lines];
  return all.length === 0 ? [t('deck.noCards', { card: exampleCard(game) })] : all;
}

/** The name of a card to use as an example where people are told how to write a list. */
export function exampleCard({ cards, deckRules }: Game): string {
  return cards.find(({ id }) => deckRules.place(id, undefined) === 'main')?.name ?? 'Kestrel';
}

function kindOf(card: CardInfo | undefined): string {
  return card?.type.split('>')[0]?.trim() ?? '?';
}

/** One line per problem, at most `most`; the rest is counted. */
function linesOf(problems: readonly DeckProblem[], t: Translate, max: number = problems.length): readonly string[] {
  return problemLines(problems, max, t.language).map((line) => `• ${escapeMarkdown(clip(line, 400))}`);
}

/** Problems as a list of no more than `most` lines and `size` characters. */
export function problemList(problems: readonly DeckProblem[], t: Translate, max: number, size: number): string {
  return clipLines(linesOf(problems, t, max), size);
}

function ownButtons({ key }: ShownDeck, t: Translate) {
  const of = { deck: key };
  return [
    button(pressId('deck.edit', of), t('deck.edit'), { style: 'primary' }),
    button(pressId('deck.export', of), t('deck.export')),
    button(pressId('deck.share', of), t('deck.share')),
    button(pressId('deck.check', of), t('deck.validate')),
    button(pressId('deck.del', of), t('deck.delete'), { style: 'danger' }),
  ];
}

function otherButtons({ key }: ShownDeck, t: Translate, shared: boolean) {
  const of = { deck: key };
  return [
    button(pressId('deck.copy', of), t('deck.copy'), { style: 'primary' }),
    button(pressId('deck.export', of), t('deck.export')),
    ...(shared ? [] : [button(pressId('deck.share', of), t('deck.share'))]),
    button(pressId('deck.check', of), t('deck.validate')),
  ];
}

/** How many characters one format's problems may take in the message about all formats. */
function roomFor(verdicts: readonly DeckVerdict[]): number {
  return Math.floor(3000 / Math.max(1, verdicts.length)) - 250;
}

/** All problems as the content of a text file; undefined if they fit into the message. */
export function allProblems({ game, verdicts }: ShownDeck, t: Translate): string | undefined {
  const room = roomFor(verdicts);
  if (verdicts.every(({ problems }) => linesOf(problems, t).join('\n').length <= room)) return undefined;
  return verdicts
    .map(({ format, problems }) =>
      [formatName(game, format), ...problemLines(problems, problems.length, t.language)].join('\n'),
    )
    .join('\n\n');
}

/** A deck's legality in every format. `attached`: the name of the file with all problems, if they do not fit. */
export function checkMessage(shown: ShownDeck, t: Translate, reader: string, attached?: string): Payload {
  const { key, game, deck, own, verdicts, checkedFor } = shown;
  const of = { deck: key };
  const legal = verdicts.every(({ problems }) => problems.length === 0);
  const name = clip(deck.name, 80);
  return payload([
    box(
      [
        text(t('deck.checked', { name, edition: editionName(game, checkedFor) })),
        ...verdicts.map((verdict, i) => text(verdictText(game, verdict, verdicts.slice(0, i), roomFor(verdicts), t))),
        ...(attached === undefined ? [] : [text(t('deck.allProblems')), file(attached)]),
      ],
      legal ? COLORS.good : COLORS.act,
    ),
    row(
      ...(own?.owner === reader ? [button(pressId('deck.edit', of), t('deck.edit'), { style: 'primary' })] : []),
      button(pressId('deck.show', of), t('deck.show')),
    ),
  ]);
}

/** The verdict for one format. Problems that were listed under `earlier` formats are not repeated. */
function verdictText(
  game: Game,
  { format, problems }: DeckVerdict,
  earlier: readonly DeckVerdict[],
  room: number,
  t: Translate,
): string {
  const asks = game.deckRules.formats.find((one) => one.id === format)?.text ?? '';
  const head = t('deck.checkedFormat', { format: formatName(game, format), text: clip(asks, 120) });
  if (problems.length === 0) return `${head}\n${t('deck.fine')}`;
  const known = new Set(earlier.flatMap((one) => one.problems.map(identityOf)));
  const fresh = problems.filter((problem) => !known.has(identityOf(problem)));
  const before = problems.length - fresh.length;
  return [
    head,
    t('deck.wrong', {
      count: problems.length,
      before: before === 0 ? 'fresh' : fresh.length === 0 ? 'all' : 'other',
    }),
    ...(fresh.length === 0 ? [] : [clipLines(linesOf(fresh, t), room)]),
  ].join('\n');
}

function identityOf({ rule, card, line, text: said }: DeckProblem): string {
  return JSON.stringify([rule, card, line, said]);
}

/** Asks for confirmation before a deck is deleted. */
export function deleteMessage({ key, deck }: ShownDeck, t: Translate): Payload {
  const of = { deck: key };
  return payload([
    box([text(t('deck.sure', { name: clip(deck.name, 80) }))], COLORS.bad),
    row(
      button(pressId('deck.del.yes', of), t('deck.deleteYes'), { style: 'danger' }),
      button(pressId('deck.show', of), t('deck.deleteNo')),
    ),
  ]);
}
