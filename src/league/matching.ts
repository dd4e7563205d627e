/**
 * The cheapest way to put all of an even number of people into pairs: a perfect matching of least cost in a complete graph,
 * by Edmonds' blossom algorithm with dual variables, in O(n³) time and O(n²) memory.
 */

/** Costs are whole numbers from 0 up to this, so that every number on the way stays a safe integer. */
export const MOST_COST = 2 ** 51 - 1;

/** A node's part in the search for an augmenting path. */
const UNREACHED = -1;
const EVEN = 0;
const ODD = 1;

const NONE = 0;

/**
 * Pairs 0 to `n - 1` at the least total of `costOf`, which must be symmetric, whole and from 0 to `MOST_COST`. Returns each
 * one's partner. `n`: even. Equal costs give the equal pairs on every machine.
 */
export function cheapestPairs(n: number, costOf: (one: number, other: number) => number): readonly number[] {
  if (n % 2 !== 0) throw new RangeError('only an even number of people can be paired');
  const search = new Matching(n, costOf);
  while (search.augment()) {
    // Each step pairs two more.
  }
  return search.partners();
}

/** Nodes are numbered from 1: the people first, then blossoms, which are cycles of an odd number of nodes shrunk to one. */
class Matching {
  private readonly people: number;
  private readonly width: number;
  /** The highest number of a blossom in use. */
  private last: number;
  /** For two nodes, the ends of the tightest edge between them, of which the first is in the first node. */
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  /** The weights of edges between people: high for cheap ones. */
  private readonly weight: Float64Array;
  /** The dual variable of each node. */
  private readonly dual: Float64Array;
  /** The person at the other end of the matched edge; `NONE`: not matched. */
  private readonly mate: Int32Array;
  /** The person in the tree with the tightest edge to a node. */
  private readonly nearest: Int32Array;
  /** The outermost blossom that a node is in. */
  private readonly outer: Int32Array;
  /** The person in the tree from which a node was reached. */
  private readonly parent: Int32Array;
  private readonly side: Int8Array;
  private readonly mark: Int32Array;
  private marks = 0;
  /** The nodes of a blossom, round its cycle, from its base on. */
  private readonly cycle: number[][];
  /** Which node of a blossom a person is in, a row for each blossom. */
  private readonly within: Int32Array;
  private queue: number[] = [];

  constructor(n: number, costOf: (one: number, other: number) => number) {
    const width = n + Math.floor(n / 2) + 1;
    this.people = n;
    this.width = width;
    this.last = n;
    this.from = new Int32Array(width * width);
    this.to = new Int32Array(width * width);
    this.weight = new Float64Array((n + 1) * (n + 1));
    this.dual = new Float64Array(width);
    this.mate = new Int32Array(width);
    this.nearest = new Int32Array(width);
    this.outer = new Int32Array(width);
    this.parent = new Int32Array(width);
    this.side = new Int8Array(width);
    this.mark = new Int32Array(width);
    this.cycle = Array.from({ length: width }, () => []);
    this.within = new Int32Array(width * (n + 1));
    let max = 0;
    for (let u = 1; u <= n; u++) {
      this.outer[u] = u;
      for (let v = 1; v <= n; v++) {
        if (u !== v) this.join(u, v, u, v);
        this.within[u * (n + 1) + v] = u === v ? u : NONE;
        const weight = u === v ? 0 : MOST_COST + 1 - costOf(u - 1, v - 1);
        this.weight[u * (n + 1) + v] = weight;
        max = Math.max(max, weight);
      }
    }
    this.dual.fill(max, 1, n + 1);
  }

  partners(): readonly number[] {
    return Array.from({ length: this.people }, (_, index) => at(this.mate, index + 1) - 1);
  }

  /** Pairs two more people, changing others' partners where that is cheaper; false if all have one. */
  augment(): boolean {
    this.side.fill(UNREACHED);
    this.nearest.fill(NONE);
    this.queue = [];
    for (let x = 1; x <= this.last; x++) {
      if (!this.isOutermost(x) || at(this.mate, x) !== NONE) continue;
      this.parent[x] = NONE;
      this.side[x] = EVEN;
      this.enqueue(x);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.growTrees() || this.followTightEdges(this.adjustDuals())) return true;
      this.expandEmptyBlossoms();
    }
  }

  /** Follows all tight edges from the queue; true if one of them ended in an augmenting path. */
  private growTrees(): boolean {
    for (let next = 0; next < this.queue.length; next++) {
      const u = this.queue[next] as number;
      if (this.side[at(this.outer, u)] === ODD) continue;
      for (let v = 1; v <= this.people; v++) {
        if (this.outer[u] === this.outer[v]) continue;
        if (this.slack(u, v) > 0) this.noteNearest(u, at(this.outer, v));
        else if (this.reach(u, v)) return true;
      }
    }
    this.queue = [];
    return false;
  }

  /** Changes the dual variables by the most that keeps all edges feasible. Returns the nodes whose nearest edge is tight then. */
  private adjustDuals(): readonly number[] {
    let step = Number.POSITIVE_INFINITY;
    for (let b = this.people + 1; b <= this.last; b++)
      if (this.isOutermost(b) && this.side[b] === ODD) step = Math.min(step, at(this.dual, b) / 2);
    for (let x = 1; x <= this.last; x++) {
      if (!this.isOutermost(x) || this.nearest[x] === NONE || this.side[x] === ODD) continue;
      const slack = this.slackBetween(at(this.nearest, x), x);
      step = Math.min(step, this.side[x] === EVEN ? slack / 2 : slack);
    }
    for (let u = 1; u <= this.people; u++) {
      const side = this.side[at(this.outer, u)];
      if (side === EVEN) this.dual[u] = at(this.dual, u) - step;
      else if (side === ODD) this.dual[u] = at(this.dual, u) + step;
    }
    for (let b = this.people + 1; b <= this.last; b++) {
      if (!this.isOutermost(b)) continue;
      if (this.side[b] === EVEN) this.dual[b] = at(this.dual, b) + 2 * step;
      else if (this.side[b] === ODD) this.dual[b] = at(this.dual, b) - 2 * step;
    }
    const tight: number[] = [];
    for (let x = 1; x <= this.last; x++) if (this.isTight(x)) tight.push(x);
    return tight;
  }

  private isTight(x: number): boolean {
    const nearest = at(this.nearest, x);
    if (!this.isOutermost(x) || nearest === NONE || this.outer[nearest] === x) return false;
    return this.slackBetween(nearest, x) === 0;
  }

  private followTightEdges(nodes: readonly number[]): boolean {
    return nodes.some((x) => {
      // A blossom that was made meanwhile may have taken the node in.
      if (!this.isTight(x)) return false;
      const edge = at(this.nearest, x) * this.width + x;
      return this.reach(at(this.from, edge), at(this.to, edge));
    });
  }

  private expandEmptyBlossoms(): void {
    for (let b = this.people + 1; b <= this.last; b++)
      if (this.isOutermost(b) && this.side[b] === ODD && this.dual[b] === 0) this.expand(b);
  }

  /** Takes a tight edge from a person of the tree; true if it completed an augmenting path. */
  private reach(u: number, v: number): boolean {
    const [left, right] = [at(this.outer, u), at(this.outer, v)];
    if (this.side[right] === UNREACHED) {
      this.parent[right] = u;
      this.side[right] = ODD;
      const mate = at(this.outer, at(this.mate, right));
      this.nearest[right] = NONE;
      this.nearest[mate] = NONE;
      this.side[mate] = EVEN;
      this.enqueue(mate);
      return false;
    }
    if (this.side[right] === ODD) return false;
    const ancestor = this.commonAncestor(left, right);
    if (ancestor !== NONE) {
      this.shrink(left, ancestor, right);
      return false;
    }
    this.flipPath(left, right);
    this.flipPath(right, left);
    return true;
  }

  /** The first node on both ways to the roots; `NONE`: they are in two trees. */
  private commonAncestor(left: number, right: number): number {
    this.marks++;
    let [here, there] = [left, right];
    while (here !== NONE || there !== NONE) {
      if (here !== NONE) {
        if (this.mark[here] === this.marks) return here;
        this.mark[here] = this.marks;
        here = this.grandparent(here);
      }
      [here, there] = [there, here];
    }
    return NONE;
  }

  private grandparent(node: number): number {
    const mate = at(this.outer, at(this.mate, node));
    return mate === NONE ? NONE : at(this.outer, at(this.parent, mate));
  }

  /** Makes a blossom of the cycle that an edge between two nodes closes below their common ancestor. */
  private shrink(left: number, ancestor: number, right: number): void {
    let b = this.people + 1;
    while (b <= this.last && this.outer[b] !== NONE) b++;
    this.last = Math.max(this.last, b);
    this.dual[b] = 0;
    this.side[b] = EVEN;
    this.mate[b] = at(this.mate, ancestor);
    this.cycle[b] = [ancestor, ...this.wayUp(left, ancestor).reverse(), ...this.wayUp(right, ancestor)];
    this.setOuter(b, b);
    this.joinCycle(b);
    this.findNearest(b);
  }

  /** The nodes from one up to below its ancestor; those that were odd become even, so they are searched from. */
  private wayUp(node: number, ancestor: number): number[] {
    const way: number[] = [];
    for (let x = node; x !== ancestor; ) {
      const mate = at(this.outer, at(this.mate, x));
      this.enqueue(mate);
      way.push(x, mate);
      x = at(this.outer, at(this.parent, mate));
    }
    return way;
  }

  /** Gives a new blossom the tightest edges of its nodes, and notes who is in which of them. */
  private joinCycle(b: number): void {
    const row = b * (this.people + 1);
    this.within.fill(NONE, row, row + this.people + 1);
    for (let x = 1; x <= this.last; x++) this.from[b * this.width + x] = NONE;
    for (const node of this.cycle[b] ?? []) {
      for (let x = 1; x <= this.last; x++) {
        if (this.from[node * this.width + x] === NONE) continue;
        if (this.from[b * this.width + x] !== NONE && this.slackBetween(node, x) >= this.slackBetween(b, x)) continue;
        const edge = node * this.width + x;
        this.join(b, x, at(this.from, edge), at(this.to, edge));
        this.join(x, b, at(this.to, edge), at(this.from, edge));
      }
      for (let v = 1; v <= this.people; v++)
        if (this.within[node * (this.people + 1) + v] !== NONE) this.within[row + v] = node;
    }
  }

  /** Dissolves a blossom on the odd side, whose dual variable has come to zero. */
  private expand(b: number): void {
    const cycle = this.cycle[b] ?? [];
    for (const node of cycle) this.setOuter(node, node);
    const entered = this.nodeWithin(b, at(this.from, b * this.width + at(this.parent, b)));
    const steps = this.turnTowards(b, entered);
    for (let i = 0; i < steps; i += 2) {
      const [odd, even] = [cycle[i] as number, cycle[i + 1] as number];
      this.parent[odd] = at(this.from, even * this.width + odd);
      this.side[odd] = ODD;
      this.side[even] = EVEN;
      this.nearest[odd] = NONE;
      this.findNearest(even);
      this.enqueue(even);
    }
    this.side[entered] = ODD;
    this.parent[entered] = at(this.parent, b);
    for (const node of cycle.slice(steps + 1)) {
      this.side[node] = UNREACHED;
      this.findNearest(node);
    }
    this.outer[b] = NONE;
  }

  /** How far a node is from the base of its blossom by an even number of steps; turns the cycle round if need be. */
  private turnTowards(b: number, node: number): number {
    const cycle = this.cycle[b] ?? [];
    const steps = cycle.indexOf(node);
    if (steps % 2 === 0) return steps;
    const [base, ...others] = cycle;
    cycle.splice(0, cycle.length, base as number, ...others.reverse());
    return cycle.length - steps;
  }

  /** Matches a node of the tree with another one, and so on along the way to the root. */
  private flipPath(node: number, other: number): void {
    let [here, there] = [node, other];
    for (;;) {
      const freed = at(this.outer, at(this.mate, here));
      this.match(here, there);
      if (freed === NONE) return;
      const next = at(this.outer, at(this.parent, freed));
      this.match(freed, next);
      [here, there] = [next, freed];
    }
  }

  /** Matches a node with another one; within a blossom its nodes are matched anew, and its base moves. */
  private match(node: number, other: number): void {
    const edge = node * this.width + other;
    this.mate[node] = at(this.to, edge);
    if (node <= this.people) return;
    const base = this.nodeWithin(node, at(this.from, edge));
    const steps = this.turnTowards(node, base);
    const cycle = this.cycle[node] ?? [];
    for (let i = 0; i < steps; i++) this.match(cycle[i] as number, cycle[i ^ 1] as number);
    this.match(base, other);
    cycle.push(...cycle.splice(0, steps));
  }

  private findNearest(x: number): void {
    this.nearest[x] = NONE;
    for (let u = 1; u <= this.people; u++)
      if (this.outer[u] !== x && this.side[at(this.outer, u)] === EVEN) this.noteNearest(u, x);
  }

  private noteNearest(u: number, x: number): void {
    const known = at(this.nearest, x);
    if (known === NONE || this.slackBetween(u, x) < this.slackBetween(known, x)) this.nearest[x] = u;
  }

  private enqueue(x: number): void {
    if (x <= this.people) this.queue.push(x);
    else for (const node of this.cycle[x] ?? []) this.enqueue(node);
  }

  private setOuter(x: number, outer: number): void {
    this.outer[x] = outer;
    if (x > this.people) for (const node of this.cycle[x] ?? []) this.setOuter(node, outer);
  }

  private isOutermost(x: number): boolean {
    return this.outer[x] === x;
  }

  private nodeWithin(b: number, person: number): number {
    return at(this.within, b * (this.people + 1) + person);
  }

  private join(x: number, y: number, from: number, to: number): void {
    this.from[x * this.width + y] = from;
    this.to[x * this.width + y] = to;
  }

  private slack(u: number, v: number): number {
    return at(this.dual, u) + at(this.dual, v) - 2 * at(this.weight, u * (this.people + 1) + v);
  }

  private slackBetween(x: number, y: number): number {
    const edge = x * this.width + y;
    return this.slack(at(this.from, edge), at(this.to, edge));
  }
}

/** An entry of a typed array whose index is known to be in it. */
function at(list: Int32Array | Float64Array, index: number): number {
  return list[index] as number;
}
