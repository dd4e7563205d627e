// The page of a league: what everybody may know of it, and nothing that is still secret.
import { describe, expect, test } from 'vitest';
import { begun, boss, member, names, playAll, playOpen, wishes } from '../season/season-room.ts';
import { day, ok, openRoom } from '../table/room.ts';
import { openSite } from './site.ts';

const hostile = '<img src=x onerror=alert(1)> & "Ann"';

describe('a league', () => {
  test('in its sign-up shows who is in and when it begins, with its dates for a calendar', async () => {
    const room = await openRoom();
    const { ask } = openSite(room);
    const { id } = ok(await room.seasons.create(boss, wishes({ startsIn: 3, more: { checkIn: 24 } })));
    ok(await room.seasons.join(id, { ...member('ann'), name: hostile }));
    const { status, text } = await ask(`/leagues/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Ann&quot;');
    expect(text).not.toContain('<img src=x');
    const begins = new Date(room.clock.now + 3 * day).toISOString();
    expect(text).toContain(`<time datetime="${begins}">`);
    const calendar = await ask(`/leagues/${id}/dates.ics`);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    const stamp = (at: string) => at.replace(/[-:]|\.\d+/g, '');
    expect(calendar.text).toContain(`DTSTART:${stamp(begins)}\r\n`);
    expect(calendar.text).toContain(`SUMMARY:Check-in for Autumn\r\n`);
    expect(calendar.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect((await ask(`/leagues/${id}/standings.csv`)).status).toBe(404);
  });

  test('shows standings and matches round by round while it runs, and all of it when it is over', async () => {
    const room = await openRoom();
    const { ask, failures } = openSite(room);
    const { id } = await begun(room, 5);
    await playOpen(room, id);
    await room.sweep();
    const running = await ask(`/leagues/${id}`);
    expect(running.text).toMatch(/Season 1 · running/);
    expect(running.text).toContain('Round 2');
    expect(running.text).toMatch(/<strong>\d : \d<\/strong>/);
    expect(running.text).toContain('no opponent');
    await playAll(room, id);
    ok(await room.seasons.finish(id, boss));
    const over = await ask(`/leagues/${id}`);
    for (const name of names.slice(0, 5)) expect(over.text).toContain(`<th scope="row">${name.toUpperCase()}`);
    const csv = await ask(`/leagues/${id}/standings.csv`);
    expect(csv.text.split('\n')[0]).toContain('place,name,points');
    expect(csv.text.trim().split('\n')).toHaveLength(6);
    const next = ok(await room.seasons.again(id, boss));
    expect((await ask(`/leagues/${next.id}`)).text).toContain(`href="/leagues/${id}"`);
    expect(failures).toEqual([]);
  });

  test('draws a knock-out as its bracket, with the same in words', async () => {
    const room = await openRoom();
    const { ask, failures } = openSite(room);
    const { id } = await begun(room, 4, { kind: 'knockout' });
    await playOpen(room, id);
    const { text } = await ask(`/leagues/${id}`);
    expect(text).toMatch(/<img src="\/leagues\/[^"]+\/bracket\.png" alt="[^"]*ANN[^"]*"/);
    const picture = await ask(`/leagues/${id}/bracket.png`);
    expect(JSON.parse(picture.text)).toMatchObject({ kind: 'bracket' });
    const { id: swiss } = await begun(await openRoom(), 4);
    expect((await ask(`/leagues/${swiss}/bracket.png`)).status).toBe(404);
    expect(failures).toEqual([]);
  });

  test('shows teams, who meets whom in them, and what their boards have come to', async () => {
    const room = await openRoom();
    const { ask, failures } = openSite(room);
    const { id } = ok(await room.seasons.create(boss, wishes({ kind: 'teams', more: { teamSize: 2 } })));
    for (const [i, name] of names.slice(0, 4).entries())
      ok(await room.seasons.join(id, member(name), { team: i < 2 ? 'Reds' : hostile.slice(0, 40) }));
    ok(await room.seasons.start(id, boss));
    await room.sweep();
    await playAll(room, id);
    const { text } = await ask(`/leagues/${id}`);
    expect(text).toContain('<th scope="row">Reds</th>');
    expect(text).toMatch(/<strong>(Reds – .*|.* – Reds) [\d.]+ : [\d.]+<\/strong>/);
    expect(text).not.toContain('<img src=x');
    expect(failures).toEqual([]);
  });

  test('keeps results folded away where its organisers want that, and shows no deck of anybody', async () => {
    const room = await openRoom();
    const { ask } = openSite(room);
    const { id } = await begun(room, 4, { more: { spoilers: true } });
    await playOpen(room, id);
    const { text } = await ask(`/leagues/${id}`);
    const [before = ''] = text.split('<details>');
    expect(before).not.toMatch(/<strong>|<td/);
    expect(text).toContain('<summary>Show the results</summary>');
    for (const { deck } of ok(await room.seasons.find(id)).entries)
      expect(text).not.toMatch(new RegExp(`\\b${typeof deck === 'object' ? deck.name : 'no deck'}\\b`));
  });
});

test.each(['everyone', 'knockout', 'ladder'] as const)('every kind of league has its page: %s', async (kind) => {
  const room = await openRoom();
  const { ask, failures } = openSite(room);
  const { id } = await begun(room, 6, { kind });
  await playOpen(room, id);
  expect((await ask(`/leagues/${id}`)).status).toBe(200);
  expect((await ask(`/leagues/${id}/dates.ics`)).text).toContain('BEGIN:VCALENDAR');
  expect(failures).toEqual([]);
});
