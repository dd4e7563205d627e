/**
 * Reads text files that people upload with a command or a form. Only the URL that Discord gives in the interaction is ever
 * fetched, and no more of it than a deck list can need.
 */

/** A file as an interaction describes it. `size` in bytes, as Discord reports it. */
export type AttachedFile = {
  readonly name: string;
  readonly url: string;
  readonly size: number;
  readonly type: string | undefined;
};

/** Why a file could not be read, as a message key. `status`: the HTTP status of the server that stores it. */
export type FileRefusal = {
  readonly refused: `deck.file.${'large' | 'kind' | 'encoding' | 'empty' | 'late' | 'unreachable' | 'status'}`;
  readonly with?: { readonly status: number };
};

/** The largest file that is accepted, in bytes. */
export const LARGEST_FILE = 256 * 1024;
/** How long fetching a file may take, ms; the person waits meanwhile. */
const TIMEOUT = 8000;

/** Content types that are certainly not text. A file without a type is judged by its content. */
const NO_TEXT = /^(image|audio|video|font|model)\/|^application\/(pdf|zip|gzip|x-(7z|rar|tar)|msword|vnd\.)/;

/** Fetches a file and decodes it as text. Never throws. `timeout`: how long it may take, ms. */
export async function readTextFile(
  file: AttachedFile,
  { fetching = fetch, timeout = TIMEOUT }: { readonly fetching?: typeof fetch; readonly timeout?: number } = {},
): Promise<string | FileRefusal> {
  if (file.size > LARGEST_FILE) return { refused: 'deck.file.large' };
  if (file.type !== undefined && NO_TEXT.test(file.type)) return { refused: 'deck.file.kind' };
  if (!/^https?:\/\//.test(file.url)) return { refused: 'deck.file.unreachable' };
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetching(file.url, { redirect: 'error', signal: late });
    if (!response.ok || response.body === null)
      return { refused: 'deck.file.status', with: { status: response.status } };
    const bytes = await upTo(response.body, LARGEST_FILE);
    return bytes === undefined ? { refused: 'deck.file.large' } : decode(bytes);
  } catch {
    return { refused: late.aborted ? 'deck.file.late' : 'deck.file.unreachable' };
  }
}

/** Reads a whole stream; stops and returns undefined if it is longer than `most` bytes. */
async function upTo(stream: ReadableStream<Uint8Array>, max: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > max) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

/** Decodes UTF-8, or UTF-16 with a byte order mark, as some editors save it. */
function decode(bytes: Uint8Array): string | FileRefusal {
  if (bytes.length === 0) return { refused: 'deck.file.empty' };
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) return { refused: 'deck.file.kind' };
    return text.trim() === '' ? { refused: 'deck.file.empty' } : text;
  } catch {
    return { refused: bytes.includes(0) ? 'deck.file.kind' : 'deck.file.encoding' };
  }
}
