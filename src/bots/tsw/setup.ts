/** Set-up and the station: who begins, the first station cards, the commander, which cards are flipped. */
import type { Definition } from '#games/tsw/library';
import { rows } from '#games/tsw/state';
import type { Answer, Option } from '#kernel/ask';
import { firstTogether } from '#kernel/together';
import { best, pick, sum } from '../player.ts';
import { keepingWorth } from './hand.ts';
import { cardOf, optionsOf, type Sight } from './sight.ts';
import { abilityWorth } from './worth.ts';

/** Has the second turn, with a card more in the hand and in the station. */
export function starter(sight: Sight): Answer {
  return pick(String(sight.me));
}

/** What each row has in store for whom it is attacked: cards that are flipped there can be played. */
const byRow = { draw: 1, action: 2, discard: 3 } as const;

/** Lays the cards so that those worth most lie where they are flipped first; the fourth card gives actions. */
export function layRows(sight: Sight): Answer {
  const [option] = optionsOf(sight);
  const needs = option?.needs ?? [];
  const replies = needs.map(({ name, choice }): [string, Answer] => {
    if (choice.kind === 'order') {
      const ranked = [...choice.options].sort((a, b) => keeping(sight, a) - keeping(sight, b));
      return [name, { order: ranked.map(({ id }) => id) }];
    }
    return [name, pick('action')];
  });
  return option === undefined ? sight.ask.fallback : pick(option.id, Object.fromEntries(replies));
}

function keeping(sight: Sight, option: Option): number {
  const card = cardOf(sight, option);
  return card === undefined ? 0 : keepingWorth(sight, card);
}

/** Takes the commander with the best figures and powers. */
export function commander(sight: Sight): Answer {
  const chosen = best(optionsOf(sight), (option) => {
    const card = cardOf(sight, option);
    return card === undefined ? 0 : commandOf(card);
  });
  return chosen === undefined ? sight.ask.fallback : pick(chosen.id);
}

/** The rules' own figures, for commanders without. */
const USUAL = { station: 7, actions: 2 } as const;

function commandOf({ life = 0, station = USUAL.station, actions = USUAL.actions, ...card }: Definition): number {
  const powers = sum(card.abilities, (one) => abilityWorth(one, { cost: 2 }));
  return life + 1.2 * (station - USUAL.station) + 4 * (actions - USUAL.actions) + powers;
}

/** Flips the cards of the rows that give most; of the own station, what can be used from there. */
export function flip(sight: Sight): Answer {
  const { choice } = sight.ask;
  const n = choice.kind === 'choose' ? choice.min : 0;
  const ranked = [...optionsOf(sight)].sort((a, b) => flipWorth(sight, b) - flipWorth(sight, a));
  return { pick: firstTogether(ranked, n) };
}

function flipWorth(sight: Sight, option: Option): number {
  const card = cardOf(sight, option);
  if (card !== undefined) return keepingWorth(sight, card);
  const row = rows.find((one) => one === option.note?.row);
  return row === undefined ? 0 : -Math.abs(byRow[row] - byRow.action);
}
