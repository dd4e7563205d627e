// Somebody who asks for one picture after the other, from every server they are in and in direct messages, without end.
import { expect, onTestFinished, test } from 'vitest';
import { keyOf } from '#discord/core/library';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { type DrivenPerson, type Exchange, textOfMessage } from '#test/driver';
import { hasPicture } from './crowd.ts';
import { type Field, openField } from './field.ts';
import { sharedFolder } from './folder.ts';

const cards = createGames(loadSets().sets).flatMap((game) => game.cards.map((card) => keyOf({ game, card })));
/** How many things the spammer wants at a time, and at least in one flood. */
const atOnce = 40;
const atLeast = 400;
/** How many pictures each of the others asks for meanwhile. */
const each = 3;

/** The bot's memory may grow by as much after the first flood, which has filled its caches. */
const growth = 1.25;

type Flood = { readonly answered: number; readonly refused: number };

test('others get their pictures while one spams from everywhere, all are answered, and the memory stays as it is', async () => {
  const field = await openField({ folder: sharedFolder(), seed: 'spam' });
  onTestFinished(() => field.close());
  const program = await field.start({ LIMIT_PICTURES_PER_PERSON: '4' });

  const first = await flood(field, 0);
  const before = (await program.vitals()).peak;
  const second = await flood(field, 1);
  const third = await flood(field, 2);
  const { peak } = await program.vitals();

  for (const { answered, refused } of [first, second, third]) {
    expect(answered).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    expect(answered + refused).toBeGreaterThanOrEqual(atLeast);
  }
  expect(program.said()).toContain('too many interactions at a time');
  expect(peak / before).toBeLessThan(growth);
  expect((await program.stop()).code).toBe(0);
});

/** One person asks without end, until all others have got the pictures that they ask for. */
async function flood({ people }: Field, round: number): Promise<Flood> {
  const [spammer, ...others] = people;
  if (spammer === undefined) throw new Error('there is nobody');
  const places = [
    await spammer.channel('general', 'Deep Space League'),
    await spammer.channel('general', 'Quiet Orbit'),
    await spammer.openDm(),
  ].map(({ id }) => id);
  let asked = round * 1000;
  const exchanges: Exchange[] = [];
  let suggestions = 0;
  const spam = async (): Promise<void> => {
    const n = asked++;
    const place = places[n % places.length] ?? '';
    if (n % 5 === 4) {
      // They are answered as well, if only with nothing.
      await spammer.autocomplete(place, 'card', 'name', `the card ${n}`);
      suggestions += 1;
    } else exchanges.push(await askFor(spammer, place, n));
  };
  let served = false;
  const spamming = (async () => {
    while (!served || exchanges.length + suggestions < atLeast) await Promise.all(Array.from({ length: atOnce }, spam));
  })();
  await Promise.all(
    others.map(async (person, nth) => {
      const { id } = await person.channel('general', 'Deep Space League');
      for (let n = 0; n < each; n++) {
        const shown = await (await askFor(person, id, 500 + 100 * nth + 10 * n + round)).settled();
        expect(shown === undefined ? '' : textOfMessage(shown)).not.toContain('than I can answer');
        await person.waitFor((message) => message.id === shown?.id && hasPicture(message));
      }
    }),
  );
  served = true;
  await spamming;
  expect(exchanges.filter(({ interaction }) => interaction.state === 'failed')).toEqual([]);
  const messages = await Promise.all(exchanges.map((exchange) => exchange.settled()));
  const refused = messages.filter((message) => message !== undefined && textOfMessage(message).includes('faster than'));
  // The spammer gets pictures as well, if not all of them.
  const ids = new Set(messages.map((message) => message?.id));
  await spammer.waitFor((message) => ids.has(message.id) && hasPicture(message));
  return { answered: messages.length - refused.length + suggestions, refused: refused.length };
}

const askFor = (person: DrivenPerson, channel: string, n: number): Promise<Exchange> =>
  person.command(channel, 'card', { name: cards[n % cards.length] ?? '', private: true });
