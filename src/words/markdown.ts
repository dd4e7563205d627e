/** Discord markdown: what may be written as it is, and what people have typed, which must mean nothing. */

/** A text that is markdown already: a mention, a moment, a sentence of a catalogue. Everything else is escaped. */
export type Markdown = { readonly markdown: string };

/** Says of a text that it is markdown. Never of what people have typed. */
export const markdown = (text: string): Markdown => ({ markdown: text });

/** Parts of a list, plain ones escaped, as one markdown text. */
export function markdownList(parts: readonly (string | Markdown)[], between = ', '): Markdown {
  return markdown(parts.map((part) => (typeof part === 'string' ? escapeMarkdown(part) : part.markdown)).join(between));
}

/** Control characters, line breaks, bidirectional overrides and zero-width characters disturb every text they are put into. */
const DISTURBING = /[\p{Cc}\p{Cf}\u2028\u2029\u115F\u1160\u3164\uFFA0]+/gu;

/** A text in one line, without characters that disturb others. For labels and other places without markdown. */
export function plainText(text: string): string {
  return text.replace(DISTURBING, ' ').replace(/\s+/g, ' ').trim();
}

/** A text as markdown that shows it letter by letter: headings, lists, mentions, links and spoilers lose their meaning. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(DISTURBING, ' ')
    .replace(/([\\*_~`|>#<[\]()@:])/g, '\\$1')
    .replace(/^(\s*)([-+])/, '$1\\$2')
    .replace(/^(\s*\d+)\./, '$1\\.');
}
