/** What the bot may and may not do in a channel, for those who can change that. */
import { version } from '#core/version';
import { markdown } from '#words/markdown';
import { box, COLORS, type Payload, payload, text } from '../../core/components.ts';
import { neededPermissions, type PermissionName } from '../../core/permissions.ts';
import type { Translate } from '../../words.ts';

export type Examined = {
  readonly may: (permission: PermissionName) => boolean;
  readonly channel: string;
  /** Where tables may be opened, by the server's settings; none: everywhere. */
  readonly channels: readonly string[];
  readonly hasPages: boolean;
};

export function doctorMessage({ may, channel, channels, hasPages }: Examined, t: Translate): Payload {
  const missing = neededPermissions.filter((name) => !may(name));
  const isOpen = channels.length === 0 || channels.includes(channel);
  const lines = [
    t('mod.doctor.title'),
    ...neededPermissions.map((name) => {
      const permission = t(`permission.${name}`);
      return missing.includes(name)
        ? t('mod.doctor.lacks', { permission, why: t(`mod.doctor.${name}`) })
        : t('mod.doctor.has', { permission });
    }),
    isOpen
      ? t('mod.doctor.allowed')
      : t('mod.doctor.elsewhere', { channels: markdown(channels.map((id) => `<#${id}>`).join(', ')) }),
    t(missing.length === 0 ? 'mod.doctor.fine' : 'mod.doctor.mend'),
    t('mod.doctor.pages', { pages: hasPages, version }),
  ];
  return payload([box([text(lines.join('\n'))], missing.length === 0 ? COLORS.calm : COLORS.bad)]);
}
