import { refreshPanel } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** The panel as the table stands now. */
export const refreshPress: Press<'refresh'> = {
  verb: 'refresh',
  response: inPlace,
  run: (ctx, { table }) => refreshPanel(ctx, table),
};
