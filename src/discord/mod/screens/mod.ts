/** What moderators see: the settings of their server, and what has been done there. */
import type { AuditEntry, ServerSettings } from '#table/types';
import { languages } from '#words/languages';
import { markdown } from '#words/markdown';
import { box, COLORS, type Payload, payload, text } from '../../core/components.ts';
import { mentionOf, timeOf } from '../../core/people.ts';
import type { Translate } from '../../words.ts';

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

export function serverMessage(settings: ServerSettings, t: Translate): Payload {
  const { opens = 'everybody', moderators, leagues, log, language, speed, channels = [] } = settings;
  const role = (id: string) => markdown(`<@&${id}>`);
  const lines = [
    t('mod.title'),
    typeof opens === 'string' ? t(`mod.opens.${opens}`) : t('mod.opens.role', { role: role(opens.role) }),
    t('mod.moderators', { role: moderators === undefined ? undefined : role(moderators) }),
    t('mod.leagues', { role: leagues === undefined ? undefined : role(leagues) }),
    t('mod.channel', { channel: log === undefined ? undefined : markdown(`<#${log}>`) }),
    t('mod.channels', {
      channels: channels.length === 0 ? undefined : markdown(channels.map((id) => `<#${id}>`).join(', ')),
    }),
    t('mod.speed', { speed: speed === undefined ? undefined : t(`mod.speed.${speed}`) }),
    t('mod.language', { language: languages.find(({ id }) => id === language)?.name }),
    t('mod.how'),
  ];
  return payload([box([text(lines.join('\n'))], COLORS.calm)]);
}

export function actsMessage(acts: readonly AuditEntry[], t: Translate): Payload {
  const lines = acts.map((act) =>
    t('mod.act', {
      at: timeOf(act.at),
      who: act.actor === undefined ? undefined : mentionOf(act.actor),
      what: t(WHAT[act.what], {
        about: act.about === undefined ? undefined : mentionOf(act.about),
        until: act.until === undefined ? undefined : timeOf(act.until),
      }),
      table: act.table,
      reason: act.reason === '' ? undefined : act.reason,
    }),
  );
  return payload([
    box([text([t('mod.log'), ...(lines.length === 0 ? [t('mod.none')] : lines)].join('\n'))], COLORS.calm),
  ]);
}
