/** What the bot may and may not do in a channel, for those who can change that. */
import { version } from '#core/version';
import { markdown } from '#words/markdown';
import type { ChannelContext } from '../../core/channel-context.ts';
import { box, COLORS, type Payload, payload, text } from '../../core/components.ts';
import { type PermissionName, permissionsForTables } from '../../core/permissions.ts';
import type { Translate } from '../../words.ts';

export type Examined = Pick<ChannelContext, 'channel' | 'inThread' | 'parent'> & {
  readonly may: (permission: PermissionName) => boolean;
  /** Where tables may be opened, by the server's settings; none: everywhere. */
  readonly channels: readonly string[];
  readonly hasPages: boolean;
};

export function doctorMessage(examined: Examined, t: Translate): Payload {
  const { may, channel, inThread, parent, channels, hasPages } = examined;
  const needed = permissionsForTables(inThread);
  const missing = needed.filter((name) => !may(name));
  const isOpen = channels.length === 0 || channels.some((one) => one === channel || one === parent);
  const lines = [
    t('mod.doctor.title'),
    ...needed.map((name) => {
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
