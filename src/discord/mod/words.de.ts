/** What moderators of a server see, in German. */
import type { Translation } from '#words/catalogue';
import type { mod as en } from './words.en.ts';

export const mod: Translation<typeof en> = {
  'mod.title': '**Dieser Server**',
  'mod.opens.everybody': '- Tische: Alle dürfen sie eröffnen',
  'mod.opens.managers': '- Tische: Wer den Server verwaltet, eröffnet sie',
  'mod.opens.role': '- Tische: {role} eröffnet sie, und wer den Server verwaltet',
  'mod.moderators':
    '- Moderation: wer den Server verwaltet{role, select, none {} other {, und {role}}}. Sie sieht nie Hände und zieht nie für jemanden',
  'mod.leagues':
    '- Ligen eröffnen {role, select, none {wer den Server oder seine Veranstaltungen verwaltet, und die Moderation} other {{role}, wer den Server oder seine Veranstaltungen verwaltet, und die Moderation}}',
  'mod.channel': '- Was die Moderation tut, steht {channel, select, none {am Tisch} other {am Tisch und in {channel}}}',
  'mod.language':
    '- Sprache dessen, was alle sehen: {language, select, none {wie der Server in Discord} other {{language}}}',
  'mod.speed': '- Uhr neuer Tische: {speed, select, none {ein Tag je Zug, wie üblich} other {{speed}}}',
  'mod.channels': '- Tische werden {channels, select, none {in allen Kanälen} other {in {channels}}} eröffnet',
  'mod.speed.live': '10 Minuten je Zug',
  'mod.speed.daily': 'ein Tag je Zug',
  'mod.speed.relaxed': 'drei Tage je Zug',
  'mod.speed.slow': 'eine Woche je Zug',
  'mod.speed.none': 'keine, und keine Erinnerungen',
  'mod.how': '-# `/mod settings` ändert das mit seinen Optionen.',
  'mod.log': '**Was die Moderation hier getan hat**, das Neueste zuerst',
  'mod.none': 'Bisher nichts.',
  'mod.act':
    '- {at} · {who, select, none {wer den Bot betreibt} other {{who}}} · {what}{table, select, none {} other { (`{table}`)}}{reason, select, none {} other {: „{reason}“}}',
  'mod.what.end': 'Partie beendet',
  'mod.what.remove': 'Platz{about, select, none {} other { von {about}}} an den Computer gegeben',
  'mod.what.move': 'Tisch in einen anderen Kanal verlegt',
  'mod.what.quiet': 'Erwähnungen am Tisch ausgeschaltet',
  'mod.what.loud': 'Erwähnungen am Tisch wieder eingeschaltet',
  'mod.what.ban':
    'Sperre für {about, select, none {jemanden} other {{about}}}{until, select, none {} other { bis {until}}}',
  'mod.what.letIn': 'Sperre aufgehoben für {about, select, none {jemanden} other {{about}}}',
  'mod.what.settings': 'Einstellungen des Servers geändert',
  'mod.what.rewind': 'Partie zurückgesetzt',
  'mod.done.end': 'Die Partie ist vorbei, ohne Ergebnis.',
  'mod.done.remove': 'Der Computer hat den Platz übernommen.',
  'mod.done.move': 'Der Tisch ist jetzt in {channel}.',
  'mod.movedAway': 'Dieser Tisch ist nach <#{channel}> umgezogen. Dort geht die Partie weiter.',
  'mod.done.quiet': 'Dieser Tisch erwähnt ab jetzt niemanden.',
  'mod.done.loud': 'Dieser Tisch erwähnt wieder Leute.',
  'mod.done.ban':
    'Diese Person kann hier keine Tische eröffnen und keine Plätze nehmen{until, select, none {, bis du die Sperre aufhebst} other { bis {until}}}. Laufende Partien gehen weiter.',
  'mod.done.letIn': 'Diese Person kann hier wieder Plätze nehmen.',
  'mod.noTable': 'Welcher Tisch? Nimm das in seinem Thread, oder gib seine Kennung an, die `/games server:true` zeigt.',
  'mod.noSeat': 'Diese Person hat keinen Platz an diesem Tisch.',
  'mod.doctor.title': '**Was der Bot in diesem Kanal darf**',
  'mod.doctor.has': '✅ {permission}',
  'mod.doctor.lacks': '❌ **{permission}**: {why}',
  'mod.doctor.ViewChannel': 'ohne das geht hier nichts',
  'mod.doctor.SendMessages': 'hier kann kein Tisch eröffnet werden',
  'mod.doctor.AttachFiles': 'hier kann kein Tisch eröffnet werden, und die Spielfelder der vorhandenen kommen als Text',
  'mod.doctor.EmbedLinks': 'Links kommen ohne Vorschau',
  'mod.doctor.ReadMessageHistory': 'frühere Nachrichten eines Tisches bleiben, wie sie waren',
  'mod.doctor.CreatePublicThreads': 'Tische bekommen keinen Thread und stehen zwischen dem, was Leute schreiben',
  'mod.doctor.SendMessagesInThreads': 'Tische bekommen keinen Thread und stehen zwischen dem, was Leute schreiben',
  'mod.doctor.allowed': 'Hier dürfen Tische eröffnet werden.',
  'mod.doctor.elsewhere': 'Tische werden nur in {channels} eröffnet: `/mod settings` ändert das.',
  'mod.doctor.mend':
    'So wird es behoben: **Kanal bearbeiten → Berechtigungen**, den Bot oder seine Rolle hinzufügen und erlauben, was fehlt. Was eine Rolle verbietet, gibt eine andere nicht zurück.',
  'mod.doctor.fine': 'Es fehlt nichts.',
  'mod.doctor.pages':
    '-# Links auf Seiten: {pages, select, true {an} other {aus; wer den Bot betreibt, schaltet sie ein}} · Wardroom {version}',
  'mod.notHere': 'Das geht nur auf einem Server.',
};
