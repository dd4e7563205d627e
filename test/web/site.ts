/** The pages over a room, asked as a browser asks them. */
import type { Images, SceneRenderer } from '#discord/core/images';
import { createImages } from '#discord/core/images';
import { createLibrary } from '#discord/core/library';
import { createLog } from '#discord/core/log';
import { routesOf } from '#web/routes';
import type { Room } from '../table/room.ts';

export type Asked = { readonly status: number; readonly text: string; readonly headers: Headers };

/** In place of a picture, what it would show. */
const renderer: SceneRenderer = {
  png: async (scene) => ({ data: Buffer.from(JSON.stringify(scene)), alt: '' }),
  webp: async () => Buffer.from('picture'),
};

/** `failures`: what pages have failed by. */
export function openSite({ service, seasons, clock }: Pick<Room, 'service' | 'seasons' | 'clock'>, isIndexed = false) {
  const images: Images = createImages(renderer, createLog('silent'));
  const failures: unknown[] = [];
  const site = {
    tables: service,
    seasons,
    images,
    library: createLibrary(service.games.values()),
    now: () => clock.now,
  };
  const routes = routesOf(site, {
    url: () => 'https://wardroom.example.org',
    isIndexed,
    failed: (error) => failures.push(error),
  });
  const ask = async (
    path: string,
    headers: Readonly<Record<string, string>> = {},
    remoteAddress = '203.0.113.7',
  ): Promise<Asked> => {
    const env = { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } };
    const response = await routes.request(path, { headers }, env);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return { ask, failures };
}
