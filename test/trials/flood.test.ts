// Somebody who presses without end, among others, with a thousand tables stored.

import { expect, onTestFinished, test } from 'vitest';
import { type Exchange, textOfMessage } from '#test/driver';
import { storeAt } from '#test/store';
import { newTable, seatRow } from '../store/rows.ts';
import { openField } from './field.ts';
import { sharedFolder } from './folder.ts';

const tables = 1000;
const presses = 150;

test('a flood of one person is answered, what is too much of it with that, and others do not feel it', async () => {
  const field = await openField({ folder: sharedFolder(), seed: 'flood' });
  onTestFinished(() => field.close());
  const [flooder, ...others] = field.people;
  if (flooder === undefined) throw new Error('there is nobody');
  const store = await storeAt(field.database);
  for (let n = 0; n < tables; n++) {
    const seats = [flooder, others[n % others.length]].map((person, seat) =>
      seatRow(seat, person?.id ?? '', n % 3 === 0 ? { waitingSince: n } : {}),
    );
    await store.tables.create(
      newTable(`t${n}`, {
        status: 'running',
        game: 'eve',
        host: flooder.id,
        options: '{"seats":2,"remindAfter":0,"game":{}}',
        seats,
      }),
    );
  }
  await store.close();
  const program = await field.start();
  const channel = await flooder.channel('general', 'Deep Space League');
  const help = (person: typeof flooder): Promise<Exchange> => person.command(channel.id, 'help');

  // A program that has just started is slow at what it does for the first time.
  for (const person of field.people) await (await help(person)).settled();
  const flood = Promise.all(Array.from({ length: presses }, () => help(flooder)));
  const meanwhile = await Promise.all([...others, ...others].map(help));
  const flooded = await flood;
  const failed = (all: readonly Exchange[]) => all.filter(({ interaction }) => interaction.state === 'failed').length;
  expect({ flooder: failed(flooded), others: failed(meanwhile) }).toEqual({ flooder: 0, others: 0 });

  const shown = await Promise.all(flooded.map((exchange) => exchange.settled()));
  const refused = shown.filter((message) => message !== undefined && textOfMessage(message).includes('faster than'));
  expect(refused.length).toBeGreaterThan(presses / 2);
  expect(refused.length).toBeLessThan(presses);
  const answered = await Promise.all(meanwhile.map((exchange) => exchange.settled()));
  expect(
    answered.map((message) => message !== undefined && textOfMessage(message).includes('What to do next')),
  ).toEqual(meanwhile.map(() => true));
  // Afterwards the person is heard as before.
  const later = await (await help(flooder)).settled();
  expect(later === undefined ? '' : textOfMessage(later)).toContain('What to do next');
  expect((await program.stop()).code).toBe(0);
});
