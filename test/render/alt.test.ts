import { describe, expect, it } from 'vitest';
import { ALT_MOST, altText } from '#render/alt';
import {
  battle,
  cardScene,
  crowded,
  deck,
  deckEmpty,
  deckHuge,
  deckWrong,
  hand,
  hostile,
  midgame,
} from './fixtures.ts';

import { raid } from './fixtures-attacks.ts';
import { duel, rout } from './fixtures-battle.ts';
import { duelCurve } from './fixtures-curve.ts';
import { duelPoster, sixPoster } from './fixtures-poster.ts';

describe('alt text', () => {
  it('begins with game, turn, phase and whose move it is, then what is contested and the pile', () => {
    expect(altText(battle)).toMatch(
      /^EVE: The Second Genesis, Turn 10, Battle\. Elysha may respond\. Scalding Pass: Ian attacks Elysha\. Sansha's Nation: Ian attacks Elysha\. Pile: resolves from 1 on: Stubborn Mechanic on Knifewind, /,
    );
  });

  it('tells a battle: whose move it is, then both sides with their aims and what each ship can still take', () => {
    const text = altText(duel);
    expect(text).toMatch(
      /^EVE: The Second Genesis, Home of Elysha, Targets\. Ian picks targets\. Ian \(A\) attacks, ships 3, /,
    );
    expect(text).toContain('2 Punisher [attack 3, 4 shield, 3 damage, 2 to come, aims at 4 5]');
    expect(text).toContain(
      'Elysha (B) defends, ships 2, attack in all 6: 4 Rustling [attack 3, 4 shield, 0 damage, 5 to come]',
    );
    expect(altText(rout)).toContain('No ships.');
  });

  it('tells how a game ended: who won and by what, and everybody’s place', () => {
    expect(altText(duelPoster)).toBe(
      'Victory: Elysha, Amarr. Throne of Embers, Gilded Spade and 3 more destroy Ian’s starbase. Chances as the table saw them: Elysha 50 → 29 → 100 %; Ian 50 → 71 → 0 %. 1. Elysha (shield 7), 2. Ian. EVE #12 · Core Set, 16 turns, 3 days.',
    );
    expect(altText(sixPoster)).toMatch(/^Victory: A player .* 1\. A player with .*, 2\. Ian \(points 28\), 2\. 李/);
  });

  it('tells who attacked what, and what came of it', () => {
    expect(altText(raid)).toMatch(
      /^The Space War, Attacks since you were here\. Scout ×2 \(B\) → Deadly Sniper \(A\): destroyed\. /,
    );
    expect(altText(raid)).toContain('Main Fleet (B) → Space Spartans: held (8:20).');
  });

  it('tells how a game went: where everybody began, stood after each turn that is marked, and ended', () => {
    expect(altText(duelCurve)).toBe(
      'How the game went: EVE: The Second Genesis · chances of winning. Ian: 50 %, 58 → 35 %, 39 → 71 %, 78 → 100 %, 100 %. Elysha: 50 %, 42 → 65 %, 61 → 29 %, 22 → 0 %, 0 %.',
    );
  });

  it('tells every player with seat, deck and figures', () => {
    expect(altText(midgame)).toContain('Elysha (B, Liberty Tower): ISK 8, cards in hand 5');
  });

  it('tells the contested place before the others, and each card with its figures, commands and tabs', () => {
    const text = altText(battle);
    expect(text).toContain('Knifewind [attack 2, shield 2, ambush 1, aims at 1]');
    expect(text.indexOf('Scalding Pass (')).toBeLessThan(text.indexOf('Home of A'));
    expect(altText(midgame)).toContain('Omen [attack 4, shield 4, 2 turns of assembly left]');
    expect(altText(midgame)).toContain('2× Executioner');
  });

  it('never exceeds the limit and ends in an ellipsis when cut', () => {
    for (const scene of [crowded, hostile]) {
      expect(altText(scene).length).toBeLessThanOrEqual(ALT_MOST);
      expect(altText(scene)).toMatch(/…$/);
      expect(altText(scene)).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|\u202E/);
    }
  });

  it('tells a hand, equal cards counted', () => {
    const one = hand(1).cards[0]!;
    const text = altText({ ...hand(1), cards: [one, one] });
    expect(text).toBe(
      'Your hand. ISK 12, cards in hand 1/7, regions not yet played 2. 2× Executioner (Ship · Frigate, price 4, attack 2, shield 3).',
    );
    expect(altText(hand(0))).toContain('No cards in hand.');
  });

  it('tells a card with figures, commands and text', () => {
    const text = altText(cardScene(1));
    expect(text).toContain('Gilded Spade, Ship · Barge, Amarr, Minmatar.');
    expect(text).toContain('Mining 2, Haul 1.');
    expect(text).toContain('Pending: When this ship warps, you may pay 1 ISK; if you do, draw a card.');
  });

  it('tells a deck: its mark, what lies in play, the prices, then the cards by type', () => {
    expect(altText(deck)).toMatch(
      /^Rust and Thunder, EVE: The Second Genesis · Core Set, Legal: tournament\. race Minmatar, cards 34, mean price Ø 2\.9\. Starbase and upgrade: Minmatar, Liberty Tower\. Outer regions: Scalding Pass, Heaven, Sansha's Nation\. Cards by price: 1: 4, 2: 11, .*8\+: 2\. Ships \(19\): 4× Rustling, /,
    );
    expect(altText(deckEmpty)).toContain(
      'New deck, EVE: The Second Genesis · Core Set, Unfinished. cards 0. The market is empty.',
    );
    expect(altText(deckWrong)).toContain('5× Slagscoop [too many]');
    expect(altText(deckHuge).length).toBeLessThanOrEqual(ALT_MOST);
  });
});
