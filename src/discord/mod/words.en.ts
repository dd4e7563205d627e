/** What moderators of a server see, in English. */
export const mod = {
  'mod.title': '**This server**',
  'mod.opens.everybody': '- Tables: everybody may open them',
  'mod.opens.managers': '- Tables: those who manage the server open them',
  'mod.opens.role': '- Tables: {role} opens them, and those who manage the server',
  'mod.moderators':
    '- Moderators: those who manage the server{role, select, none {} other {, and {role}}}. They never see hands, and never move for anybody',
  'mod.leagues':
    '- Leagues are made by {role, select, none {those who manage the server or its events, and moderators} other {{role}, those who manage the server or its events, and moderators}}',
  'mod.channel':
    '- What moderators do is told {channel, select, none {at the table} other {at the table, and in {channel}}}',
  'mod.language':
    '- Language of what everybody sees: {language, select, none {as the server in Discord} other {{language}}}',
  'mod.speed': '- Clock of new tables: {speed, select, none {a day for each wait, as usual} other {{speed}}}',
  'mod.channels': '- Tables are opened {channels, select, none {in all channels} other {in {channels}}}',
  'mod.speed.live': '10 minutes for each wait',
  'mod.speed.daily': 'a day for each wait',
  'mod.speed.relaxed': 'three days for each wait',
  'mod.speed.slow': 'a week for each wait',
  'mod.speed.none': 'none, and no reminders',
  'mod.how': '-# `/mod settings` with its options changes this.',
  'mod.log': '**What moderators have done here**, the latest first',
  'mod.none': 'Nothing so far.',
  'mod.act':
    '- {at} · {who, select, none {those who run the bot} other {{who}}} · {what}{table, select, none {} other { (`{table}`)}}{reason, select, none {} other {: “{reason}”}}',
  'mod.what.end': 'ended a game',
  'mod.what.remove': 'gave a seat{about, select, none {} other { of {about}}} to the computer',
  'mod.what.move': 'moved a table to another channel',
  'mod.what.quiet': 'set a table to mention nobody',
  'mod.what.loud': 'set a table to mention people again',
  'mod.what.ban':
    'keeps {about, select, none {somebody} other {{about}}} from taking seats{until, select, none {} other { until {until}}}',
  'mod.what.letIn': 'lets {about, select, none {somebody} other {{about}}} take seats again',
  'mod.what.settings': 'changed the settings of the server',
  'mod.what.rewind': 'set a game back',
  'mod.done.end': 'The game is over, without a result.',
  'mod.done.remove': 'The computer has taken the seat.',
  'mod.done.move': 'The table is in {channel} now.',
  'mod.movedAway': 'This table has moved to <#{channel}>. The game goes on there.',
  'mod.done.quiet': 'That table mentions nobody from now on.',
  'mod.done.loud': 'That table mentions people again.',
  'mod.done.ban':
    'They cannot open tables or take seats here{until, select, none {, until you let them in} other { until {until}}}. Games that they play go on.',
  'mod.done.letIn': 'They can take seats here again.',
  'mod.noTable': 'Which table? Use this in its thread, or give its id, which `/games server:true` shows.',
  'mod.noSeat': 'That person has no seat at this table.',
  'mod.notHere': 'This works in a server only.',
} as const;
