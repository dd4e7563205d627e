/** Calls, digests and the settings about them, in German. */
import type { Translation } from '#words/catalogue';
import type { calls as en } from './words-calls.en.ts';

export const calls: Translation<typeof en> = {
  'call.late': '{who}: **{game}** wartet auf dich, gefragt {since}.',
  'call.direct': '**{game}** wartet auf dich, gefragt {since}.',
  'call.nudge': '{who}: **{by}** würde gern mit **{game}** weitermachen; du wurdest {since} gefragt.',
  'call.next': 'Du bist bei **{game}** als Nächstes dran.',
  'call.last':
    '{who, select, none {Bei} other {{who}: Bei}} **{game}** fehlst nur noch du; alle anderen haben geantwortet.',
  'call.nextUp': '-# Als Nächstes: {who}',
  'call.hush': 'Diesen Zug keine Erinnerungen',
  'call.hushed': 'Hier keine Erinnerungen mehr, bis die anderen dran sind.',
  'call.nudgeButton': '{name} anstupsen',
  'call.nudgedNow': 'Erledigt: Die Erinnerung kommt, sobald die Ruhezeit es erlaubt.',

  'digest.title':
    '**{n, plural, =0 {Nichts wartet auf dich.} one {Ein Tisch wartet auf dich.} other {# Tische warten auf dich.}}**',
  'digest.waits': '• **{game}**, gefragt {since}{left, select, none {} other {, {left}}}: {where}',
  'digest.left': 'Zeit bis {at} ({rel})',
  'digest.late': 'deine Zeit ist um',
  'digest.others': '-# {n, plural, one {Eine weitere Partie wartet} other {# weitere Partien warten}} auf andere.',
  'digest.ended': '• Vorbei: **{game}**. {how} {where}',
  'digest.open': 'Einen öffnen',
  'digest.why': '-# Du hast diese Übersicht bestellt; `/settings` ändert oder beendet sie.',

  // One table.
  'calls.here': 'Benachrichtigung hier',
  'calls.hereTitle': '**Dieser Tisch**: wie du benachrichtigt wirst',
  'calls.hereUsual': 'Wie in meinen Einstellungen',

  // The pages of the settings.
  'settings.play': 'Spielen',
  'settings.calls': 'Benachrichtigung',
  'settings.times': 'Zeiten',
  'settings.privacy': 'Datenschutz',
  'settings.turn': 'Wenn ich dran bin',
  'settings.mention': 'Mich am Tisch erwähnen',
  'settings.dm': 'Mir eine Direktnachricht schicken',
  'settings.dmDetail': 'Die von mehreren Tischen kommen zusammen, innerhalb von zehn Minuten.',
  'settings.off': 'Mich nicht benachrichtigen',
  'settings.dmClosed':
    '-# Deine Direktnachrichten sind für mich gesperrt, also erwähne ich dich stattdessen. Gib sie frei und wähle sie hier noch einmal.',
  'settings.after': 'Wie bald, wenn ich nicht von selbst komme',
  'settings.afterNow': 'Sofort benachrichtigen',
  'settings.afterTime':
    '{hours, plural, =0 {Nach {minutes, number} Minuten} one {Nach einer Stunde} other {Nach # Stunden}}',
  'settings.also': 'Sag mir auch Bescheid',
  'settings.alsoNext': 'wenn ich als Nächstes dran bin',
  'settings.alsoNextDetail': 'Per Direktnachricht, in Partien zu dritt oder mit mehr.',
  'settings.alsoLast': 'wenn nur noch ich fehle',
  'settings.alsoHalf': 'wenn meine halbe Zeit um ist',
  'settings.alsoHalfDetail': 'An Tischen mit Uhr.',
  'settings.alsoLate': 'wenn ein Tisch lange gewartet hat',
  'settings.alsoFinished': 'wenn eine meiner Partien vorbei ist',
  'settings.zone': 'Deine Zeitzone: **{zone}**.{time, select, none {} other { Dort ist es jetzt {time}.}}',
  'settings.noZone': 'Deine Zeitzone: nicht festgelegt. Bis dahin gelten Ruhezeit und Zusammenfassung nach UTC.',
  'settings.zoneButton': 'Zeitzone ändern …',
  'settings.zoneTitle': 'Deine Zeitzone',
  'settings.zoneLabel': 'Name der Zone oder ihrer Stadt',
  'settings.zoneHint': 'Etwa Europe/Berlin, America/New_York oder nur New York. Leer: UTC.',
  'settings.quiet': 'Ruhezeit: Benachrichtigungen warten, bis sie vorbei ist',
  'settings.quietNone': 'Keine Ruhezeit',
  'settings.quietFrom': 'Von {time}',
  'settings.quietTo': 'Bis {time}',
  'settings.quietDays': 'An welchen Tagen sie beginnt',
  'settings.quietWake': 'Mich wecken, bevor meine Zeit abläuft',
  'settings.quietWakeDetail': 'An Tischen mit Uhr, wenn eine Warnung nach der Ruhezeit zu spät käme.',
  'settings.quietWakeOff': 'Mich nicht wecken, wie es um meine Uhren auch steht',
  'settings.digest': 'Übersicht per Direktnachricht: was auf dich wartet, und was vorbei ist',
  'settings.digestOff': 'Keine Übersicht',
  'settings.digestDaily': 'Jeden Tag',
  'settings.digestWeekly': 'Jeden {day}',
  'settings.weekday':
    '{day, plural, =1 {Montag} =2 {Dienstag} =3 {Mittwoch} =4 {Donnerstag} =5 {Freitag} =6 {Samstag} other {Sonntag}}',
  'settings.digestAt': 'Um {time}',
  'settings.privacyText':
    'Der Bot speichert, wer wo sitzt, was in Partien geantwortet wurde, Decks und diese Einstellungen; keine Nachrichten, keine Mitgliederlisten. `/data show` zeigt alles, was über dich gespeichert ist.',
};
