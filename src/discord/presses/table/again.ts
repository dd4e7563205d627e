import { isRefusal } from '#table/types';
import { box, COLORS, payload, text } from '../../core/components.ts';
import { markdownName } from '../../core/limits.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { linkTo } from '../../table/screens/message.ts';

/** Opens a lobby for another game like the finished one, or leads to it if somebody has already opened it. */
export const againPress: Press<'again'> = {
  verb: 'again',
  response: whispered,
  async run({ app, reply }, { table: last }) {
    const next = await app.tables.playAgain(last, { user: reply.user, name: reply.name });
    if (isRefusal(next)) return refuse(app, reply, next);
    const { table, opened } = next;
    const host = table.seats.find(({ who }) => who.kind === 'person' && who.user === table.host)?.name ?? '';
    const words = opened
      ? reply.say('again.opened', { channel: table.place.channel })
      : table.status === 'lobby'
        ? table.host === reply.user
          ? reply.say('again.yours')
          : reply.say('again.open', { host: markdownName(host) })
        : reply.say(table.status === 'running' ? 'again.begun' : 'again.over');
    await reply.whisper(payload([box([text(words)], COLORS.calm), ...linkTo(table, reply.say)]));
  },
};
