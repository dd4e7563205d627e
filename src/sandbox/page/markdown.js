// Discord's markdown read into a small tree: blocks by lines first, then the marks inside a line.

/**
 * @typedef {{ readonly t: 'text', readonly v: string }
 *   | { readonly t: 'br' }
 *   | { readonly t: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler' | 'subtext' | 'quote', readonly c: readonly Mark[] }
 *   | { readonly t: 'heading', readonly level: number, readonly c: readonly Mark[] }
 *   | { readonly t: 'list', readonly start: number | undefined, readonly items: readonly (readonly Mark[])[] }
 *   | { readonly t: 'code', readonly v: string }
 *   | { readonly t: 'fence', readonly lang: string, readonly v: string }
 *   | { readonly t: 'link', readonly url: string, readonly c: readonly Mark[] }
 *   | { readonly t: 'user' | 'channel' | 'role', readonly id: string }
 *   | { readonly t: 'everyone', readonly v: string }
 *   | { readonly t: 'command', readonly name: string }
 *   | { readonly t: 'emoji', readonly name: string }
 *   | { readonly t: 'time', readonly unix: number, readonly style: string }} Mark
 */

const listLine = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/**
 * The tree for a text of Discord's markdown. Anything unclosed or unknown stays plain text.
 * @param {string} text
 * @returns {readonly Mark[]}
 */
export function parseMarkdown(text) {
  /** @type {Mark[]} */
  const out = [];
  // Fences first: nothing inside them is a mark.
  let from = 0;
  for (const fence of text.matchAll(/```(?:([\w+#.-]*)\n)?([\s\S]+?)```/g)) {
    // The line breaks between a fence and the text around it belong to the fence.
    out.push(...blocks(text.slice(from, fence.index).replace(/\n$/, '')));
    out.push({ t: 'fence', lang: fence[1] ?? '', v: (fence[2] ?? '').replace(/^\n+|\n+$/g, '') });
    from = fence.index + fence[0].length;
    if (text[from] === '\n') from++;
  }
  out.push(...blocks(text.slice(from)));
  return out;
}

/**
 * @param {string} text
 * @returns {Mark[]}
 */
function blocks(text) {
  if (text === '') return [];
  const lines = text.split('\n');
  /** @type {Mark[]} */
  const out = [];
  /** @type {string[]} */
  let plain = [];
  const flush = () => {
    if (plain.length > 0) out.push(...inline(plain.join('\n')));
    plain = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const sub = /^-# +(\S.*)$/.exec(line);
    if (heading) {
      flush();
      out.push({ t: 'heading', level: heading[1]?.length ?? 1, c: inline(heading[2] ?? '') });
    } else if (sub) {
      flush();
      out.push({ t: 'subtext', c: inline(sub[1] ?? '') });
    } else if (line.startsWith('>>> ')) {
      flush();
      out.push({ t: 'quote', c: blocks([line.slice(4), ...lines.slice(i + 1)].join('\n')) });
      break;
    } else if (line.startsWith('> ')) {
      flush();
      const quoted = run(lines, i, (next) => next.startsWith('> '));
      out.push({ t: 'quote', c: blocks(quoted.map((next) => next.slice(2)).join('\n')) });
      i += quoted.length - 1;
    } else if (listLine.test(line)) {
      flush();
      const items = run(lines, i, goesOn(line));
      out.push(list(items));
      i += items.length - 1;
    } else plain.push(line);
  }
  flush();
  return out;
}

/**
 * The lines from `from` on, as long as they go on alike.
 * @param {readonly string[]} lines
 * @param {number} from
 * @param {(line: string) => boolean} alike
 */
function run(lines, from, alike) {
  const end = lines.findIndex((line, i) => i >= from && !alike(line));
  return lines.slice(from, end < 0 ? undefined : end);
}

/**
 * Whether a line belongs to the list that another began: deeper ones do, and those of the same kind.
 * @param {string} first
 * @returns {(line: string) => boolean}
 */
function goesOn(first) {
  const [, depth = '', sign = ''] = listLine.exec(first) ?? [];
  return (line) => {
    const [, indent, mark = ''] = listLine.exec(line) ?? [];
    if (indent === undefined) return false;
    return indent.length > depth.length || /\d/.test(mark) === /\d/.test(sign);
  };
}

/**
 * @param {readonly string[]} lines every one an item, the first at the outermost depth
 * @returns {Mark}
 */
function list(lines) {
  const depth = listLine.exec(lines[0] ?? '')?.[1]?.length ?? 0;
  const number = Number.parseInt((lines[0] ?? '').trim(), 10);
  /** @type {Mark[][]} */
  const items = [];
  for (let i = 0; i < lines.length; i++) {
    const [, , , rest = ''] = listLine.exec(lines[i] ?? '') ?? [];
    const inner = run(lines, i + 1, (next) => (listLine.exec(next)?.[1]?.length ?? 0) > depth);
    items.push(inner.length > 0 ? [...inline(rest), list(inner)] : inline(rest));
    i += inner.length;
  }
  return { t: 'list', start: Number.isNaN(number) ? undefined : number, items };
}

/**
 * Marks that a pattern recognises as a whole, each with its function, which gives undefined for what stays text.
 * @type {readonly (readonly [RegExp, (m: RegExpExecArray) => Mark | undefined])[]}
 */
const whole = [
  [/\\([^\w\s])/y, (m) => ({ t: 'text', v: m[1] ?? '' })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => ({ t: 'code', v: trimCode(m[2] ?? '') })],
  [/<@!?(\d+)>/y, (m) => ({ t: 'user', id: m[1] ?? '' })],
  [/<@&(\d+)>/y, (m) => ({ t: 'role', id: m[1] ?? '' })],
  [/<#(\d+)>/y, (m) => ({ t: 'channel', id: m[1] ?? '' })],
  [/<\/([^:>]+):\d+>/y, (m) => ({ t: 'command', name: m[1] ?? '' })],
  [/<a?:(\w+):\d+>/y, (m) => ({ t: 'emoji', name: m[1] ?? '' })],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => ({ t: 'time', unix: Number(m[1]), style: m[2] ?? 'f' })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1] ?? '')],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'\])]/y, (m) => link(m[0])],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: +"[^"]*")?\)/y, (m) => link(m[2] ?? '', inline(m[1] ?? ''))],
  [/@(?:everyone|here)\b/y, (m) => ({ t: 'everyone', v: m[0] })],
  [/\n/y, () => ({ t: 'br' })],
];

const starts = new Set('\\`<h[@\n*_~|');

/** @type {readonly (readonly [string, 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'])[]} */
const pairs = [
  ['**', 'bold'],
  ['__', 'underline'],
  ['~~', 'strike'],
  ['||', 'spoiler'],
  ['*', 'italic'],
  ['_', 'italic'],
];

/**
 * @param {string} url
 * @param {readonly Mark[]} [c]
 * @returns {Mark}
 */
const link = (url, c) => ({ t: 'link', url, c: c ?? [{ t: 'text', v: url }] });

/** @param {string} code */
const trimCode = (code) => (/^ .*[^ ].* $|^ `|` $/.test(code) ? code.slice(1, -1) : code);

/**
 * @param {string} text
 * @returns {Mark[]}
 */
function inline(text) {
  /** @type {Mark[]} */
  const out = [];
  let plain = '';
  /** @param {Mark} mark */
  const push = (mark) => {
    if (plain !== '') out.push({ t: 'text', v: plain });
    plain = '';
    out.push(mark);
  };
  for (let i = 0; i < text.length; ) {
    // Most characters begin nothing; trying every pattern at each would make long texts slow.
    const [length, mark] = (starts.has(text[i] ?? '') && (wholeAt(text, i) ?? pairAt(text, i))) || [0, undefined];
    if (mark === undefined) plain += text[i++];
    else {
      if (mark.t === 'text') plain += mark.v;
      else push(mark);
      i += length;
    }
  }
  if (plain !== '') out.push({ t: 'text', v: plain });
  return out;
}

/**
 * @param {string} text
 * @param {number} at
 * @returns {[number, Mark] | undefined}
 */
function wholeAt(text, at) {
  for (const [pattern, make] of whole) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const mark = found && make(found);
    if (found && mark) return [found[0].length, mark];
  }
  return undefined;
}

/**
 * A pair of delimiters around something, such as `**this**`.
 * @param {string} text
 * @param {number} at
 * @returns {[number, Mark] | undefined}
 */
function pairAt(text, at) {
  for (const [sign, kind] of pairs) {
    if (!text.startsWith(sign, at)) continue;
    const single = sign.length === 1;
    // A `_` inside a word and a `*` before a space mark nothing.
    if (sign === '_' && /\w/.test(text[at - 1] ?? '')) continue;
    if (single && /\s|^$/.test(text[at + 1] ?? '')) continue;
    const end = closing(text, at + sign.length, sign);
    if (end !== undefined) return [end + sign.length - at, { t: kind, c: inline(text.slice(at + sign.length, end)) }];
  }
  return undefined;
}

/**
 * Where the closing sign stands: not escaped, not in code, and for a single sign not part of a double one.
 * @param {string} text
 * @param {number} from
 * @param {string} sign
 */
function closing(text, from, sign) {
  const single = sign.length === 1;
  for (let i = from; i < text.length; i++) {
    const code = starts.has(text[i] ?? '') ? wholeAt(text, i) : undefined;
    if (code && code[1].t !== 'br') i += code[0] - 1;
    else if (single && text.startsWith(sign + sign, i) && !text.startsWith(sign.repeat(3), i)) i++;
    else if (text.startsWith(sign, i) && i > from && ends(text, i, sign)) return i;
  }
  return undefined;
}

/**
 * @param {string} text
 * @param {number} at
 * @param {string} sign
 */
function ends(text, at, sign) {
  if (sign === '_') return !/\w/.test(text[at + 1] ?? '');
  if (sign === '*') return !/\s/.test(text[at - 1] ?? '');
  // In `***both***` the inner pair closes first.
  return !text.startsWith(sign, at + 1);
}
