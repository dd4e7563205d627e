/** The options of a lobby whose game is still to be chosen, as a button carries them. */

/** The options of the command. `key`: id of the command's interaction; it opens one lobby, however often it is pressed. */
export type Opening = {
  readonly key: string;
  readonly seats?: number | undefined;
  readonly computers?: number | undefined;
  readonly speed?: string | undefined;
  readonly edition?: string | undefined;
  readonly format?: string | undefined;
  readonly open?: boolean | undefined;
  readonly autostart?: boolean | undefined;
};

const WRITTEN = /^(\d{1,20})\/(\d{0,2})\/(\d{0,2})\/([a-z]{0,8})\/([\w-]{0,16})\/([\w-]{0,16})(?:\/([a-z]{0,8}))?$/;

/** What is or is not wanted, by a letter each. Ids of before there were any have no such part. */
const OPEN = 'o';
const AUTOSTART = 'a';

export function writeOpening({ key, seats, computers, speed, edition, format, open, autostart }: Opening): string {
  const flags = `${open === true ? OPEN : ''}${autostart === true ? AUTOSTART : ''}`;
  return [key, seats ?? '', computers ?? '', speed ?? '', edition ?? '', format ?? '', flags].join('/');
}

/** Undefined for what was not written by `writeOpening`. */
export function readOpening(written: string): Opening | undefined {
  const found = WRITTEN.exec(written);
  if (found === null) return undefined;
  const [, key = '', seats, computers, speed, edition, format, flags = ''] = found;
  return {
    key,
    seats: numberIn(seats),
    computers: numberIn(computers),
    speed: textIn(speed),
    edition: textIn(edition),
    format: textIn(format),
    ...(flags.includes(OPEN) && { open: true }),
    ...(flags.includes(AUTOSTART) && { autostart: true }),
  };
}

const textIn = (part: string | undefined): string | undefined => (part === '' ? undefined : part);
const numberIn = (part: string | undefined): number | undefined =>
  part === undefined || part === '' ? undefined : Number.parseInt(part, 10);
