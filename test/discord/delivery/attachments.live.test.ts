// Files that people give are read from where Discord says, within bounds, and every fault is told apart.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AttachedFile, LARGEST_FILE, readTextFile } from '#discord/core/attachments';

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/list': (response) => response.end('\uFEFF4 Kestrel\n'),
  '/gone': (response) => response.writeHead(404).end(),
  '/elsewhere': (response) => response.writeHead(302, { location: '/list' }).end(),
  '/endless': (response) => {
    const more = () => {
      while (!response.destroyed && response.write('4 Kestrel\n'.repeat(2000))) sent += 1;
    };
    response.on('drain', more);
    more();
  },
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('4 Kes');
    setTimeout(() => response.destroy(), 20);
  },
  '/latin': (response) => response.end(Buffer.from([0x34, 0x20, 0xe9])),
  '/bytes': (response) => response.end(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0xff, 0xfe])),
  '/wide': (response) => response.end(Buffer.from('\uFEFF4 Kestrel', 'utf16le')),
  '/wider': (response) => response.end(Buffer.from('\uFEFF4 Kestrel', 'utf16le').swap16()),
  '/empty': (response) => response.end(),
};
let sent = 0;
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? '']?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const given = (path: string, change: Partial<AttachedFile> = {}): AttachedFile => ({
  name: 'deck.txt',
  url: `${address}${path}`,
  size: 100,
  type: 'text/plain; charset=utf-8',
  ...change,
});

describe('a file', () => {
  test.each([
    ['in UTF-8 is read, its first sign left out', '/list', '4 Kestrel\n'],
    ['in UTF-16 is read, as some editors save', '/wide', '4 Kestrel'],
    ['in UTF-16 the other way round is read', '/wider', '4 Kestrel'],
    ['that is gone is told by its answer', '/gone', { refused: 'deck.file.status', with: { status: 404 } }],
    ['that would be somewhere else is not followed', '/elsewhere', { refused: 'deck.file.unreachable' }],
    ['whose connection is cut is told', '/cut', { refused: 'deck.file.unreachable' }],
    ['in another encoding is told', '/latin', { refused: 'deck.file.encoding' }],
    ['of bytes is told', '/bytes', { refused: 'deck.file.kind' }],
    ['with nothing in it is told', '/empty', { refused: 'deck.file.empty' }],
  ] as const)('%s', async (_, path, outcome) => {
    expect(await readTextFile(given(path))).toEqual(outcome);
  });

  test('larger than it says is cut off while it is read', async () => {
    expect(await readTextFile(given('/endless'))).toEqual({ refused: 'deck.file.large' });
    // Far from everything that would have come.
    expect(sent).toBeLessThan(2000);
  });

  test('that cannot be a list is not even fetched', async () => {
    const fetching = () => Promise.reject(new Error('fetched'));
    const read = (change: Partial<AttachedFile>) => readTextFile(given('/list', change), { fetching });
    expect(await read({ size: LARGEST_FILE + 1 })).toEqual({ refused: 'deck.file.large' });
    expect(await read({ type: 'image/png' })).toEqual({ refused: 'deck.file.kind' });
    expect(await read({ type: 'application/zip' })).toEqual({ refused: 'deck.file.kind' });
    expect(await read({ url: 'file:///etc/hostname' })).toEqual({ refused: 'deck.file.unreachable' });
    expect(await read({ type: undefined })).toEqual({ refused: 'deck.file.unreachable' });
  });

  test('that does not come is waited for only so long', async () => {
    const late: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    expect(await readTextFile(given('/list'), { fetching: late, timeout: 30 })).toEqual({ refused: 'deck.file.late' });
  });
});
