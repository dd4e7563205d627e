import { CALL_DELAYS } from '#table/calls/settings';
import { type CallsHere, isRefusal } from '#table/types';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import type { ArgsOf } from '../../ids.ts';
import { callsHereMessage } from '../../person/screens/settings-calls.ts';

/** Changes how the person is called at this table. */
export const callsSetPress: Press<'calls.set'> = {
  verb: 'calls.set',
  response: inPlace,
  async run({ app, reply, values }, { table, what }) {
    const here = await app.tables.calls.setHere(table, reply.user, changeOf(what, values[0] ?? ''));
    if (isRefusal(here)) return refuse(app, reply, here);
    await reply.update(callsHereMessage(table, here, reply.say, true));
  },
};

/** What is not on the list follows the person's settings. */
function changeOf(
  what: ArgsOf<'calls.set'>['what'],
  value: string,
): { readonly [K in keyof CallsHere]: CallsHere[K] | undefined } {
  if (what === 'turn') return { turn: value === 'mention' || value === 'dm' || value === 'off' ? value : undefined };
  return { after: CALL_DELAYS.find((delay) => String(delay) === value) };
}
