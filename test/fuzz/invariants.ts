/** What must hold of every state of a game of EVE, whatever has been played. Each check answers with what is wrong. */
import type { Library } from '#games/eve/library';
import type { EveState } from '#games/eve/state';
import { controller, zone } from '#kernel/zones';

/** What is remembered of the state before. */
export type Before = { readonly cards: string; readonly outer: readonly string[] };

/** The facts that later states are held against; the cards are those of the beginning. */
export function remember(library: Library, state: EveState, begun?: Before): Before {
  return { cards: begun?.cards ?? deck(library, state), outer: outerRegions(library, state) };
}

/** Everything that is wrong with a state; empty if nothing is. */
export function faults(library: Library, state: EveState, before: Before): string[] {
  return [
    ...conserved(library, state, before),
    ...solvent(state),
    ...placed(library, state),
    ...crewed(library, state),
    ...outerRegionsStay(library, state, before),
    ...controlled(library, state),
    ...ended(state),
  ];
}

/** Every owned card is in exactly one zone, and no card has come or gone. */
function conserved(library: Library, state: EveState, before: Before): string[] {
  const found: string[] = [];
  const at = new Map<string, string>();
  for (const [name, ids] of Object.entries(state.zones)) {
    const seat = /^(?:hand|market|scrap|regions):(\d+)$/.exec(name)?.[1];
    for (const id of ids) {
      if (at.has(id)) found.push(`${id} is in ${at.get(id)} and in ${name}`);
      at.set(id, name);
      const own = state.cards[id]?.own;
      if (own === undefined || (seat !== undefined && Number(seat) !== own))
        found.push(`${id} of seat ${own ?? 'nobody'} is in ${name}`);
    }
  }
  for (const id of Object.keys(state.cards)) if (!at.has(id)) found.push(`${id} is in no zone`);
  if (deck(library, state) !== before.cards) found.push('cards have come or gone, or changed their owner');
  return found;
}

/** All cards by owner, without order; a starbase counts the same on either side. */
function deck(library: Library, state: EveState): string {
  const name = (def: string) => (library.get(def).type === 'starbase' ? 'starbase' : def);
  return Object.values(state.cards)
    .map((card) => `${card.own} ${name(card.def)}`)
    .sort()
    .join();
}

function solvent(state: EveState): string[] {
  return state.g.isk.flatMap((isk, seat) =>
    Number.isSafeInteger(isk) && isk >= 0 ? [] : [`the wallet of seat ${seat} holds ${isk}`],
  );
}

/** Ships and locations are somewhere that is in play; damage and tabs are what they may be. */
function placed(library: Library, state: EveState): string[] {
  return zone(state, 'play').flatMap((id) => {
    const card = state.cards[id]!;
    const { type } = library.get(card.def);
    const found: string[] = [];
    const region = card.at === undefined || card.at === 'dock' ? undefined : state.cards[card.at];
    if (region !== undefined && !zone(state, 'play').includes(card.at ?? ''))
      found.push(`${id} is at ${card.at}, which is not in play`);
    if (type === 'ship' && card.at === undefined) found.push(`ship ${id} is nowhere`);
    if (card.tabs !== undefined && type === 'ship' && card.at !== 'dock')
      found.push(`unfinished ship ${id} is out of the dock`);
    if (card.atk === true && !state.g.attacks.some((one) => one.region === card.at))
      found.push(`${id} attacks where no attack is`);
    if (card.side !== undefined && card.at === 'dock') found.push(`${id} has a command on in the dock`);
    if ((card.dmg ?? 0) < 0 || (card.tabs ?? 1) < 1 || (card.tabs ?? 1) > 4)
      found.push(`${id} has damage ${card.dmg}, tabs ${card.tabs}`);
    return found;
  });
}

/** A character in play is an agent in the dock, or the one pilot of an undocked ship, or its owner is asked about a clone. */
function crewed(library: Library, state: EveState): string[] {
  const aboard = new Map<string, string>();
  const asksClone = state.open?.asks.some((ask) => ask.prompt.key === 'ask.clone') === true;
  return zone(state, 'play').flatMap((id) => {
    const card = state.cards[id]!;
    if (library.get(card.def).type !== 'character')
      return card.on === undefined && card.adrift === undefined ? [] : [`${id} is a pilot and no character`];
    const found: string[] = [];
    const states = [card.at === 'dock', card.on !== undefined, card.adrift === true].filter((one) => one);
    if (states.length !== 1) found.push(`character ${id} is in ${states.length} places`);
    if (card.adrift === true && !asksClone) found.push(`character ${id} is adrift`);
    if (card.on === undefined) return found;
    const ship = state.cards[card.on];
    if (ship === undefined || !zone(state, 'play').includes(card.on)) found.push(`${id} pilots a ship that is gone`);
    else {
      if (ship.at === 'dock') found.push(`${id} pilots the docked ship ${card.on}`);
      if (controller(state, card.on) !== controller(state, id)) found.push(`${id} pilots the ship of another player`);
      if (aboard.has(card.on)) found.push(`${card.on} has two pilots`);
    }
    aboard.set(card.on, id);
    return found;
  });
}

function outerRegionsStay(library: Library, state: EveState, before: Before): string[] {
  const now = new Set(outerRegions(library, state));
  return before.outer.filter((id) => !now.has(id)).map((id) => `outer region ${id} has left play`);
}

function outerRegions(library: Library, state: EveState): string[] {
  return zone(state, 'play').filter((id) => library.get(state.cards[id]!.def).type === 'outer region');
}

/** An outer region is its ships': only attackers are there besides those of its controller (C-8). */
function controlled(library: Library, state: EveState): string[] {
  return outerRegions(library, state).flatMap((region) => {
    const holder = controller(state, region);
    const ships = zone(state, 'play').filter(
      (id) => state.cards[id]!.at === region && library.get(state.cards[id]!.def).type === 'ship',
    );
    const attacked = state.g.attacks.some((one) => one.region === region);
    const strangers = ships.filter((id) => controller(state, id) !== holder && !(attacked && state.cards[id]!.atk));
    const found = strangers.map((id) => `${id} is in ${region}, which seat ${holder ?? 'nobody'} controls`);
    if (holder !== undefined && ships.length === 0) found.push(`seat ${holder} controls ${region} without a ship`);
    return found;
  });
}

/** Either somebody is asked, or the game is over. */
function ended(state: EveState): string[] {
  const asked = state.open?.asks.length ?? 0;
  if (state.result === undefined) return asked > 0 ? [] : ['nobody is asked and the game is not over'];
  return asked > 0 || state.frames.length > 0 || state.pile.length > 0 ? ['the game is over and work is left'] : [];
}
