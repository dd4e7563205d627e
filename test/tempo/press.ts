// A press on a screen, run by the very code that runs presses in Discord; what would be shown is kept instead of sent.

import { createAbsenceChecks } from '#discord/core/absence';
import type { App } from '#discord/core/app';
import type { Payload } from '#discord/core/components';
import { tellingRefusals } from '#discord/core/refuse';
import { findPress } from '#discord/presses';
import type { Answer } from '#kernel/ask';
import type { TableService, TableView, UserSettings } from '#table/types';
import { bareReply } from '#test/bare-reply';
import type { Channel } from './channel.ts';
import { type Action, type Form, formOf } from './controls.ts';

/** What a press has led to: another screen, a form, or the answer that it gave at the table. */
export type Led =
  | { readonly to: 'screen'; readonly shown: Payload }
  | { readonly to: 'form'; readonly form: Form }
  | { readonly to: 'answer'; readonly answer: Answer };

/** Somebody at the bot's screens. */
export type Person = { readonly user: string; readonly name: string };

/** Runs a press to its end. Throws where it shows nothing. */
export async function press(app: App, channel: Channel, person: Person, action: Action): Promise<Led> {
  const found = findPress(action.id);
  if (found === undefined) throw new Error(`no press has the id ${action.id}`);
  let led: Led | undefined;
  const reply = bareReply(
    person,
    (shown) => {
      led = { to: 'screen', shown };
    },
    (data) => {
      led = { to: 'form', form: formOf(data) };
      return true;
    },
  );
  await tellingRefusals(app, reply, () =>
    found.run({
      app,
      reply,
      guild: undefined,
      channel: '1',
      inThread: true,
      parent: undefined,
      values: action.kind === 'menu' ? action.values : [],
      fields: action.kind === 'form' ? action.fields : new Map(),
      files: [],
      key: '1',
      texts: [],
      pictures: [],
      message: undefined,
      absence: createAbsenceChecks(channel.rest, app.now),
      manages: () => false,
      sees: async () => true,
      member: undefined,
      may: () => true,
    }),
  );
  if (led === undefined) throw new Error(`a press led to nothing: ${action.id}`);
  return led;
}

/** Carries an answer out of a press that is only tried. */
class Answered extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('an answer was given');
    this.answer = answer;
  }
}

/** Tries presses at a table as one person sees it now: nothing is taken, and what would be submitted comes back. */
export function trier(app: App, channel: Channel, person: Person, tableView: TableView, settings: UserSettings) {
  const tables: TableService = {
    ...app.tables,
    view: async () => tableView,
    settings: async () => settings,
    submit: async (_table, _user, { answer }) => {
      throw new Answered(answer);
    },
  };
  const trying: App = { ...app, tables };
  return async (action: Action): Promise<Led> => {
    try {
      return await press(trying, channel, person, action);
    } catch (error) {
      if (error instanceof Answered) return { to: 'answer', answer: error.answer };
      throw error;
    }
  };
}
