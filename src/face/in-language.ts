/** Games in several languages. */
import type { Kind } from '#kernel/kind';
import type { Language } from '#words/languages';
import type { Game } from './game.ts';

/** A game in English that can be had in every other language; each is built at its first use. */
export function inEachLanguage<K extends Kind>(
  build: (language: Language) => Omit<Game<K>, 'language' | 'in'>,
): Game<K> {
  const built = new Map<Language, Game<K>>();
  const speaking = (language: Language): Game<K> => {
    const known = built.get(language);
    if (known !== undefined) return known;
    const game = { ...build(language), language, in: speaking };
    built.set(language, game);
    return game;
  };
  return speaking('en');
}

/** A game in a language; as it is, if it has no other. */
export function inLanguage(game: Game, language: Language): Game {
  return (game.language ?? 'en') === language ? game : (game.in?.(language) ?? game);
}
