// Epic Space Empires on the screens that all games share: its largest decisions, its orders to pass, its look-ups.
import { afterEach, describe, expect, test } from 'vitest';
import { panel } from '#discord/panel/screens/panel';
import { translatorIn } from '#discord/words';
import { viewOf } from '#games/ese/view';
import { createGames } from '#games/index';
import { seedRng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { loadSets } from '#sets/load';
import { isRefusal, type TableView } from '#table/types';
import { componentsOf, type DrivenPerson, textOfMessage } from '#test/driver';
import { rules, type SeatGiven, type Table, table } from '../../games/ese/table.ts';
import { buttonsOf, expectPossible, selectsOf } from '../checks.ts';
import { HOSTILE, isLegal, tableInfo } from '../fixtures.ts';
import { openStage, type Stage } from '../stage.ts';
import { eventually, expectClean, has, isLobby, labelsOf, league, outcome } from '../stories.ts';
import { wander } from '../wander.ts';

const game = createGames({ ese: loadSets().sets.ese }).find(({ id }) => id === 'ese');
if (game === undefined) throw new Error('the game is not there');
const t = translatorIn('en');
const six = [...HOSTILE, 'Mira', 'Tobin'];
const worlds = ['Ice World', 'Jungle World', 'Desert World', 'Core World', 'Trade World', 'Mining World'];
const techs = ['Nano-Tech', 'Force Fields', 'Replicators', 'Teleportation', 'Hyper Jumps', 'Star Gates'];
const fleets = ['H', 'H', 'H', 'H', 'M', 'M', 'M', 'M', 'L', 'L', 'L', 'L'];
const actions = ['Feint', 'Scout', 'War Star', 'Spies', 'Decoy', 'Switch', 'Diplomacy', 'Treaty'];
const rich: SeatGiven = { play: [...worlds, ...techs, ...fleets], resource: ['M', 'L'], action: actions };
const full: readonly SeatGiven[] = [
  rich,
  { play: [...worlds, ...fleets], action: actions },
  ...[2, 3, 4, 5].map((): SeatGiven => ({ play: [...worlds, 'M', 'H'], action: ['Feint'] })),
];

function lookOf(played: Table, seat: number): TableView {
  return {
    table: tableInfo(game as NonNullable<typeof game>),
    game: game as NonNullable<typeof game>,
    seat,
    view: viewOf(rules, played.state, seat),
    names: six,
    since: [],
    quiet: 0,
    unseen: false,
    autopilot: { mode: 'fast', stops: [] },
    orders: { list: [], ended: [] },
    answeredAt: undefined,
    clocks: [],
  };
}

describe('the largest decisions', () => {
  const moments: Readonly<Record<string, () => readonly [Table, number]>> = {
    'an offer of 40 cards': () => [table({ seats: full, from: ['trade'] }), 0],
    'an answer to one': () => {
      const played = table({ seats: full, from: ['trade'] });
      return [played.does(0, 'offer', { give: ['Ice World', 'Feint'], want: ['anything'] }), 1];
    },
    'fleets for 35 planets': () => {
      const played = table({ seats: full, from: ['attack'] })
        .does(0, 'attack')
        .pass('tactics');
      return [played, 0];
    },
    'tactics for any of 12 fleets': () => {
      const played = table({ seats: full, from: ['attack'] }).does(0, 'attack');
      return [played, 1];
    },
    'an event with 35 aims': () => [table({ seats: full, from: ['event'] }), 0],
  };
  for (const [name, reach] of Object.entries(moments)) {
    test(`${name}: every way through the panel is possible and legal`, () => {
      const [played, seat] = reach();
      const asked = played.ask(seat);
      for (let seed = 0; seed < 12; seed++) {
        const answer = wander(asked, seedRng(`${name} ${seed}`), lookOf(played, seat));
        expect(isLegal(asked.choice, answer)).toBe(true);
      }
    });
  }

  test('a single fleet goes where one picks at once', () => {
    const played = table({ seats: [{ play: ['H'] }, { play: ['Ice World'] }], from: ['attack'] }).does(0, 'attack');
    const shown = panel({ tableView: lookOf(played, 0), t, confirm: true });
    expectPossible(shown);
    expect(buttonsOf(shown).map(({ label }) => label)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Attack Ice World with 1 fleet, 12 against \d+/), 'Send none']),
    );
    expect(buttonsOf(shown).map(({ label }) => label)).not.toContain('Share them out');
  });
});

describe('orders to pass', () => {
  test('are named for the window they stand under, and never for an offer that is out', () => {
    const labels = (played: Table, seat: number) => {
      const shown = panel({ tableView: lookOf(played, seat), t, confirm: true });
      const items = selectsOf(shown).flatMap(({ options }) => options);
      return [...buttonsOf(shown), ...items].map(({ label }) => label);
    };
    const attack = table({
      seats: [{ play: ['H'], action: ['Feint'] }, { action: ['Feint'] }],
      from: ['attack'],
    }).does(0, 'attack');
    expect(labels(attack, 1)).toEqual(
      expect.arrayContaining(['Pass this speed', 'Pass this phase', 'Pass until my turn', 'Pass until I am attacked']),
    );
    const offer = table({ seats: full, from: ['trade'] }).does(0, 'offer', { give: ['Feint'], want: ['anything'] });
    expect(labels(offer, 0)).toContain('Take the offer back');
    expect(labels(offer, 0).filter((label) => label?.startsWith('Pass'))).toEqual([]);
  });
});

describe('at a table', () => {
  let stage: Stage;
  afterEach(async () => {
    await stage.close();
  });

  /** Mira and Tobin open a table and begin. */
  async function sitDown(): Promise<{ readonly people: readonly DrivenPerson[]; readonly channel: string }> {
    stage = await openStage({ game: game as NonNullable<typeof game> });
    const [mira, tobin] = await Promise.all([stage.driver.person('mira'), stage.driver.person('tobin')]);
    const channel = await mira.channel('game-tables', league);
    await mira.command(channel.id, 'play', { seats: 2 });
    const lobby = await tobin.waitFor(isLobby);
    expect(labelsOf(lobby)).not.toContain('Deck');
    await tobin.press(lobby, 'Join');
    await eventually(async () => textOfMessage((await mira.message(channel.id, lobby.id))!).includes(tobin.id));
    await mira.press(lobby, 'Start');
    await mira.waitFor(has('My hand & moves'));
    return { people: [mira, tobin], channel: channel.id };
  }
  /** Answers what has to be chosen by hand, such as the cards over the limit; nothing where nobody waits for them. */
  async function answersAsUsual({ id }: DrivenPerson): Promise<void> {
    const [table] = await stage.tables.tablesOf(id);
    const tableView = await stage.tables.view(table?.id ?? '', id);
    if (isRefusal(tableView)) throw new Error(tableView.refused);
    const ask = tableView.view.asks.find(({ seat, free }) => free !== true && tableView.view.owing.includes(seat));
    if (ask !== undefined) await stage.tables.submit(table?.id ?? '', id, { ask: ask.id, answer: ask.fallback });
  }
  const LONGER = 'Pass for longer…';
  /** The order to pass this phase, as the panel's menu has it. */
  const phaseIn = (shown: PageMessage): string | undefined =>
    componentsOf(shown)
      .find(({ placeholder }) => placeholder === LONGER)
      ?.options?.find(({ label }) => label === 'Pass this phase')?.value;
  const panelOf = async (person: DrivenPerson, channel: string) => outcome(await person.command(channel, 'hand'));

  test('a secret window is put whatever one holds, and an order to pass the phase answers it', async () => {
    const { people, channel } = await sitDown();
    for (const person of people) {
      const settings = await outcome(await person.press(await panelOf(person, channel), 'When to ask me'));
      await (await person.select(settings, 'Autopilot here', ['strict'])).settled();
    }
    let asked: DrivenPerson | undefined;
    for (let i = 0; i < 40 && asked === undefined; i++) {
      for (const person of people) {
        const shown = await panelOf(person, channel);
        if (phaseIn(shown) !== undefined) asked = person;
        const on = labelsOf(shown).find((label) => label.startsWith('Go on'));
        if (asked === undefined && on !== undefined) await (await person.press(shown, on)).settled();
        else if (asked === undefined) await answersAsUsual(person);
        if (asked !== undefined) break;
      }
    }
    // Whatever is in the hand: the window after another's events is asked.
    expect(asked).toBeDefined();
    const window = await panelOf(asked as DrivenPerson, channel);
    expect(textOfMessage(window)).toContain('may attack next. Forbid attacks this turn, if you can?');
    const after = await outcome(await (asked as DrivenPerson).select(window, LONGER, [phaseIn(window) ?? '']));
    expect(phaseIn(after)).toBeUndefined();
    const ordered = await panelOf(asked as DrivenPerson, channel);
    expect(labelsOf(ordered).includes('Stop passing')).toBe(textOfMessage(ordered).includes('“Pass this phase”'));
    await expectClean(stage);
  });

  test('Board shows the whole table and each player large, to whoever asks', async () => {
    const { people, channel } = await sitDown();
    const [mira] = people as [DrivenPerson];
    const board = await outcome(await mira.command(channel, 'board'));
    const menu = componentsOf(board).find(({ placeholder }) => placeholder === 'See one player large');
    expect(menu?.options?.map(({ label }) => label)).toEqual(['The whole board', 'A · Mira Kestrel', 'B · Tobin Vale']);
    const large = await outcome(await mira.select(board, 'See one player large', ['1']));
    expect(JSON.stringify(large.components)).toContain('A hand');
    const whole = await outcome(await mira.select(large, 'See one player large', ['all']));
    expect(JSON.stringify(whole.components)).toContain('A board');
    await expectClean(stage);
  });

  test('/card and /rules know the game', async () => {
    stage = await openStage({ game: game as NonNullable<typeof game> });
    const mira = await stage.driver.person('mira');
    const channel = (await mira.channel('general', league)).id;
    const offered = await mira.autocomplete(channel, 'card', 'name', 'legendary');
    expect(offered.map(({ name }) => name).join()).toContain('Legendary Captain');
    const card = textOfMessage(await outcome(await mira.command(channel, 'card', { name: 'Legendary Captain' })));
    expect(card).toContain('Legendary Captain');
    expect(card).toContain('Epic Space Empires');
    expect(card).toContain('All figures are known from the published card.');
    for (const { id, title, text } of (game as NonNullable<typeof game>).rulebook) {
      const shown = textOfMessage(await outcome(await mira.command(channel, 'rules', { topic: id })));
      expect(shown).toContain(title);
      expect(shown).toContain(text.slice(0, 60));
    }
    await expectClean(stage);
  });
});
