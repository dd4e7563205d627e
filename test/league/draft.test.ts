// Boosters and drafts, walked to their end.
import { describe, expect, test } from 'vitest';
import { below, seedRng } from '#kernel/random';
import { type BoosterPlan, openBooster } from '#league/boosters';
import { type Boosters, type Draft, isDrafted, newDraft, packFor, packKey, picksFrom, take } from '#league/draft';

const sheet = (name: string, n: number): string[] => Array.from({ length: n }, (_, index) => `${name}${index}`);
const plan: BoosterPlan = [
  { cards: 10, of: sheet('common', 106) },
  { cards: 3, of: sheet('uncommon', 67) },
  { cards: 1, of: sheet('rare', 27) },
  { cards: 1, of: sheet('region', 40) },
];
const boosters: Boosters = (entry, booster) => openBooster(plan, `season/${entry}/${booster}`);
const four = { boosters: 4, take: 2 };

test('LS67 a booster has no card twice, and the same seed opens the same one', () => {
  for (let n = 0; n < 200; n++) {
    const cards = openBooster(plan, `booster ${n}`);
    const count = (of: string) => cards.filter((card) => card.startsWith(of)).length;
    expect([count('common'), count('uncommon'), count('rare'), count('region'), new Set(cards).size]).toEqual([
      10, 3, 1, 1, 15,
    ]);
    expect(openBooster(plan, `booster ${n}`)).toEqual(cards);
  }
  expect(openBooster(plan, 'one')).not.toEqual(openBooster(plan, 'other'));
});

/** Takes the first cards of the pack that waits for somebody. */
function takeFirst(draft: Draft, entry: string): Draft {
  const pack = packFor(draft, entry);
  if (pack === undefined) throw new Error(`no pack waits for ${entry}`);
  const after = take(draft, entry, packKey(pack), pack.cards.slice(0, picksFrom(draft, pack)), boosters);
  if (typeof after === 'string') throw new Error(after);
  return after;
}

describe('a draft', () => {
  test('everybody has sixty cards in the end, in whatever order they come', () => {
    for (let people = 4; people <= 8; people++) {
      const group = sheet('P', people);
      const rng = seedRng(`draft of ${people}`);
      let draft = newDraft(group, four, boosters);
      const dealt = new Set<string>();
      while (!isDrafted(draft)) {
        const ready = group.filter((entry) => packFor(draft, entry) !== undefined);
        draft = takeFirst(draft, ready[below(rng, ready.length)] ?? '');
        for (const { id } of draft.packs) dealt.add(id);
      }
      expect(Object.values(draft.pools).map((pool) => pool.length)).toEqual(group.map(() => 60));
      expect(dealt.size).toBe(4 * people);
      const opened = group.flatMap((entry) => [1, 2, 3, 4].flatMap((booster) => [...boosters(entry, booster)]));
      expect(Object.values(draft.pools).flat().sort()).toEqual(opened.sort());
    }
  });

  test('the first booster goes one way round and the second the other', () => {
    const group = ['A', 'B', 'C', 'D'];
    let draft = takeFirst(newDraft(group, four, boosters), 'A');
    expect(draft.packs.filter(({ reader }) => reader === 'B').map(({ id, pass }) => [id, pass])).toEqual([
      ['1-1', 1],
      ['1-0', 2],
    ]);
    while (draft.packs.some(({ booster }) => booster === 1))
      for (const entry of group) if (packFor(draft, entry)?.booster === 1) draft = takeFirst(draft, entry);
    draft = takeFirst(draft, 'A');
    expect(draft.packs.find(({ id }) => id === '2-0')?.reader).toBe('D');
  });

  test('who has seen all packs of a booster opens the next one, and waits for nobody', () => {
    let draft = newDraft(['A', 'B', 'C', 'D'], four, boosters);
    const opened: number[] = [];
    while (!isDrafted(draft)) {
      for (const entry of ['A', 'B', 'C', 'D'])
        if (packFor(draft, entry) !== undefined) draft = takeFirst(draft, entry);
      opened.push(draft.opened.A ?? 0);
    }
    expect(opened).toEqual(opened.toSorted());
    expect(new Set(opened)).toEqual(new Set([1, 2, 3, 4]));
  });

  test('LS69 the same press a second time, or from an old screen, takes nothing', () => {
    const draft = newDraft(['A', 'B', 'C', 'D'], four, boosters);
    const pack = packFor(draft, 'A');
    if (pack === undefined) throw new Error('no pack');
    const cards = pack.cards.slice(0, 2);
    const after = take(draft, 'A', packKey(pack), cards, boosters) as Draft;
    expect(take(after, 'A', packKey(pack), cards, boosters)).toBe('other-pack');
    expect(take(draft, 'A', packKey(pack), ['rare0', 'none'], boosters)).toBe('other-cards');
    expect(take(draft, 'A', packKey(pack), cards.slice(1), boosters)).toBe('other-cards');
    expect(take(draft, 'A', packKey(pack), [cards[0] ?? '', cards[0] ?? ''], boosters)).toBe('other-cards');
    expect(take(draft, 'X', packKey(pack), cards, boosters)).toBe('other-pack');
  });

  test('it goes on from its JSON', () => {
    const draft = takeFirst(newDraft(['A', 'B', 'C', 'D'], four, boosters), 'C');
    expect(takeFirst(JSON.parse(JSON.stringify(draft)) as Draft, 'D')).toEqual(takeFirst(draft, 'D'));
  });
});
