/** Its own types are missing. Edges as two people and a weight; returns each one's partner, or -1. */
declare module 'edmonds-blossom-fixed' {
  function blossom(edges: [number, number, number][], maxCardinality?: boolean): number[];
  export = blossom;
}
