/** What speaks against an answer in The Space War: it is aimed at the wrong side, or the commander may fall next turn. */
import type { Drawback } from '#face/words';
import type { Answer, Ask, Option } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import { mayAimAtAnySide, type PickedOption, pickedOption, wrongSide } from '../../kit/drawbacks.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { tswVocabulary } from '../verbs/index.ts';
import { cardName, definitionOf, type Scope, unitOf } from './phrasebook.ts';

export function drawbackOf(scope: Scope, ask: Ask, answer: Answer): Drawback | undefined {
  const given = pickedOption(ask, answer);
  if (given === undefined) return undefined;
  return given.option.verb === 'endTurn' ? openStation(scope, ask) : misaimed(scope, given, ask.seat);
}

/** Nothing shields the station, while what stands before it deals enough to kill the commander. */
function openStation(scope: Scope, { seat, choice }: Ask): Drawback | undefined {
  const { board, t } = scope;
  const mine = board.seats[seat];
  if (mine === undefined || choice.kind !== 'choose' || choice.options.length < 2) return undefined;
  const here = board.play.filter(({ at }) => at === seat);
  const isShield = (def: string) => definitionOf(scope, def)?.keywords.includes('shield') === true;
  if (here.some((unit) => unit.seat === seat && isShield(unit.def))) return undefined;
  const enemies = here.filter((unit) => unit.seat !== seat && !unit.paralyzed);
  const attack = enemies.reduce((total, unit) => total + unit.attack, 0);
  const left = Object.values(mine.station).reduce((total, { down }) => total + down, mine.life);
  const [first] = enemies;
  if (first === undefined || attack < left) return undefined;
  return { kind: 'danger', text: t('risk.station', { name: nameOf(scope, first.seat), attack, left }) };
}

function misaimed(scope: Scope, given: PickedOption, seat: Seat): Drawback | undefined {
  const { note } = given.option;
  const abilities = definitionOf(scope, note?.def)?.abilities ?? [];
  const used =
    note?.ability === undefined
      ? abilities.filter(({ kind }) => kind === 'event' || kind === 'entering')
      : abilities.slice(Number(note.ability), Number(note.ability) + 1);
  const effects = used.flatMap((ability) => ability.do ?? []);
  const hints = effects.map((effect) => tswVocabulary.hint(effect));
  return wrongSide(given, hints, seat, {
    anySide: mayAimAtAnySide(effects),
    ownerOf: (target) => ownerOf(scope, target),
    cardName: (def) => cardName(scope, def),
    playerName: (owner) => nameOf(scope, owner),
  });
}

const ownerOf = (scope: Scope, { card, about }: Option): Seat | undefined => unitOf(scope, card)?.seat ?? about;
