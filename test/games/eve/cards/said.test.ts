// What a card says is what is done: the words of phrases that the format accepts are held, in games played by chance, against
// a reading of the table of their own.
import { describe, expect, test } from 'vitest';
import { playMatch } from '#bots/play';
import { randomAnswer } from '#bots/random';
import { type CardDef, cardShape } from '#games/eve/cards/format';
import { type Place, phrases, type Selector, type Trait } from '#games/eve/cards/phrase';
import { edition } from '#games/eve/editions';
import { eveGame } from '#games/eve/game';
import type { EveMachine } from '#games/eve/kind';
import { makeLibrary } from '#games/eve/make-library';
import { placeOf } from '#games/eve/rules/facts';
import { attack, shield } from '#games/eve/rules/figures';
import { fitsDefinition } from '#games/eve/rules/fits-definition';
import { eveRules } from '#games/eve/rules/index';
import { all, pileTargets } from '#games/eve/rules/select';
import type { EveState } from '#games/eve/state';
import { Machine } from '#kernel/machine';
import { below, type Rng, seedRng } from '#kernel/random';
import { loadSets } from '#sets/load';

const sets = loadSets().sets.eve;
const library = makeLibrary(sets);
const game = eveGame(sets);

type Filter = Exclude<Selector, { pick: 'ref' }>;

const card = (fields: object) => ({ id: 'a', name: 'A', type: 'ship', shield: 1, ...fields });
const accepted = (fields: object): boolean => cardShape.safeParse(card(fields)).success;
const done = (effect: object): object => ({
  abilities: [{ kind: 'executed', cost: [{ pay: 1 }], do: [effect] }],
});

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;

/** A phrase by chance; whether it can stand somewhere is asked of the format. */
function phraseOf(rng: Rng, pick: string, places: readonly Place[]): string {
  const some = Array.from({ length: below(rng, 3) }, () => oneOf(rng, phrases.traits));
  const place = places.length === 0 || below(rng, 2) === 0 ? undefined : oneOf(rng, places);
  const where = place === undefined ? '' : place === 'the pile' ? ' on the pile' : ` in ${place}`;
  const limit =
    below(rng, 3) === 0 ? ` with ${oneOf(rng, ['price', 'shield', 'attack'])} ${below(rng, 6)} or less` : '';
  return `${pick} ${[...some, below(rng, 2) === 0 ? 'ship' : oneOf(rng, phrases.nouns)].join(' ')}${where}${limit}`.trim();
}

/** So many phrases that the format lets stand in an effect. */
function somePhrases(
  seed: string,
  count: number,
  pick: string,
  places: readonly Place[],
  effect: (what: string) => object,
) {
  const rng = seedRng(seed);
  const found = new Map<string, Filter>();
  for (let tried = 0; found.size < count && tried < 20_000; tried++) {
    const text = phraseOf(rng, pick, places);
    const read = phrases.parse(text);
    if (typeof read !== 'string' && read.pick !== 'ref' && accepted(done(effect(text)))) found.set(text, read);
  }
  expect(found.size).toBe(count);
  return [...found];
}

// ── another reading of the same words, off the plain state ───────────────────────────────────────────────────────

const kindsOf = ({ type, subtype = '' }: CardDef) => [
  type,
  ...subtype
    .toLowerCase()
    .split('>')
    .map((one) => one.trim()),
];

function isA(definition: CardDef, noun: string): boolean {
  return noun === 'card'
    ? definition.type !== 'starbase' && definition.type !== 'outer region'
    : kindsOf(definition).includes(noun);
}

const command: Readonly<Record<string, string>> = {
  mining: 'mining',
  trading: 'trade',
  hauling: 'haul',
  patrolling: 'patrol',
  ambushing: 'ambush',
  sniping: 'sniping',
  tanking: 'tanking',
};

/** Who controls a card in play. */
function whose(state: EveState, id: string): number | undefined {
  const one = state.cards[id]!;
  if (library.get(one.def).type === 'location') return one.at === undefined ? undefined : whose(state, one.at);
  const seat = one.ctl ?? one.own;
  return seat < 0 ? undefined : seat;
}

function whereIs(state: EveState, id: string): string | undefined {
  const one = state.cards[id]!;
  const { type } = library.get(one.def);
  if (type === 'starbase' || type === 'outer region') return id;
  if (one.on !== undefined) return whereIs(state, one.on);
  if (one.at !== 'dock') return one.at;
  const seat = whose(state, id);
  return seat === undefined || !edition(state.edition).dockIsHome ? undefined : state.g.base[seat];
}

type From = { readonly you: number | undefined; readonly src: string; readonly region: string | undefined };

function isSo(state: EveState, trait: Trait, id: string, from: From): boolean {
  const one = state.cards[id]!;
  const home = one.at === undefined || one.at === 'dock' ? undefined : one.at;
  const attacked = state.g.attacks.some(({ region }) => region === home);
  switch (trait) {
    case 'friendly':
      return from.you !== undefined && whose(state, id) === from.you;
    case 'enemy':
      return from.you !== undefined && whose(state, id) !== undefined && whose(state, id) !== from.you;
    case 'other':
      return id !== from.src && id !== state.cards[from.src]?.on;
    case 'unfinished':
      return one.at === 'dock' && (one.tabs ?? 0) > 0;
    case 'attacking':
      return one.atk === true;
    case 'defending':
      return attacked && one.atk !== true && home !== undefined && whose(state, home) === whose(state, id);
    case 'piloted':
      return Object.values(state.cards).some(({ on }) => on === id);
    case 'Amarr-origin':
    case 'Caldari-origin':
    case 'Gallente-origin':
    case 'Minmatar-origin':
      return trait.startsWith(`${library.get(one.def).origin}-`);
    default: {
      const pilot = Object.values(state.cards).find(({ on }) => on === id);
      const known = [one, ...(pilot === undefined ? [] : [pilot])].flatMap(({ def }) => library.get(def).commands);
      return known.some(({ name, side }) => side === one.side && name === command[trait]);
    }
  }
}

/** Cards in docks: what is unfinished where it is said so, agents, and in Core finished ships. */
function isReached(state: EveState, { is }: Filter, id: string): boolean {
  const { at, tabs = 0, def } = state.cards[id]!;
  if (at !== 'dock' || is.includes('unfinished')) return true;
  return library.get(def).type !== 'ship' || (tabs === 0 && edition(state.edition).dockIsHome);
}

function inIts(state: EveState, where: Place | undefined, id: string, from: From): boolean {
  switch (where) {
    case undefined:
    case 'play':
      return true;
    case 'this region':
      return from.region !== undefined && whereIs(state, id) === from.region;
    case 'your home region':
      return from.you !== undefined && whereIs(state, id) === state.g.base[from.you];
    default:
      throw new Error(`nothing was chosen for "${where}"`);
  }
}

function limitOf(m: EveMachine, { atMost }: Filter, id: string): boolean {
  if (atMost === undefined) return true;
  const { price = 0 } = library.get(m.state.cards[id]!.def);
  const value = {
    price: price === 'X' ? (m.state.cards[id]!.x ?? 0) : price,
    attack: attack(m, id),
    shield: shield(m, id),
  };
  return value[atMost.stat] <= atMost.n;
}

// ── games ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Tables as they stand now and then in games played by chance. */
function tables(name: string, look: (m: EveMachine) => void): void {
  for (const of of ['core', 'exiled']) {
    const decks = game.decks.filter((deck) => deck.edition === of).slice(0, 2);
    let seen = 0;
    const random =
      () =>
      (_view: unknown, ask: Parameters<Parameters<typeof playMatch>[0]['players'][number]>[1], chance: () => number) =>
        randomAnswer(ask.choice, chance);
    playMatch({
      game,
      edition: of,
      seed: `${name} ${of}`,
      decks,
      players: [random(), random()],
      most: 400,
      watch: (state) => {
        if (seen++ % 9 === 0 || (state.pile.length > 0 && seen % 3 === 0))
          look(new Machine(eveRules(library), structuredClone(state) as EveState) as EveMachine);
      },
    });
  }
}

describe('what the format accepts is met as its words read', () => {
  test('in play', () => {
    const said = somePhrases('play', 60, 'each', ['this region', 'your home region', 'play'], (what) =>
      what.includes('news') ? { verb: 'destroy', what } : { verb: 'gainIsk', n: 1, per: what },
    );
    const met = new Map<string, number>();
    const wrong: unknown[] = [];
    tables('said in play', (m) => {
      const { state } = m;
      const inPlay = state.zones.play ?? [];
      const src = inPlay[m.version % inPlay.length]!;
      const from = placeOf(m, src);
      const here: From = { you: whose(state, src), src, region: whereIs(state, src) };
      for (const [text, what] of said) {
        const expected = inPlay.filter(
          (id) =>
            isA(library.get(state.cards[id]!.def), what.noun) &&
            isReached(state, what, id) &&
            what.is.every((trait) => isSo(state, trait, id, here)) &&
            inIts(state, what.where, id, here) &&
            limitOf(m, what, id),
        );
        const found = all(m, what, from);
        if (String(found) !== String(expected)) wrong.push([text, found, expected]);
        met.set(text, Math.max(met.get(text) ?? 0, expected.length));
      }
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect([...met.values()].filter((max) => max > 0).length).toBeGreaterThan(15);
  });

  test('on the pile', () => {
    const said = somePhrases('pile', 40, 'target', ['the pile'], (what) => ({ verb: 'counter', what }));
    let met = 0;
    const wrong: unknown[] = [];
    tables('said on the pile', (m) => {
      const { state } = m;
      for (const you of [0, 1])
        for (const [text, what] of said) {
          const found = pileTargets(m, what, { you, src: 'c0', region: undefined, env: {} }, 'ability');
          const expected = state.pile.filter((item) => {
            const definition = item.def === undefined ? undefined : library.get(item.def);
            if (what.noun === 'executed ability' ? item.kind !== 'executed' : item.kind !== 'card') return false;
            if (definition === undefined) return false;
            if (what.noun !== 'executed ability' && !isA(definition, what.noun)) return false;
            const { price = 0 } = definition;
            const figures = {
              price: price === 'X' ? Number(item.env.x ?? 0) : price,
              attack: definition.attack ?? 0,
              shield: definition.shield ?? 0,
            };
            return (
              (what.atMost === undefined || figures[what.atMost.stat] <= what.atMost.n) &&
              what.is.every((trait) =>
                trait === 'friendly'
                  ? item.seat === you
                  : trait === 'enemy'
                    ? item.seat !== you
                    : trait === 'other' || trait.startsWith(`${definition.origin}-`),
              )
            );
          });
          // A card's own text may keep it from being a target.
          const free = expected.filter(
            ({ def }) =>
              !/cannot be the target/.test(
                library
                  .get(def ?? '')
                  .text('en')
                  .join(' '),
              ),
          );
          if (!free.every((one) => found.includes(one)) || !found.every((one) => expected.includes(one)))
            wrong.push([text, found, expected]);
          met += free.length;
        }
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(met).toBeGreaterThan(100);
  });

  test('in hand, market and scrapheap', () => {
    const said = somePhrases('kind', 100, '', [], (what) => ({ verb: 'recover', for: what }));
    const m = new Machine(eveRules(library), {} as EveState) as EveMachine;
    let met = 0;
    const wrong: unknown[] = [];
    for (const [text, what] of said)
      for (const definition of library.cards) {
        const figure = definition[what.atMost?.stat ?? 'price'] ?? 0;
        const expected =
          isA(definition, what.noun) &&
          what.is.every((trait) => trait.startsWith(`${definition.origin}-`)) &&
          (what.atMost === undefined || (figure === 'X' ? 0 : figure) <= what.atMost.n);
        if (fitsDefinition(m, what, definition.id) !== expected) wrong.push([text, definition.id, expected]);
        if (expected) met++;
      }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(met).toBeGreaterThan(100);
  });
});
