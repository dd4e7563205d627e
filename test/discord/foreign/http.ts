// Requests and answers of the second stand-in.
import type { IncomingMessage, ServerResponse } from 'node:http';
import busboy from 'busboy';
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
export function read(request: IncomingMessage): Promise<{ readonly body: Body; readonly files: readonly string[] }> {
  return new Promise((resolve, reject) => {
    let json = '';
    const files: string[] = [];
    const end = () => resolve({ body: (json === '' ? {} : JSON.parse(json)) as Body, files });
    if (!(request.headers['content-type'] ?? '').startsWith('multipart/')) {
      request
        .on('data', (chunk) => {
          json += chunk;
        })
        .on('end', end);
      return;
    }
    const form = busboy({ headers: request.headers });
    form.on('field', (_name, value) => {
      json = value ?? '';
    });
    form.on('file', (_name, stream, { filename = '' }) => {
      files.push(filename);
      stream.resume();
    });
    form.on('close', end).on('error', reject);
    request.pipe(form);
  });
}
