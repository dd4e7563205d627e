/** Forms for deck lists, and the message that returns a faulty list, so that nothing that was typed is lost. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { DeckProblem } from '#face/deck';
import type { Game } from '#face/game';
import { LARGEST_FILE } from '../../core/attachments.ts';
import { box, button, COLORS, file, modal, type Payload, payload, row, text } from '../../core/components.ts';
import { clip, LIMITS, plainName } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';
import type { DeckKey, ImportHints } from '../ids.ts';
import { exampleCard, problemList } from './deck.ts';

/** Fields of the forms. */
export const FIELDS = { text: 'text', name: 'name', file: 'file' } as const;
/** The longest list that a message shows together with the problems in it, in characters. */
const BESIDE = 2400;
const FENCE = '```';

/** The largest file accepted, as text. */
export const largestFile = (): string => `${LARGEST_FILE / 1024} kB`;

/** Whether a list can be edited in a form. */
export const fitsForm = (list: string): boolean => list.length <= LIMITS.inputText;

/** The form with a deck's list. `rev`: the deck's current revision, so that a concurrent edit is detected. */
export function editForm(
  game: Game,
  deck: { readonly id: string; readonly rev: number; readonly name: string },
  list: string,
  t: Translate,
): APIModalInteractionResponseCallbackData {
  return modal(
    pressId('deck.save', { deck: deck.id, rev: deck.rev }),
    t.plain('deck.formTitle', { name: plainName(deck.name) }),
    [{ ...listField(game, t), value: list }],
  );
}

/** The form for a new deck: a list or a file. */
export function importForm(
  game: Game,
  hints: ImportHints,
  t: Translate,
  given: { readonly name?: string | undefined; readonly list?: string | undefined } = {},
): APIModalInteractionResponseCallbackData {
  return modal(pressId('deck.made', { hints }), t('deck.importTitle'), [
    { ...listField(game, t), required: false, value: given.list },
    {
      id: FIELDS.file,
      kind: 'file',
      label: t('deck.formFile'),
      description: t.plain('deck.formFileHint', { size: largestFile() }),
      required: false,
    },
    {
      id: FIELDS.name,
      label: t('deck.formName'),
      description: t('deck.formNameHint'),
      required: false,
      max: 60,
      value: given.name && clip(given.name, 60),
    },
  ]);
}

export function listField(game: Game, t: Translate) {
  const sections = game.deckRules.sections.map(({ title }) => title).join(', ');
  return {
    id: FIELDS.text,
    kind: 'lines',
    label: t('deck.formText'),
    description: t.plain('deck.formHint', { card: clip(exampleCard(game), 25), sections: clip(sections, 45) }),
    max: LIMITS.inputText,
  } as const;
}

/** What is being edited: an existing deck, or a new one. */
export type EditTarget = DeckKey | ImportHints;

/** A list that is returned to its writer, with the reason. `attached`: the name of its file, if the message has no room for it. */
export type ReturnedList = {
  readonly note: string;
  readonly problems?: readonly DeckProblem[];
  readonly list: string;
  readonly again: EditTarget;
  readonly attached?: string;
};

/** Whether a message can carry a list, so that the form can be reopened with it. */
export function fitsBeside(list: string): boolean {
  return numbered(list, []).length <= BESIDE && !list.includes(FENCE) && list.trim() !== '';
}

/** Separates a line's number from its text; this character does not occur in deck lists. */
const BAR = '│';

/** A list with line numbers; lines with a problem are marked. */
function numbered(list: string, problems: readonly DeckProblem[]): string {
  const lines = list.trimEnd().split(/\r\n|\r|\n/);
  const wrong = new Set(problems.map(({ line }) => line));
  const width = String(lines.length).length;
  return lines
    .map((line, i) => `${wrong.has(i + 1) ? '>' : ' '}${String(i + 1).padStart(width)}${BAR} ${line}`)
    .join('\n');
}

const yourText = (list: string, problems: readonly DeckProblem[], t: Translate) =>
  text(`${t('deck.yourText')}\n${FENCE}\n${numbered(list, problems)}\n${FENCE}`);

/** Asks which game a new deck is for. `list`: what was typed for it, which the press of a game's button then has. */
export function whichDeckGame(
  games: readonly Game[],
  list: string | undefined,
  pressFor: (game: string) => string,
  t: Translate,
): Payload {
  const choices = games.slice(0, LIMITS.rowButtons).map(({ id, name }) => button(pressFor(id), plainName(name)));
  return payload([
    box([...(list === undefined ? [] : [yourText(list, [], t)]), text(t('deck.whichGame'))], COLORS.act),
    row(...choices),
  ]);
}

/** The list itself, the problems in it, and a button that reopens the form. */
export function returnedList({ note, problems = [], list, again, attached }: ReturnedList, t: Translate): Payload {
  const beside = fitsBeside(list);
  const saved = 'kind' in again;
  return payload([
    box(
      [
        ...(beside ? [yourText(list, problems, t)] : []),
        // What to do comes last, next to the buttons, where people look in a chat.
        text(clip(note, 600)),
        ...(problems.length === 0 ? [] : [text(problemList(problems, t, 25, beside ? 1000 : 3000))]),
        ...(attached === undefined ? [] : [text(t('deck.yourFile')), file(attached)]),
      ],
      COLORS.act,
    ),
    ...(beside || saved
      ? [
          row(
            ...(beside
              ? [button(pressId('deck.again', { edited: again }), t('deck.editAgain'), { style: 'primary' })]
              : []),
            ...(saved && !beside
              ? [button(pressId('deck.edit', { deck: again }), t('deck.edit'), { style: 'primary' })]
              : []),
            ...(saved ? [button(pressId('deck.show', { deck: again }), t('deck.show'))] : []),
          ),
        ]
      : []),
  ]);
}

/** The list that a message of `returnedList` carries, read from its texts; undefined if there is none. */
export function carriedList(texts: readonly string[]): string | undefined {
  for (const one of texts) {
    const start = one.indexOf(`${FENCE}\n`);
    const end = one.lastIndexOf(`\n${FENCE}`);
    if (start < 0 || end <= start) continue;
    const lines = one.slice(start + FENCE.length + 1, end).split('\n');
    return lines.map((line) => line.slice(line.indexOf(BAR) + BAR.length + 1)).join('\n');
  }
  return undefined;
}

const NAME = 'Name: ';

/** A list that says no more than what a deck is called. */
export const listNamed = (name: string): string => `${NAME}${name}`;

/** The name in a message that carries what `listNamed` made. */
export function carriedName(texts: readonly string[]): string | undefined {
  const list = carriedList(texts);
  return list?.startsWith(NAME) ? list.slice(NAME.length) : undefined;
}

/** A deck as text: always as a file, and in the message for copying if it is short. */
export function exported(name: string, list: string, attached: string, t: Translate): Payload {
  const beside = fitsBeside(list);
  const title = t(beside ? 'deck.exported' : 'deck.exportedFile', { name: clip(name, 80) });
  return payload([
    box([text(title), ...(beside ? [text(`${FENCE}\n${list.trimEnd()}\n${FENCE}`)] : []), file(attached)], COLORS.calm),
  ]);
}

/** Says that a list is too long to be edited in a form; the list is attached as a file. */
export function tooLongForForm(list: string, attached: string, t: Translate): Payload {
  const why = t('deck.tooLongForForm', { count: list.length, most: LIMITS.inputText });
  return payload([box([text(why), file(attached)], COLORS.calm)]);
}

/** A file name derived from a deck's name. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .toLowerCase()
    .slice(0, 40);
  return `${plain === '' ? 'deck' : plain}.txt`;
}
