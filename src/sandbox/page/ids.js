// Snowflakes: ids that carry the time they were made at, and so put messages in order.

const epoch = 1420070400000n;

/**
 * Orders two ids by age, oldest first: longer is younger, equals compare as text.
 * @param {string} a
 * @param {string} b
 */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/**
 * When an id was made, in milliseconds since 1970.
 * @param {string} id
 */
export const idTime = (id) => Number((BigInt(id) >> 22n) + epoch);

/**
 * Whether something newer than `read` is there.
 * @param {string | undefined} newest
 * @param {string | undefined} read
 */
export const isNewer = (newest, read) => newest !== undefined && (read === undefined || compareIds(newest, read) > 0);
