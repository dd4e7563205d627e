// The SQLite file that lets the sandbox's world outlive its process: every change is committed at once.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { openFile } from '#core/sqlite';
import { sortable } from './ids.ts';

/** A kept message. `onlyFor` is the one person who sees it (ephemeral). */
export type MessageRow = {
  readonly id: string;
  readonly channel: string;
  readonly author: string;
  readonly onlyFor?: string;
  readonly nonce?: string;
  readonly json: string;
};

/** Which messages of a channel to read. `person` adds that person's ephemeral ones. */
export type MessageQuery = {
  readonly channel: string;
  readonly limit: number;
  readonly before?: string;
  readonly after?: string;
  readonly person?: string;
};

/** A file of a message. */
export type StoredFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

export type Storage = {
  readonly docs: (kind: string) => readonly { readonly id: string; readonly json: string }[];
  readonly putDoc: (kind: string, id: string, value: unknown) => void;
  readonly dropDoc: (kind: string, id: string) => void;
  readonly putMessage: (row: MessageRow) => void;
  readonly message: (id: string) => MessageRow | undefined;
  /** Newest first, but oldest first with `after` alone. */
  readonly messages: (query: MessageQuery) => readonly MessageRow[];
  /** Drops the text and remembers who took it away. */
  readonly dropMessage: (id: string, by: string) => void;
  readonly goneBy: (id: string) => string | undefined;
  readonly dropChannelMessages: (channel: string, by: string) => void;
  readonly byNonce: (channel: string, author: string, nonce: string, sinceId: string) => MessageRow | undefined;
  readonly putFile: (id: string, message: string, file: StoredFile) => void;
  readonly file: (id: string) => StoredFile | undefined;
  readonly dropFiles: (message: string) => void;
  /** The largest id in use. */
  readonly lastId: () => string | undefined;
  /** All changes made within are committed together or not at all. */
  readonly atOnce: <T>(work: () => T) => T;
  readonly close: () => void;
};

type Row = { id: string; channel: string; author: string; only_for: string | null; nonce: string | null; json: string };

const schema = `
  CREATE TABLE IF NOT EXISTS docs (kind TEXT, id TEXT, json TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY, channel TEXT NOT NULL, author TEXT NOT NULL, only_for TEXT, nonce TEXT, json TEXT, gone_by TEXT
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS messages_by_channel ON messages (channel, id);
  CREATE INDEX IF NOT EXISTS messages_by_nonce ON messages (channel, nonce) WHERE nonce IS NOT NULL;
  CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, message TEXT NOT NULL, name TEXT, type TEXT, bytes BLOB);
  CREATE INDEX IF NOT EXISTS files_by_message ON files (message);
`;

/**
 * Opens (and makes) the file at `path`, or `:memory:`. Of attachments, at most `keptBytes` are kept: the oldest go first,
 * and are then answered as missing.
 */
export function openStorage(path: string, keptBytes = 256 * 1024 * 1024): Storage {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = openFile(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.exec(schema);

  const sql = {
    docs: db.prepare<[string], { id: string; json: string }>('SELECT id, json FROM docs WHERE kind = ? ORDER BY id'),
    putDoc: db.prepare('INSERT OR REPLACE INTO docs (kind, id, json) VALUES (?, ?, ?)'),
    dropDoc: db.prepare('DELETE FROM docs WHERE kind = ? AND id = ?'),
    putMessage: db.prepare(
      'INSERT INTO messages (id, channel, author, only_for, nonce, json) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
    ),
    message: db.prepare<[string], Row>('SELECT * FROM messages WHERE id = ? AND json IS NOT NULL'),
    older: db.prepare<[string, string, string, number], Row>(
      'SELECT * FROM messages WHERE channel = ? AND id < ? AND json IS NOT NULL AND (only_for IS NULL OR only_for = ?) ORDER BY id DESC LIMIT ?',
    ),
    newer: db.prepare<[string, string, string, number], Row>(
      'SELECT * FROM messages WHERE channel = ? AND id > ? AND json IS NOT NULL AND (only_for IS NULL OR only_for = ?) ORDER BY id LIMIT ?',
    ),
    dropMessage: db.prepare('UPDATE messages SET json = NULL, gone_by = ? WHERE id = ? AND json IS NOT NULL'),
    goneBy: db.prepare<[string], { gone_by: string | null }>('SELECT gone_by FROM messages WHERE id = ?'),
    dropChannel: db.prepare('UPDATE messages SET json = NULL, gone_by = ? WHERE channel = ? AND json IS NOT NULL'),
    byNonce: db.prepare<[string, string, string, string], Row>(
      'SELECT * FROM messages WHERE channel = ? AND nonce = ? AND author = ? AND id > ? AND json IS NOT NULL ORDER BY id LIMIT 1',
    ),
    putFile: db.prepare('INSERT OR REPLACE INTO files (id, message, name, type, bytes) VALUES (?, ?, ?, ?, ?)'),
    file: db.prepare<[string], { name: string; type: string; bytes: Buffer }>(
      'SELECT name, type, bytes FROM files WHERE id = ?',
    ),
    sizes: db.prepare<[string], { total: number | null }>(
      'SELECT SUM(LENGTH(bytes)) AS total FROM files WHERE message = ?',
    ),
    allSizes: db.prepare<[], { total: number | null }>('SELECT SUM(LENGTH(bytes)) AS total FROM files'),
    dropFiles: db.prepare('DELETE FROM files WHERE message = ?'),
    oldestFile: db.prepare<[], { id: string; size: number }>(
      'SELECT id, LENGTH(bytes) AS size FROM files ORDER BY id LIMIT 1',
    ),
    dropFile: db.prepare('DELETE FROM files WHERE id = ?'),
    lastMessage: db.prepare<[], { id: string | null }>('SELECT MAX(id) AS id FROM messages'),
    lastDoc: db.prepare<[], { id: string | null }>('SELECT MAX(id) AS id FROM docs'),
    lastFile: db.prepare<[], { id: string | null }>('SELECT MAX(id) AS id FROM files'),
  };
  let bytes = sql.allSizes.get()?.total ?? 0;

  function row(found: Row): MessageRow {
    return {
      id: found.id,
      channel: found.channel,
      author: found.author,
      json: found.json,
      onlyFor: found.only_for ?? undefined,
      nonce: found.nonce ?? undefined,
    };
  }

  return {
    docs: (kind) => sql.docs.all(kind),
    putDoc: (kind, id, value) => void sql.putDoc.run(kind, id, JSON.stringify(value)),
    dropDoc: (kind, id) => void sql.dropDoc.run(kind, id),
    putMessage: (m) => void sql.putMessage.run(m.id, m.channel, m.author, m.onlyFor ?? null, m.nonce ?? null, m.json),
    message(id) {
      const found = sql.message.get(id);
      return found === undefined ? undefined : row(found);
    },
    messages({ channel, limit, before, after, person }) {
      const found =
        after !== undefined && before === undefined
          ? sql.newer.all(channel, sortable(after), person ?? '', limit)
          : sql.older.all(channel, before === undefined ? '~' : sortable(before), person ?? '', limit);
      return found.map(row);
    },
    dropMessage: (id, by) => void sql.dropMessage.run(by, id),
    goneBy: (id) => sql.goneBy.get(id)?.gone_by ?? undefined,
    dropChannelMessages: (channel, by) => void sql.dropChannel.run(by, channel),
    byNonce(channel, author, nonce, sinceId) {
      const found = sql.byNonce.get(channel, nonce, author, sortable(sinceId));
      return found === undefined ? undefined : row(found);
    },
    putFile(id, message, file) {
      sql.putFile.run(id, message, file.name, file.type, file.bytes);
      bytes += file.bytes.length;
      while (bytes > keptBytes) {
        const oldest = sql.oldestFile.get();
        if (oldest === undefined || oldest.id === id) break;
        sql.dropFile.run(oldest.id);
        bytes -= oldest.size;
      }
    },
    file: (id) => sql.file.get(id),
    dropFiles(message) {
      bytes -= sql.sizes.get(message)?.total ?? 0;
      sql.dropFiles.run(message);
    },
    lastId() {
      const ids = [sql.lastMessage.get()?.id, sql.lastDoc.get()?.id, sql.lastFile.get()?.id].filter(
        (id): id is string => typeof id === 'string' && /^\d{17,20}$/.test(id),
      );
      return ids.map(sortable).sort().at(-1);
    },
    atOnce: (work) => db.transaction(work)(),
    close: () => db.close(),
  };
}
