/** Turns payloads into what discord.js and its REST client send: the only place that adds flags, files and allowed mentions. */
import { ComponentType, MessageFlags, type RawFile, type RESTPostAPIChannelMessageJSONBody } from 'discord.js';
import type { Payload, Picture } from './components.ts';
import type { Drawn } from './images.ts';

/** For interactions: options of reply, update, editReply and followUp. Files replace those of the message. */
export function toOptions(shown: Payload, images: readonly Drawn[] = []) {
  return {
    components: [...shown.components],
    allowedMentions: { parse: [], users: [...shown.mention] },
    ...(images.length === 0
      ? {}
      : { files: images.map((image) => ({ attachment: image.data, name: image.file, description: image.alt })) }),
  };
}

/** For the REST client: the JSON body and the files of a message. */
export function toBody(
  shown: Payload,
  images: readonly Drawn[] = [],
): { readonly body: RESTPostAPIChannelMessageJSONBody; readonly files: RawFile[] } {
  return {
    body: {
      flags: MessageFlags.IsComponentsV2 | (shown.silent === true ? MessageFlags.SuppressNotifications : 0),
      components: [...shown.components],
      allowed_mentions: { parse: [], users: [...shown.mention] },
      attachments: images.map((image, id) => ({ id: String(id), filename: image.file, description: image.alt })),
    },
    files: images.map((image) => ({ name: image.file, data: image.data, contentType: 'image/png' })),
  };
}

/** Whether a payload shows a picture that travels with its message. */
export function showsPicture(shown: Payload): boolean {
  return JSON.stringify(shown.components).includes('"attachment://');
}

/** A picture that a message shows. `id`: of the attachment, if Discord has returned it. */
export type ShownPicture = Picture & { readonly id?: string };

/** The pictures that a message shows, read from its components as Discord returns them. */
export function picturesOf(components: unknown): readonly ShownPicture[] {
  const shown: ShownPicture[] = [];
  visit(components, (node) => {
    if (!('media' in node && typeof node.media === 'object' && node.media !== null)) return;
    const { media } = node;
    const file = 'url' in media ? /\/([\w-]+\.png)(?:\?|$)/.exec(String(media.url))?.[1] : undefined;
    if (file === undefined) return;
    const alt = 'description' in node ? String(node.description ?? '') : '';
    const id = 'attachment_id' in media && typeof media.attachment_id === 'string' ? media.attachment_id : undefined;
    shown.push({ file, alt, ...(id !== undefined && { id }) });
  });
  return shown;
}

/** The texts that a message shows, in order, read from its components as Discord returns them. */
export function textsOf(components: unknown): readonly string[] {
  const texts: string[] = [];
  visit(components, (node) => {
    if ('type' in node && node.type === ComponentType.TextDisplay && 'content' in node)
      texts.push(String(node.content));
  });
  return texts;
}

/** Visits all objects in a message's components, outer ones first. */
function visit(components: unknown, each: (node: object) => void): void {
  const into = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(into);
    else if (typeof node === 'object' && node !== null) {
      each(node);
      Object.values(node).forEach(into);
    }
  };
  // Turns discord.js's component objects into plain data.
  into(JSON.parse(JSON.stringify(components ?? [])));
}
