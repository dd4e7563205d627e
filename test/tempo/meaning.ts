// What an answer says in words: screens show options that nobody could tell apart as one, so either is the same answer.

import { plainNames } from '#discord/core/people';
import { isPlannable } from '#discord/panel/screens/plan';
import type { Answer, Choice, Option } from '#kernel/ask';
import type { TableView } from '#table/types';

/** An answer as a text; equal texts, equal answers to whoever reads the screen. */
export type Meaning = (choice: Choice, answer: Answer) => string;

export function meaningAt(tableView: TableView): Meaning {
  const names = plainNames(tableView.names);
  const known = new WeakMap<Option, string>();
  const inWords = (option: Option): string => {
    const found = known.get(option);
    if (found !== undefined) return found;
    const { label, detail } = tableView.game.words.option(tableView.view, option, names);
    const { verb, about, note, needs, confirm } = option;
    const words = JSON.stringify([label, detail, verb, about, note, needs, confirm]);
    known.set(option, words);
    return words;
  };
  return function meaning(choice: Choice, answer: Answer): string {
    const optionOf = (id: string): Option | undefined =>
      choice.kind === 'number' ? undefined : choice.options.find((option) => option.id === id);
    const wordsOf = (id: string): string => {
      const option = optionOf(id);
      return option === undefined ? `? ${id}` : inWords(option);
    };
    if ('number' in answer) return String(answer.number);
    if ('order' in answer) return JSON.stringify(answer.order.map(wordsOf));
    if ('amounts' in answer) {
      const given = Object.entries(answer.amounts).filter(([, amount]) => amount > 0);
      return JSON.stringify(given.map(([id, amount]) => `${amount} ${wordsOf(id)}`).sort());
    }
    const picked = answer.pick.flatMap((id) => optionOf(id) ?? []);
    // In a plan things that read alike are told apart: two ships at one target are not one at each of two.
    if (picked.some(isPlannable)) return JSON.stringify([answer.pick.map(wordsOf), sorted(answer.with)]);
    const needs = picked.flatMap((option) => option.needs ?? []);
    const withs: readonly string[] = needs.flatMap(({ name, choice: inner }) => {
      const given = answer.with?.[name];
      return given === undefined ? [] : [meaning(inner, given)];
    });
    return JSON.stringify([answer.pick.map(wordsOf).sort(), withs]);
  };
}

/** The answers to needs, in the order of their names. */
function sorted(withs: Readonly<Record<string, Answer>> = {}): readonly unknown[] {
  return Object.entries(withs)
    .map(([name, answer]) =>
      'amounts' in answer
        ? [
            name,
            Object.entries(answer.amounts)
              .filter(([, n]) => n > 0)
              .sort(),
          ]
        : [name, answer],
    )
    .sort();
}

/** The parts of an answer by the choice that each answers; of options that read alike, the choices of all of them. */
export function partsOf(choice: Choice, answer: Answer, meaning: Meaning): ReadonlyMap<Choice, Answer> {
  const parts = new Map<Choice, Answer>([[choice, answer]]);
  if (choice.kind !== 'choose' || !('pick' in answer)) return parts;
  const picked = new Set(answer.pick.map((id) => meaning(choice, { pick: [id] })));
  for (const option of choice.options) {
    if (option.needs === undefined || !picked.has(meaning(choice, { pick: [option.id] }))) continue;
    for (const { name, choice: inner } of option.needs) {
      const given = answer.with?.[name];
      if (given !== undefined) for (const [at, part] of partsOf(inner, given, meaning)) parts.set(at, part);
    }
  }
  return parts;
}
