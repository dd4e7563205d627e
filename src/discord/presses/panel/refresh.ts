import { inPlace, type Press } from '../../core/press.ts';
import { refreshPanel } from '../../panel/actions-step.ts';

/** Updates the panel. */
export const refreshPress: Press<'refresh'> = {
  verb: 'refresh',
  response: inPlace,
  run: (ctx, { table }) => refreshPanel(ctx, table),
};
