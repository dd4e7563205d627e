// The bot stopped while people play, and two bots on one database.
import { expect, onTestFinished, test } from 'vitest';
import { type Field, openField } from './field.ts';
import { sharedFolder } from './folder.ts';
import { newSeed } from './killing.ts';
import { kinds, useServer } from './server.ts';

const databaseOf = useServer();

async function newField(server?: string): Promise<Field> {
  const seed = newSeed();
  console.log(`seed ${seed}`);
  const field = await openField({ folder: sharedFolder(), seed, server });
  onTestFinished(() => field.close());
  return field;
}

const nothing = { lost: 0, doubled: 0, callsLost: 0, callsDoubled: 0, findings: [] };

test('asked to stop under load, it finishes what it has begun and ends well, again and again', async () => {
  const field = await newField();
  let program = await field.start();
  await field.play(8);
  for (let stop = 0; stop < 2; stop++) {
    await field.moves(4);
    const ending = await program.stop();
    expect(ending).toMatchObject({ code: 0, err: '' });
    program = await field.start();
  }
  await field.moves(4);
  await field.rest();
  expect((await program.stop()).code).toBe(0);
  expect(await field.account()).toMatchObject(nothing);
  expect(field.breaches()).toEqual([]);
});

test.each(kinds)('two bots on one database, %s, both answer, and nothing is lost or done twice', async (kind) => {
  const field = await newField(await databaseOf(kind));
  const one = await field.start();
  const other = await field.start({ DISCORD_AUTO_REGISTER: 'false' });
  await field.play(6);
  await field.moves(20);
  // Either goes on alone.
  expect((await one.stop()).code).toBe(0);
  await field.moves(5);
  await field.rest();
  expect((await other.stop()).code).toBe(0);
  expect(await field.account()).toMatchObject(nothing);
  // Discord sends what happens to both; whoever comes second to answer is told so, which is the one breach there may be.
  expect(field.breaches().filter((breach) => !breach.startsWith('already-acknowledged'))).toEqual([]);
});

test('asked to stop while Discord answers nothing, it leaves the requests and ends well', async () => {
  const field = await newField();
  const program = await field.start();
  const [mira] = field.people;
  const channel = await mira!.channel('game-tables', 'Deep Space League');
  await field.driver.control({ do: 'delay', ms: 60_000 });
  await mira!.command(channel.id, 'help');
  expect((await program.stop()).code).toBe(0);
  await field.driver.control({ do: 'delay', ms: 0 });
});

test('asked to stop at any moment of its start, it ends well', async () => {
  const field = await newField();
  for (const pause of [0, 150, 400]) {
    const program = await field.start();
    await new Promise((resolve) => setTimeout(resolve, pause));
    expect(await program.stop()).toMatchObject({ code: 0, err: '' });
  }
});
