/** What has triggered goes to the pile: put in order, aimed, and placed. */
import { triggerSteps } from '#cards/gather';
import type { Waiting } from '#kernel/state';
import { alive, controller } from '#kernel/zones';
import { profileOf } from '../cards/wording.ts';
import type { Eve, EveMachine } from '../kind.ts';
import { abilityAt, abilityOps, ambushIndex, library } from '../library.ts';
import { leader } from './facts.ts';
import { push } from './pile.ts';
import { attackFought, mayWithdraw, stayToEnd } from './sides.ts';
import { readTargets, targetNeeds, targetPhrases } from './targets.ts';

/** The steps that take triggered abilities to the pile: the active player orders different ones. */
export const gathering = triggerSteps<Eve>({
  leader: (m) => leader(m.state),
  isOrderIdle: comeToTheSame,
  // Without a legal target it is not put on the pile.
  needs(m, waiting) {
    const ability = abilityOf(m, waiting);
    const { you, by, env } = waiting;
    const from = {
      you: env.nobody === true ? undefined : you,
      src: alive(m.state, by),
      region: env.region as string | undefined,
      env,
    };
    return ability === undefined ? undefined : targetNeeds(m, ability, from, 'ability');
  },
  also: (m, waiting) => (maySayToStay(m, waiting) ? [{ id: 'goOn', verb: 'targetOn' }] : []),
  place(m, waiting, replies, way) {
    const ability = abilityOf(m, waiting);
    if (ability === undefined) return;
    if (way === 'goOn') stayToEnd(m, waiting.you, true);
    const env = { ...waiting.env };
    const targets = readTargets(m, ability, replies, env);
    push(m, {
      kind: 'pending',
      seat: waiting.you,
      card: waiting.by,
      def: waiting.def,
      ops: abilityOps(ability),
      env,
      targets,
      info: { ability: waiting.ability },
    });
  },
});

const abilityOf = (m: EveMachine, { def, ability }: Waiting) => abilityAt(library(m).get(def), ability);

/** Whether the order of some abilities makes no difference: none involves a choice, and all only add something. */
function comeToTheSame(m: EveMachine, queue: readonly Waiting[]): boolean {
  return queue.every((one) => {
    const found = abilityOf(m, one);
    return (
      found !== undefined &&
      found.may === undefined &&
      found.unless === undefined &&
      found.if === undefined &&
      targetPhrases(found).size === 0 &&
      found.do.every((effect) => profileOf(effect).addsUp === true)
    );
  });
}

/**
 * Whether a player who aims an ambush can say in the same answer that their ships stay to the end of the battle, which they
 * would be asked as soon as it has struck.
 */
function maySayToStay(m: EveMachine, { ability, you }: Waiting): boolean {
  if (ability !== ambushIndex || attackFought(m)?.staying?.includes(you) === true) return false;
  const [first] = mayWithdraw(m, 'defenders');
  return first !== undefined && controller(m.state, first) === you;
}
