// The Trade Phase (3.2, A10); stories bear the number of their clause, ruling or scenario.
import { describe, expect, test } from 'vitest';
import { type EseBoard, viewOf } from '#games/ese/view';
import { rules, table } from './table.ts';

describe('trade', () => {
  test('A10: any bundles of both hands and of what is in play change hands; gifts are allowed', () => {
    const t = table({
      seats: [
        { play: ['Ringed World', 'Nano-Tech'], resource: ['L'], action: ['Feint'] },
        { play: ['Core World', 'H'], resource: ['M'], action: ['Ruse'] },
      ],
      from: ['trade', 'turn.rampage'],
    });
    t.does(0, 'offer', { give: ['L', 'Feint', 'Ringed World', 'Nano-Tech'], want: 'anything' });
    t.does(1, 'accept', { give: ['M', 'Ruse', 'Core World', 'H'] }).does(0, 'yes');
    expect(t.plays(0)).toEqual(['Core World', 'Heavy Fleet', 'Star Federation']);
    expect(t.plays(1)).toEqual(['Nano-Tech', 'Old Republic', 'Ringed World']);
    expect([t.hand(0, 'resource'), t.hand(0, 'action')]).toEqual([['Main Fleet'], ['Ruse']]);
    expect([t.hand(1, 'resource'), t.hand(1, 'action')]).toEqual([['Light Fleet'], ['Feint']]);
    // Cards of hands are told to the two alone.
    for (const one of t.told('passed')) expect(one.defs === undefined).toBe(one.to === undefined);
    t.does(0, 'offer', { give: 'M' }).does(1, 'accept');
    expect(t.hand(1, 'resource')).toEqual(['Light Fleet', 'Main Fleet']);
  });

  test('37: who owns one planet may swap it for another, but not give it for less, as giver or as asked', () => {
    const poor = { homeless: true, play: ['Ice World'], resource: ['L'] } as const;
    const t = table({ seats: [poor, { play: ['Core World', 'H'] }], from: ['trade', 'event'] });
    t.does(0, 'offer', { give: 'Ice World', want: 'H' });
    expect(t.told('tradeOff')).toHaveLength(1);
    expect(t.asks().map(({ seat }) => seat)).toEqual([0]);
    t.does(0, 'offer', { give: 'Ice World', want: 'Core World' }).does(1, 'accept');
    expect(t.plays(0)).toEqual(['Core World']);
    const asked = table({ seats: [{ play: ['Core World', 'H'] }, poor], from: ['trade', 'event'] });
    asked.does(0, 'offer', { give: 'H', want: 'Ice World' });
    expect(asked.may(1)).toEqual(['counter', 'decline']);
    asked.does(1, 'decline').does(0, 'offer', { give: 'Core World', want: 'Ice World' });
    expect(asked.may(1)).toEqual(['accept', 'counter', 'decline']);
    asked.does(1, 'accept');
    expect(asked.plays(1)).toEqual(['Core World']);
  });

  test('37: nobody trades the last planet away; a fleet in play changes its pool', () => {
    const t = table({ seats: [{ play: ['M'] }, { action: ['Feint', 'Ruse'] }], from: ['trade', 'event'] });
    const give = (
      t.ask(0).choice as {
        options: readonly { needs?: readonly { choice: { options: readonly { note?: { def?: string } }[] } }[] }[];
      }
    ).options[0]?.needs?.[0]?.choice.options;
    expect(give?.map(({ note }) => note?.def)).toEqual(['normal-fleet']);
    t.does(0, 'offer', { give: 'M', want: 'anything' }).does(1, 'accept', { give: ['Feint', 'Ruse'] });
    t.does(0, 'yes');
    expect(t.plays(1)).toEqual(['Main Fleet', 'Old Republic']);
    expect(t.hand(0, 'action')).toEqual(['Feint', 'Ruse']);
  });

  test('38: only the active player trades', () => {
    const t = table({
      seats: [{ action: ['Feint'] }, { action: ['Ruse'] }, { action: ['Scout'] }],
      from: ['trade', 'event'],
    });
    expect(t.asks().map(({ seat }) => seat)).toEqual([0]);
  });

  test('an offer to all goes to the first who accepts; the offerer may take it back; a counter-offer turns it round', () => {
    const all = table({
      seats: [{ action: ['Feint'] }, { action: ['Ruse'] }, { action: ['Scout'] }],
      from: ['trade', 'event'],
    });
    all.does(0, 'offer:all', { give: 'Feint' }).does(2, 'accept', { give: 'Scout' }).does(0, 'yes');
    expect(all.hand(0, 'action')).toEqual(['Scout']);
    expect(all.hand(2, 'action')).toEqual(['Feint']);
    const back = table({ seats: [{ action: ['Feint'] }, { action: ['Ruse'] }], from: ['trade', 'event'] });
    back.does(0, 'offer', { give: 'Feint', want: 'anything' }).does(0, 'withdraw');
    expect(back.told('withdrew')).toHaveLength(1);
    back.does(0, 'offer', { give: 'Feint', want: 'anything' }).does(1, 'counter', { give: 'Ruse', want: 'anything' });
    back.does(0, 'accept', { give: 'Feint' }).does(1, 'yes');
    expect(back.hand(0, 'action')).toEqual(['Ruse']);
    expect(back.hand(1, 'action')).toEqual(['Feint']);
  });

  test('A10: both say yes to the same trade: what is given for an open offer waits for the offerer’s word', () => {
    const t = table({
      seats: [{ action: ['Feint'] }, { action: ['Ruse'] }, { action: ['Scout'] }],
      from: ['trade', 'event'],
    });
    t.does(0, 'offer', { give: 'Feint', want: 'anything' }).does(1, 'accept');
    const seen = [0, 1, 2].map((seat) => (viewOf(rules, t.state, seat).board as EseBoard).offer?.back);
    expect(seen).toEqual([[], [], undefined]);
    t.does(0, 'no');
    expect([t.hand(0, 'action'), t.hand(1, 'action')]).toEqual([['Feint'], ['Ruse']]);
    expect(t.may(0)).toContain('done');
  });

  test('nobody waits for the offerer: when all have declined, the offer is off', () => {
    const t = table({
      seats: [{ action: ['Feint'] }, { action: ['Ruse'] }, { action: ['Scout'] }],
      from: ['trade', 'event'],
    });
    t.does(0, 'offer:all', { give: 'Feint' }).does(1, 'decline').does(2, 'decline');
    expect(t.told('declined')).toHaveLength(1);
    expect(t.may(0)).toContain('done');
  });
});
