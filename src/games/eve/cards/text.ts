/** Rules text, rendered from the data that runs. A card whose text cannot be rendered cannot be defined. */

import type { Ability, CardDef, Condition, Cost, Effect, Trigger } from './format.ts';
import { traitOf } from './parts.ts';
import { phrases, type Selector } from './phrase.ts';

/** How a card of some type refers to itself. */
type SelfName = 'this ship' | 'this location' | 'this' | 'this card';

const phrase = (what: Selector, self: SelfName = 'this') => phrases.print(what, { self });

/** The text of one ability of a card. */
export function abilityText(ability: Ability, card: Pick<CardDef, 'type'>): string {
  const self = selfName(card.type);
  const marks = [
    ...(ability.affinity === undefined ? [] : [`[${ability.affinity}]`]),
    ...(ability.role === undefined ? [] : [`(${capital(ability.role)})`]),
  ];
  const lead = [
    ...(ability.while === undefined ? [] : [`while ${traitOf[ability.while]}`]),
    ...(ability.tab === undefined ? [] : [`while at duration ${roman[ability.tab - 1]}`]),
    ...(ability.when === undefined ? [] : [triggerText(ability.when, self)]),
    ...(ability.if === undefined ? [] : [conditionText(ability.if)]),
  ];
  const costs = ability.cost.map((cost) => costText(cost, self));
  const body = effectsText(ability.do, card.type === 'location' ? 'this location' : self);
  const may =
    ability.may === undefined
      ? body
      : ability.may === true
        ? `you may ${body}`
        : `you may pay ${ability.may} ISK; if you do, ${body}`;
  const sentence = [...lead, may].join(', ');
  const whole = costs.length > 0 ? `${capital(costs.join(', '))}: ${capital(sentence)}` : capital(sentence);
  return [...marks, `${whole}.`, ...(ability.once ? ['Once per turn.'] : [])].join(' ');
}

const roman = ['I', 'II', 'III', 'IV'] as const;

function selfName(type: CardDef['type']): SelfName {
  return type === 'ship' ? 'this ship' : type === 'news' ? 'this card' : 'this';
}

/** Effects in order; changes of the same objects for the same time are combined ("+1 attack and +1 shield"). */
function effectsText(effects: readonly Effect[], self: SelfName): string {
  const parts: string[] = [];
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    const together = [effect];
    while (effects[i + 1] !== undefined && sameSubject(effect, effects[i + 1] as Effect))
      together.push(effects[++i] as Effect);
    parts.push(together.length > 1 ? changesText(together, self) : effectText(effect, self));
  }
  return parts.join('; ');
}

function sameSubject(a: Effect, b: Effect): boolean {
  const changes = (effect: Effect) =>
    effect.verb === 'modAttack' || effect.verb === 'modShield' || effect.verb === 'modCommand';
  return (
    changes(a) &&
    changes(b) &&
    'what' in a &&
    'what' in b &&
    JSON.stringify([a.what, a.until]) === JSON.stringify([b.what, b.until])
  );
}

const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const cardsWord = (n: number | 'X') => (n === 1 ? '1 card' : `${n} cards`);
const untilText = (until: string | undefined) =>
  until === undefined ? '' : until === 'this leaves play' ? ' while this is in play' : ` until ${until}`;
const many = (selector: Selector, self: SelfName) => phrases.print(selector, { self, many: true });
const has = (selector: Selector) => (selector.pick === 'each' ? 'have' : 'has');
const subject = (selector: Selector, self: SelfName) => many(selector, self);

function changesText(effects: readonly Effect[], self: SelfName): string {
  const first = effects[0] as Extract<Effect, { verb: 'modAttack' }>;
  const figures = effects.map((effect) => figureText(effect));
  return `${subject(first.what, self)} ${has(first.what)} ${figures.join(' and ')}${untilText(first.until)}`;
}

function figureText(effect: Effect): string {
  switch (effect.verb) {
    case 'modAttack':
      return `${signed(effect.n)} attack`;
    case 'modShield':
      return `${signed(effect.n)} shield`;
    case 'modIncome':
      return `${signed(effect.n)} income`;
    case 'modMineral':
      return `${signed(effect.n)} mineral value`;
    case 'modSlots':
      return `${signed(effect.n)} slots`;
    case 'modCommand':
      return `${signed(effect.n)} ${effect.command} power`;
    default:
      throw new Error(`"${effect.verb}" changes no figure`);
  }
}

function effectText(effect: Effect, self: SelfName): string {
  switch (effect.verb) {
    case 'modAttack':
    case 'modShield':
    case 'modIncome':
    case 'modMineral':
    case 'modSlots':
    case 'modCommand':
      return changesText([effect], self);
    case 'draw':
      return effect.who === 'you' ? `draw ${cardsWord(effect.n)}` : `${effect.who} draws ${cardsWord(effect.n)}`;
    case 'extraDraw':
      return `draw ${effect.n} extra ${effect.n === 1 ? 'card' : 'cards'} in your draw phase`;
    case 'discard':
      return `${effect.who === 'you' ? 'discard' : `${effect.who} discards`} ${cardsWord(effect.n)}${effect.random ? ' at random' : ''}`;
    case 'search':
      return `search your market for ${phraseOne(effect.for)} and put it into ${effect.to === 'hand' ? 'your hand' : effect.to}`;
    case 'putIntoPlay':
      return `put ${phraseOne(effect.for)} from your ${effect.from} into play`;
    case 'recover':
      return effect.n === 1 ? `recover ${phraseOne(effect.for)}` : `recover ${effect.n} ${many(effect.for, self)}`;
    case 'shuffleIn':
      return `shuffle up to ${effect.n} cards from your scrapheap into your market`;
    case 'mill':
      return effect.who === 'you' ? `mill ${cardsWord(effect.n)}` : `${effect.who} mills ${cardsWord(effect.n)}`;
    case 'lookAtHand':
      return `look at ${effect.who === 'you' ? 'your' : `${effect.who}'s`} hand`;
    case 'lookAtMarket':
      return `look at the top ${effect.n} cards of your market, put ${
        effect.and === 'reorder' ? 'them back in any order' : '1 into your hand and the rest on the bottom'
      }`;
    case 'returnToHand':
      return `return ${phrase(effect.what, self)} to its owner's hand`;
    case 'reassemble':
      return `reassemble ${phrase(effect.what, self)}`;
    case 'destroy':
      return `destroy ${phrase(effect.what, self)}`;
    case 'damage':
      return `${effect.n} damage to ${phrase(effect.what, self)}`;
    case 'prevent':
      return `prevent ${effect.n === 'all' ? 'all' : `the next ${effect.n}`} damage to ${phrase(effect.what, self)} this ${effect.until.slice(7)}`;
    case 'modHandLimit':
      return `your hand limit is ${signed(effect.n)}`;
    case 'modRegionPlays':
      return `you may play ${signed(effect.n)} outer region each turn`;
    case 'modPrice':
      return `${many(effect.for, self)} cost ${effect.who} ${Math.abs(effect.n)} ${effect.n < 0 ? 'less' : 'more'}`;
    case 'moveTab':
      return `move ${phrase(effect.what, self)} ${Math.abs(effect.n)} ${Math.abs(effect.n) === 1 ? 'tab' : 'tabs'} ${effect.n < 0 ? 'back' : 'on'}`;
    case 'takeControl':
      return `gain control of ${phrase(effect.what, self)}${untilText(effect.until)}`;
    case 'gainIsk':
      return `gain ${effect.n} ISK${effect.per === undefined ? '' : ` for ${phrase(effect.per, self)}`}`;
    case 'loseIsk':
      return `${effect.who === 'you' ? 'you lose' : `${effect.who} loses`} ${effect.n} ISK`;
    case 'stealIsk':
      return `take ${effect.n} ISK from ${effect.who}`;
    case 'moveShip':
      return `move ${phrase(effect.what, self)} to ${effect.to}`;
    case 'forbidWarp':
      return `${subject(effect.what, self)} cannot warp${effect.into === undefined ? '' : ` into ${effect.into}`}${untilText(effect.until)}`;
    case 'forbidAttack':
      return `${subject(effect.what, self)} cannot attack${untilText(effect.until)}`;
    case 'forbidCommand':
      return `${subject(effect.what, self)} cannot have an active command${untilText(effect.until)}`;
    case 'forbidTarget':
      return `${subject(effect.what, self)} cannot be the target of ${effect.by}${untilText(effect.until)}`;
    case 'forbidDestroy':
      return `${subject(effect.what, self)} cannot be destroyed${untilText(effect.until)}`;
    case 'forbidWithdraw':
      return `${subject(effect.what, self)} cannot withdraw${untilText(effect.until)}`;
    case 'commandOff':
      return `switch off the commands of ${phrase(effect.what, self)}`;
    case 'counter':
      return `counter ${phrase(effect.what, self)}${effect.unless === undefined ? '' : ` unless its controller pays ${effect.unless} ISK`}`;
    case 'reassembleInstead':
      return `if ${phrase(effect.what, self)} would be destroyed, ${
        effect.pay === undefined ? '' : `you may pay ${effect.pay} ISK; `
      }reassemble it instead`;
    case 'multiTarget':
      return `${self} may target ${effect.n} ships`;
    case 'winGame':
      return 'you win the game';
    default:
      return effect satisfies never;
  }
}

function phraseOne(selector: Selector): string {
  return selector.pick === 'ref' ? phrase(selector) : phrase({ ...selector, pick: 'a' });
}

function costText(cost: Cost, self: SelfName): string {
  if ('pay' in cost) return `pay ${cost.pay} ISK`;
  if ('discard' in cost) return `discard ${cardsWord(cost.discard)}`;
  return `sacrifice ${phrase(cost.sacrifice, self === 'this ship' ? 'this' : self)}`;
}

function conditionText(condition: Condition): string {
  if ('isk' in condition) return `if you have ${condition.isk} or more ISK`;
  if ('control' in condition)
    return `if you control ${condition.control} or more ${many({ pick: 'each', noun: condition.of, is: [] }, 'this')}`;
  return `if the piloted ship is ${condition.origin}-origin`;
}

function triggerText(trigger: Trigger, self: SelfName): string {
  const self_ = self === 'this card' ? 'this' : self;
  switch (trigger.on) {
    case 'turn begins':
      return 'at the beginning of your turn';
    case 'income step begins':
      return 'at the beginning of your income step';
    case 'enters play':
      return `when ${phrase(trigger.what, 'this')} enters play`;
    case 'destroyed':
      return `when ${phrase(trigger.what, 'this')} is destroyed`;
    case 'warps':
      return `when ${phrase(trigger.what, self_)} warps`;
    case 'warps into this region':
      return `when ${phrase(trigger.what, self_)} warps into this region`;
    case 'attacks':
      return `when ${phrase(trigger.what, self_)} attacks`;
    case 'enemy attacks':
      return `when an enemy attacks ${trigger.where}`;
    case 'battle phase begins':
      return `at the beginning of a battle phase in ${trigger.where}`;
    case 'you gain control of this region':
      return 'when you gain control of this region';
    case 'you play':
      return `when you play ${phrase(trigger.what, self_)}`;
    case 'opponent draws':
      return 'when an opponent draws a card';
    case 'boards':
      return 'when this boards a ship';
    default:
      return trigger satisfies never;
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
