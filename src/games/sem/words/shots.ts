/** Shots and damage in words: what was rolled against Evasion, what shields and hull took. */
import { count } from '#games/kit/acts';
import type { GameEvent } from '#kernel/event';
import { joined } from '#words/text';
import type { Translator } from './translator.ts';

/** The outcome of shots at one target: "2 + 2 damage", "🎲 4 + 1 against Evasion 5: hit, 2 damage". */
export function shotsText(s: Translator, shots: readonly GameEvent[]): string {
  const sure = shots.filter(({ roll }) => roll === undefined);
  const rolled = shots.filter(({ roll }) => roll !== undefined);
  const [first] = rolled;
  const told = [
    sure.length === 0 ? undefined : s.t('shots.sure', { list: sure.map(({ damage }) => count(damage)).join(' + ') }),
    first === undefined
      ? undefined
      : s.t('shots.rolled', {
          need: count(first.need),
          rolls: rolled.map(rollText).join(', '),
          list: rolled.map((one) => outcomeText(s, one)).join('; '),
        }),
  ];
  return joined(told, '; ');
}

/** "4 + 1": the die, and what is added to it. */
function rollText({ roll, bonus }: GameEvent): string {
  const more = count(bonus);
  if (more === 0) return String(count(roll));
  return more < 0 ? `${count(roll)} − ${-more}` : `${count(roll)} + ${more}`;
}

const outcomeText = ({ t }: Translator, { hit, damage }: GameEvent): string =>
  hit === true ? t('shots.hit', { n: count(damage) }) : t('shots.miss');

/** What one card has taken, with its name. */
export const takenText = (s: Translator, event: GameEvent): string =>
  s.t('line.taken', { name: s.name(event.seat), card: s.called(event, 'def'), list: damageText(s, event) });

/** "shields take 2, hull takes 1, 5 hit points left". */
export function damageText(s: Translator, { prevented, shields, hull, left }: GameEvent): string {
  const part = (key: 'taken.prevented' | 'taken.shields' | 'taken.hull', value: unknown) =>
    count(value) === 0 ? undefined : s.t(key, { n: count(value) });
  return joined(
    [
      part('taken.prevented', prevented),
      part('taken.shields', shields),
      part('taken.hull', hull),
      s.t('taken.left', { n: count(left) }),
    ],
    ', ',
  );
}
