/** Clocks, and what becomes of those whose time is up, in German. */
import type { Translation } from '#words/catalogue';
import type { clocks as en } from './words.en.ts';

export const clocks: Translation<typeof en> = {
  // The lobby.
  'clock.option': 'Bedenkzeit je Antwort',
  'clock.optionZero': 'Wenn jemandes Zeit abgelaufen ist',
  'clock.live': 'Live: {allow}, Reserve {reserve}',
  'clock.daily': 'Täglich: {allow}, Reserve {reserve}',
  'clock.relaxed': 'Entspannt: {allow}, Reserve {reserve}',
  'clock.slow': 'Langsam: {allow}, Reserve {reserve}',
  'clock.own': 'Eigene Zeiten: {allow}, Reserve {reserve}',
  'clock.none': 'Keine Uhr',
  'clock.ownTimes': 'Eigene Zeiten …',
  'clock.lobby':
    'Uhr: {allow, select, none {keine Bedenkzeit je Antwort} other {{allow} Bedenkzeit je Antwort}}{reserve, select, none {} other {, danach {reserve} Reserve}}{refill, select, none {} other { (für jede rechtzeitige Antwort gibt es davon {refill} zurück)}}. {zero}{leave, select, yes { Urlaub{sleep, select, yes { und Schlafzeit halten} other { hält}} sie an (`/away`).} other { Urlaub hält sie nicht an{sleep, select, yes {, Schlafzeit schon (`/away`)} other {}}.}}',
  'clock.zero.nothing': 'Ist die Zeit abgelaufen, kommt nur eine Erinnerung.',
  'clock.zero.claim': 'Ist die Zeit abgelaufen, entscheiden die anderen, was geschieht.',
  'clock.zero.move': 'Ist die Zeit abgelaufen, wird die übliche Antwort gegeben.',
  'clock.zero.forfeit': '**Ist die Zeit abgelaufen, ist die Partie verloren.**',
  'clock.zeroShort.nothing': 'Nur eine Erinnerung',
  'clock.zeroShort.claim': 'Die anderen entscheiden: warten, oder der Computer antwortet',
  'clock.zeroShort.move': 'Die übliche Antwort wird gegeben, meist Passen',
  'clock.form': 'Zeiten dieses Tisches',
  'clock.formAllow': 'Stunden je Antwort',
  'clock.formAllowHint': 'Bis 1, oder 12 und mehr. 0: Nur die Reserve zählt.',
  'clock.formReserve': 'Stunden Reserve für die ganze Partie',
  'clock.formRefill': 'Stunden Reserve zurück je Antwort',
  'clock.formWrong': 'Zeiten sind Zahlen von Stunden, etwa 24 oder 0.5. Bitte wähle sie noch einmal.',
  'clock.days': '{n, plural, one {# Tag} other {# Tage}}',
  'clock.hours': '{n, plural, one {# Stunde} other {# Stunden}}',
  'clock.minutes': '{n, plural, one {# Minute} other {# Minuten}}',

  // The panel, and `/table clock`.
  'clock.left': '-# Bis {at} ({rel}){reserve, select, none {} other {, danach {reserve} Reserve}}.',
  'clock.onReserve': '-# Du spielst auf Reserve, sie reicht bis {at} ({rel}).',
  'clock.still': '-# Deine Uhr steht gerade still. Nach jetzigem Stand reicht deine Zeit bis {at} ({rel}).',
  'clock.late': '-# Deine Zeit ist abgelaufen. Der Tisch wartet noch auf deinen Zug.',
  'clock.title': '**Uhren** von {game}',
  'clock.noClock': 'Dieser Tisch hat keine Uhr: Alle dürfen sich so viel Zeit nehmen, wie sie möchten.',
  'clock.notRunning': 'Diese Partie ist vorbei, und ihre Uhren sind angehalten.',
  'clock.seat':
    '{n, number}. **{name}** · {state, select, running {ist dran; Zeit bis {at} ({rel})} still {ist dran; die Uhr steht still, Zeit bis {at} ({rel})} late {Zeit abgelaufen} other {{allow, select, none {} other {{allow} für die nächste Antwort, }}Reserve: {reserve, select, none {keine} other {{reserve}}}}}{away, select, none {} other { · abwesend bis {away}}}',

  // Messages at the table.
  'clock.come':
    '{who}: Dich hat noch niemand bei diesem Match gesehen. Zieh, öffne deine Hand oder drück **Ich bin da** bis {at} ({rel}), sonst verlierst du es als abwesend.',
  'clock.comeDirectly':
    'Dich hat noch niemand bei deinem Match einer Liga gesehen ({game}, Tisch {table}). Öffne es mit `/hand` bis {at} ({rel}), sonst verlierst du es als abwesend.',
  'clock.warning': '{who}: {game} wartet auf dich bis {at} ({rel}). {after}',
  'clock.after.nothing': 'Dann bekommst du noch eine Erinnerung.',
  'clock.after.claim': 'Danach entscheiden die anderen, wie es weitergeht.',
  'clock.after.move': 'Danach wird die übliche Antwort für dich gegeben.',
  'clock.after.forfeit': 'Danach ist die Partie für dich verloren.',
  'clock.given': '{who}: Du hast mehr Zeit bekommen, bis {at} ({rel}).',
  'clock.up':
    'Die Zeit von **{who}** ist abgelaufen (gefragt {since}). Was nun? Es geschieht nichts, solange niemand von euch etwas wählt.{call, select, none {} other { {call}}}',
  'clock.upLater':
    '{game}, Tisch {table}: Die Zeit von **{who}** ist um; gefragt wurde {since}. `/table stand-in`, `/table substitute` oder `/table end` fragt, was nun zu tun ist.',
  'clock.upMore': '-# Sobald {who} zieht, ist das erledigt.',
  'clock.wait': 'Weiter warten',
  'clock.once': 'Computer antwortet dies eine Mal',
  'clock.playOn': 'Computer spielt weiter …',
  'clock.playOnSure':
    '**Den Computer für {name} spielen lassen?** Der Platz bleibt bei {name}: Zurückkommen ist jederzeit möglich.',
  'clock.playOnYes': 'Computer spielen lassen',
  'clock.over.moved': '{who} hat doch noch gezogen.',
  'clock.over.given': '{who} hat mehr Zeit bekommen.',
  'clock.over.answered': 'Der Computer hat für {who} geantwortet.',
  'clock.over.replaced': 'Der Computer spielt für {who}, bis {who} zurück ist.',
  'clock.over.ended': 'Diese Partie ist vorbei.',
};
