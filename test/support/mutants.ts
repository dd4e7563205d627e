/** Cards with one thing on them changed: a story that still holds with the change does not tell of it. */

import type { Ability, CardDef, Condition, Cost, Effect, Trigger } from '#games/eve/cards/format';
import { traitOf } from '#games/eve/cards/parts';
import type { Selector } from '#games/eve/cards/phrase';

export type Mutant = { readonly says: string; readonly card: CardDef };

/** All changes of the abilities of a card: each gone, its parts gone, its numbers one up, its limits lifted. */
export function mutants(card: CardDef): Mutant[] {
  const changed = card.abilities.flatMap((ability, index) =>
    abilities(ability).map(({ says, to }) => ({
      says: `${index}: ${says}`,
      card: { ...card, abilities: card.abilities.map((one, at) => (at === index ? to : one)) },
    })),
  );
  const gone = card.abilities.map((_, index) => ({
    says: `${index}: gone`,
    card: { ...card, abilities: card.abilities.filter((_one, at) => at !== index) },
  }));
  const free = card.limited ? [{ says: 'not limited', card: { ...card, limited: false } }] : [];
  return [...gone, ...changed, ...free];
}

type Change<T> = { readonly says: string; readonly to: T };
const within = <T, U>(changes: readonly Change<T>[], put: (to: T) => U): Change<U>[] =>
  changes.map(({ says, to }) => ({ says, to: put(to) }));

function abilities(ability: Ability): Change<Ability>[] {
  const found: Change<Ability>[] = [];
  const add = (says: string, changes: Partial<Ability>, without: readonly (keyof Ability)[] = []) => {
    const to = { ...ability, ...changes };
    for (const field of without) delete to[field];
    found.push({ says, to });
  };
  if (ability.once) add('not once', { once: false });
  if (ability.may !== undefined) add('must', {}, ['may']);
  if (typeof ability.may === 'number') add('dearer', { may: ability.may + 1 });
  if (ability.unless !== undefined) {
    add('without unless', {}, ['unless']);
    add('unless dearer', { unless: { ...ability.unless, pay: ability.unless.pay + 1 } });
  }
  if (ability.affinity !== undefined) add('for all races', {}, ['affinity']);
  if (ability.while !== undefined) add('without command', {}, ['while']);
  if (ability.role !== undefined) add('other role', { role: ability.role === 'agent' ? 'pilot' : 'agent' });
  if (ability.if !== undefined) {
    add('without if', {}, ['if']);
    found.push(...within(conditions(ability.if), (to) => ({ ...ability, if: to })));
  }
  if (ability.when !== undefined) found.push(...within(triggers(ability.when), (when) => ({ ...ability, when })));
  ability.cost.forEach((cost, at) => {
    add(`without cost ${at}`, { cost: ability.cost.filter((_, i) => i !== at) });
    found.push(
      ...within(costs(cost), (to) => ({ ...ability, cost: ability.cost.map((one, i) => (i === at ? to : one)) })),
    );
  });
  ability.do.forEach((effect, at) => {
    if (ability.do.length > 1) add(`without effect ${at}`, { do: ability.do.filter((_, i) => i !== at) });
    found.push(
      ...within(effects(effect), (to) => ({ ...ability, do: ability.do.map((one, i) => (i === at ? to : one)) })),
    );
  });
  return found;
}

function conditions(condition: Condition): Change<Condition>[] {
  if ('isk' in condition) return [{ says: 'if more ISK', to: { isk: condition.isk + 1 } }];
  if ('control' in condition)
    return [{ says: 'if more controlled', to: { ...condition, control: condition.control + 1 } }];
  if ('hand' in condition) return [{ says: 'if more in hand', to: { hand: condition.hand + 1 } }];
  if ('fewer' in condition) return [{ says: 'if fewer yet', to: { ...condition, fewer: condition.fewer + 1 } }];
  return [{ says: 'other origin', to: { origin: condition.origin === 'Amarr' ? 'Minmatar' : 'Amarr' } }];
}

function triggers(when: Trigger): Change<Trigger>[] {
  const found: Change<Trigger>[] = [];
  if ('what' in when) found.push(...within(selectors(when.what), (what) => ({ ...when, what }) as Trigger));
  if (when.on === 'enemy attacks' || when.on === 'battle phase begins') {
    const wider = when.on === 'enemy attacks' ? 'a region you control' : 'your home region';
    const where = when.where === wider ? 'this region' : wider;
    found.push({ says: `where: ${where}`, to: { ...when, where } as Trigger });
  }
  if (when.on === 'warps into this region')
    found.push({ says: 'warps anywhere', to: { on: 'warps', what: when.what } });
  if (when.on === 'attacks') found.push({ says: 'warps', to: { on: 'warps', what: when.what } });
  return found;
}

function costs(cost: Cost): Change<Cost>[] {
  const more = (n: number | 'X') => (n === 'X' ? 1 : n + 1);
  if ('pay' in cost) return [{ says: 'dearer', to: { pay: more(cost.pay) } }];
  if ('discard' in cost) return [{ says: 'discard more', to: { discard: more(cost.discard) } }];
  return within(selectors(cost.sacrifice), (sacrifice) => ({ sacrifice }));
}

function effects(effect: Effect): Change<Effect>[] {
  const found: Change<Effect>[] = [];
  const add = (says: string, changes: object) => found.push({ says, to: { ...effect, ...changes } as Effect });
  if ('n' in effect && typeof effect.n === 'number') {
    add('n + 1', { n: effect.n + 1 });
    add('n - 1', { n: effect.n - 1 });
  }
  if ('n' in effect && effect.n === 'X') add('X is 1', { n: 1 });
  if ('n' in effect && effect.n === 'all') add('not all', { n: 1 });
  // A power is there only while the command is active: to say so again changes nothing.
  const idle = effect.verb === 'modCommand' ? [`without "${traitOf[effect.command]}"`] : [];
  if ('what' in effect) {
    const others = selectors(effect.what).filter(({ says }) => !idle.includes(says));
    found.push(...within(others, (what) => ({ ...effect, what }) as Effect));
  }
  if ('for' in effect) found.push(...within(selectors(effect.for), (to) => ({ ...effect, for: to }) as Effect));
  if ('per' in effect && effect.per !== undefined)
    found.push(...within(selectors(effect.per), (per) => ({ ...effect, per }) as Effect));
  if ('until' in effect && effect.until !== undefined) {
    if (effect.until !== 'end of turn') add('until end of turn', { until: 'end of turn' });
    if (effect.until !== 'end of phase' && effect.verb !== 'takeControl')
      add('until end of phase', { until: 'end of phase' });
    if (effect.verb === 'takeControl') add('for good', { until: undefined });
  }
  if (effect.verb === 'takeControl' && effect.until === undefined) add('until end of turn', { until: 'end of turn' });
  if (effect.verb === 'modPrice') add('other payer', { who: effect.who === 'you' ? 'opponents' : 'you' });
  if ('who' in effect && effect.verb !== 'modPrice')
    for (const who of effect.who === 'you' ? ['each opponent'] : ['you', 'each opponent'])
      if (who !== effect.who) add(`who: ${who}`, { who });
  if (effect.verb === 'forbidTarget')
    for (const by of ['news', 'enemy news', 'enemy abilities', 'news or abilities', 'enemy news or abilities'])
      if (by !== effect.by) add(`by ${by}`, { by });
  if (effect.verb === 'forbidWarp' && effect.into !== undefined) add('into anywhere', { into: undefined });
  if (effect.verb === 'lookAtMarket') add('other look', { and: effect.and === 'reorder' ? 'keep one' : 'reorder' });
  if (effect.verb === 'discard') add('random or not', { random: !effect.random });
  if (effect.verb === 'counter' && effect.unless !== undefined) {
    add('unless more', { unless: effect.unless + 1 });
    add('unless less', { unless: effect.unless - 1 });
    add('for nothing', { unless: undefined });
  }
  if (effect.verb === 'reassembleInstead' && effect.pay !== undefined) {
    add('pay more', { pay: effect.pay + 1 });
    add('pay nothing', { pay: undefined });
  }
  if (effect.verb === 'search') add('other place', { to: effect.to === 'hand' ? 'play in this region' : 'hand' });
  if (effect.verb === 'moveShip')
    for (const to of ['your home region', "its controller's home region", 'an outer region you control'])
      if (to !== effect.to) add(`to ${to}`, { to });
  return found;
}

function selectors(what: Selector): Change<Selector>[] {
  if (what.pick === 'ref') return [];
  const found: Change<Selector>[] = what.is.map((trait) => ({
    says: `without "${trait}"`,
    to: { ...what, is: what.is.filter((one) => one !== trait) },
  }));
  if (what.where !== undefined && what.where !== 'the pile' && what.where !== 'play') {
    const { where: _, ...anywhere } = what;
    found.push({ says: `without "in ${what.where}"`, to: anywhere });
  }
  if (what.atMost !== undefined) {
    const { stat, n } = what.atMost;
    found.push({ says: `${stat} + 1`, to: { ...what, atMost: { stat, n: n + 1 } } });
    found.push({ says: `${stat} - 1`, to: { ...what, atMost: { stat, n: n - 1 } } });
  }
  if (what.noun !== 'card' && what.noun !== 'executed ability') {
    const noun = what.noun === 'ship' ? 'location' : 'ship';
    found.push({ says: `a ${noun}`, to: { ...what, noun } });
    if (what.where === 'the pile') found.push({ says: 'any card', to: { ...what, noun: 'card' } });
    if (['planet', 'moon', 'station', 'asteroid field'].includes(what.noun))
      found.push({ says: 'any location', to: { ...what, noun: 'location' } });
  }
  return found;
}
