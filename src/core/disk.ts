/** The disk that a folder is on. */
import { statfs } from 'node:fs/promises';

/** Bytes that the program may still write there; undefined where that cannot be told. */
export async function freeBytesAt(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
