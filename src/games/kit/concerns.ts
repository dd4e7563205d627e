/** Whom an event is about besides whoever acts. */
import type { Words } from '#face/words';
import type { GameEvent } from '#kernel/event';
import type { Seat } from '#kernel/state';

/** Reads the seats in these fields of an event, each of which has one seat, several or none. */
export const seatsIn =
  (...fields: readonly string[]): NonNullable<Words['concerns']> =>
  (event: GameEvent): readonly Seat[] =>
    fields.flatMap((field) => event[field]).filter((seat) => typeof seat === 'number');
