// Requests and answers of the second stand-in.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Body } from './shapes.ts';

/** Answers a request. */
export function write(
  response: ServerResponse,
  { status, body }: { readonly status: number; readonly body?: unknown },
): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** The JSON body of a request, and the names of its files. */
export async function read(
  request: IncomingMessage,
): Promise<{ readonly body: Body; readonly files: readonly string[] }> {
  const type = request.headers['content-type'] ?? '';
  const content = new Response(Readable.toWeb(request) as ReadableStream, { headers: { 'content-type': type } });
  if (!type.startsWith('multipart/')) return { body: parsed(await content.text()), files: [] };
  const parts = [...(await content.formData()).values()];
  return {
    body: parsed(parts.findLast((part) => typeof part === 'string') ?? ''),
    files: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
  };
}

function parsed(json: string): Body {
  return (json === '' ? {} : JSON.parse(json)) as Body;
}
