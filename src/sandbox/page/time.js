// Moments in words, as the page shows them: beside messages, between days and in `<t:…>` marks.

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** @type {Readonly<Record<string, Intl.DateTimeFormatOptions>>} */
const styles = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** @type {readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]} */
const units = [
  ['year', 31536000],
  ['month', 2592000],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/**
 * A `<t:unix:style>` mark in words.
 * @param {number} unix seconds since 1970
 * @param {string} style one of t T d D f F s S R
 * @param {number} now milliseconds since 1970
 */
export function stamp(unix, style, now) {
  if (style !== 'R') return new Intl.DateTimeFormat(undefined, styles[style] ?? styles.f).format(unix * 1000);
  const ahead = Math.round(unix - now / 1000);
  const [unit, length] = units.find(([, size]) => Math.abs(ahead) >= size) ?? ['second', 1];
  return relative.format(Math.round(ahead / length), unit);
}

/**
 * The time of day, for a message's head.
 * @param {number} at milliseconds since 1970
 */
export const timeOfDay = (at) => clock.format(at);

/**
 * The day, for the line between two days.
 * @param {number} at milliseconds since 1970
 */
export const dayOf = (at) => day.format(at);

/**
 * A message's moment: the time alone today, the day with it before.
 * @param {number} at milliseconds since 1970
 * @param {number} now milliseconds since 1970
 */
export function moment(at, now) {
  if (dayOf(at) === dayOf(now)) return `Today at ${timeOfDay(at)}`;
  if (dayOf(at) === dayOf(now - 86400000)) return `Yesterday at ${timeOfDay(at)}`;
  return `${new Intl.DateTimeFormat(undefined, { dateStyle: 'short' }).format(at)} ${timeOfDay(at)}`;
}
