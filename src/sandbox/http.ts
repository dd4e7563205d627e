// The plumbing of the REST side: routes, bodies (JSON and multipart) and answers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import busboy from 'busboy';
import sharp from 'sharp';
import { type Fault, fault, faultBody, isFault, type Reply } from './faults.ts';
import { maxFileBytes, type UploadedFile } from './validate/message.ts';

/** One request, understood. */
export type Call = {
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  /** Method and path with its parameters' names, for breaches and buckets. */
  readonly route: string;
};

export type Handler = (call: Call) => Reply | Fault | Promise<Reply | Fault>;

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

/** Finds routes: literal segments win over parameters. */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Found | 'method' | undefined {
  const compiled = routes.map((route) => ({ route, parts: route.path.split('/').slice(1) }));
  const literals = (parts: readonly string[]): number => parts.filter((part) => !part.startsWith(':')).length;
  compiled.sort((a, b) => literals(b.parts) - literals(a.parts));
  return (method, path) => {
    const given = path.split('/').slice(1);
    let elsewhere = false;
    for (const { route, parts } of compiled) {
      if (parts.length !== given.length) continue;
      const params: Record<string, string> = {};
      const fits = parts.every((part, i) => {
        const value = given[i] ?? '';
        if (!part.startsWith(':')) return part === value;
        params[part.slice(1)] = decode(value);
        return value !== '';
      });
      if (!fits) continue;
      if (route.method === method) return { route, params };
      elsewhere = true;
    }
    return elsewhere ? 'method' : undefined;
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The body of a request: JSON, or `payload_json` with files. */
export type Body = { readonly json: unknown; readonly files: readonly UploadedFile[] };

const maxJsonBytes = 8 * 1024 * 1024;

/** Reads a body of any kind that Discord takes. An empty one is nothing. */
export async function readBody(request: IncomingMessage): Promise<Body | Fault> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(request);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxJsonBytes) return fault(413, 40005, 'Request entity too large', 'body-too-large');
    chunks.push(chunk);
  }
  if (size === 0) return { json: undefined, files: [] };
  if (!type.startsWith('application/json'))
    return fault(400, 50035, `Unsupported content type ${type}`, 'content-type');
  return parseJson(Buffer.concat(chunks).toString('utf8'));
}

function parseJson(text: string): Body | Fault {
  try {
    return { json: JSON.parse(text) as unknown, files: [] };
  } catch {
    return fault(400, 50109, 'The request body contains invalid JSON.', 'invalid-json');
  }
}

async function readMultipart(request: IncomingMessage): Promise<Body | Fault> {
  let payload: string | undefined;
  const uploads: { index: number; name: string; type: string; bytes: Buffer }[] = [];
  let unknownField: string | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = busboy({
        headers: request.headers,
        defParamCharset: 'utf8',
        limits: { fieldSize: maxJsonBytes, fileSize: maxFileBytes + 1, files: 20 },
      });
      parser.on('field', (name, value) => {
        if (name === 'payload_json') payload = value;
        else unknownField = name;
      });
      parser.on('file', (name, stream, info) => {
        const index = /^files\[(\d+)\]$/.exec(name)?.[1];
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (index === undefined && name !== 'file') unknownField = name;
          const given = info.filename ?? 'unknown';
          const type = info.mimeType === 'application/octet-stream' ? typeByName(given) : info.mimeType;
          uploads.push({ index: Number(index ?? 0), name: given, type, bytes: Buffer.concat(chunks) });
        });
      });
      parser.on('close', resolve);
      parser.on('error', reject);
      request.pipe(parser);
    });
  } catch (error) {
    return fault(400, 50035, `Broken multipart body: ${String(error)}`, 'multipart');
  }
  if (unknownField !== undefined) return fault(400, 50035, `Unknown form field ${unknownField}`, 'multipart');
  const body = payload === undefined ? { json: {}, files: [] } : parseJson(payload);
  if (isFault(body)) return body;
  uploads.sort((a, b) => a.index - b.index);
  return { json: body.json, files: await Promise.all(uploads.map(measure)) };
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

/** Writes an answer. */
export function answer(
  response: ServerResponse,
  result: Reply | Fault,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = isFault(result) ? faultBody(result) : result.body;
  if (body === undefined) {
    response.writeHead(result.status, headers).end();
    return;
  }
  const text = JSON.stringify(body);
  response
    .writeHead(result.status, {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
}
