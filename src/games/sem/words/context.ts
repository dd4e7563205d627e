/** What to know before answering: the attack with its shots, what is being played, the text of a card that asks. */

import { grouped } from '#games/kit/acts';
import type { Ask } from '#kernel/ask';
import { counted, nameOf } from '../../kit/phrasebook.ts';
import { abilityText } from '../cards/text.ts';
import { staysOf, targetIn } from '../in-view.ts';
import { SIDES } from '../rules/rounds.ts';
import { acquisitions } from '../state.ts';
import type { AttackInView, ItemInView, ShotInView } from '../view.ts';
import { doesOf } from './details.ts';
import { nameApart } from './marks.ts';
import { cardName, definitionOf, healthText, type Scope, unitOf } from './phrasebook.ts';

/** The lines for an ask, the most urgent first. */
export function contextLines(scope: Scope, ask: Ask): readonly string[] {
  return [...aboutPrompt(scope, ask), ...pileLines(scope), ...stepLine(scope, ask)];
}

/** The text of the card that asks. */
function aboutPrompt(scope: Scope, { prompt }: Ask): readonly string[] {
  if (!['ask.may', 'ask.trigger', 'ask.host'].includes(prompt.key)) return [];
  const { def, ability } = prompt.with ?? {};
  const own = definitionOf(scope, def)?.abilities[Number(ability)];
  const text = own === undefined ? doesOf(scope, def) : abilityText(own, scope.t.language);
  return text === '' ? [] : [scope.t('context.text', { card: cardName(scope, def), text })];
}

/** What is being played, topmost first; the current attack stands at its place, or last if it is on no pile. */
function pileLines(scope: Scope): readonly string[] {
  const { attack, pile } = scope.board;
  const isAttack = ({ kind, seat, def }: ItemInView) =>
    kind === 'attack' || (attack !== undefined && attack.seat === seat && attack.def === def);
  const at = pile.findIndex(isAttack);
  const lines = pile.flatMap((item, i) => (i === at ? attackLines(scope, attack, item) : [itemLine(scope, item)]));
  return at < 0 ? [...lines, ...attackLines(scope, attack)] : lines;
}

function itemLine(scope: Scope, { seat, def, targets }: ItemInView): string {
  return scope.t('context.played', {
    name: nameOf(scope, seat),
    card: cardName(scope, def),
    targets:
      counted(
        scope.t,
        targets.map((one) => cardName(scope, one.def)),
      ) || undefined,
    against: definitionOf(scope, def)?.attack === true,
    text: doesOf(scope, def) || undefined,
  });
}

/** The attack: with what, at what, with which damage, and what it passes by. */
function attackLines(scope: Scope, attack: AttackInView | undefined, item?: ItemInView): readonly string[] {
  if (attack === undefined) return item === undefined ? [] : [itemLine(scope, item)];
  const unit = unitOf(scope, attack.unit);
  const told = { name: nameOf(scope, attack.seat), card: cardName(scope, attack.def) };
  const head =
    unit === undefined || attack.unanswered
      ? scope.t('context.played', {
          ...told,
          targets: undefined,
          against: true,
          text: doesOf(scope, attack.def) || undefined,
        })
      : scope.t('context.attack', { ...told, health: healthText(scope, staysOf({ id: unit.id, host: unit })) });
  const aims = grouped(attack.shots, ({ target }) => target).flatMap((shots) => aimLine(scope, attack, shots) ?? []);
  const passed = counted(
    scope.t,
    attack.bypassed.map((id) => cardName(scope, unitOf(scope, id)?.def)),
  );
  return [head, ...aims, ...(passed === '' ? [] : [scope.t('context.bypass', { list: passed })])];
}

/** The shots at one card, with what it can take and what hits it. */
function aimLine(
  scope: Scope,
  attack: AttackInView,
  shots: readonly [ShotInView, ...ShotInView[]],
): string | undefined {
  const { t } = scope;
  const [{ target, removed, roll }] = shots;
  const aim = targetIn(scope.board, target);
  if (aim === undefined) return undefined;
  const { host, part } = aim;
  const { id, def } = part ?? host;
  const told = { card: nameApart(scope, id, def, [], { owner: false, aim: false }), name: nameOf(scope, host.seat) };
  if (removed) return t('context.removed', told);
  if (roll > SIDES) return t('context.missed', told);
  return t('context.shots', {
    ...told,
    health: healthText(scope, staysOf(aim)),
    weapons: weaponsOf(attack, shots),
    list: shots.map(({ damage }) => damage).join(' + '),
    roll: roll > 1 ? roll : 0,
    prevented: attack.prevented[target] ?? 0,
  });
}

/** Which weapons fire some of the shots of an attack on several cards: "1 + 3". */
function weaponsOf(attack: AttackInView, shots: readonly ShotInView[]): string | undefined {
  const isSplit = attack.shots.some(({ target }) => target !== shots[0]?.target);
  const numbers = shots.flatMap(({ by = 0 }) => (by === 0 ? [] : [by]));
  return isSplit && numbers.length > 0 ? numbers.join(' + ') : undefined;
}

/** Which sub-steps of the Acquisition Phase are still to come, where they have an order (S-4.5). */
function stepLine({ board, t }: Scope, { prompt }: Ask): readonly string[] {
  if (prompt.key !== 'ask.acquisition' || board.options.acquisition === 'free') return [];
  const open = acquisitions
    .slice(acquisitions.indexOf(board.acquiring))
    .filter((step) => step !== 'resource' || !board.resourcePlayed);
  return [t('context.steps', { list: open.map((step) => t(`context.step.${step}`)).join(', ') })];
}
