/** Discord markdown: escaping what people have typed, and marking what must not be escaped. */

/** A text that is already markdown: a mention, a timestamp, a catalogue message. Everything else is escaped. */
export type Markdown = { readonly markdown: string };

/** Marks a text as markdown. Never use it for what people have typed. */
export const markdown = (text: string): Markdown => ({ markdown: text });

/** Joins parts into one markdown text, escaping plain ones. */
export function markdownList(parts: readonly (string | Markdown)[], between = ', '): Markdown {
  return markdown(parts.map((part) => (typeof part === 'string' ? escapeMarkdown(part) : part.markdown)).join(between));
}

/** Control characters, line breaks, bidirectional overrides and zero-width characters, which can garble the text around them. */
const DISTURBING = /[\p{Cc}\p{Cf}\u2028\u2029\u115F\u1160\u3164\uFFA0]+/gu;

/** A text in one line, without characters that garble the text around them. For labels and other text without markdown. */
export function plainText(text: string): string {
  return text.replace(DISTURBING, ' ').replace(/\s+/g, ' ').trim();
}

/** Escapes a text so that markdown shows it literally, without headings, lists, mentions, links or spoilers. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(DISTURBING, ' ')
    .replace(/([\\*_~`|>#<[\]()@:])/g, '\\$1')
    .replace(/^(\s*)([-+])/, '$1\\$2')
    .replace(/^(\s*\d+)\./, '$1\\.');
}
