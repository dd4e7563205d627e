// Files that people give to a command or a form: kept, and described to the bot as Discord describes attachments.
import type { Resolved } from './command-options.ts';
import { safeName } from './message-parts.ts';
import type { PageFile } from './page-api.ts';
import { maxFileBytes } from './validate/message.ts';
import type { Channel, World } from './world.ts';

/** Where something is given, and how files are linked. */
export type UploadTarget = {
  readonly world: World;
  readonly channel: Channel;
  readonly link: (channel: string, id: string, filename: string) => string;
};

/** Keeps a file and notes it among the resolved; its id, or why it cannot be. */
export function upload(
  { world, channel, link }: UploadTarget,
  file: PageFile,
  resolved: Resolved,
): { readonly id: string } | string {
  const bytes = Buffer.from(file.base64, 'base64');
  if (bytes.length > maxFileBytes) return 'Your files are too powerful: at most 10 MiB.';
  const id = world.newId();
  const filename = safeName(file.name);
  const type = file.contentType ?? 'application/octet-stream';
  world.storage.putFile(id, id, { name: filename, type, bytes });
  const url = link(channel.id, id, filename);
  const attachment = {
    id,
    filename,
    size: bytes.length,
    url,
    proxy_url: url,
    content_type: type,
    ephemeral: true,
  };
  resolved.attachments = { ...resolved.attachments, [id]: attachment };
  return { id };
}
