/**
 * What a chance to act means for the seat that gets it: its stop, the narrower moment, and whether public facts concern the
 * seat. Autopilots rely on this, so it depends only on what everybody sees and what the seat itself may do.
 */
import type { NewAsk, Option } from '#kernel/ask';
import type { CardId, CardRef, PileItem, Seat } from '#kernel/state';
import { alive, card, zone } from '#kernel/zones';
import type { Effect } from '../cards/format.ts';
import { concernsOnlyItsPlayer, profileOf } from '../cards/wording.ts';
import type { EveMachine, SideName } from '../kind.ts';
import { def } from '../library.ts';
import type { CountsUntil } from '../verbs/eve-verb.ts';
import { holder, raceOf, sides } from './facts.ts';
import { attack, shield } from './figures.ts';
import { itemsAimedAt, seatsAimedAt } from './pile.ts';
import { guns, ofSide } from './sides.ts';

/** An ask's fields about its place in the turn. */
type AskTiming = Pick<NewAsk, 'stop' | 'moment' | 'alert'>;

/** The fields of a chance to act in a step, for a seat with these options. */
export function askTiming(m: EveMachine, seat: Seat, step: string, options: readonly Option[]): AskTiming {
  const stop = stopOf(m, seat) ?? step;
  if (options.every((one) => canWait(m, seat, one, options) || isUntimely(m, seat, step, one, options)))
    return { stop };
  return { stop, moment: momentOf(m, seat, step, options), alert: concerns(m, seat, step) || undefined };
}

/**
 * The stop while something is on the pile: `pile.own` if the seat's own addition is on top, where players rarely add
 * more. Damage never counts as own.
 */
function stopOf(m: EveMachine, seat: Seat): string | undefined {
  const top = m.state.pile.at(-1);
  if (top === undefined) return undefined;
  return isOwn(top, seat) ? 'pile.own' : 'pile';
}

function isOwn(item: PileItem, seat: Seat): boolean {
  return item.seat === seat && item.kind !== 'damage';
}

/** Steps of a battle that are the last chance to do something, with their narrower stops for the two sides. */
const lastChances: Readonly<Record<string, string>> = {
  'battle.begin': 'battle.begin.mine',
  'battle.target': 'battle.target.mine',
};

function momentOf(m: EveMachine, seat: Seat, step: string, options: readonly Option[]): string | undefined {
  const { pile } = m.state;
  if (pile.length === 0) return fights(m, seat, step) ? lastChances[step] : undefined;
  const others = pile.filter((item) => !isOwn(item, seat));
  const top = pile.at(-1);
  if (top === undefined || others.length === 0 || isOwn(top, seat)) return undefined;
  if (options.some((option) => meets(m, option)) || others.some((item) => isEffect(m, item))) return 'pile.answer';
  if (others.some((item) => item.kind === 'damage')) return 'pile.damage';
  return others.some((item) => item.kind === 'warp') ? 'pile.warp' : 'pile.arrival';
}

/** Whether all may expect a seat to think about an answer: to what others have put on the pile, or before its battle goes on. */
export function isWaitedFor(m: EveMachine, seat: Seat, step: string): boolean {
  const top = m.state.pile.at(-1);
  return top === undefined ? fights(m, seat, step) : !isOwn(top, seat);
}

/** Whether an option can affect what is on the pile: counter it for a fair price, or keep ships from warping. */
function meets(m: EveMachine, option: Option): boolean {
  if (aimsAt(m, option).some((item) => isFairCounter(m, option, item))) return true;
  const warps = m.state.pile.some(({ kind }) => kind === 'warp');
  return warps && effectsOf(m, option).some((effect) => profileOf(effect).barsWarps === true);
}

/** What of the pile an option can target. */
function aimsAt(m: EveMachine, option: Option): readonly PileItem[] {
  const ids = new Set(
    (option.needs ?? []).flatMap(({ choice }) => (choice.kind === 'choose' ? choice.options.map(({ id }) => id) : [])),
  );
  return m.state.pile.filter(({ id }) => ids.has(`pile:${id}`));
}

/**
 * Whether an option that could take something off the pile is worth a question: not if its player would simply pay for it,
 * nor if it costs less than the option itself.
 */
function isFairCounter(m: EveMachine, option: Option, item: PileItem): boolean {
  const isk = m.state.g.isk[item.seat] ?? 0;
  const isPaid = (effect: Effect) => effect.verb === 'counter' && effect.unless !== undefined && effect.unless <= isk;
  const effects = effectsOf(m, option);
  if (effects.length > 0 && effects.every(isPaid)) return false;
  const played = item.kind === 'card' && item.card !== undefined ? alive(m.state, item.card) : undefined;
  const [cost, worth] = [priceOf(m, option.card), priceOf(m, played)];
  return cost === undefined || worth === undefined || worth >= cost;
}

/** The printed price of a card; undefined if it has none, or X. */
function priceOf(m: EveMachine, id: CardId | undefined): number | undefined {
  const price = id === undefined ? undefined : def(m, id).price;
  return typeof price === 'number' ? price : undefined;
}

/**
 * Whether something on the pile affects the table when it resolves. Cards that enter play can be dealt with once they are
 * there, and effects on only a player's own hand and market cannot be answered without a counter.
 */
function isEffect(m: EveMachine, item: PileItem): boolean {
  const effects = effectsOfItem(m, item);
  return effects !== undefined && !(effects.length > 0 && effects.every(concernsOnlyItsPlayer));
}

/** The effects of a news or ability on the pile; undefined for anything else. */
function effectsOfItem(m: EveMachine, item: PileItem): readonly Effect[] | undefined {
  const isAbility = item.kind === 'executed' || item.kind === 'pending';
  if (!isAbility && item.kind !== 'card') return undefined;
  const id = item.card === undefined ? undefined : alive(m.state, item.card);
  if (isAbility) {
    const index = item.info?.ability;
    return id === undefined || typeof index !== 'number' ? [] : (def(m, id).abilities[index]?.do ?? []);
  }
  if (id === undefined || def(m, id).type !== 'news') return undefined;
  return def(m, id).playedBy(raceOf(m, item.seat)).effects;
}

/**
 * Whether a step is a seat's last chance to act in its battle: before withdrawals and before damage, as long as both sides
 * have ships. If no ship defends a home region, only the damage to the starbase matters: to the attacker always, to the
 * defender if the starbase would be destroyed.
 */
function fights(m: EveMachine, seat: Seat, step: string): boolean {
  const { battle } = m.state.g;
  if (battle === undefined || lastChances[step] === undefined) return false;
  if (seat !== battle.by && seat !== battle.against) return false;
  const { attackers, defenders } = sides(m, battle);
  if (attackers.length === 0) return false;
  if (defenders.length > 0) return true;
  if (def(m, battle.region).type !== 'starbase') return false;
  return step === 'battle.target' && (seat === battle.by || isFalling(m));
}

/**
 * Whether a side has no reason to withdraw: nobody shoots at it any more, or it is the attacker, in the first battle phase,
 * and nothing has happened since the attack.
 */
export function mayIdle(m: EveMachine, side: SideName): boolean {
  const { battle, attacks } = m.state.g;
  if (battle === undefined) return false;
  if (side === 'defenders') return ofSide(m, 'attackers').length === 0;
  if (ofSide(m, 'defenders').length === 0 && guns(m, battle).length === 0) return true;
  return battle.round === 1 && attacks.find((one) => one.region === battle.region)?.stirred !== true;
}

/** Whether the attackers in a home region are strong enough to destroy its starbase. */
function isFalling(m: EveMachine): boolean {
  const { battle } = m.state.g;
  if (battle === undefined) return false;
  const strength = sides(m, battle).attackers.reduce((sum, id) => sum + attack(m, id), 0);
  return (card(m.state, battle.region).dmg ?? 0) + strength >= shield(m, battle.region);
}

/**
 * Whether public facts concern a seat: something of others targets it, its cards or what it has put on the pile, damage
 * would destroy one of its cards, or a battle in its region begins. Ships that warp there can be dealt with when they arrive.
 */
function concerns(m: EveMachine, seat: Seat, step: string): boolean {
  const { battle } = m.state.g;
  const { pile } = m.state;
  if (pile.length === 0)
    return step === 'battle.begin' && battle?.against === seat && (battle.round === 1 || fights(m, seat, step));
  return pile.some((item) => {
    if (item.kind === 'damage' && pile.length === 1) return destroys(m, item, seat);
    if (isOwn(item, seat)) return false;
    if (seatsAimedAt(item).includes(seat) || itemsAimedAt(m, item).some((one) => one.seat === seat)) return true;
    return (item.targets ?? []).some((target) => {
      const id = alive(m.state, target);
      return id !== undefined && holder(m, id) === seat;
    });
  });
}

/** Whether damage on the pile would now destroy a card of a seat. If anything is added to the pile, everybody is asked again. */
function destroys(m: EveMachine, item: PileItem, seat: Seat): boolean {
  const entries = (item.info?.entries ?? []) as readonly { readonly to: string; readonly n: number }[];
  return (item.targets ?? []).some((target) => {
    const id = alive(m.state, target);
    if (id === undefined || holder(m, id) !== seat) return false;
    const meant = entries.reduce((sum, { to, n }) => sum + (to === target ? n : 0), 0);
    return (card(m.state, id).dmg ?? 0) + meant >= shield(m, id);
  });
}

/**
 * Whether an option loses nothing by waiting: effects on the player's own cards, and an X that can only be 0. Gaining ISK
 * cannot wait if it might pay for a news that cannot be played now.
 */
function canWait(m: EveMachine, seat: Seat, option: Option, options: readonly Option[]): boolean {
  if ((option.needs ?? []).some(({ choice }) => choice.kind === 'number' && choice.max === 0)) return true;
  const effects = effectsOf(m, option);
  if (effects.length === 0) return false;
  return effects.every((effect) => {
    const { bringsIsk, onlyShows } = profileOf(effect);
    if (bringsIsk === true) return !isShort(m, seat, options);
    return onlyShows === true || concernsOnlyItsPlayer(effect);
  });
}

/**
 * Whether an option has a better time, at which the autopilot stops too, or none: more attack counts until targets are named
 * and no longer, and then only if it destroys something; protection counts until damage is dealt.
 */
function isUntimely(m: EveMachine, seat: Seat, step: string, option: Option, options: readonly Option[]): boolean {
  const { pile, g } = m.state;
  if (pile.length > 0) {
    if (!countsUntil(m, option, 'targets are named')) return false;
    const isFixed = g.step === 'battle.damage' || g.step === 'battle.result';
    return pile.every(({ kind }) => kind === 'damage') || !(isFixed || pile.some((item) => takesFrom(m, item, seat)));
  }
  if (step === 'battle.begin') return countsUntil(m, option, 'targets are named', 'damage is dealt');
  if (step !== 'battle.target') return false;
  if (countsUntil(m, option, 'damage is dealt')) return true;
  return countsUntil(m, option, 'targets are named') && !mayDestroy(m, seat, options);
}

/** Whether all that an option does counts in a battle until one of some moments, and no longer. */
function countsUntil(m: EveMachine, option: Option, ...ends: readonly CountsUntil[]): boolean {
  const effects = effectsOf(m, option);
  return effects.length > 0 && effects.every((effect) => ends.some((end) => profileOf(effect).countsUntil === end));
}

/** Whether something on the pile may take cards or ISK from a seat, which it could spend before. */
function takesFrom(m: EveMachine, item: PileItem, seat: Seat): boolean {
  if (isOwn(item, seat)) return false;
  return (effectsOfItem(m, item) ?? []).some((effect) => 'who' in effect && effect.who !== 'you');
}

/**
 * Whether with all news in hand that add to attacks a seat could destroy one of its targets, or hit a starbase. Damage that
 * destroys nothing is gone when the phase is over (C-11.6). True for whatever else changes attacks.
 */
function mayDestroy(m: EveMachine, seat: Seat, options: readonly Option[]): boolean {
  const { battle } = m.state.g;
  if (battle === undefined || (seat === battle.by && def(m, battle.region).type === 'starbase')) return true;
  const strong = options.filter((option) => countsUntil(m, option, 'targets are named'));
  if (!strong.every(({ id }) => id.startsWith('play:'))) return true;
  const added = strong
    .flatMap((option) => effectsOf(m, option))
    .map((effect) =>
      effect.verb === 'modAttack' && typeof effect.n === 'number' && effect.n > 0 ? effect.n : Infinity,
    )
    .reduce((sum, n) => sum + n, 0);
  return battle.targets.some(({ to }) => {
    const target = alive(m.state, to);
    if (target === undefined) return false;
    const shots = battle.targets.filter((one) => one.to === to);
    const growing = shots.filter(({ from, n }) => n < 0 && ownerOf(m, from) === seat).length;
    const dealt = shots.reduce((sum, { from, n }) => sum + (n < 0 ? attackOf(m, from) : n), 0);
    const left = shield(m, target) - (card(m.state, target).dmg ?? 0);
    // Also where it is destroyed as it stands: more attack makes sure of that.
    return growing > 0 && dealt + added * growing >= left;
  });
}

const ownerOf = (m: EveMachine, from: CardRef): Seat | undefined => {
  const id = alive(m.state, from);
  return id === undefined ? undefined : holder(m, id);
};

const attackOf = (m: EveMachine, from: CardRef): number => {
  const id = alive(m.state, from);
  return id === undefined ? 0 : attack(m, id);
};

/** Whether a seat has news in hand that it cannot play now. */
function isShort(m: EveMachine, seat: Seat, options: readonly Option[]): boolean {
  return zone(m.state, `hand:${seat}`).some(
    (id) => def(m, id).type === 'news' && !options.some((option) => option.id === `play:${id}`),
  );
}

/** What an option would do: the effects of an ability, or of a news when it resolves and while it is in play. */
function effectsOf(m: EveMachine, { card: id, note }: Option): readonly Effect[] {
  if (id === undefined) return [];
  const index = note?.ability;
  const { abilities, playedBy } = def(m, id);
  return typeof index === 'number' ? (abilities[index]?.do ?? []) : playedBy(raceOf(m, card(m.state, id).own)).effects;
}
