import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { advance, answer, isStep } from '#kernel/answer';
import { setShape } from './src/games/ese/cards/format.ts';
import { makeLibrary } from './src/games/ese/library.ts';
import { eseRules } from './src/games/ese/rules/index.ts';
import { layOut } from './src/games/ese/rules/setup.ts';
import { readOptions } from './src/games/ese/options.ts';
import { viewOf } from './src/games/ese/view.ts';
import { seedRng, below } from '#kernel/random';
import { randomAnswer } from './src/bots/random.ts';
const lib = makeLibrary([setShape.parse(parse(readFileSync('src/games/ese/cards/base.yaml','utf8')))]);
const rules = eseRules(lib);
let totalInputs=0, t0=Date.now();
const ends: Record<string,number>={}; const stops: Record<string,number>={};
for (let game=0; game<Number(process.argv[2]??20); game++) {
  const seats = 2+game%5;
  const state: any = { format:1, game:'ese', edition:'base', ruleset:lib.hash, seats, out:[], cards:{}, zones:{}, g:{turn:0,round:0,first:0,active:0,phase:'production',homes:[],options:readOptions({races:['random','draft','pick'][game%3]}),played:0,used:[],peace:false,k:0,done:[],courses:{}}, lasting:[], pile:[], frames:[{you:0,rest:[{op:'rule',name:'setup.begin'}],env:{}}], waiting:[], rng: seedRng('g'+game), next:1 };
  let step: any = advance(rules, state, (m:any)=>layOut(m, lib));
  const rng = seedRng('p'+game);
  let n=0;
  while (isStep(step) && state.result===undefined) {
    const asks = state.open.asks.filter((a:any)=>state.open.answers[a.seat]===undefined);
    const ask = asks[below(rng, asks.length)];
    stops[ask.stop]=(stops[ask.stop]??0)+1;
    viewOf(rules, state, ask.seat);
    const a = randomAnswer(ask.choice, () => below(rng, 1e6)/1e6);
    step = answer(rules, state, { seat: ask.seat, ask: ask.id, answer: a });
    n++; totalInputs++;
    if (n>20000) { console.log('long', game); break; }
  }
  if (!isStep(step)) { console.log(game, step, state.g.phase); break; }
  ends[state.result?.how]=(ends[state.result?.how]??0)+1;
}
console.log(ends, stops, totalInputs, Date.now()-t0,'ms');
