// What a REST route is, and how bodies (JSON and multipart) are read.
import sharp from 'sharp';
import { type Fault, fault, isFault, type Reply } from './faults.ts';
import { maxFileBytes, type UploadedFile } from './validate/message.ts';

/** One request, understood. */
export type Call = {
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  /** Method and path with its parameters' names, for violations and buckets. */
  readonly route: string;
};

type Handler = (call: Call) => Reply | Fault | Promise<Reply | Fault>;

/** A route. `operation` names it in Discord's OpenAPI file, by which its body is checked. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly operation: string;
  /** Interaction endpoints carry their secret in the path and do not count for the global limit. */
  readonly open?: boolean;
  readonly handler: Handler;
};

/** What a lookup finds. */
export type Found = { readonly route: Route; readonly params: Readonly<Record<string, string>> };

/** Routes in the order in which they are tried: literal segments win over parameters. */
export function inOrder(routes: readonly Route[]): readonly Route[] {
  const literals = ({ path }: Route) => path.split('/').filter((part) => !part.startsWith(':')).length;
  return [...routes].sort((a, b) => literals(b) - literals(a));
}

/** The body of a request: JSON, or `payload_json` with files. */
export type Body = { readonly json: unknown; readonly files: readonly UploadedFile[] };

const maxJsonBytes = 8 * 1024 * 1024;

/** Reads a body of any kind that Discord takes. An empty one is nothing. */
export async function readBody(request: Request): Promise<Body | Fault> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(request);
  const text = await request.text();
  if (text.length > maxJsonBytes) return fault(413, 40005, 'Request entity too large', 'body-too-large');
  if (text === '') return { json: undefined, files: [] };
  if (!type.startsWith('application/json'))
    return fault(400, 50035, `Unsupported content type ${type}`, 'content-type');
  return parseJson(text);
}

function parseJson(text: string): Body | Fault {
  try {
    return { json: JSON.parse(text) as unknown, files: [] };
  } catch {
    return fault(400, 50109, 'The request body contains invalid JSON.', 'invalid-json');
  }
}

async function readMultipart(request: Request): Promise<Body | Fault> {
  const form = await request.formData().catch((error: unknown) => String(error));
  // Whoever ends in the middle of sending it has broken no rule.
  if (typeof form === 'string')
    return fault(400, 50035, `Broken multipart body: ${form}`, /\baborted\b/.test(form) ? undefined : 'multipart');
  let payload: string | undefined;
  const uploads: { readonly index: number; readonly file: File }[] = [];
  for (const [name, value] of form) {
    const index = name === 'file' ? 0 : Number(/^files\[(\d+)\]$/.exec(name)?.[1] ?? Number.NaN);
    if (name === 'payload_json' && typeof value === 'string') payload = value;
    else if (typeof value !== 'string' && !Number.isNaN(index)) uploads.push({ index, file: value });
    else return fault(400, 50035, `Unknown form field ${name}`, 'multipart');
  }
  const body = payload === undefined ? { json: {}, files: [] } : parseJson(payload);
  if (isFault(body)) return body;
  uploads.sort((a, b) => a.index - b.index);
  return { json: body.json, files: await Promise.all(uploads.map(received)) };
}

const typesByEnding: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

function typeByName(name: string): string {
  return typesByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** A file as it was sent; one byte more than Discord takes is enough to see that it is too large. */
async function received({ index, file }: { readonly index: number; readonly file: File }): Promise<UploadedFile> {
  const bytes = Buffer.from(await file.slice(0, maxFileBytes + 1).arrayBuffer());
  const type = file.type === '' || file.type === 'application/octet-stream' ? typeByName(file.name) : file.type;
  return measure({ index, name: file.name, type, bytes });
}

/** Pictures get their size in pixels, as Discord tells it. */
async function measure(file: Omit<UploadedFile, 'width' | 'height'>): Promise<UploadedFile> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const { width, height } = await sharp(file.bytes).metadata();
    return { ...file, width, height };
  } catch {
    return file;
  }
}
