/** Settings as lists that take effect at once: a person's own, and the autopilot of one seat. */
import type { Game } from '#face/game';
import type { Look, UserSettings } from '#table/types';
import { pressId } from '../ids/press-id.ts';
import { LIMITS } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { box, button, type Item, type Payload, payload, type Row, row, select, text } from './components.ts';

function modes(mode: 'fast' | 'strict', say: Say): Item[] {
  return [
    { value: 'fast', label: say('settings.fast'), description: say('settings.fastDetail'), chosen: mode === 'fast' },
    {
      value: 'strict',
      label: say('settings.strict'),
      description: say('settings.strictDetail'),
      chosen: mode === 'strict',
    },
  ];
}

/** The value of a standing question's select: the question and its answer. */
const standingValue = (question: string, answer: string): string => `${question}=${answer}`;

/** Reads such a value; empty for anything else. */
export function readStanding(value: string | undefined): Readonly<Record<string, string>> {
  const [question, answer] = (value ?? '').split('=');
  return question === undefined || answer === undefined ? {} : { [question]: answer };
}

/** A game's standing questions, a list each. `answers`: the person's saved answers by question. */
function standingRows(
  { words }: Game,
  answers: Readonly<Record<string, string>>,
  idOf: (question: string) => string,
): readonly (Row | ReturnType<typeof text>)[] {
  return words.standing.flatMap(({ id: question, label, choices }) => {
    const items = choices.slice(0, LIMITS.selectOptions).map((one) => ({
      value: standingValue(question, one.id),
      label: one.label,
      description: one.detail,
      chosen: answers[question] === undefined ? one.usual === true : answers[question] === one.id,
    }));
    return [text(`**${label}**`), row(select(idOf(question), label, items))];
  });
}

/**
 * A person's settings for all tables. `game`: the one of `games` whose stops are shown; `here`: their running table in this
 * channel, for a button to its own settings.
 */
export function settingsMessage(
  settings: UserSettings,
  say: Say,
  options: {
    readonly saved?: boolean;
    readonly game?: Game | undefined;
    readonly games?: readonly Game[];
    readonly here?: { readonly id: string };
  } = {},
): Payload {
  const { here, game, games = [] } = options;
  const id = (setting: 'mode' | 'stops' | 'notify' | 'remind' | 'confirm' | 'pictures') =>
    pressId('set', { setting, game: game?.id });
  const standingId = (question: string) => pressId('set', { setting: 'standing', game: game?.id, question });
  const wanted = game === undefined ? undefined : settings.stops[game.id];
  const stops = (game?.words.stops ?? []).slice(0, LIMITS.selectOptions).map((stop) => ({
    value: stop.id,
    label: stop.label,
    description: stop.detail,
    chosen: wanted === undefined ? stop.usual === true : wanted.includes(stop.id),
  }));
  const onOff = (on: boolean, yes: string, no: string): Item[] => [
    { value: 'on', label: yes, chosen: on },
    { value: 'off', label: no, chosen: !on },
  ];
  return payload([
    box([
      text(`${say('settings.title')}${options.saved === true ? `\n${say('settings.saved')}` : ''}`),
      text(say('settings.mode')),
      row(select(id('mode'), say('settings.mode'), modes(settings.autopilot.mode, say))),
      ...(game === undefined || stops.length === 0
        ? []
        : [
            text(say('settings.stopsOf', { game: game.name })),
            row(select(id('stops'), say('settings.stops'), stops, { min: 0, max: stops.length })),
            ...standingRows(game, settings.standing[game.id] ?? {}, standingId),
          ]),
      ...gameRow(game, games, say),
      text(say('settings.notify')),
      row(
        select(id('notify'), say('settings.notify'), [
          { value: 'mention', label: say('settings.mention'), chosen: settings.notify === 'mention' },
          { value: 'quiet', label: say('settings.quiet'), chosen: settings.notify === 'quiet' },
        ]),
      ),
      text(say('settings.remind')),
      row(
        select(
          id('remind'),
          say('settings.remind'),
          onOff(settings.remind, say('settings.remindOn'), say('settings.remindOff')),
        ),
      ),
      text(say('settings.confirm')),
      row(
        select(
          id('confirm'),
          say('settings.confirm'),
          onOff(settings.confirm, say('settings.confirmOn'), say('settings.confirmOff')),
        ),
      ),
      text(say('settings.pictures')),
      row(
        select(id('pictures'), say('settings.pictures'), [
          { value: 'wide', label: say('settings.picturesWide'), chosen: settings.pictures === 'wide' },
          { value: 'tall', label: say('settings.picturesTall'), chosen: settings.pictures === 'tall' },
        ]),
      ),
      text(say('settings.later')),
    ]),
    ...(here === undefined ? [] : [row(button(pressId('settings', { table: here.id }), say('settings.here')))]),
  ]);
}

/** A list that switches to the stops of another game. */
function gameRow(game: Game | undefined, games: readonly Game[], say: Say): readonly Row[] {
  const items = games
    .filter(({ words }) => words.stops.length > 0)
    .slice(0, LIMITS.selectOptions)
    .map(({ id, name }) => ({ value: id, label: name, chosen: id === game?.id }));
  const title = say(game === undefined ? 'settings.stopsWhich' : 'settings.stopsGame');
  return items.length < 2 ? [] : [row(select(pressId('set', { setting: 'game', game: game?.id }), title, items))];
}

/** The autopilot settings of a seat at one table. */
export function tableSettings(look: Look, say: Say, saved = false): Payload {
  const pilot = look.autopilot;
  if (pilot === undefined) return payload([box([text(say('table.noSeat'))])]);
  const table = look.table.id;
  const stops = look.game.words.stops.slice(0, LIMITS.selectOptions).map((stop) => ({
    value: stop.id,
    label: stop.label,
    description: stop.detail,
    chosen: pilot.stops.includes(stop.id),
  }));
  return payload([
    box([
      text(`${say('settings.tableTitle')}${saved ? `\n${say('settings.saved')}` : ''}`),
      row(select(pressId('set.mode', { table }), say('settings.modeHere'), modes(pilot.mode, say))),
      ...standingRows(look.game, pilot.standing ?? {}, (question) => pressId('set.standing', { table, question })),
      ...(stops.length === 0
        ? []
        : [
            text(say('settings.stops')),
            row(select(pressId('set.stops', { table }), say('settings.stops'), stops, { min: 0, max: stops.length })),
          ]),
      ...(pilot.until === undefined
        ? []
        : [row(button(pressId('until', { table, until: 'off' }), say('panel.stopPassing')))]),
    ]),
  ]);
}
