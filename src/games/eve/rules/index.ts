/** Assembles the rules of EVE: ops by tag, steps by name, triggers, "instead" effects. */
import type { Instead, Rules, Would } from '#kernel/rules';
import type { EffectOf } from '../cards/format.ts';
import type { Eve, EveMachine, EveRules } from '../kind.ts';
import { def, type Library } from '../library.ts';
import type { EveCard } from '../state.ts';
import { migrations, stored } from '../stored.ts';
import { giveBack } from '../verbs/take-control.ts';
import * as battle from './battle.ts';
import { checks, control, expel, remove } from './checks.ts';
import { holds } from './conditions.ts';
import { holder, placeOf, works } from './facts.ts';
import { matches } from './figures.ts';
import { gathering } from './gather.ts';
import { withAbilities } from './in-play.ts';
import { chances, pendings } from './initiative.ts';
import { ops } from './ops.ts';
import * as setup from './setup.ts';
import * as shooting from './shooting.ts';
import { triggers } from './triggers.ts';
import * as turn from './turn.ts';
import * as warp from './warp.ts';
import * as withdraw from './withdraw.ts';

/** Steps by their name in saved games. */
export const steps: Rules<Eve>['steps'] = {
  'setup.begin': setup.begin,
  'setup.mulligan': setup.mulligan,
  'setup.mulliganDone': setup.mulliganDone,
  turn: turn.turn,
  'turn.next': turn.next,
  'turn.begin': turn.begin,
  'turn.forgo': turn.forgo,
  'turn.duration': turn.duration,
  'turn.assembly': turn.assembly,
  'turn.incomeBegins': turn.incomeBegins,
  'turn.income': turn.income,
  'turn.draw': turn.drawPhase,
  'turn.step': turn.step,
  'turn.endPhase': turn.phaseEnds,
  'turn.discard': turn.discardDown,
  'turn.discarded': turn.discarded,
  'turn.skip': turn.skip,
  'turn.cut': turn.cut,
  'turn.end': turn.end,
  'eve.giveBack': (m) => giveBack(m),
  ...chances,
  pendings,
  ...gathering,
  'warp.crew': warp.crew,
  'warp.crewed': warp.crewed,
  checks,
  'checks.control': control,
  'checks.expel': expel,
  'checks.remove': remove,
  battles: battle.battles,
  'battle.chosen': battle.chosen,
  'battle.phase': battle.phase,
  'battle.begin': battle.begin,
  'battle.withdraw': withdraw.withdraw,
  'battle.withdrawals': withdraw.withdrawals,
  'battle.withdrawSide': withdraw.withdrawSide,
  'battle.withdrawn': withdraw.withdrawn,
  'battle.target': shooting.target,
  'battle.targetSide': shooting.targetSide,
  'battle.targeted': shooting.targeted,
  'battle.damage': shooting.damageStep,
  'battle.result': shooting.result,
  'battle.over': battle.over,
  'battle.mustWithdraw': withdraw.mustWithdraw,
  'battle.after': battle.after,
};

/** EVE's rules with a library of cards. */
export function eveRules(library: Library): EveRules {
  return {
    library,
    game: 'eve',
    format: 2,
    migrate: migrations,
    stored,
    ops,
    steps,
    triggers,
    instead,
    inPlay: (zone) => zone === 'play',
    hidden: (zone) => zone.startsWith('market:'),
    lostFields,
    opCap: 20_000,
  };
}

/** What a card loses when it leaves play. */
const lostFields = [
  'at',
  'dmg',
  'tabs',
  'side',
  'mine',
  'atk',
  'bound',
  'on',
  'adrift',
  'x',
  'since',
] as const satisfies (keyof EveCard)[];

/** "If … would be destroyed, reassemble it instead". */
function instead(m: EveMachine, would: Would): readonly Instead[] {
  const id = would.card;
  if (would.e !== 'destroy' || id === undefined) return [];
  return withAbilities(m, 'continuous').flatMap((source) =>
    def(m, source).continuous.flatMap((ability, index) => {
      const place = placeOf(m, source);
      const effect = ability.do.find((one) => one.verb === 'reassembleInstead' && matches(m, one.what, id, place)) as
        | EffectOf<'reassembleInstead'>
        | undefined;
      if (effect === undefined || !works(m, source, ability)) return [];
      if (ability.if !== undefined && !holds(m, ability.if, place)) return [];
      const you = holder(m, source);
      if (you === undefined || m.state.out.includes(you) || (m.state.g.isk[you] ?? 0) < (effect.pay ?? 0)) return [];
      const rescue = { op: 'eve.rescue', pay: effect.pay ?? 0, seat: you, card: id };
      const ask =
        effect.pay === undefined
          ? {}
          : { ask: { prompt: 'ask.instead', with: { def: def(m, id).id, by: def(m, source).id, n: effect.pay } } };
      return [{ key: `${source}/${index}`, you, by: source, ops: [rescue], ...ask }];
    }),
  );
}
