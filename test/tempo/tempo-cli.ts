/** `npm run tempo`: how often people are asked; with `--presses` how often they have to press for it. */
await import(process.argv.includes('--presses') ? './presses-cli.ts' : '../../src/bots/tempo-cli.ts');
