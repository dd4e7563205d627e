/** What the words of several games have alike: where the autopilot may stop, what refusals mean. */
import type { Stop } from '#face/words';
import type { Refusal } from '#kernel/ask';
import type { Places } from '#words/catalogue';
import type { TranslateNow } from '#words/later';

/** The messages of a game, for keys that are put together. */
type Voice<Key extends string> = { readonly any: (key: Key, places?: Places) => string };
type IsKey<Key extends string> = (key: string) => key is Key;

/** The stops with their names, and with details where there are any. */
export function stopsOf<Key extends string, Id extends string>(
  t: Voice<NoInfer<Key | `stop.${Id}`>>,
  isKey: IsKey<Key>,
  { ids, usual }: { readonly ids: readonly Id[]; readonly usual: readonly NoInfer<Id>[] },
): readonly Stop[] {
  return ids.map((id): Stop => {
    const detail: string = `stopDetail.${id}`;
    return {
      id,
      label: t.any(`stop.${id}`),
      ...(usual.includes(id) && { usual: true }),
      ...(isKey(detail) && { detail: t.any(detail) }),
    };
  });
}

/** What a refusal means and what to do next. */
export function refusalText<Key extends string>(
  t: Voice<NoInfer<Key> | 'refusal.unknown'>,
  isKey: IsKey<Key>,
  refusal: Refusal,
): string {
  const key: string = `refusal.${refusal.refused}`;
  return isKey(key) ? t.any(key, refusal.with) : t.any('refusal.unknown');
}

/** How to say what an event has stored to be said later. */
export const sayingNow = <Key extends string>(
  t: Voice<NoInfer<Key>>,
  isKey: IsKey<Key>,
  name: TranslateNow['name'],
): TranslateNow => ({ message: (key, places) => (isKey(key) ? t.any(key, places) : undefined), name });

/** The phrase of a prompt that asks for a target, without that word. `said`: the phrase in the reader's language. */
export const targetPhrase = (
  given: { readonly phrase?: unknown } | undefined,
  said: (phrase: string) => string,
): { readonly phrase?: string } =>
  typeof given?.phrase === 'string' ? { phrase: said(given.phrase).replace(/^target /, '') } : {};
