/** The shards `first` to `last` of `count`, among which Discord divides a bot's servers. */
export type ShardRange = { readonly first: number; readonly last: number; readonly count: number };
