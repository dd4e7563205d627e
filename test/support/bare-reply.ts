// The reply to a press that is run without Discord: what it would show, and the forms it would open, are handed over.
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Payload } from '#discord/core/components';
import type { Drawn } from '#discord/core/images';
import type { Reply } from '#discord/core/reply';
import { translatorIn } from '#discord/words';

const t = translatorIn('en');

/** Makes it for somebody. `opens`: whether the form is opened. */
export function bareReply(
  { user, name }: { readonly user: string; readonly name: string },
  shows: (payload: Payload, images: readonly Drawn[]) => void,
  opens: (form: APIModalInteractionResponseCallbackData) => boolean,
): Reply {
  const show: Reply['update'] = async (payload, images = []) => {
    shows(payload, images);
    return { id: undefined, amend: async () => {}, whenReplaced: () => () => {} };
  };
  return {
    user,
    name,
    guild: undefined,
    t,
    publicT: t,
    pressed: true,
    claim: async () => true,
    defer: async () => {},
    update: show,
    whisper: show,
    post: show,
    modal: async (form) => opens(form),
    later: () => {},
    canSay: () => true,
    end: () => {},
  };
}
