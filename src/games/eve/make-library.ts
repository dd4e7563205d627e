/** Makes a library from card sets: everything about their cards that is computed once. */

import type { Language } from '#words/languages';
import { latest, lookup } from '../kit/library.ts';
import { rulesetHash } from '../kit/rulings.ts';
import type { CardDef, CardSet } from './cards/format.ts';
import { abilityText } from './cards/text.ts';
import { rulesVersion } from './guide/rulings.ts';
import type { Definition, Library, Played } from './library.ts';
import { commandSides } from './rules/command-sides.ts';

/** Ids of the sets that come with the program. */
const builtIn: ReadonlySet<string> = new Set(['core', 'exiled']);

/** Makes a library from checked sets. A card or deck of a later set replaces an earlier one with the same id. */
export function makeLibrary(sets: readonly CardSet[]): Library {
  const cards = latest(sets.flatMap((set) => set.cards.map((card) => define(card, set))));
  const decks = latest(sets.flatMap((set) => set.decks));
  return { hash: rulesetHash(rulesVersion, sets), sets, decks, cards, ...lookup(cards) };
}

function define(card: CardDef, { set, name }: CardSet): Definition {
  const numbered = card.abilities.map((ability, index) => ({ ability, index }));
  return {
    ...card,
    setName: name,
    added: !builtIn.has(set),
    text: textsOf(card),
    sides: commandSides(card.commands),
    kinds: [card.type, ...(card.subtype?.toLowerCase().split('>') ?? []).map((part) => part.trim())],
    continuous: card.abilities.filter((one) => one.kind === 'continuous'),
    playedBy: playedBy(card),
    executed: numbered.filter(({ ability }) => ability.kind === 'executed'),
    pending: numbered.filter(({ ability }) => ability.kind === 'pending'),
  };
}

/** The texts of a card, rendered once for each language that somebody reads. */
function textsOf(card: CardDef): Definition['text'] {
  const rendered = new Map<Language, readonly string[]>();
  return (language) => {
    const texts = rendered.get(language) ?? card.abilities.map((ability) => abilityText(ability, card, language));
    rendered.set(language, texts);
    return texts;
  };
}

function playedBy({ abilities }: CardDef): Definition['playedBy'] {
  const kept = abilities.filter(({ kind }) => kind !== 'resolve');
  const played = (race: string | undefined): Played => {
    const resolving = abilities.filter(
      ({ kind, affinity }) => kind === 'resolve' && (affinity === undefined || affinity === race),
    );
    return { resolving, effects: [...resolving, ...kept].flatMap((ability) => ability.do) };
  };
  const byAnybody = played(undefined);
  const byRace = new Map<string | undefined, Played>();
  for (const { affinity } of abilities) if (affinity !== undefined) byRace.set(affinity, played(affinity));
  return (race) => byRace.get(race) ?? byAnybody;
}
