// What buttons carry: written and read back alike, in the forms that stand in channels since the first version.
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ARGS } from '#discord/ids';
import { pressId, readId, verbOf } from '#discord/press-id';
import { findPress } from '#discord/presses';

const table = 'k3v9x0ab';
const ask = { rev: 41, key: '2z0ab' };
const own = { kind: 'own', id: 'abcdefgh' } as const;
const ready = { kind: 'ready', game: 'eve', id: 'liberty-core' } as const;
const draft = { done: ['3', '0'], verb: 2, page: 1, focus: 35, part: '1~a' };

/** Ids as today's screens write them, with what they say. */
const written: readonly (readonly [string, string, object])[] = [
  [pressId('hand', { table }), `t:${table}:0::hand:`, { table }],
  [
    pressId('answer', { table, asked: '2z0ab', option: 'all:c12~3' }),
    `t:${table}:0::answer:2z0ab/all:c12~3`,
    { asked: '2z0ab', option: 'all:c12~3' },
  ],
  [pressId('log.page', { table }), `t:${table}:0::log.page:`, { from: undefined }],
  [
    pressId('log.page', { table, from: { rev: 40, n: 3, told: 0 } }),
    `t:${table}:0::log.page:14.3`,
    { from: { rev: 40, n: 3, told: 0 } },
  ],
  [
    pressId('log.page', { table, from: { rev: 40, n: 3, told: 37 } }),
    `t:${table}:0::log.page:14.3.11`,
    { from: { rev: 40, n: 3, told: 37 } },
  ],
  [pressId('look.card', { table, page: 2 }), `t:${table}:0::look.card:2`, { page: 2 }],
  [pressId('standin', { table, seat: 3 }), `t:${table}:0::standin:3`, { seat: 3 }],
  [
    pressId('standin.yes', { table, seat: 3, person: '1457' }),
    `t:${table}:0::standin.yes:3/1457`,
    { seat: 3, person: '1457' },
  ],
  [pressId('order.ways', { table, ask }), `t:${table}:15:2z0ab:order.ways:`, {}],
  [
    pressId('order.yes', { table, ask, what: 3, times: 'span:round', otherwise: 'ask' }),
    `t:${table}:15:2z0ab:order.yes:3/span:round/ask`,
    { what: 3, times: 'span:round', otherwise: 'ask' },
  ],
  [
    pressId('order.yes', { table, what: 'battle.begin.mine', times: 'once', otherwise: 'pass' }),
    `t:${table}:0::order.yes:battle.begin.mine/once/pass`,
    { what: 'battle.begin.mine', times: 'once', otherwise: 'pass' },
  ],
  [pressId('deck.set', { table }), `t:${table}:0::deck.set:-`, { seat: undefined }],
  [pressId('deck.page', { table, page: 1 }), `t:${table}:0::deck.page:-/1`, { seat: undefined, page: 1 }],
  [pressId('deck.page', { table, seat: 1, page: 2 }), `t:${table}:0::deck.page:1/2`, { seat: 1, page: 2 }],
  [pressId('opts.set', { table, option: 'rule.loot' }), `t:${table}:0::opts.set:rule.loot`, { option: 'rule.loot' }],
  [pressId('bot', { table, seats: 2 }), `t:${table}:0::bot:2`, { seats: 2 }],
  [pressId('go', { table, ask, draft }), `t:${table}:15:2z0ab:go:3.0,2,1,z,1~a`, { ask, draft }],
  [pressId('change', { table, ask }), `t:${table}:15:2z0ab:change:`, { ask }],
  [pressId('lesson', { game: 'tsw' }), 'x:lesson:tsw', { game: 'tsw' }],
  [pressId('until', { table, until: 'off' }), `t:${table}:0::until:off`, { until: 'off', ask: undefined }],
  [
    pressId('until', { table, ask, until: 'span:battle' }),
    `t:${table}:15:2z0ab:until:span:battle`,
    { until: 'span:battle', ask },
  ],
  [pressId('deck.show', { deck: own }), 'x:deck.show:own:abcdefgh', { deck: own }],
  [pressId('deck.copy', { deck: ready }), 'x:deck.copy:ready:eve/liberty-core', { deck: ready }],
  [pressId('deck.pick', {}), 'x:deck.pick:own', {}],
  [pressId('deck.pick', { readyPage: 1 }), 'x:deck.pick:ready/1', { readyPage: 1 }],
  [pressId('deck.save', { deck: 'abcdefgh', rev: 40 }), 'x:deck.save:abcdefgh/14', { deck: 'abcdefgh', rev: 40 }],
  [pressId('deck.again', { edited: own }), 'x:deck.again:own:abcdefgh', { edited: own }],
  [
    pressId('deck.again', { edited: { game: 'eve', edition: undefined } }),
    'x:deck.again:eve/',
    { edited: { game: 'eve', edition: undefined } },
  ],
  [
    pressId('deck.made', { hints: { game: undefined, edition: undefined } }),
    'x:deck.made:/',
    { hints: { game: undefined, edition: undefined } },
  ],
  [pressId('deck.ready', { game: 'eve', page: 3 }), 'x:deck.ready:eve/3', { game: 'eve', page: 3 }],
  [pressId('card.post', {}), 'x:card.post:', { card: undefined }],
  [pressId('card.whisper', { card: 'eve/kestrel' }), 'x:card.whisper:eve/kestrel', { card: 'eve/kestrel' }],
  [pressId('rules', { game: 'eve' }), 'x:rules:eve/', { game: 'eve' }],
  [pressId('open', { screen: 'more' }), 'x:open:more', { screen: 'more' }],
  [pressId('set', { setting: 'stops', game: 'eve' }), 'x:set:stops/eve', { setting: 'stops', game: 'eve' }],
  [
    pressId('replay.step', { table, way: 'on', rev: 40, view: 'open' }),
    `t:${table}:0::replay.step:on/14/o`,
    { way: 'on', rev: 40, view: 'open' },
  ],
  [pressId('replay.turn', { table, view: 'spectator' }), `t:${table}:0::replay.turn:s`, { view: 'spectator' }],
  [pressId('replay.point', { table, view: 'open' }), `t:${table}:0::replay.point:o`, { view: 'open' }],
  [pressId('recap.mistake', { table }), `t:${table}:0::recap.mistake:`, {}],
  [pressId('recap', { table }), `t:${table}:0::recap:`, {}],
  [pressId('replay.view', { table, rev: 40 }), `t:${table}:0::replay.view:14`, { rev: 40 }],
  [
    pressId('log.since', { table, from: { rev: 40, n: 3, told: 0 } }),
    `t:${table}:0::log.since:14.3`,
    { from: { rev: 40, n: 3, told: 0 } },
  ],
  [pressId('set', { setting: 'quiet.from' }), 'x:set:quiet.from/', { setting: 'quiet.from', game: undefined }],
  [
    pressId('settings.page', { page: 'times', game: 'eve' }),
    'x:settings.page:times/eve',
    { page: 'times', game: 'eve' },
  ],
  [pressId('zone.set'), 'x:zone.set:', {}],
  [pressId('calls.set', { table, what: 'after' }), `t:${table}:0::calls.set:after`, { what: 'after' }],
  [pressId('nudge', { table, seat: 2 }), `t:${table}:0::nudge:2`, { seat: 2 }],
  [pressId('hush', { table }), `t:${table}:0::hush:`, {}],
  [pressId('again', { table }), `t:${table}:0::again:`, {}],
  [pressId('games.page', { list: 'server', page: 2 }), 'x:games.page:server/2', { list: 'server', page: 2 }],
  [pressId('data.yes'), 'x:data.yes:', {}],
  [pressId('data.type', { running: 'computer' }), 'x:data.type:computer', { running: 'computer' }],
  [pressId('data.typed', { running: 'concede' }), 'x:data.typed:concede', { running: 'concede' }],
  [pressId('pause', { table }), `t:${table}:0::pause:`, {}],
  [pressId('resume', { table }), `t:${table}:0::resume:`, {}],
];

describe('a custom id', () => {
  test.each(written)('%s', (id, form, args) => {
    expect(id).toBe(form);
    expect(readId(form)?.args).toMatchObject(args);
  });

  test.each([
    // Every button once named the revision that it was shown at.
    [`t:${table}:7h::hand:`, { table }],
    // Seats were not counted, settings had no game, a page of the log began at a revision.
    [`t:${table}:0::bot:`, { seats: 0 }],
    ['x:set:mode', { setting: 'mode', game: undefined }],
    [`t:${table}:0::log.page:1z`, { from: undefined }],
    [`t:${table}:3::look.card:`, { page: 0 }],
    ['x:open:hand', { screen: 'hand' }],
  ])('of an earlier version is understood: %s', (id, args) => {
    expect(readId(id)?.args).toMatchObject(args);
  });

  test.each([
    'x:hand:',
    `t:${table}:0::deck.show:own:abcdefgh`,
    `t:${table}:0::nonsense:`,
    `t:${table}:0::toString:`,
    `t:${table}:zzzzzzzz9::hand:`,
    `t:${table}:0:1zabc:go:%%%`,
    'x:deck.show:own:../../etc',
    `t:${table}:0::bot.remove:-1`,
    `t:${table}:0::replay.step:on/14/x`,
    `t:${table}:0::replay.step:sideways/14/o`,
    `t:${table}:0::replay.step:on/14`,
    `t:${table}:0::replay.view:%`,
    `t:${table}:0::replay.turn:`,
    `t:${table}:0::answer:`,
    `t:${table}:0::answer:2z0ab/`,
    `t:${table}:0::answer:2z0ab/a b`,
    'rubbish',
    '',
  ])('that no version has written is none: %j', (id) => {
    expect(readId(id)).toBeUndefined();
    expect(findPress(id)).toBeUndefined();
  });
});

test.each(Object.entries(ARGS))('the verb %s is read back from the ids that are written with it', (verb, { at }) => {
  expect(verbOf(at === 'nowhere' ? `x:${verb}:` : `t:${table}:0::${verb}:`)).toBe(verb);
});

test('every verb belongs to one feature, which has its press', async () => {
  const folder = new URL('../../../src/discord/', import.meta.url);
  const features = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/ids.ts`, folder)));
  const verbs: string[] = [];
  for (const feature of features) {
    const ids = (await import(`../../../src/discord/${feature}/ids.ts`))[`${feature}Ids`];
    const presses = (await import(`../../../src/discord/${feature}/presses.ts`))[`${feature}Presses`];
    expect(Object.keys(presses)).toEqual(Object.keys(ids));
    verbs.push(...Object.keys(ids));
  }
  expect(features.length).toBeGreaterThan(10);
  expect(verbs.toSorted()).toEqual(Object.keys(ARGS).toSorted());
  expect(new Set(verbs).size).toBe(verbs.length);
});
