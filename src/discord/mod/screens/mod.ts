/** What moderators see: the settings of their server, and what has been done there. */
import type { AuditEntry, ServerSettings } from '#table/types';
import { languages } from '#words/languages';
import { markdown } from '#words/markdown';
import { box, COLORS, type Payload, payload, text } from '../../core/components.ts';
import { mentionOf, timeOf } from '../../core/people.ts';
import type { Say } from '../../words.ts';

const WHAT = {
  end: 'mod.what.end',
  remove: 'mod.what.remove',
  move: 'mod.what.move',
  quiet: 'mod.what.quiet',
  loud: 'mod.what.loud',
  ban: 'mod.what.ban',
  'let-in': 'mod.what.letIn',
  settings: 'mod.what.settings',
  rewind: 'mod.what.rewind',
} as const;

export function serverMessage(settings: ServerSettings, say: Say): Payload {
  const { opens = 'everybody', moderators, leagues, log, language, speed, channels = [] } = settings;
  const role = (id: string) => markdown(`<@&${id}>`);
  const lines = [
    say('mod.title'),
    typeof opens === 'string' ? say(`mod.opens.${opens}`) : say('mod.opens.role', { role: role(opens.role) }),
    say('mod.moderators', { role: moderators === undefined ? undefined : role(moderators) }),
    say('mod.leagues', { role: leagues === undefined ? undefined : role(leagues) }),
    say('mod.channel', { channel: log === undefined ? undefined : markdown(`<#${log}>`) }),
    say('mod.channels', {
      channels: channels.length === 0 ? undefined : markdown(channels.map((id) => `<#${id}>`).join(', ')),
    }),
    say('mod.speed', { speed: speed === undefined ? undefined : say(`mod.speed.${speed}`) }),
    say('mod.language', { language: languages.find(({ id }) => id === language)?.name }),
    say('mod.how'),
  ];
  return payload([box([text(lines.join('\n'))], COLORS.calm)]);
}

export function actsMessage(acts: readonly AuditEntry[], say: Say): Payload {
  const lines = acts.map((act) =>
    say('mod.act', {
      at: timeOf(act.at),
      who: act.actor === undefined ? undefined : mentionOf(act.actor),
      what: say(WHAT[act.what], {
        about: act.about === undefined ? undefined : mentionOf(act.about),
        until: act.until === undefined ? undefined : timeOf(act.until),
      }),
      table: act.table,
      reason: act.reason === '' ? undefined : act.reason,
    }),
  );
  return payload([
    box([text([say('mod.log'), ...(lines.length === 0 ? [say('mod.none')] : lines)].join('\n'))], COLORS.calm),
  ]);
}
