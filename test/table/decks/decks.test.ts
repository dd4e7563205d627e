/** Decks that people build: kept for them, shared by their ids, and taken to tables as they are at the start. */
import { describe, expect, test } from 'vitest';
import { modules } from '#games/index';
import type { Refusal } from '#kernel/ask';
import { loadSets } from '#sets/load';
import { choiceOf, type DeckSource, isRefusal, type NewDeck, type OwnDeck } from '#table/types';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import { game, lobby, ok, openRoom, type Room, refused } from '../room.ts';

const told = (room: Room, value: unknown): string => room.service.explain(refused(value) as Refusal, tinyGame());
const legal = 'Cards\n8 Gain\n8 Strike';

let presses = 0;
const wanted = (user: string, from: DeckSource, more: Partial<NewDeck> = {}): NewDeck => ({
  key: `deck ${++presses}`,
  user,
  from,
  ...more,
});
const make = async (room: Room, user: string, text: string, more: Partial<NewDeck> = {}): Promise<OwnDeck> =>
  ok(await room.service.decks.create(wanted(user, { text }, more)));
const problems = ({ verdicts }: Pick<OwnDeck, 'verdicts'>) =>
  verdicts.map(({ format, problems: all }) => `${format}: ${all.map(({ rule }) => rule).join(', ')}`);

describe('making a deck', () => {
  test('of a text: its name, edition and cards, with what is wrong in it', async () => {
    const room = await openRoom();
    const deck = await make(room, 'ann', '# Grey Swarm\nEdition: Late\n\n13 Gain\n2 Striek');
    expect(deck).toMatchObject({
      owner: 'ann',
      rev: 1,
      game: 'tiny',
      checkedFor: 'late',
      deck: { id: choiceOf(deck.id), name: 'Grey Swarm', edition: 'late', extra: {}, main: { gain: 13 } },
      unread: ['2 Striek'],
      createdAt: 1_000_000,
      changedAt: 1_000_000,
    });
    expect(deck.verdicts.map((verdict) => verdict.problems.map(({ line, text }) => [line, text]))).toEqual([
      [
        [5, 'No card is called “Striek”. Did you mean Strike?'],
        [4, 'Take 1 gain out.'],
      ],
      [
        [5, 'No card is called “Striek”. Did you mean Strike?'],
        [4, 'Take 1 gain out.'],
        [undefined, 'Add 7 cards.'],
      ],
    ]);
    // Read from the store again: the same, but for the lines.
    const again = ok(await room.service.decks.find(deck.id));
    expect(problems(again)).toEqual(problems(deck));
    expect({ ...again, verdicts: deck.verdicts }).toEqual(deck);
  });

  test('of a ready deck, or of nothing, under a name that is free', async () => {
    const room = await openRoom();
    const { decks } = room.service;
    const names = [];
    for (const from of [{ ready: 'war' }, { ready: 'war' }, 'empty', 'empty', { text: legal }] as const)
      names.push(ok(await decks.create(wanted('ann', from))).deck.name);
    expect(names).toEqual(['War', 'War 2', 'New deck', 'New deck 2', 'New deck 3']);
    const [, second] = ok(await decks.list('ann')).filter(({ deck }) => deck.name.startsWith('War'));
    expect(second?.deck.main).toEqual({ gain: 8, strike: 10, shield: 2 });
  });

  test('one press makes one deck, however often it arrives', async () => {
    const room = await openRoom();
    const press = wanted('ann', { text: `# Swarm\n${legal}` });
    const [first, second] = await Promise.all([room.service.decks.create(press), room.service.decks.create(press)]);
    expect(ok(first).id).toBe(ok(second).id);
    expect(ok(await room.service.decks.list('ann'))).toHaveLength(1);
  });

  test('what cannot be, with what to do', async () => {
    const room = await openRoom({ games: [tinyGame(), { ...tinyGame(), id: 'vast', name: 'Vast Empires' }] });
    const { decks } = room.service;
    await make(room, 'ann', legal, { game: 'tiny', name: 'Swarm' });
    const no = async (from: DeckSource, more: Partial<NewDeck> = {}) =>
      told(room, await decks.create(wanted('ann', from, { game: 'tiny', ...more })));
    expect(await no('empty', { name: 'SWARM' })).toContain('“SWARM” already');
    expect(await no({ text: '# swarm' })).toContain('“swarm” already');
    expect(await no('empty', { name: '' })).toContain('1 to 60 characters');
    expect(await no('empty', { name: 'x'.repeat(61) })).toContain('1 to 60 characters');
    expect(await no('empty', { name: 'a\u0007' })).toContain('1 to 60 characters');
    expect(await no('empty', { game: 'chess' })).toContain('“chess”');
    expect(await no('empty', { edition: 'lost' })).toContain('Core, Late');
    expect(await no({ ready: 'lost' })).toContain('no ready deck “lost”');
    expect(await no({ text: 'x'.repeat(1_000_000) })).toContain('20,000 characters');
    expect(await no({ text: '\n'.repeat(10_000) })).toContain('600 lines');
    expect(await no({ text: 'Game: Vast Empires' }, { game: 'tiny' })).toContain('a deck of Vast Empires');
    // The same name is free to others, and in other games.
    expect(isRefusal(await decks.create(wanted('bob', 'empty', { game: 'tiny', name: 'Swarm' })))).toBe(false);
    expect(ok(await decks.create(wanted('ann', { text: 'Game: vast empires' }, { name: 'Swarm' }))).game).toBe('vast');
  });

  test('of a list that does not say its game, if one game alone knows its cards', async () => {
    const { eve } = modules;
    const room = await openRoom({ games: [tinyGame(), eve!.build(loadSets().sets.eve)] });
    const { decks } = room.service;
    const from = (text: string) => decks.create(wanted('ann', { text }));
    expect(ok(await from('4 Veldspar\n2 Gian')).game).toBe('eve');
    expect(ok(await from('4 Gain\n2 Veldspra')).game).toBe('tiny');
    for (const text of ['4 Gain\n2 Veldspar', '4 Gian', ''])
      expect(told(room, await from(text))).toContain('Say which game the deck is for');
  });

  test('of a ready deck of another game than the first', async () => {
    const [war, ...others] = tinyGame().decks;
    const vast = { ...tinyGame(), id: 'vast', decks: [{ ...war!, id: 'long-war' }, ...others] };
    const room = await openRoom({ games: [tinyGame(), vast] });
    const deck = ok(await room.service.decks.create(wanted('ann', { ready: 'long-war' })));
    expect([deck.game, deck.deck.name]).toEqual(['vast', war!.name]);
  });

  test('a hundred decks are enough', async () => {
    const room = await openRoom();
    const { decks } = room.service;
    for (let n = 0; n < decks.maxDecks; n++) ok(await decks.create(wanted('ann', 'empty', { name: `Deck ${n}` })));
    expect(told(room, await decks.create(wanted('ann', 'empty')))).toContain('100 decks');
    const [first] = ok(await decks.list('ann'));
    ok(await decks.remove(first?.id ?? '', 'ann'));
    ok(await decks.create(wanted('ann', 'empty')));
  });

  test('a text can be looked at without keeping it', async () => {
    const room = await openRoom();
    const read = ok(room.service.decks.read('# Swarm\n13 Gain'));
    expect(read).toMatchObject({ game: 'tiny', checkedFor: 'core', deck: { name: 'Swarm', main: { gain: 13 } } });
    expect(problems(read)).toEqual(['open: at most 12', 'big: at most 12, at least 20']);
    expect(ok(await room.service.decks.list('ann'))).toEqual([]);
    expect(told(room, room.service.decks.read('x'.repeat(30_000)))).toContain('too long');
  });
});

describe('changing a deck', () => {
  test('its text comes out as it goes in', async () => {
    const room = await openRoom();
    const { decks } = room.service;
    const deck = await make(room, 'ann', `# Swarm\nEdition: Late\n${legal}\n2 Striek`);
    const text = ok(await decks.text(deck.id));
    const same = ok(await decks.replace(deck.id, 'ann', 1, text));
    expect({ ...same.deck, unread: same.unread }).toEqual({ ...deck.deck, unread: deck.unread });
    room.clock.now += 5;
    const changed = ok(
      await decks.replace(deck.id, 'ann', 2, text.replace('2 Striek', '2 Shield').replace('Swarm', 'Flock')),
    );
    expect(changed).toMatchObject({
      rev: 3,
      deck: { name: 'Flock', edition: 'late', main: { gain: 8, strike: 8, shield: 2 } },
      unread: [],
      changedAt: 1_000_005,
      createdAt: 1_000_000,
    });
    // A text that says neither name nor edition leaves them.
    expect(ok(await decks.replace(deck.id, 'ann', 3, 'Gain')).deck).toMatchObject({ name: 'Flock', edition: 'late' });
  });

  test('of two who changed the same the second is told, and may look again', async () => {
    const room = await openRoom();
    const { decks } = room.service;
    const { id } = await make(room, 'ann', legal, { name: 'Swarm' });
    ok(await decks.replace(id, 'ann', 1, '9 Gain'));
    expect(told(room, await decks.replace(id, 'ann', 1, '3 Gain'))).toContain('has been changed since');
    expect(ok(await decks.find(id)).deck.main).toEqual({ gain: 9 });
    // The same press once more is answered as the first time.
    expect(ok(await decks.replace(id, 'ann', 1, '9 Gain')).rev).toBe(2);
  });

  test('two processes at once lose nothing silently', async () => {
    const folder = newFolder();
    const [here, there] = [await openRoom({ folder }), await openRoom({ folder })];
    const { id } = await make(here, 'ann', legal);
    const results = await Promise.all([
      here.service.decks.replace(id, 'ann', 1, '9 Gain'),
      there.service.decks.replace(id, 'ann', 1, '3 Gain'),
    ]);
    expect(results.map((one) => (isRefusal(one) ? one.refused : 'stored')).sort()).toEqual(['deck.changed', 'stored']);
    const names = await Promise.all([
      here.service.decks.rename(id, 'ann', 'Left'),
      there.service.decks.rename(id, 'ann', 'Right'),
    ]);
    expect(names.map(isRefusal)).toEqual([false, false]);
    expect(ok(await here.service.decks.find(id)).rev).toBe(4);
  });

  test('a new name must be free and fit; the same again changes nothing', async () => {
    const room = await openRoom();
    const { decks } = room.service;
    const { id } = await make(room, 'ann', legal, { name: 'Swarm' });
    await make(room, 'ann', legal, { name: 'Flock' });
    expect(ok(await decks.rename(id, 'ann', ' SWARM ')).deck.name).toBe('SWARM');
    expect(ok(await decks.rename(id, 'ann', 'SWARM')).rev).toBe(2);
    expect(told(room, await decks.rename(id, 'ann', 'flock'))).toContain('“flock” already');
    expect(told(room, await decks.rename(id, 'ann', ' '))).toContain('1 to 60');
    expect(told(room, await decks.replace(id, 'ann', 2, '# Flock'))).toContain('“Flock” already');
  });

  test('what belongs to others can be looked at and copied, not changed', async () => {
    const room = await openRoom();
    const { decks } = room.service;
    const { id } = await make(room, 'ann', `${legal}\n2 Striek`, { name: 'Swarm' });
    for (const press of [decks.replace(id, 'bob', 1, legal), decks.rename(id, 'bob', 'Mine'), decks.remove(id, 'bob')])
      expect(told(room, await press)).toContain('Copy it');
    const first = ok(await decks.copy('copy 1', id, 'bob'));
    expect(ok(await decks.copy('copy 1', id, 'bob')).id).toBe(first.id);
    expect(first).toMatchObject({
      owner: 'bob',
      deck: { name: 'Swarm', main: { gain: 8, strike: 8 } },
      unread: ['2 Striek'],
    });
    expect(ok(await decks.copy('copy 2', id, 'bob')).deck.name).toBe('Swarm 2');
    expect(told(room, await decks.copy('copy 3', id, 'bob', { name: 'swarm' }))).toContain('already');
    ok(await decks.remove(id, 'ann'));
    expect(ok(await decks.find(first.id)).deck.main).toEqual({ gain: 8, strike: 8 });
    for (const press of [
      decks.find(id),
      decks.text(id),
      decks.remove(id, 'ann'),
      decks.copy('c', id, 'bob'),
      decks.validate(id),
    ])
      expect(told(room, await press)).toContain('does not exist');
  });

  test('a deck is judged for any edition and format', async () => {
    const room = await openRoom();
    const { decks } = room.service;
    const { id } = await make(room, 'ann', legal);
    expect(ok(await decks.validate(id))).toMatchObject({ edition: 'core', format: 'open', problems: [] });
    expect(ok(await decks.validate(id, { edition: 'late', format: 'big' }))).toMatchObject({
      edition: 'late',
      problems: [{ rule: 'at least 20', text: 'Add 4 cards.' }],
    });
    expect(told(room, await decks.validate(id, { edition: 'lost' }))).toContain('Core, Late');
    expect(told(room, await decks.validate(id, { format: 'lost' }))).toContain('Open, Big');
    expect(ok(await decks.list('ann', { edition: 'late' }))).toMatchObject([{ checkedFor: 'late' }]);
    expect(ok(await decks.list('ann', { game: 'vast' }))).toEqual([]);
  });
});

describe('decks outlive what they were built of', () => {
  test('a card that has gone is named, and the deck is there', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const { id } = await make(room, 'ann', legal);
    const poorer = { ...tinyGame(), cards: tinyGame().cards.filter((card) => card.id !== 'strike') };
    const later = await openRoom({
      folder,
      games: [
        {
          ...poorer,
          checkDeck: (deck) =>
            Object.keys(deck.main).flatMap((card) =>
              card === 'strike' ? [{ rule: 'card', card, text: 'There is no strike.' }] : [],
            ),
        },
      ],
    });
    const [deck] = ok(await later.service.decks.list('ann'));
    expect(deck).toMatchObject({ id, deck: { main: { gain: 8, strike: 8 } } });
    expect(deck === undefined ? [] : problems(deck)).toEqual(['open: card', 'big: card']);
    expect(ok(await later.service.decks.text(id))).toContain('8 [strike]');
  });

  test('a game that has gone, and a damaged row', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const { id } = await make(room, 'ann', legal);
    const elsewhere = await openRoom({ folder, games: [{ ...tinyGame(), id: 'vast', name: 'Vast Empires' }] });
    expect(ok(await elsewhere.service.decks.list('ann'))).toMatchObject([{ id, game: 'tiny', verdicts: [] }]);
    expect(told(elsewhere, await elsewhere.service.decks.text(id))).toContain('“tiny”');
    expect(await room.store.decks.update(id, 1, { body: '{"main":7', changedAt: 1 })).toBe('stored');
    expect(ok(await room.service.decks.find(id)).verdicts[0]?.problems).toMatchObject([{ rule: 'damaged' }]);
    expect(told(room, await room.service.decks.copy('c', id, 'bob'))).toContain('damaged');
    expect(problems(ok(await room.service.decks.replace(id, 'ann', 2, legal)))).toEqual(['open: ', 'big: at least 20']);
  });

  test('after the service is closed nothing is changed', async () => {
    const room = await openRoom();
    await room.service.close();
    expect(told(room, await room.service.decks.create(wanted('ann', 'empty')))).toContain('about to restart');
  });
});

describe('at a table', () => {
  test('a deck of one’s own is chosen, shown by its name, and kept by the game whatever becomes of it', async () => {
    const room = await openRoom();
    const { decks } = room.service;
    const deck = await make(room, 'ann', '12 Gain', { name: 'Swarm' });
    const { id } = await lobby(room, ['ann', 'bob']);
    const chosen = ok(await room.service.chooseDeck(id, 'ann', choiceOf(deck.id)));
    expect(chosen.seats[0]?.deck).toEqual({ id: choiceOf(deck.id), name: 'Swarm' });
    expect(JSON.stringify(chosen)).not.toContain('gain');
    // Chosen, it is still the person's to change: the game takes it as it is at the start.
    ok(await decks.replace(deck.id, 'ann', 1, '12 Shield'));
    ok(await room.service.start(id, 'ann'));
    ok(await decks.replace(deck.id, 'ann', 2, '12 Strike'));
    const before = ok(await room.service.view(id, 'ann')).view;
    ok(await decks.remove(deck.id, 'ann'));
    expect(ok(await room.service.view(id, 'ann')).view).toEqual(before);
    expect(new Set((before.board as { hand: { def: string }[] }).hand.map(({ def }) => def))).toEqual(
      new Set(['shield']),
    );
    expect((await room.store.tables.find(id))?.seats[0]?.deck).toContain('"shield":12');
    expect(ok(await room.service.info(id)).seats[0]?.deck).toEqual({ id: choiceOf(deck.id), name: 'Swarm' });
  });

  test('it comes along with the opening, and the host gives one to a computer player', async () => {
    const room = await openRoom();
    const deck = await make(room, 'ann', legal, { name: 'Swarm' });
    const { id } = await lobby(room, ['ann'], { deck: choiceOf(deck.id) });
    ok(await room.service.addBot(id, 'ann', 1));
    const table = ok(await room.service.chooseDeck(id, 'ann', choiceOf(deck.id), 1));
    expect(table.seats.map((seat) => seat.deck?.name)).toEqual(['Swarm', 'Swarm']);
    expect(ok(await room.service.start(id, 'ann')).status).toBe('running');
  });

  test('others’ decks, unknown ones and illegal ones are refused', async () => {
    const room = await openRoom({ games: [tinyGame(), { ...tinyGame(), id: 'vast', name: 'Vast Empires' }] });
    const good = await make(room, 'ann', legal, { game: 'tiny', name: 'Swarm' });
    const bad = await make(room, 'bob', '13 Gain\n1 Gian', { game: 'tiny', name: 'Flock' });
    const vast = await make(room, 'bob', legal, { game: 'vast' });
    const { id } = await lobby(room, ['ann', 'bob']);
    const choose = async (choice: string) => told(room, await room.service.chooseDeck(id, 'bob', choice));
    expect(await choose(choiceOf(good.id))).toContain('belongs to somebody else');
    expect(await choose(choiceOf('nothing0'))).toContain('does not exist');
    expect(await choose(good.id)).toContain('Choose one of: Peace, War');
    expect(await choose(choiceOf(vast.id))).toContain('a deck of Vast Empires');
    expect(await choose(choiceOf(bad.id))).toBe(
      'The deck “Flock” is not legal (2 faults; the first): No card is called “Gian”. Did you mean Gain? (rule: card)',
    );
    expect(ok(await room.service.info(id)).seats[1]?.deck).toBeUndefined();
  });

  test('the format counts: at the opening, at the choice, and when it is changed later', async () => {
    const room = await openRoom();
    const small = await make(room, 'ann', legal, { name: 'Small' });
    const big = await make(room, 'bob', '12 Gain\n12 Strike', { name: 'Big' });
    const request = { key: 'k', host: { user: 'ann', name: 'Ann' }, game: 'tiny', place: { channel: 'c' } };
    const open = (format: string, deck?: string) =>
      room.service.open({ ...request, options: { game: { format } }, deck });
    expect(told(room, await open('lost'))).toContain('Open, Big');
    expect(told(room, await open('big', choiceOf(small.id)))).toContain('Add 4 cards.');
    const { id } = ok(await open('open', choiceOf(small.id)));
    ok(await room.service.join(id, { user: 'bob', name: 'Bob' }));
    ok(await room.service.chooseDeck(id, 'bob', choiceOf(big.id)));
    const { table: changed } = ok(await room.service.setOptions(id, 'ann', { game: { format: 'big' } }));
    expect(changed.options.game).toEqual({ format: 'big' });
    expect(changed.seats.map((seat) => seat.deck?.name)).toEqual([undefined, 'Big']);
    expect(told(room, await room.service.setOptions(id, 'ann', { game: { format: 'lost' } }))).toContain('Open, Big');
    expect(told(room, await room.service.chooseDeck(id, 'ann', choiceOf(small.id)))).toContain('Add 4 cards.');
  });

  test('a deck that is gone or illegal at the start is named with its person, and nothing starts', async () => {
    const room = await openRoom();
    const { decks } = room.service;
    const deck = await make(room, 'bob', legal, { name: 'Flock' });
    const { id } = await lobby(room, ['ann', 'bob']);
    ok(await room.service.chooseDeck(id, 'bob', choiceOf(deck.id)));
    ok(await decks.replace(deck.id, 'bob', 1, '13 Gain'));
    expect(told(room, await room.service.start(id, 'ann'))).toBe(
      'The deck “Flock” of BOB is not legal: Take 1 gain out. (rule: at most 12) BOB has to change it or choose another one; the game has not started.',
    );
    ok(await decks.remove(deck.id, 'bob'));
    expect(told(room, await room.service.start(id, 'ann'))).toContain('BOB chose the deck “Flock”, which is not there');
    expect(ok(await room.service.info(id)).status).toBe('lobby');
    ok(await room.service.chooseDeck(id, 'bob', 'war'));
    expect(ok(await room.service.start(id, 'ann')).status).toBe('running');
  });

  test('a game with a person’s deck goes on after a restart without it', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const deck = await make(room, 'ann', '12 Gain', { name: 'Swarm' });
    const { id } = await game(room, ['ann', 'bob'], { deck: choiceOf(deck.id) } as object);
    ok(await room.service.decks.remove(deck.id, 'ann'));
    const again = await openRoom({ folder });
    expect(ok(await again.service.view(id, 'ann')).view).toEqual(ok(await room.service.view(id, 'ann')).view);
  });
});

describe('EVE', () => {
  const eve = modules.eve?.build(loadSets().sets.eve);
  if (eve === undefined) throw new Error('no game of EVE');
  const ready = eve.decks.find((deck) => deck.edition === 'exiled');
  if (ready === undefined) throw new Error('no Exiled deck');

  test('a ready deck taken over, changed by its text, and played in the tournament format', async () => {
    const room = await openRoom({ games: [eve] });
    const { decks } = room.service;
    const own = ok(await decks.create(wanted('ann', { ready: ready.id })));
    expect(problems(own)).toEqual(['casual: ', 'tournament: ']);
    const text = ok(await decks.text(own.id));
    const small = ok(await decks.replace(own.id, 'ann', 1, text.replace('4 Supplicant', '3 supplicant')));
    expect(small.verdicts.map((verdict) => verdict.problems.map((problem) => problem.text))).toEqual([
      [],
      ['The market has 51 cards. Add 1: a tournament deck has at least 52.'],
    ]);
    const request = { key: 'k', host: { user: 'ann', name: 'Ann' }, game: 'eve', place: { channel: 'c' } };
    const options = { game: { format: 'tournament' } };
    const deck = choiceOf(own.id);
    expect(told(room, await room.service.open({ ...request, edition: 'exiled', options, deck }))).toContain('Add 1');
    ok(await decks.replace(own.id, 'ann', 2, text));
    const { id } = ok(await room.service.open({ ...request, edition: 'exiled', options, deck }));
    ok(await room.service.join(id, { user: 'bob', name: 'Bob' }));
    expect(ok(await room.service.start(id, 'ann')).status).toBe('running');
  });

  test('a deck of The Exiled is no Core deck, and says why', async () => {
    const room = await openRoom({ games: [eve] });
    const own = ok(await room.service.decks.create(wanted('ann', { ready: ready.id })));
    const core = ok(await room.service.decks.validate(own.id, { edition: 'core' }));
    expect(new Set(core.problems.map(({ rule }) => rule))).toEqual(new Set(['R-114']));
    expect(ok(await room.service.decks.validate(own.id, { format: 'tournament' })).problems).toEqual([]);
  });
});

test('with several games a deck is for the one that is named, or that its list names', async () => {
  const room = await openRoom({ games: [tinyGame(), { ...tinyGame(), id: 'small', name: 'Small Empires' }] });
  const { decks } = room.service;
  const make = (text: string, game?: string) => decks.create({ key: text, user: 'ann', game, from: { text } });
  expect(told(room, await make('4 Strike'))).toContain('Tiny Empires, Small Empires');
  expect(ok(await make('4 Gain', 'small')).game).toBe('small');
  expect(ok(await make('Game: Small Empires\n4 Gain')).game).toBe('small');
});
