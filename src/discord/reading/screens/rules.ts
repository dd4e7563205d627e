/** The short rules: the list of games, and the chapters of one. */
import type { Game } from '#face/game';
import { markdown } from '#words/markdown';
import { box, button, COLORS, divider, type Payload, payload, row, rows, select, text } from '../../core/components.ts';
import { clip, LIMITS, pageOf } from '../../core/limits.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** All games, each with buttons to its first chapter and to the list of all. `missed`: nothing was found for what was typed. */
export function allRules(games: readonly Game[], t: Translate, missed = false): Payload {
  return payload([
    box(
      [
        text(t(missed ? 'rules.noneWhich' : 'rules.which')),
        ...games.flatMap((game) => [
          divider(),
          text(`${t('play.game', { game: game.name })}\n${game.introduction.pitch}`),
          row(...firstChapter(game), button(pressId('rules', { game: game.id }), t('rules.chapters'))),
        ]),
      ],
      COLORS.calm,
    ),
  ]);
}

/** A button to the first chapter; none for a game without a rulebook. */
function firstChapter({ id: game, rulebook }: Game) {
  return rulebook
    .slice(0, 1)
    .map(({ id, title }) => button(pressId('rules', { game, topic: id }), title, { style: 'primary' }));
}

/**
 * A chapter of the rules, with a list of the others. `missed`: nothing was found for what was typed; `several`: there are
 * other games, to whose rules a button leads.
 */
export function rulesMessage(
  game: Game,
  topicId: string,
  t: Translate,
  at: { readonly page?: number | undefined; readonly missed?: boolean; readonly several?: boolean } = {},
): Payload {
  const place = game.rulebook.findIndex((topic) => topic.id === topicId);
  const topic = game.rulebook[place];
  const shown = pageOf(
    game.rulebook,
    at.page ?? Math.max(0, Math.floor(place / (LIMITS.selectOptions - 2))),
    LIMITS.selectOptions - 2,
  );
  const items = [
    ...(shown.page > 0 ? [{ value: `<${shown.page - 1}`, label: t('panel.previous') }] : []),
    ...shown.items.map((topic) => ({ value: clip(topic.id, 90), label: topic.title, chosen: topic.id === topicId })),
    ...(shown.page + 1 < shown.pages ? [{ value: `<${shown.page + 1}`, label: t('panel.next') }] : []),
  ];
  const head =
    topic === undefined
      ? t(at.missed === true ? 'rules.none' : 'rules.choose', { game: game.name })
      : `${t('rules.title', { title: markdown(clip(topic.title, 150)) })}\n${topic.text}`;
  return payload([
    box(
      [
        text(clip(head, 2500)),
        text(t('rules.where', { game: game.name })),
        ...(items.length === 0
          ? []
          : [
              row(
                select(
                  pressId('rules', { game: game.id }),
                  t(topic === undefined ? 'rules.pickFirst' : 'rules.pick'),
                  items,
                ),
              ),
            ]),
      ],
      COLORS.calm,
    ),
    ...rows([
      ...(topic === undefined ? firstChapter(game) : []),
      ...(at.several === true ? [button(pressId('rules', { game: '' }), t('rules.games'))] : []),
    ]),
  ]);
}
