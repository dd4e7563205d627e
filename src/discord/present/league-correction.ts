/** What another result of a match changes and what stays, before it is confirmed. */

import { numberOf } from '#season/formats/numbers';
import type { Foreseen } from '#season/proposals';
import type { Entry } from '#season/types';
import { markdown } from '#words/markdown';
import { pressId } from '../ids/press-id.ts';
import { clip, plainName } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { box, button, COLORS, type Payload, payload, row, text } from './components.ts';
import { matchLine, matchText } from './league-tables.ts';

/** So many names or matches are listed. */
const SHOWN = 12;

export function correctionMessage(foreseen: Foreseen, say: Say): Payload {
  const { key, before, after, match, places, gone, paired, inKnockout } = foreseen;
  const n = numberOf(before, match);
  const ruled = after.matches.find(({ id }) => id === match.id) ?? match;
  const at = { season: before.id, key };
  const rank = (place: number | undefined): string => (place === undefined ? '–' : `${place}.`);
  const moves = places.map(({ entry, from, to }) =>
    say('lg.foreseen.place', { name: plainName(entry.name), from: rank(from), to: rank(to) }),
  );
  const lines = [
    say('lg.foreseen.title', { n }),
    say('lg.foreseen.now', { match: match.status === 'done' ? markdown(matchText(before, match, say)) : undefined }),
    say('lg.foreseen.then', { match: markdown(matchText(after, ruled, say)) }),
    ...(moves.length === 0 ? [say('lg.foreseen.samePlaces')] : [say('lg.foreseen.places'), ...listed(moves, say)]),
    ...(gone.length === 0
      ? []
      : [
          say('lg.foreseen.gone'),
          ...listed(
            gone.map((one) => matchLine(before, one, numberOf(before, one), say)),
            say,
          ),
        ]),
    ...(paired === undefined ? [] : [say('lg.foreseen.paired', { round: paired })]),
    ...(inKnockout.length === 0 ? [] : [say('lg.foreseen.knockout', { people: namesOf(inKnockout) })]),
  ];
  return payload([
    box([text(clip(lines.join('\n'), 3900))], COLORS.act),
    row(button(pressId('lg.rule', at), say('lg.foreseen.set'), { style: 'danger' })),
  ]);
}

const namesOf = (entries: readonly Entry[]): string => entries.map(({ name }) => plainName(name)).join(', ');

const listed = (all: readonly string[], say: Say): readonly string[] => [
  ...all.slice(0, SHOWN).map((one) => `- ${one}`),
  ...(all.length > SHOWN ? [say('lg.more', { n: all.length - SHOWN })] : []),
];
