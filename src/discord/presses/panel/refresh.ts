import { refreshPanel } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Updates the panel. */
export const refreshPress: Press<'refresh'> = {
  verb: 'refresh',
  response: inPlace,
  run: (ctx, { table }) => refreshPanel(ctx, table),
};
