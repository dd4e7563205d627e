/** What speaks against an answer in Shattered Empires: it is aimed at the wrong side, or the base may fall next turn. */
import type { Drawback } from '#face/words';
import type { Answer, Ask, Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { mayAimAtAnySide, type PickedOption, pickedOption, wrongSide } from '../../kit/drawbacks.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { targetIn } from '../in-view.ts';
import { semVocabulary } from '../verbs/index.ts';
import type { SeatInView } from '../view.ts';
import { cardName, definitionOf, type Scope } from './phrasebook.ts';

export function drawbackOf(scope: Scope, ask: Ask, answer: Answer): Drawback | undefined {
  const given = pickedOption(ask, answer);
  if (given === undefined) return undefined;
  return given.option.verb === 'endTurn' ? openBase(scope, ask) : misaimed(scope, given, ask.seat);
}

/** What the units of one opponent deal together is enough to destroy the base. */
function openBase(scope: Scope, { seat, choice }: Ask): Drawback | undefined {
  const { board, t } = scope;
  const base = board.seats[seat]?.base;
  if (base === undefined || choice.kind !== 'choose' || choice.options.length < 2) return undefined;
  const left = base.hpLeft + base.shields;
  const [worst] = board.seats
    .filter((one) => one.seat !== seat && one.base !== undefined)
    .map((one) => ({ seat: one.seat, damage: damageOf(one) }))
    .sort((a, b) => b.damage - a.damage);
  if (worst === undefined || worst.damage < left) return undefined;
  return { kind: 'danger', text: t('risk.base', { name: nameOf(scope, worst.seat), damage: worst.damage, left }) };
}

const damageOf = ({ units }: SeatInView): number =>
  units.flatMap(({ weapons }) => weapons).reduce((total, { damage }) => total + damage, 0);

/** A command that is aimed at the wrong side. */
function misaimed(scope: Scope, given: PickedOption, seat: Seat): Drawback | undefined {
  const card = definitionOf(scope, given.option.note?.def);
  if (card?.type !== 'command') return undefined;
  const effects = card.abilities.filter(({ when }) => when === undefined).flatMap((ability) => ability.do);
  const hints = effects.map((effect) => semVocabulary.hint(effect));
  return wrongSide(given, hints, seat, {
    anySide: mayAimAtAnySide(effects),
    ownerOf: (target) => ownerOf(scope, target),
    cardName: (def) => cardName(scope, def),
    playerName: (owner) => nameOf(scope, owner),
  });
}

const ownerOf = ({ board }: Scope, { card, about }: Option): Seat | undefined =>
  targetIn(board, card)?.host.seat ?? about;
