/** Rules text of the cards, rendered from the data that runs. */
import type { CardDef, Effect, FleetClass, Reach } from './format.ts';

/** A paragraph for each effect of a card, and, for a marked card, one on who may play it and when. */
export function cardText(card: CardDef): readonly string[] {
  const lead = card.type === 'tactics' || card.type === 'battle' ? [markText(card)] : [];
  return [...lead, ...card.do.map(effectText)];
}

function markText({ type, mark = 'any' }: CardDef): string {
  const when = type === 'tactics' ? 'Tactics' : 'Battle';
  switch (mark) {
    case 'A':
      return `${when}, attack: only the attacker plays it${type === 'battle' ? ', on a fleet' : ''}.`;
    case 'D':
      return type === 'battle'
        ? `${when}, defence: only the defence plays it, on a fleet, or on the planet if no fleet guards it.`
        : `${when}, defence: only a defender plays it.`;
    case 'C':
      return `${when}, combat: either side plays it${type === 'battle' ? ', on a fleet' : ''}.`;
    case 'F':
      return `${when}, formation: either side plays it, on a fleet of its class.`;
    default:
      return `${when}: anybody who may play cards now plays it.`;
  }
}

const counted = (n: number, one: string, more = `${one}s`) => (n === 1 ? `1 ${one}` : `${n} ${more}`);
const fleetOf = (only?: FleetClass) => (only === undefined ? 'fleet' : `${only} fleet`);

function reachText(reach: Reach): string {
  switch (reach) {
    case 'all':
      return 'Your fleets';
    case 'here':
      return 'Fleets that defend this planet';
    default:
      return `Your ${reach} fleets`;
  }
}

/** "on 1 to 5 of 10". */
const odds = (chance: number) => `on ${chance === 1 ? '1' : `1 to ${chance}`} of 10`;

/** One effect in words. */
export function effectText(effect: Effect): string {
  switch (effect.verb) {
    case 'handMax':
      return `Your limit of ${effect.of} cards is ${effect.n} higher.`;
    case 'plays':
      return effect.of === 'event'
        ? `You may play ${counted(effect.n, 'more event')} in your Event Phase.`
        : `You may play ${counted(effect.n, `more ${effect.of}`)} in your turn.`;
    case 'draws':
      return `You draw ${counted(effect.n, 'more resource card')} in your Production.`;
    case 'speed':
      return `${reachText(effect.of)} have +${effect.n} speed each.`;
    case 'force':
      return `${reachText(effect.of)} have +${effect.n} force each.`;
    case 'battleCards':
      return effect.of === 'any'
        ? `Your battle cards that add force add ${effect.n} more each.`
        : `Your ${({ A: 'attack', D: 'defence', C: 'combat', F: 'formation' } as const)[effect.of]} battle cards add ${effect.n} more force each.`;
    case 'points':
      return `${effect.n} victory points.`;
    case 'planetPoints':
      return `Each of your planets is worth ${counted(effect.n, 'more victory point')}.`;
    case 'boost':
      return `Once per turn, in a tactics window: one of your fleets has +${effect.n} speed until the end of the turn.`;
    case 'sharpTactics':
      return `Each fleet that your tactics speed up gets +${effect.n} speed more.`;
    case 'techAsCard':
      return `In battle you may discard a tech from your hand as a battle card: +${effect.n} force, on a fleet of yours there.`;
    case 'scavenge':
      return 'In your Production you may draw some or all of your cards from the top of the discarded resource cards.';
    case 'lure':
      return `Once in your Event Phase an opponent of your choice discards ${counted(effect.n, 'random action card')}.`;
    case 'rescue':
      return `When a fleet of yours would be destroyed in battle, roll: ${odds(effect.chance)} you keep it.`;
    case 'salvage':
      return `When you destroy an enemy fleet in battle, roll: ${odds(effect.chance)} it becomes yours.`;
    case 'pilfer':
      return `Once in your Production, name a hand of an opponent and roll: ${odds(effect.chance)} you take a random card of it.`;
    case 'start':
      return effect.with === 'race'
        ? `At the start: draw ${counted(effect.n, 'more race card')} into play.`
        : `At the start: turn up resource cards until ${counted(effect.n, effect.with)} are in play; the others go back.`;
    case 'attach':
      return 'When it comes into play: draw a race card and attach it here.';
    case 'hasten':
      return effect.fleets === 1
        ? `A ${fleetOf(effect.only)} of your side has +${effect.n} speed until the end of the turn.`
        : `Up to ${effect.fleets} ${fleetOf(effect.only)}s of your side have +${effect.n} speed each until the end of the turn.`;
    case 'cancel':
      return "Cancel another player's card that was played in this window.";
    case 'redirect':
      return effect.whose === 'own'
        ? 'Assign one of your fleets to another planet that it may go to, whatever its speed.'
        : "Assign an opponent's assigned fleet to another planet that it may go to.";
    case 'strand':
      return 'A fleet loses its assignment and cannot be assigned again this turn.';
    case 'swap':
      return 'Two of your fleets change their assignments with each other.';
    case 'addForce':
      return effect.only === undefined ? `+${effect.n} force.` : `+${effect.n} force, on a ${effect.only} fleet.`;
    case 'save':
      return 'A fleet of this battle is not destroyed. You may wait until one is about to be lost.';
    case 'destroy':
      return 'Destroy a fleet of this battle.';
    case 'ruin':
      return `Discard any ${effect.what} in play${effect.what === 'planet' ? ', but no homeworld' : ''}.`;
    case 'takeOver':
      return `Take control of an opponent's ${effect.what}${effect.what === 'planet' ? ', but no homeworld' : ''}.`;
    case 'fetch':
      return `Look for a ${effect.what} in the resource deck and put it into play. Shuffle the deck.`;
    case 'makeDiscard':
      return `An opponent discards ${counted(effect.n, `${effect.hand} card`)} of their choice.`;
    case 'stealCards':
      return `Take ${counted(effect.n, `random ${effect.hand} card`)} from an opponent's hand.`;
    case 'drawActions':
      return `Draw ${counted(effect.n, 'action card')}.`;
    case 'recruit':
      return 'Draw a race card into play.';
    case 'spy':
      return 'Look at both hands of an opponent.';
    case 'peace':
      return 'When an opponent has finished their Event Phase: no attacks in that turn.';
    case 'rampage':
      return 'In your End Phase: your turn goes on again from the Action Phase.';
    default:
      return effect satisfies never;
  }
}
