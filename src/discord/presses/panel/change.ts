import { openPanelOf } from '../../actions/panel-step.ts';
import { EMPTY } from '../../ids/draft.ts';
import { inPlace, type Press } from '../../press.ts';

/** Reopens an answer while others still owe theirs. */
export const changePress: Press<'change'> = {
  verb: 'change',
  response: inPlace,
  async run(ctx, press) {
    const open = await openPanelOf(ctx, press);
    await open?.show({ draft: EMPTY });
  },
};
