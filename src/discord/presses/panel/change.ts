import { inPlace, type Press } from '../../core/press.ts';
import { openPanelOf } from '../../panel/actions-step.ts';
import { EMPTY } from '../../panel/ids-draft.ts';

/** Reopens an answer while others still owe theirs. */
export const changePress: Press<'change'> = {
  verb: 'change',
  response: inPlace,
  async run(ctx, press) {
    const open = await openPanelOf(ctx, press);
    await open?.show({ draft: EMPTY });
  },
};
