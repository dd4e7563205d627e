/** A rule that is broken, and where. */
export class Broken extends Error {
  override readonly name = 'Broken';
}
