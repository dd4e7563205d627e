import { isRefusal } from '#table/types';
import { openClocks } from '../../clocks/actions.ts';
import { openPause } from '../../clocks/actions-pause.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { openPanel } from '../../panel/actions.ts';
import { mayLook } from '../../person/actions-find-table.ts';
import { showReplay } from '../../replay/actions.ts';
import { openDraft } from '../../requests/actions.ts';
import { openTakeBack } from '../../requests/actions-take-back.ts';
import { openBoard, openConcede, openLog, openMore } from '../../table/actions.ts';
import { openStandIn } from '../../table/actions-stand-in.ts';

/** Opens a table from a list; the person may have lost the right to see it since the list was made. */
export const openTablePress: Press<'open'> = {
  verb: 'open',
  response: whispered,
  async run(ctx, { screen }) {
    const { app, reply, values } = ctx;
    const table = values[0] ?? '';
    const found = await app.tables.info(table);
    // A table that the person may not see gets the same answer as one that does not exist.
    if (isRefusal(found) || !(await mayLook(ctx, found))) {
      return refuse(app, reply, isRefusal(found) ? found : { refused: 'table.unknown' });
    }
    switch (screen) {
      case 'more':
        return openMore(ctx, table);
      case 'board':
        return openBoard(app, reply, table);
      case 'log':
        return openLog(app, reply, table);
      case 'replay':
        return showReplay(app, reply, table, 'whisper');
      case 'concede':
        return openConcede(app, reply, table);
      case 'end':
        return openDraft(ctx, table, { kind: 'end' });
      case 'pause':
        return openPause(ctx, table);
      case 'undo':
        return openTakeBack(ctx, table);
      case 'stand-in':
        return openStandIn(ctx, table);
      case 'clock':
        return openClocks(ctx, table);
      case 'hand':
        return openPanel(app, reply, table);
      default:
        return screen satisfies never;
    }
  },
};
