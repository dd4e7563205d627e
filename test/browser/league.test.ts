/** A league in a real browser: sign-up, matches, results, standings, the end. */
import { test } from 'vitest';
import { mira, oksana, prepareStage, soon, tobin } from './stage.ts';

const stage = prepareStage();

test('three people play a league from its sign-up to the final standings', async () => {
  const seats = await stage.sit([mira, tobin, oksana]);
  const [boss] = seats;
  if (boss === undefined) throw new Error('nobody');
  await boss.runCommand('league create', {
    name: 'Autumn',
    kind: 'Everyone meets everyone',
    start: 'when I press Start',
  });
  await boss.lastMessage('nobody yet').waitFor();
  for (const seat of seats) {
    await seat.lastMessage('Autumn').waitFor();
    await seat.press('Join');
    await seat.lastMessage('You are in').waitFor();
  }
  await soon(() => boss.lastMessage('In (3)').innerText()).toContain(oksana);
  await boss.press('Start');
  await soon(() => boss.lastMessage('Under way').innerText()).toContain('3 matches are running');
  await boss.runCommand('league match');
  await soon(() => boss.lastMessage('Your matches in').innerText()).toMatch(/left: you .*days/);
  await boss.runCommand('organise result', { match: 1, first: 1, second: 0, reason: 'agreed at the table' });
  await boss.lastMessage('Match 1: set this result?').waitFor();
  await boss.press('Set this result');
  await boss.lastMessage(/The result of match \d is set/).waitFor();
  await soon(() => boss.lastMessage(/An organiser.* set match 1/).innerText()).toContain('agreed at the table');
  for (const match of [2, 3]) {
    await boss.runCommand('organise result', { match, first: 1, second: 0, reason: 'agreed at the table' });
    await boss.lastMessage(`Match ${match}: set this result?`).waitFor();
    await boss.press('Set this result');
    await soon(() => boss.lastMessage(/The result of match \d is set/).innerText()).toContain(`match ${match} is set`);
  }
  await soon(() => boss.lastMessage('All matches are done').innerText()).toContain('Autumn');
  await boss.runCommand('organise final');
  await soon(() => boss.lastMessage('season 1').innerText()).toContain('1.');
  await boss.runCommand('league standings');
  await boss.lastMessage('Points').waitFor();
});
