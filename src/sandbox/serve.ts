// Runs the sandbox by itself, so that a bot in another process can be stopped and started against it.
//
//   node --import tsx src/sandbox/serve.ts [--port 8080] [--database data/sandbox.sqlite] [--rate-limits real]
//     [--recommended-shards 1] [--required-shards 1] [--max-concurrency 1]
//
// Prints one line of JSON with the address of the page, of the API, and the bot's token.
import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    database: { type: 'string', default: ':memory:' },
    'rate-limits': { type: 'string', default: 'off' },
    'recommended-shards': { type: 'string', default: '1' },
    'required-shards': { type: 'string', default: '1' },
    'max-concurrency': { type: 'string', default: '1' },
  },
});

const sandbox = await startSandbox({
  port: Number(values.port),
  databasePath: values.database,
  rateLimits: values['rate-limits'] === 'real' ? 'real' : 'off',
  recommendedShards: Number(values['recommended-shards']),
  requireShards: Number(values['required-shards']),
  maxConcurrency: Number(values['max-concurrency']),
  log: (line, error) =>
    process.stderr.write(`${line} ${error instanceof Error ? (error.stack ?? '') : String(error ?? '')}\n`),
});
const { url, apiUrl, token, applicationId } = sandbox;
process.stdout.write(`${JSON.stringify({ url, apiUrl, token, applicationId })}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
