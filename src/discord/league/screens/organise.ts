/** What organisers see: who waits to be let in, and what is worth a look. */
import type { Suspicion } from '#season/matches/checks';
import type { Season } from '#season/types';
import { markdown, markdownList } from '#words/markdown';
import { box, button, COLORS, line, type Payload, payload, rows, text } from '../../core/components.ts';
import { LIMITS, markdownName, plainName } from '../../core/limits.ts';
import { mentionOf, mentionsOf } from '../../core/people.ts';
import { pressId } from '../../press-id.ts';
import type { Translate } from '../../words.ts';

/** People shown at once, with two buttons each. */
const SHOWN = 5;

/** Those who have asked to be let in, with what can be answered. */
export function askedMessage({ id, league, asked }: Season, t: Translate): Payload {
  if (asked.length === 0) return line(t('lg.askedNone', { name: league.name }), COLORS.calm);
  const shown = asked.slice(0, SHOWN);
  const lines = shown.map(({ user, name }) => `- ${markdownName(name)} (${mentionOf(user).markdown})`);
  const more = asked.length > SHOWN ? [t('lg.more', { n: asked.length - SHOWN })] : [];
  return payload([
    box([text([t('lg.asked', { name: league.name }), ...lines, ...more].join('\n'))], COLORS.act),
    ...rows(
      shown.flatMap(({ n, name }) => [
        button(pressId('lg.admit', { season: id, entry: n }), t('lg.letIn', { name: plainName(name) }), {
          style: 'success',
        }),
        button(pressId('lg.deny', { season: id, entry: n }), t('lg.turnDown', { name: plainName(name) })),
      ]),
    ),
  ]);
}

/** What organisers may want to look at; nothing follows by itself. */
export function checkMessage({ league }: Season, found: readonly Suspicion[], t: Translate): Payload {
  if (found.length === 0) return line(t('lg.checkNone', { name: league.name }), COLORS.good);
  const lines = found.slice(0, LIMITS.selectOptions).map(({ what, people, match, count, text: said = '' }) =>
    t(what === 'disputed' && said === '' ? 'lg.check.disputed-unsaid' : `lg.check.${what}`, {
      people: mentionsOf(people),
      match: match === undefined ? '' : String(match),
      count,
      text: said,
    }),
  );
  return payload([
    box([text([t('lg.check', { count: found.length }), ...lines].join('\n').slice(0, 3900))], COLORS.calm),
  ]);
}

/** So many seeds are named in one message. */
const SEEDS = 30;

/** Who is seeded, the best first. */
export function seedsText({ progress, entries, league }: Season, t: Translate): string {
  const seeded = progress.seeded.flatMap((n) => entries.find((entry) => entry.n === n) ?? []);
  const lines = seeded.slice(0, SEEDS).map(({ name }, i) => markdown(`${i + 1}. ${markdownName(name)}`));
  const more = Math.max(0, seeded.length - SEEDS);
  return t('lg.done.seed', { name: league.name, seeds: markdownList(lines, ', '), more });
}
