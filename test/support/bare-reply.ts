// The reply to a press that is run without Discord: what it would show, and the forms it would open, are handed over.
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Drawn } from '#discord/images';
import type { Payload } from '#discord/present/components';
import type { Reply } from '#discord/reply';
import { sayIn } from '#discord/words/index';

const say = sayIn('en');

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
    say,
    sayAll: say,
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
