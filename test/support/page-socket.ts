import { WebSocket } from 'ws';
import type { PagePush } from '#sandbox/page-api';

export type PageSocket = {
  /** Resolves when the server surely pushes these people's events: its pong comes after it has read who they are. */
  watch(people: readonly string[]): Promise<void>;
  close(): void;
};

/** Connects to what a sandbox pushes to its page. `heard` gets every push. */
export async function openPageSocket(url: string, heard: (push: PagePush) => void): Promise<PageSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/page`);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => socket.terminate());
  socket.on('message', (raw) => heard(JSON.parse(String(raw)) as PagePush));
  return {
    async watch(people) {
      socket.send(JSON.stringify({ people }));
      await new Promise<void>((resolve) => {
        socket.once('pong', () => resolve());
        socket.ping();
      });
    },
    close: () => socket.terminate(),
  };
}
