import type { Ask, Option } from '#kernel/ask';
import type { Look, Shown } from '#table/types';
import { line } from '../../core/components.ts';
import { plainNames, waitingNames } from '../../core/people.ts';
import { type Press, type PressContext, whispered } from '../../core/press.ts';
import type { ArgsOf } from '../../ids.ts';
import { showPanel } from '../../panel/actions.ts';
import { showMoved } from '../../panel/actions-step.ts';
import { EMPTY } from '../../panel/ids-draft.ts';
import { answered, digitsOfPick } from '../../panel/screens/draft.ts';
import { openAsk } from '../../panel/screens/panel.ts';
import { askNumber, offeredKey } from '../../press-id.ts';
import { lookAt, setBackNote } from '../../table/actions-open.ts';
import { offeredOrder } from '../../table/screens/offered.ts';

/** Answers the presser's own question with an option that the table's message offers to all whom it waits for. */
export const answerPress: Press<'answer'> = {
  verb: 'answer',
  response: whispered,
  async run(ctx, press) {
    const { app, reply } = ctx;
    const { table } = press;
    const look = await lookAt(ctx, table, shownBy(press));
    if (look === undefined) return;
    const taken = takenIn(look, press);
    if (taken === undefined) return sayWhyNot(ctx, look, press);
    const { ask, option, index } = taken;
    const settings = await app.tables.settings(reply.user);
    if (option.confirm !== undefined && settings.confirm) {
      const draft = answered(EMPTY, digitsOfPick(index));
      return showPanel(app, reply, look, 'whisper', { draft, settings });
    }
    const answer = { pick: [option.id] };
    const result = await app.tables.submit(table, reply.user, { ask: ask.id, answer, rev: look.table.rev });
    const order = offeredOrder(look.game, look.view, option, plainNames(look.names));
    const note = reply.say('table.answered', { order });
    await showMoved(ctx, table, result, { how: 'whisper', settings, note, brief: true });
  },
};

type Taken = { readonly ask: Ask; readonly option: Option; readonly index: number };

/** The option of the presser's open question that was pressed; undefined if they are not, or no longer, asked for it. */
function takenIn({ seat, view, ...look }: Look, { asked, option: id }: ArgsOf<'answer'>): Taken | undefined {
  const ask = openAsk({ seat, view, ...look });
  if (seat === undefined || ask === undefined || !view.owing.includes(seat)) return undefined;
  if (!isAbout(view, asked) || ask.public?.includes(id) !== true || ask.choice.kind !== 'choose') return undefined;
  const index = ask.choice.options.findIndex((one) => one.id === id);
  const option = ask.choice.options[index];
  return option === undefined ? undefined : { ask, option, index };
}

/** Whether the questions that are open are still those that were pressed. */
function isAbout(view: Look['view'], asked: string): boolean {
  return view.offered !== undefined && offeredKey(view, view.offered) === asked;
}

/** What the pressed message shows: its questions, but no rev, since its buttons stay the same while they are open. */
const shownBy = ({ asked }: ArgsOf<'answer'>): Shown => ({ rev: 0, ask: askNumber(asked) });

async function sayWhyNot(ctx: PressContext, look: Look, press: ArgsOf<'answer'>): Promise<void> {
  const { app, reply } = ctx;
  const { asked } = press;
  const { seat, view, table } = look;
  const setBack = await setBackNote(ctx, table.id, shownBy(press));
  if (setBack !== undefined) return showPanel(app, reply, look, 'whisper', { note: setBack });
  if (seat === undefined) {
    await reply.whisper(line(reply.say('table.noSeat')));
    return;
  }
  if (view.owing.includes(seat) || table.status !== 'running') {
    return showPanel(app, reply, look, 'whisper', { note: reply.say('panel.moved') });
  }
  if (view.asks.length > 0 && isAbout(view, asked)) {
    return showPanel(app, reply, look, 'whisper', { note: reply.say('table.answeredBefore'), brief: true });
  }
  await reply.whisper(line(reply.say('table.notAsked', { who: waitingNames(table.waiting) })));
}
