/**
 * Reads text files that people give to a command or a form. Nothing is ever fetched but the address that Discord itself
 * gives in the interaction, and no more of it than a deck list can need.
 */

/** A file as an interaction tells of it. `size` in bytes, as Discord says. */
export type AttachedFile = {
  readonly name: string;
  readonly url: string;
  readonly size: number;
  readonly type: string | undefined;
};

/** Why a file gave no text: `status` is the answer of the server that keeps it. */
export type FileFault =
  | { readonly fault: 'large' | 'kind' | 'encoding' | 'empty' | 'late' | 'unreachable' }
  | { readonly fault: 'status'; readonly status: number };

/** The largest file that is read, in bytes. */
export const LARGEST_FILE = 256 * 1024;
/** How long a file may take, ms: the person waits for an answer meanwhile. */
const PATIENCE = 8000;

/** Kinds that surely hold no list of cards; what is not labelled is judged by its content. */
const NO_TEXT = /^(image|audio|video|font|model)\/|^application\/(pdf|zip|gzip|x-(7z|rar|tar)|msword|vnd\.)/;

/** Fetches a file and reads it as text. Never throws. `patience`: how long it may take, ms. */
export async function readTextFile(
  file: AttachedFile,
  { fetching = fetch, patience = PATIENCE }: { readonly fetching?: typeof fetch; readonly patience?: number } = {},
): Promise<string | FileFault> {
  if (file.size > LARGEST_FILE) return { fault: 'large' };
  if (file.type !== undefined && NO_TEXT.test(file.type)) return { fault: 'kind' };
  if (!/^https?:\/\//.test(file.url)) return { fault: 'unreachable' };
  const late = AbortSignal.timeout(patience);
  try {
    const response = await fetching(file.url, { redirect: 'error', signal: late });
    if (!response.ok || response.body === null) return { fault: 'status', status: response.status };
    const bytes = await upTo(response.body, LARGEST_FILE);
    return bytes === undefined ? { fault: 'large' } : decode(bytes);
  } catch {
    return { fault: late.aborted ? 'late' : 'unreachable' };
  }
}

/** All of a stream, or undefined if it is longer than `most` bytes; no more than that is taken in. */
async function upTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

/** UTF-8, or UTF-16 that says so by its first two bytes, as some editors save. */
function decode(bytes: Uint8Array): string | FileFault {
  if (bytes.length === 0) return { fault: 'empty' };
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) return { fault: 'kind' };
    return text.trim() === '' ? { fault: 'empty' } : text;
  } catch {
    return { fault: bytes.includes(0) ? 'kind' : 'encoding' };
  }
}
