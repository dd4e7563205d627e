/** How the better player shares its fire, and what it expects of a battle. */
import { expect, test } from 'vitest';
import { campaign, type Fighter, fight } from '#bots/eve/duel';
import { aim, damageOf } from '#games/eve/rules/aim';

const shooters = (...attacks: readonly number[]) => attacks.map((attack, n) => ({ id: `s${n}`, attack }));
const marks = (...shields: readonly number[]) => shields.map((shield, n) => ({ id: `m${n}`, shield, value: shield }));

/** The marks that a sharing of fire destroys. */
function felled(fire: ReturnType<typeof shooters>, at: ReturnType<typeof marks>): readonly string[] {
  const damage = damageOf(aim(fire, at), fire);
  return at.filter(({ id, shield }) => (damage.get(id) ?? 0) >= shield).map(({ id }) => id);
}

test('fire is shared so that all fall who can, in whatever order the shooters stand', () => {
  for (const attacks of [
    [3, 1, 5],
    [5, 3, 1],
    [1, 5, 3],
  ])
    expect(felled(shooters(...attacks), marks(6, 3))).toEqual(['m0', 'm1']);
});

test('many cheap ones are worth more than a dear one that takes all fire', () => {
  expect(felled(shooters(2, 2, 2), marks(5, 2, 2, 2))).toEqual(['m1', 'm2', 'm3']);
});

const fighter = (id: string, attack: number, shield: number, more: Partial<Fighter> = {}): Fighter => ({
  id,
  attack,
  shield,
  value: attack + shield,
  ambush: 0,
  ...more,
});

test('an ambush strikes before the attackers do', () => {
  const clash = { attackers: [fighter('a', 4, 2)], defenders: [fighter('d', 1, 3, { ambush: 2 })], base: undefined };
  expect(fight(clash)).toMatchObject({ attackers: [], lostAttackers: 6, lostDefenders: 0 });
});

test('a starbase falls to what is left of the attackers and to nothing less', () => {
  const attackers = [fighter('a', 4, 9), fighter('b', 3, 9)];
  expect(fight({ attackers, defenders: [], base: 7 }).fallen).toBe(true);
  expect(fight({ attackers, defenders: [], base: 8 }).fallen).toBe(false);
  expect(fight({ attackers, defenders: [], base: undefined }).fallen).toBe(false);
});

test('the losses of all battle phases add up, on both sides', () => {
  const attackers = [fighter('a', 6, 2), fighter('b', 6, 2)];
  const defenders = [
    fighter('c', 1, 6, { value: 9 }),
    fighter('d', 0, 6, { value: 9 }),
    fighter('e', 2, 6, { value: 8 }),
  ];
  expect(fight({ attackers, defenders, base: undefined })).toMatchObject({ lostAttackers: 8, lostDefenders: 18 });
  expect(campaign({ attackers, defenders, base: undefined })).toMatchObject({ lostAttackers: 16, lostDefenders: 26 });
});
