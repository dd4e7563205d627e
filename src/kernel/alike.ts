/**
 * What is the same but for the numbers of cards. Two parts of a whole are alike if renaming cards turns the whole into itself
 * and the one part into the other: then nobody can tell which of the two was chosen. Nothing needs to know what any field
 * means, so a field that a game adds later keeps cards apart by itself.
 */

/** A card's id, or a reference to the object that it is (`c12`, `c12~3`), wherever it stands in a text. */
const CARD = /(?<![\w-])c\d+(?:~\d+)?(?![\w-])/g;
const idIn = (reference: string): string => reference.replace(/~.*/, '');

/** Whether the order of a list matters, by the name of its field; lists of plain values are always in order. */
export type InOrder = (field: string) => boolean;

/** The names of the values that have been told apart so far. Values of several wholes are comparable if they share it. */
export type Named = Map<string, number>;

type Node =
  | { readonly kind: 'plain'; readonly name: number }
  | { readonly kind: 'text'; readonly parts: readonly string[]; readonly cards: readonly string[] }
  | { readonly kind: 'list'; readonly inOrder: boolean; readonly of: readonly Node[] }
  | { readonly kind: 'fields'; readonly of: readonly (readonly [Node, Node])[] };

/** What tells the parts of a whole apart. */
export type Looks = {
  /** Equal for parts that are alike. */
  of(part: unknown): number;
  /** Equal for wholes that are the same but for the numbers of cards, if both were read with the same `Named`. */
  readonly all: number;
};

/** More rounds than any chain of cards on cards needs. */
const MOST_ROUNDS = 12;

/** Reads a whole, which is plain JSON. Never throws. */
export function looksOf(whole: unknown, inOrder: InOrder, named: Named = new Map()): Looks {
  const nameOf = (text: string): number => {
    const known = named.get(text);
    if (known !== undefined) return known;
    named.set(text, named.size);
    return named.size - 1;
  };
  const look = new Map<string, number>();
  const lookOf = (card: string): number => look.get(card) ?? -1;
  const names = new Map<Node, number>();
  const root = read(whole, '');
  let kinds = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    names.clear();
    const places = new Map<string, number[]>();
    place(root, nameOf(`root ${name(root)}`), places);
    for (const [card, at] of places) look.set(card, nameOf(`c${lookOf(card)}(${at.sort((a, b) => a - b).join()})`));
    const now = new Set(look.values()).size;
    if (now === kinds) break;
    kinds = now;
  }
  names.clear();
  const all = name(root);
  return { of: (part) => name(read(part, '')), all };

  function read(value: unknown, field: string): Node {
    if (typeof value === 'string') return readText(value);
    if (Array.isArray(value)) {
      const of = value.map((one) => read(one, field));
      return { kind: 'list', inOrder: inOrder(field) || of.every(({ kind }) => kind === 'plain'), of };
    }
    if (typeof value !== 'object' || value === null) return { kind: 'plain', name: nameOf(`p${String(value)}`) };
    const of = Object.entries(value).flatMap(([key, one]) =>
      one === undefined ? [] : [[readText(key), read(one, key)] as const],
    );
    return { kind: 'fields', of };
  }

  function readText(text: string): Node {
    const cards = text.match(CARD);
    if (cards === null) return { kind: 'plain', name: nameOf(`t${text}`) };
    return { kind: 'text', parts: text.split(CARD), cards: cards.map(idIn) };
  }

  /** The name of a node as cards are told apart now. */
  function name(node: Node): number {
    if (node.kind === 'plain') return node.name;
    const known = names.get(node);
    if (known !== undefined) return known;
    const found = nameOf(written(node));
    names.set(node, found);
    return found;
  }

  function written(node: Exclude<Node, { kind: 'plain' }>): string {
    switch (node.kind) {
      case 'text':
        return `x${JSON.stringify(node.parts)}${node.cards.map(lookOf).join()}`;
      case 'list': {
        const of = node.of.map(name);
        return node.inOrder ? `l${of.join()}` : `s${of.sort((a, b) => a - b).join()}`;
      }
      case 'fields':
        return `f${node.of
          .map(([key, value]) => `${name(key)}:${name(value)}`)
          .sort()
          .join()}`;
      default:
        return node satisfies never;
    }
  }

  /** Notes where each card occurs: the way there, and what stands around it. */
  function place(node: Node, way: number, places: Map<string, number[]>): void {
    if (node.kind === 'plain') return;
    const here = `${way}/${name(node)}/`;
    if (node.kind === 'text')
      node.cards.forEach((card, i) => {
        const at = places.get(card);
        if (at === undefined) places.set(card, [nameOf(`${here}${i}`)]);
        else at.push(nameOf(`${here}${i}`));
      });
    else if (node.kind === 'list')
      node.of.forEach((one, i) => {
        if (one.kind !== 'plain') place(one, nameOf(node.inOrder ? `${here}${i}` : here), places);
      });
    else
      for (const [key, value] of node.of) {
        if (key.kind === 'plain' && value.kind === 'plain') continue;
        const to = nameOf(`${here}${name(key)}`);
        place(key, nameOf(`${here}key ${name(value)}`), places);
        place(value, to, places);
      }
  }
}
