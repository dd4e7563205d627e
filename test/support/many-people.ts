/** More people than the sandbox has by itself, in a server of their own. */
import { addServer } from '#sandbox/servers';
import { openStorage } from '#sandbox/storage';
import { openWorld } from '#sandbox/world';

const given = ['Ada', 'Boris', 'Cleo', 'Dario', 'Edda', 'Farid', 'Greta', 'Hugo'];
const family = ['Abbot', 'Brandt', 'Castor', 'Drake', 'Ember', 'Falcon', 'Garnet', 'Harrow'];

export type Someone = { readonly id: string; readonly name: string };

/** So many people, up to 64, who can be told apart by their names. */
export const peopleOf = (count: number): readonly Someone[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `1457709004800001${String(n).padStart(3, '0')}`,
    name: `${given[n % given.length]} ${family[Math.floor(n / given.length) % family.length]}`,
  }));

/** Adds a server with these people to the world of a stand-in for Discord that is not running. The first one owns it. */
export function settle(world: string, server: string, people: readonly Someone[]): void {
  const storage = openStorage(world);
  const opened = openWorld(storage, Date.now);
  for (const { id, name } of people) {
    const username = name.toLowerCase().replace(' ', '_');
    const looks = { color: '#4a7fc1', bot: false, locale: 'en-US', dmsOpen: true };
    opened.putPerson({ id, username, displayName: name, ...looks });
  }
  addServer(opened, { name: server, members: people.map(({ id }) => id) });
  storage.close();
}
