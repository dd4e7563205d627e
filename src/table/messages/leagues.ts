/** Messages of leagues. But for `match`, `table` is the season's place. */
import { z } from 'zod';
import { defineMessage, text, user, users } from './define.ts';

const season = { guild: z.string(), season: z.string() };

export const leagueMessages = {
  /** Tells the people of a league's match in its thread that it begins. */
  match: defineMessage({}),
  /** Shows how a season stands; `fresh`: in a new message. */
  season: defineMessage(
    { ...season, fresh: z.literal(true).exactOptional() },
    { merge: (message, earlier) => ({ ...earlier, ...message }) },
  ),
  /**
   * Says something in its league's channel or, `to`, to one person. `about`: whose words it has; it goes when their data is
   * deleted.
   */
  'season-news': defineMessage({ ...season, news: text, to: user.exactOptional(), about: user.exactOptional() }),
  /** Gives people a role of the server, and takes it from others. */
  'season-role': defineMessage({ ...season, role: z.string(), give: users, take: users }),
};
