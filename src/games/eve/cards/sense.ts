/** Checks beyond the schema of a set file: for abilities and figures that are well-formed but could never work. */
import { eveVocabulary } from '../verbs/index.ts';
import type { Ability, CardDef } from './format.ts';

/** A fault of a card: its path in the card, and what to write instead. */
export type CardFault = { readonly path: readonly (string | number)[]; readonly message: string };

/** Everything in a card that could never work; empty for a valid card. */
export function nonsense(card: CardDef): CardFault[] {
  const mortal = card.type === 'ship' || card.type === 'starbase';
  const spent = mortal && (card.shield ?? 0) === 0;
  return [
    ...(spent ? [{ path: ['shield'], message: `a ${card.type} without shield dies at once` }] : []),
    ...card.abilities.flatMap((ability, i) =>
      abilityNonsense(ability, card).map(({ path, message }) => ({ path: ['abilities', i, ...path], message })),
    ),
  ];
}

function abilityNonsense(ability: Ability, card: CardDef): CardFault[] {
  const found: CardFault[] = [];
  const add = (path: readonly (string | number)[], message: string) => found.push({ path, message });
  const { kind } = ability;
  if ((kind === 'pending') !== (ability.when !== undefined))
    add(['when'], kind === 'pending' ? 'say when it happens' : 'only a pending ability has a "when"');
  if (kind === 'resolve' && card.type !== 'news') add(['kind'], 'only a news does something when it resolves');
  if (ability.tab !== undefined) {
    const tabs = typeof card.duration === 'number' ? card.duration : 0;
    if (kind === 'resolve') add(['tab'], 'what happens when a news resolves cannot wait for a tab');
    if (ability.tab > tabs) add(['tab'], `this card never shows ${ability.tab} tabs; its duration is ${tabs}`);
  }
  if (kind === 'executed' && ability.cost.length === 0) add(['cost'], 'an executed ability has a cost');
  if ((kind === 'pending' || kind === 'continuous') && ability.cost.length > 0)
    add(['cost'], `a ${kind} ability has no cost; "may" with a number asks for ISK`);
  ability.do.forEach((effect, i) => {
    const misfit = eveVocabulary.misfit(effect, kind === 'continuous');
    if (misfit !== undefined) add(['do', i, 'verb'], misfit);
  });
  return found;
}
