/** Who reads what: the languages that people and servers have chosen, and that tables are kept in. */
import type { ChosenLanguage, Language } from '#words/languages';
import type { Context } from '../context.ts';
import type { TableId, UserId } from '../ids.ts';
import { readOptions } from '../open/options.ts';
import { readServer } from '../servers/settings.ts';
import { readSettings } from './settings-stored.ts';

/** Languages. A change made by another process is known within a minute. */
export type LanguageService = {
  /** What a person has chosen; undefined: what Discord says. */
  ofPerson(user: UserId): Promise<ChosenLanguage | undefined>;
  /** What has been chosen for a server; undefined: what Discord says. */
  ofServer(guild: string): Promise<ChosenLanguage | undefined>;
  /** What a table's messages are written in; English for one that does not exist. */
  ofTable(table: TableId): Promise<Language>;
};

/** Languages, as part of the table service. */
export function createLanguages({ store, memory }: Context): LanguageService {
  const { languages } = memory;
  /** With each press this is asked, so that it is worth remembering. */
  async function remembered<L extends Language>(
    key: string,
    read: () => Promise<L | undefined>,
  ): Promise<L | undefined> {
    const known = languages.get(key);
    if (known !== undefined) return known.language as L | undefined;
    const language = await read();
    languages.set(key, { language });
    return language;
  }
  return {
    ofPerson: (user) => remembered(ofPerson(user), async () => readSettings(await store.users.get(user)).language),
    ofServer: (guild) =>
      remembered(ofServer(guild), async () => readServer(await store.servers.settings(guild)).language),
    ofTable: async (table) => {
      const read = async () => {
        const row = await store.tables.find(table);
        return row === undefined ? undefined : (readOptions(row)?.language ?? 'en');
      };
      return (await remembered(`table:${table}`, read)) ?? 'en';
    },
  };
}

/** The keys under which languages are remembered. */
export const ofPerson = (user: UserId): string => `person:${user}`;
export const ofServer = (guild: string): string => `server:${guild}`;
