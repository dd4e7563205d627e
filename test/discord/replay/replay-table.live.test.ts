// A game seen again from its final message, by those who played and whoever sees the channel.
import { afterEach, describe, expect, test } from 'vitest';
import type { Scene } from '#face/scene';
import { textOfMessage } from '#test/driver';
import { openStage, type Stage } from '../stage.ts';
import { expectClean, has, isFinal, labelsOf, outcome, startTable } from '../stories.ts';

describe('at a table', () => {
  let stage: Stage;
  afterEach(() => stage.close());

  test('the final message leads to the replay and to everybody’s hands', async () => {
    const drawn: Scene[] = [];
    stage = await openStage({
      draws: {
        async png(scene) {
          drawn.push(scene);
          return { data: Buffer.from('x'), alt: 'A hand' };
        },
      },
    });
    const { host, guest, live, table } = await startTable(stage);
    const running = await outcome(await host.command(live.channel_id, 'replay'));
    expect(textOfMessage(running)).toMatch(/Step 1 of 1 · seen by A/);
    for (const person of [host, guest]) await person.press(live, 'keep');
    const tableView = await stage.tables.view(table.id, host.id);
    expect(tableView).toMatchObject({ table: { status: 'running' } });
    await stage.tables.concede(table.id, host.id);
    const final = await guest.waitFor(isFinal);
    expect(labelsOf(final)).toEqual(['Play again', 'Board', 'Log', 'Replay', 'Hands', 'How it went']);
    const again = await outcome(await guest.press(final, 'Replay'));
    expect(textOfMessage(again)).toMatch(/Step 1 of \d/);
    const last = await outcome(await guest.press(again, 'Last'));
    expect(last.id).toBe(again.id);
    const open = await outcome(await guest.select(last, 'Seen by…', ['everybody: all hands open']));
    expect(textOfMessage(open)).toContain('all hands open');
    drawn.length = 0;
    const hands = await outcome(await guest.press(final, 'Hands'));
    expect(textOfMessage(hands)).toContain('What everybody held at the end');
    expect(drawn.map((scene) => scene.kind === 'hand' && scene.title)).toEqual(
      table.seats.map(({ name }) => `The hand of ${name}`),
    );
    const found = await outcome(await guest.command(final.channel_id, 'replay', { view: 'o' }));
    expect(textOfMessage(found)).toContain('all hands open');
    await expectClean(stage);
  });

  test('where a moderator ended the game the hands are not offered', async () => {
    stage = await openStage();
    const { guest, table } = await startTable(stage);
    await stage.tables.end(table.id);
    const final = await guest.waitFor(isFinal);
    expect(labelsOf(final)).not.toContain('Hands');
    expect(has('Replay')(final)).toBe(true);
  });
});
