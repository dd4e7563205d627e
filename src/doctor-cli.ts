/** `npm run doctor`: what is missing for the bot to run here, on one screen, and how to mend it. */
import { REST } from 'discord.js';
import { commandLine, configOrExit } from '#cli';
import { commands } from '#commands/index';
import { version } from '#core/version';
import { restOptions } from '#discord/core/rest';
import { examineDiscord } from '#doctor/discord';
import type { Finding } from '#doctor/finding';
import { examineMachine } from '#doctor/machine';

const MARKS = { good: '✓', note: '!', bad: '✗' } as const;

commandLine({
  command: 'npm run doctor',
  about: `Looks at this machine, the database, the token, and every server of the bot, and says what is missing and how to mend it.
It changes nothing, and may run beside the bot. Ends with 1 if something is wrong.`,
  options: {},
});
const config = configOrExit();
const counts = { good: 0, note: 0, bad: 0 };
console.log(`Wardroom ${version} on Node ${process.versions.node}`);
tell({ state: 'good', text: 'Settings: every value is usable' });
for await (const finding of examineMachine(config, Date.now())) tell(finding);
const rest = new REST({ version: '10', ...restOptions(config.discordApi, config.processes) }).setToken(
  config.discordToken ?? '',
);
const parts = { rest, commands: commands.map(({ name }) => name) };
for await (const finding of examineDiscord(config, parts)) tell(finding);
console.log(
  counts.bad === 0
    ? `\nNothing is wrong${counts.note === 0 ? '' : `; ${counts.note} to know (!)`}.`
    : `\n${counts.bad === 1 ? '1 thing is' : `${counts.bad} things are`} wrong (✗); how to mend it stands there.`,
);
process.exitCode = counts.bad === 0 ? 0 : 1;

function tell({ state, text }: Finding): void {
  counts[state]++;
  console.log(`${MARKS[state]} ${text}`);
}
