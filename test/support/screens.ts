// What a person is offered on the screens of an ask, whatever the game.
import { type Draft, EMPTY } from '#discord/panel/ids';
import { walk } from '#discord/panel/screens/draft';
import { answersBefore } from '#discord/panel/screens/panel';
import type { StepContext } from '#discord/panel/screens/step-parts';
import { step } from '#discord/panel/screens/steps';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import type { View } from '#face/view';
import type { Names } from '#face/words';
import type { Ask } from '#kernel/ask';

/** A button or a line of a menu: what it says, where it leads to. */
export type Control = { readonly says: string; readonly verb: string; readonly draft: Draft; readonly value?: string };

export type Screen = { readonly buttons: readonly Control[]; readonly menus: readonly (readonly Control[])[] };

/** The screen of a half-made answer; undefined once the answer is whole. */
export function screenOf(
  game: Game,
  view: View,
  names: Names,
  ask: Ask,
  draft: Draft = EMPTY,
  language: 'en' | 'de' = 'en',
): Screen | undefined {
  const at = walk(ask, draft);
  if (at.kind !== 'open') return undefined;
  const spoken = game.in?.(language) ?? game;
  const ctx: StepContext = {
    game: spoken,
    view,
    names,
    ask,
    draft,
    t: translatorIn(language),
    before: answersBefore(at),
    id: (verb, to) => JSON.stringify({ verb, draft: to }),
  };
  const controls = step(ctx, at.question).rows.flatMap(({ components }) => components);
  const leads = (id: string) => JSON.parse(id) as Pick<Control, 'verb' | 'draft'>;
  return {
    buttons: controls.flatMap((one) => {
      if (!('label' in one) || !('custom_id' in one) || one.disabled === true) return [];
      return [{ says: [one.emoji?.name, one.label].filter(Boolean).join(' '), ...leads(one.custom_id) }];
    }),
    menus: controls.flatMap((one) =>
      'options' in one
        ? [one.options.map(({ label, value }) => ({ says: label, value, ...leads(one.custom_id) }))]
        : [],
    ),
  };
}

/** Everything that the first screen of a seat's ask says, and that those behind its verbs say, without emojis. */
export function offeredTo(game: Game, view: View, names: Names, language?: 'en' | 'de'): readonly string[] {
  const [ask] = view.asks;
  if (ask === undefined) return [];
  const screens = (draft: Draft, depth: number): readonly string[] => {
    const shown = screenOf(game, view, names, ask, draft, language);
    if (shown === undefined) return [];
    return [...shown.buttons, ...shown.menus.flat()].flatMap((one) => [
      one.says.replace(/^[^\p{L}\d(]+/u, ''),
      ...(depth > 0 && one.value === undefined && one.verb === 'go' ? screens(one.draft, depth - 1) : []),
    ]);
  };
  return [...new Set(screens(EMPTY, 2))];
}
