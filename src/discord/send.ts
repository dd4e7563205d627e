/** Payloads as what discord.js and its REST client send. The one place that adds flags, files and who may be notified. */
import { ComponentType, MessageFlags, type RawFile, type RESTPostAPIChannelMessageJSONBody } from 'discord.js';
import type { Drawn } from './images.ts';
import type { Payload } from './present/components.ts';

/** For interactions: options of reply, update, editReply and followUp. Files replace those that the message has. */
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
      flags: MessageFlags.IsComponentsV2,
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

/** The file names of the pictures that a message shows, as Discord gives its components back. */
export function picturesOf(components: unknown): readonly string[] {
  const urls = JSON.stringify(components ?? []).match(/"url":"[^"]+"/g) ?? [];
  return urls.flatMap((url) => /\/([\w-]+\.png)(?:\?|"$)/.exec(url)?.[1] ?? []);
}

/** The texts that a message shows, in their order, as Discord gives its components back. */
export function textsOf(components: unknown): readonly string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === ComponentType.TextDisplay && 'content' in node)
        texts.push(String(node.content));
      if ('components' in node) visit(node.components);
    }
  };
  // The client's own objects become plain data this way.
  visit(JSON.parse(JSON.stringify(components ?? [])));
  return texts;
}
