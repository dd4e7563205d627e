/** Everything that Discord users read from the bot's own screens, in German. ICU messages; texts are Discord markdown. */
import type { Translation } from '#words/catalogue';
import { clocks } from './clocks/words.de.ts';
import { league } from './league/words.de.ts';
import { lesson } from './lesson/words.de.ts';
import { lobby } from './lobby/words.de.ts';
import { mod } from './mod/words.de.ts';
import { settings } from './person/words.de.ts';
import { away } from './person/words-away.de.ts';
import { data } from './person/words-data.de.ts';
import { profile } from './person/words-profile.de.ts';
import { orders } from './plans/words.de.ts';
import { cards } from './reading/words.de.ts';
import { replay } from './replay/words.de.ts';
import { requests } from './requests/words.de.ts';
import { tables } from './table/words.de.ts';
import { calls } from './table/words-calls.de.ts';
import type { en } from './words.en.ts';

export const de: Translation<typeof en> = {
  ...tables,
  ...calls,
  ...away,
  ...cards,
  ...clocks,
  ...data,
  ...league,
  ...lesson,
  ...lobby,
  ...mod,
  ...orders,
  ...profile,
  ...replay,
  ...requests,
  ...settings,

  // The panel.
  'panel.title': '### {game}',
  'panel.happened': '**Was geschehen ist**',
  'panel.what': 'Was möchtest du tun?',
  'panel.pick': 'Wähle etwas aus',
  'panel.pickTo': '{verb}: wähle etwas aus',
  'panel.pickSeveral': 'Wähle aus',
  'panel.number': 'Wähle eine Zahl',
  'panel.paged': '{words} (Seite {page, number} von {pages, number})',
  'panel.previous': '◀ Vorige',
  'panel.next': 'Nächste ▶',
  'panel.back': 'Zurück',
  'panel.none': 'Nichts davon',
  'panel.other': 'Anderes',
  'panel.refresh': 'Aktualisieren',
  'panel.look': 'Karte ansehen',
  'panel.board': 'Spielfeld',
  'panel.side': 'Meine Seite',
  'panel.several':
    '{same, select, true {Wähle {min, plural, one {eins} other {#}} aus.} other {{min, plural, =0 {Wähle bis zu {max, number} aus, oder nichts.} other {Wähle {min, number} bis {max, number} aus.}}}}',
  'panel.lastOfSeveral':
    '-# {left, plural, one {Die nächste Wahl ist die letzte, danach geht es sofort weiter.} other {Nach der letzten Wahl geht es sofort weiter.}}',
  'panel.chosen': '{count, plural, one {Gewählt: {list}} other {Gewählt (#): {list}}}',
  'panel.notTogether': '**{one}** und **{other}** lassen sich nicht zusammen wählen. Nimm eins davon wieder heraus.',
  'panel.tooMany': 'Zu viel gewählt: {over, number}.',
  'panel.done': 'Fertig ({count, number})',
  'panel.doneNone': 'Fertig, ohne Auswahl',
  'panel.doneSum': '{sum, plural, =0 {Nichts verteilen} other {Insgesamt # verteilen}}',
  'panel.range': 'Von {min, number} bis {max, number}.',
  'panel.type': 'Zahl eintippen …',
  'panel.least': 'Mindestens: {n, number}',
  'panel.most': 'Höchstens: {n, number}',
  'panel.orderNext': 'Was kommt an Stelle {n, number}?',
  'panel.orderKeep': 'Reihenfolge so lassen',
  'panel.orderRest': 'Den Rest wie aufgelistet',
  'panel.orderDone': 'Fertig, in dieser Reihenfolge',
  'panel.distribute':
    '{left, plural, =0 {Alle {max, number} sind verteilt.} other {Noch **#** von {max, number} zu verteilen{min, plural, =0 {, wenn du möchtest} other {}}.}}{bound, select, true { Je Ziel höchstens {most, number}, Zahl der Ziele höchstens {spread, number}.} other {}}',
  'panel.giveMore': '{to}: noch {n, number}',
  'panel.given': '• {name}: **{n, number}**',
  'panel.placed': '{n, number}. {name}',
  'panel.amountOf': 'Welches Ziel?',
  'panel.amount': '{to}: {n, number}',
  'panel.howMuch': '{to}: wie viel?',
  'panel.typeAmounts': 'Mengen eintippen …',
  'panel.typeTitle': 'Deine Zahl',
  'panel.typeLabel': 'Von {min, number} bis {max, number}',
  'panel.typeAmountLabel': '{name} (0 bis {most, number})',
  'panel.typeTotal': 'Insgesamt zu verteilen: {total, number}',
  'panel.wrongNumber':
    'Das muss eine ganze Zahl von {min, number} bis {max, number} sein. Bitte versuche es noch einmal.',
  'panel.change': 'Antwort ändern',
  'panel.confirm': 'Ja, ausführen',
  'panel.sure': '**Bist du sicher?**',
  'panel.soFar': 'Deine Wahl: {list}',
  'panel.allBut': '{n, plural, one {Das eine nicht Gewählte} other {Die # nicht Gewählten}}',
  'panel.planAll': 'Alle: {to}',
  'panel.planRest': 'Alle anderen: {to}',
  'panel.planSome': '{n, plural, one {Das Gewählte} other {Die # Gewählten}}: {to}',
  'panel.planSuggested': 'Jeweils das Beste (Vorschlag)',
  'panel.planBegin': '-# Entscheide für alle auf einmal, oder wähle zuerst einige in der Liste aus.',
  'panel.planOpen': '-# Noch {n, plural, one {eines ist} other {# sind}} ohne Auftrag.',
  'panel.planChosen':
    '-# {n, plural, one {Eines ist} other {# sind}} gewählt: Sag, wohin, oder wähle andere in der Liste.',
  'panel.planOnly': 'Nur einige davon: welche?',
  'panel.planWhere': 'Wohin?',
  'panel.planOneMore': 'Noch eins: {to}',
  'panel.planTakeBack': 'Zuteilung zurücknehmen',
  'panel.all': 'Alle {n, number}',
  'panel.withAll': '{order}: alle',
  'panel.withNumber': '{order}: {n, number}',
  'panel.otherwise': '{order}: anders …',
  'panel.oneOf': ' (1 von {n, number})',
  'panel.sum': '{words} · {total}',
  'panel.waiting': 'Warten auf {who}. Du bekommst Bescheid, wenn du dran bist.',
  'panel.out':
    '**Du bist in dieser Partie ausgeschieden.** Du kannst weiter zusehen: „Spielfeld“ zeigt den Tisch, und du erfährst, wie es ausgeht.{who, select, none {} other { Der Tisch wartet auf {who}.}}',
  'panel.leaving':
    '**Du hast aufgegeben.** Die Partie entlässt dich beim nächsten Schritt und fragt dich nichts mehr.{who, select, none {} other { Der Tisch wartet auf {who}.}}',
  'recap.button': 'Verlauf',
  'recap.title': 'Wie die Partie verlief',
  'recap.subtitle': '{game} · Siegchancen',
  'recap.seat': 'Platz {n, number}',
  'recap.chance': '{chance, number, ::percent}',
  'recap.point': '**{n, number}.** {turn}\n{who}: {from, number, ::percent} → {to, number, ::percent}',
  'recap.begin': 'Beginn',
  'recap.end': 'Ende',
  'recap.opening': 'Die Eröffnung',
  'recap.even': 'Kein Zug hat an irgendjemandes Aussichten viel geändert.',
  'recap.byLook': 'Aussichten auf den Sieg zu Beginn jedes Zuges, beurteilt nach dem, was offen auf dem Tisch lag.',
  'recap.byPlay':
    'Aussichten auf den Sieg zu Beginn jedes Zuges: Computer haben von dort mehrmals weitergespielt, Verdecktes neu ausgeteilt.',
  'mistake.button': 'Meine teuerste Entscheidung',
  'mistake.title': 'Die Entscheidung, die dich am meisten kostete',
  'mistake.none':
    'Von den Entscheidungen, bevor deine Aussichten am meisten sanken, sticht keine heraus: Klar Besseres gab es nicht.',
  'mistake.own':
    'Du hast gewählt: {what}. Von den Partien, die dort weitergingen, gewannst du {chance, number, ::percent}.',
  'mistake.better':
    '**Besser: {what}** Das wäre {more, number, ::percent} mehr wert gewesen: {chance, number, ::percent} davon.',
  'mistake.how': 'Angesehen wurden einige deiner Entscheidungen, nach dem, was du sehen konntest. Das siehst nur du.',
  'recap.see': 'Einen Wendepunkt noch einmal ansehen',
  'hint.button': 'Was würdest du tun?',
  'hint.title': '{by} würde dies tun',
  'hint.plain': '{what}',
  'hint.answer': '{what} · {chance, number, ::percent} für den Sieg',
  'hint.others': 'Auch erwogen:',
  'hint.how':
    'Geschätzt aus {games, plural, one {# gedachten Partie} other {# gedachten Partien}}, die von dem ausgehen, was du sehen kannst. Der Computer sieht nicht mehr als du.',
  'hint.only': 'Er sieht hier nichts anderes zu tun.',
  'panel.thinking': '💭 {who} denkt nach. Der Zug kommt von selbst; du bekommst Bescheid, wenn du dran bist.',
  'panel.waitingNobody': 'Die Partie läuft einen Moment von selbst weiter. Drücke „Aktualisieren“.',
  'panel.over': '**Die Partie ist vorbei.** {how}',
  'panel.won': 'Sieg für {who}.',
  'panel.draw': 'Niemand hat gewonnen.',
  'panel.spectator':
    'Du hast keinen Platz an diesem Tisch, also gibt es für dich nichts zu entscheiden.{who, select, none {} other { Der Tisch wartet auf {who}.}}',
  'panel.moved': '-# Am Tisch ging es inzwischen weiter. So steht es jetzt.',
  'panel.setBack':
    '**Dieser Tisch wurde auf den Stand vom {when} zurückgesetzt**, weil eine Sicherung eingespielt werden musste. Was danach gespielt wurde, ist verloren.',
  'panel.untilTurn': 'Passen, bis ich dran bin',
  'panel.untilTargeted': 'Passen, bis ich Ziel werde',
  'panel.passingTurn': '-# Autopilot: passt für dich, bis du dran bist.',
  'panel.passingSpan': '-# Autopilot: Deine Anweisung „{order}“ gilt bis zu ihrem Ende.',
  'panel.passingTargeted': '-# Autopilot: passt für dich, bis dich etwas betrifft.',
  'panel.settings': 'Wann ich gefragt werde',
  'panel.stopPassing': 'Nicht mehr passen',
  'panel.more': '+{count, number} weitere unter „Protokoll“',
  'panel.tooBig':
    'Diese Entscheidung hat mehr Möglichkeiten, als auf einen Bildschirm passen. Bitte melde es denen, die den Bot betreiben; der Tisch wartet so lange.',
  'panel.lookTitle': '**Sieh dir eine Karte an**, die für dich sichtbar ist.',
  'panel.lookPick': 'Welche Karte?',
  'panel.nothingToLook': 'Im Moment gibt es keine Karte anzusehen.',

  // The table's live message.
  'table.title': '### {game}',
  'table.waiting': 'Warten auf {who}, gefragt {since}.',
  'table.thinking': '💭 {who} denkt nach.',
  'table.answered': '✅ Deine Antwort ist da: **{order}**.',
  'table.answeredBefore': 'Du hast schon geantwortet. Bis die anderen geantwortet haben, kannst du es noch ändern.',
  'table.notAsked': 'Du wirst gerade nichts gefragt.{who, select, none {} other { Der Tisch wartet auf {who}.}}',
  'table.hand': 'Meine Hand & Züge',
  'table.board': 'Spielfeld',
  'table.log': 'Protokoll',
  'table.boardText': 'Spielfeld als Text',
  'table.report': 'Melden …',
  'report.title': 'Meldung an die Betreiber des Bots',
  'report.label': 'Was stimmt an diesem Tisch nicht?',
  'report.hint': 'Ein Fehler in den Regeln oder ein Streit. Wer es liest, sieht auch den jetzigen Stand des Tisches.',
  'report.stored': 'Danke. Wer den Bot betreibt, kann es jetzt lesen; am Tisch erfährt niemand davon.',
  'board.seat': 'Eine Seite groß ansehen',
  'board.whole': 'Das ganze Spielfeld',
  'table.more': 'Mehr …',
  'table.over': '## {how}',
  'table.moreTitle': '**{game}**, Tisch `{table}`',
  'table.concede': 'Aufgeben …',
  'table.leaveSeat': 'Computer spielt für mich …',
  'table.settings': 'Einstellungen für diesen Tisch',
  'table.rules': 'Regeln',
  'table.reminder': '{who}: Der Tisch wartet noch auf deinen Zug, gefragt {since}.',
  'match.level':
    'Match über drei Partien: Es steht {most, number}:{least, number}. Die nächste Partie beginnt hier von selbst.',
  'match.leads':
    'Match über drei Partien: {name} führt {most, number}:{least, number}. Die nächste Partie beginnt hier von selbst.',
  'match.won': '{name} gewinnt das Match {most, number}:{least, number}.',
  'match.drawn': 'Das Match endet unentschieden, {most, number}:{least, number}.',
  'final.places': '**Platzierung**',
  'final.turningPoints': '**Wendepunkte der Partie**',
  'final.length':
    '{turns, plural, =0 {Vor dem ersten Zug, nach} one {# Zug in} other {# Züge in}} {days, plural, =0 {{hours, plural, =0 {{minutes, plural, =0 {weniger als einer Minute} one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}}} one {# Tag} other {# Tagen}}.',
  'final.again': 'Noch einmal spielen',
  'final.hands': 'Hände',
  'final.replay': 'Wiederholung',
  'again.opened': 'Die nächste Partie ist in <#{channel}> offen, und wer mitgespielt hat, bekommt Bescheid.',
  'again.open': '**{host}** hat die nächste Partie schon eröffnet. Nimm dort deinen Platz.',
  'again.yours': 'Du hast die nächste Partie schon eröffnet.',
  'again.begun': 'Die nächste Partie hat schon begonnen.',
  'again.over': 'Auch die nächste Partie ist vorbei; spiele von ihrer letzten Nachricht aus weiter.',
  'table.noSeat': 'Du hast keinen Platz an diesem Tisch. Mit `/play` eröffnest du einen eigenen.',
  'table.link': 'Zum Tisch',

  // Log.
  'log.title': '**Protokoll** von {game}, das Neueste zuletzt',
  'log.empty': 'Es ist noch nichts geschehen.',
  'log.older': '◀ Älteres',
  'log.newer': 'Neuestes',
  'log.when': '-# {when}{clock, select, true { *(die Zeit ist abgelaufen)*} other {}}',

  'thread.name': '{game}{number, select, none {} other { #{number}}} · {players}',
  'place.gone':
    'Der Kanal deiner Partie ({game}, Tisch `{table}`) ist weg oder für mich gesperrt. Deine Partie ist sicher: Spiele mit `/hand table:{table}` in irgendeinem Kanal weiter.',
  'place.closed':
    'Im Thread deiner Partie ({game}, Tisch `{table}`) kann ich nicht mehr schreiben: <#{channel}> wurde geschlossen oder gesperrt, oder mir fehlt dort die Berechtigung **Nachrichten in Threads senden**. Die Partie geht in <#{home}> weiter.',
  'place.lost':
    'Den Thread deiner Partie ({game}, Tisch `{table}`) gibt es nicht mehr. Die Partie geht in <#{home}> weiter.',
  'place.yourMove':
    'Du bist dran in {game} (Tisch `{table}`). Ich kann dort nichts schreiben, also nimm `/hand table:{table}`, hier oder anderswo.',
  'place.missing':
    'Ich kann bei deiner Partie ({game}, Tisch `{table}`) nichts schreiben: Mir fehlt eine Berechtigung in <#{channel}> ({missing}). Deine Partie ist sicher; so lange geht `/hand table:{table}`.',

  // Decks.
  'deck.title':
    '### {name}\n-# {game} · {edition} · {count, plural, one {# Karte} other {# Karten}}{code, select, none {} other { · `{code}`}}',
  'deck.ready': '-# Ein fertiges Deck. Kopiere es, um es zu ändern.',
  'deck.advice':
    '{style} · {difficulty, select, easy {leicht} medium {mittelschwer} hard {schwer} other {}} zu spielen · {wins}',
  'deck.advised':
    '**{style}**, {difficulty, select, easy {leicht} medium {mittelschwer} hard {schwer} other {}} zu spielen. {wins}',
  'deck.byOther': '-# Ein Deck von {owner}. Kopiere es, um es zu ändern.',
  'deck.changed': '-# Geändert {when}.',
  'deck.legal': '✓ {format}',
  'deck.illegal': '✗ {format}: {count, plural, one {# Problem} other {# Probleme}}',
  'deck.markLegal': 'Zulässig',
  'deck.markSome': 'Zulässig: {formats}',
  'deck.markUnfinished': 'Unfertig: {count, plural, one {# Problem} other {# Probleme}}',
  'deck.section': '**{title}**: {cards}',
  'deck.kind': '**{title}** ({count, number}): {cards}',
  'deck.unread':
    '-# {count, plural, one {Eine Zeile, die keine Karte nennt, steht} other {# Zeilen, die keine Karte nennen, stehen}} am Ende der Liste.',
  'deck.noCards':
    'Es sind noch keine Karten darin. Drücke **Bearbeiten** und schreibe je Zeile eine Karte: `4 {card}`.',
  'deck.edit': 'Bearbeiten',
  'deck.editAgain': 'Weiter bearbeiten',
  'deck.export': 'Exportieren',
  'deck.share': 'Teilen',
  'deck.validate': 'Prüfen',
  'deck.delete': 'Löschen …',
  'deck.show': 'Deck ansehen',
  'deck.copy': 'Zu meinen Decks kopieren',
  'deck.mine': 'Meine Decks',
  'deck.import': 'Liste importieren …',
  'deck.readyDecks': 'Fertige Decks',
  'deck.made': '**Erstellt.** Das Deck gehört dir, und du kannst es auf jedem Server spielen.',
  'deck.copied': '**Kopiert.** Dieses Deck kannst du ändern.',
  'deck.saved': '**Gespeichert.**',
  'deck.renamed': '**Umbenannt.**',
  'deck.savedUnfinished':
    '**Gespeichert, aber unfertig**: Nichts von deinem Text ist verloren. Ein Tisch nimmt das Deck, sobald das hier behoben ist:',
  'deck.notSaved': '**Nicht gespeichert.** {why}',
  'deck.yourText': 'Dein Text:',
  'deck.yourFile':
    '-# Dein Text ist angehängt, damit nichts verloren geht. Ändere ihn und gib ihn als Datei zurück: `/deck import file:`.',
  'deck.checked': '### {name}\nGeprüft für **{edition}**.',
  'deck.checkedFormat': '**{format}** ({text})',
  'deck.fine': '✓ Zulässig: Ein Tisch mit diesem Format nimmt es.',
  'deck.wrong':
    '✗ Zu beheben: {count, plural, one {ein Problem} other {# Probleme}}{before, select, fresh {:} all {, siehe oben.} other {: die von oben, dazu}}',
  'deck.allProblems': '-# Alle Probleme stehen in der angehängten Datei.',
  'deck.formTitle': '{name} bearbeiten',
  'deck.whichGame': 'Für welches Spiel ist das Deck?',
  'deck.importTitle': 'Deckliste importieren',
  'deck.formText': 'Deckliste',
  'deck.formHint': 'Je Zeile eine Karte: 4 {card}. Teile: {sections}.',
  'deck.formName': 'Name',
  'deck.formNameHint': 'Ohne Angabe: was in der Liste steht, oder ein freier Name.',
  'deck.formFile': 'Oder eine Textdatei',
  'deck.formFileHint': 'Gilt statt des Textes oben. Höchstens {size}.',
  'deck.tooLongForForm':
    'Diese Liste hat {count, number} Zeichen; in ein Formular passen {most, number}. Nimm die Datei, ändere sie, und gib sie mit `/deck edit file:` zurück.',
  'deck.exported': '**{name}** als Text. `/deck import` liest ihn wieder ein, hier oder anderswo.',
  'deck.exportedFile': '**{name}** als Textdatei. `/deck import file:` liest sie wieder ein, hier oder anderswo.',
  'deck.listTitle': '**Deine Decks** ({count, number} von {most, number})',
  'deck.listNone':
    'Du hast noch keine eigenen Decks. Kopiere ein fertiges und ändere es, oder importiere eine Kartenliste.',
  'deck.listLine':
    '{n, number}. {legal, select, yes {✓} some {✓} other {✗}} **{name}** · {edition} · {count, plural, one {# Karte} other {# Karten}} · {mark}',
  'deck.listPick': 'Eins davon ansehen',
  'deck.readyTitle': '**Fertige Decks** für {game}. Sieh dir eins an, kopiere es, und mach es zu deinem.',
  'deck.readyPick': 'Fertiges Deck ansehen',
  'deck.readyNone': 'Für dieses Spiel gibt es keine fertigen Decks.',
  'deck.none':
    'Kein Deck heißt so. Wähle eins aus der Liste, die beim Tippen erscheint; `/deck list` zeigt deine Decks.',
  'deck.readyFixed': 'Fertige Decks bleiben, wie sie sind. `/deck new from:` kopiert eins, und die Kopie gehört dir.',
  'deck.sure':
    '**{name} löschen?** Das lässt sich nicht zurücknehmen. Partien, die mit diesem Deck laufen, gehen unverändert weiter.',
  'deck.deleteYes': 'Löschen',
  'deck.deleteNo': 'Behalten',
  'deck.deleted': '**{name}** ist gelöscht.',
  'deck.shared': '{who} teilt ein Deck: **{name}**',
  'deck.file.large':
    'Diese Datei ist zu groß für eine Deckliste: Höchstens {size} werden gelesen. Schicke nur die Liste, als Textdatei.',
  'deck.file.kind':
    'Diese Datei ist kein Text. Nimm eine einfache Textdatei (.txt) mit einer Karte je Zeile, wie `/deck export` sie macht.',
  'deck.file.encoding':
    'Diese Datei ist nicht in UTF-8 gespeichert, darum sind ihre Buchstaben nicht lesbar. Speichere sie noch einmal mit der Kodierung UTF-8.',
  'deck.file.empty': 'In dieser Datei steht nichts. Nimm einen Text mit einer Karte je Zeile, etwa `4 Kestrel`.',
  'deck.file.late':
    'Die Datei kam nicht rechtzeitig an. Bitte versuche es noch einmal, oder füge die Liste mit `/deck import` ein.',
  'deck.file.unreachable':
    'Die Datei konnte nicht geholt werden. Bitte versuche es noch einmal, oder füge die Liste mit `/deck import` ein.',
  'deck.file.status':
    'Die Datei konnte nicht geholt werden (Antwort {status}). Bitte versuche es noch einmal, oder füge die Liste mit `/deck import` ein.',
  'deck.nothing':
    'In dem Formular war weder ein Text noch eine Datei, also wurde nichts erstellt. Versuche noch einmal `/deck import`.',
  'deck.suggestOwn': '{name} · eigenes Deck · {edition}{mark, select, none {} other { · {mark}}}',
  'deck.suggestReady': '{name} · fertiges Deck',

  // Rules.
  'rules.none': 'Kein Kapitel heißt so. Wähle eins aus der Liste unten.',
  'rules.which': '**Regeln**: Von welchem Spiel?',
  'rules.noneWhich': 'Kein Kapitel heißt so. Von welchem Spiel möchtest du die Regeln?',
  'rules.chapters': 'Alle Kapitel',
  'rules.games': 'Regeln eines anderen Spiels',
  'rules.pick': 'Anderes Kapitel',
  'rules.pickFirst': 'Wähle ein Kapitel',
  'rules.title': '## {title}',
  'rules.where': '-# {game}',
  'rules.choose': '**Regeln von {game}**: Welches Kapitel?',

  // Conceding.
  'concede.sure': '**{game} aufgeben?** Du bist dann aus der Partie; das lässt sich nicht zurücknehmen.',
  'concede.yes': 'Aufgeben',
  'concede.no': 'Weiterspielen',
  'concede.kept': 'Gut. Es hat sich nichts geändert.',
  'concede.done': 'Du hast aufgegeben.',

  // Settings.

  // Help.
  'help.title': '### Wie es weitergeht',
  'help.yourMove':
    '**Du bist dran** an {count, plural, one {einem Tisch} other {# Tischen}}: Drücke dort **Meine Hand & Züge**, oder nimm `/hand`.',
  'help.waiting':
    'Du sitzt an {count, plural, one {einem Tisch} other {# Tischen}}; andere sind dran. `/board` zeigt ein Spielfeld, `/games` alle deine Tische.',
  'help.lobby':
    'In diesem Kanal sucht ein Tisch Leute zum Mitspielen. Drücke **Mitspielen** auf seiner Nachricht; wer den Tisch eröffnet hat, drückt **Starten**.',
  'help.running': 'Hier läuft eine Partie. `/board` zeigt sie, `/log` erzählt, was geschehen ist.',
  'help.new':
    'Eröffne mit `/play` im Kanal eines Servers einen Tisch. Andere drücken **Mitspielen**, oder du holst einen Computer dazu; dann drücke **Starten**.',
  'help.learn':
    '`/learn` führt dich Tipp für Tipp durch eine erste Partie; `/rules` erklärt die Spiele in kurzen Kapiteln, `/card` zeigt jede Karte.',
  'help.decks':
    '`/deck new` baut ein eigenes Deck, auf Wunsch aus einem fertigen; `/deck list` zeigt deine Decks. Du kannst sie auf jedem Server spielen.',
  'help.move': 'du bist dran',
  'help.all':
    '`/play` Tisch eröffnen · `/learn` eine erste Partie mit Tipps · `/games` deine Tische · `/hand` deine Karten und Züge · `/board` · `/log` · `/replay` · `/card` · `/deck` · `/rules` · `/profile` · `/away` · `/settings` · `/concede` · `/table` · `/data` was über dich gespeichert ist · `/mod` für die Moderation eines Servers',

  // Trouble.
  'error.unexpected':
    'Bei uns ist etwas schiefgegangen; deine Partie ist unverändert. Bitte versuche es noch einmal. Wenn es wieder passiert, melde es denen, die den Bot betreiben: Fehler `{id}`.',
  'error.unknownPress':
    'Diese Schaltfläche stammt aus einer älteren Fassung oder gehört nicht zu diesem Tisch. Mit `/games` geht es weiter.',
  'error.unknownCommand': 'Diesen Befehl habe ich nicht mehr. `/help` nennt die, die es gibt.',
  'error.again': 'Das kam einen Moment zu spät. Bitte drücke noch einmal.',
  'error.closing': 'Der Bot startet neu. Bitte versuche es gleich noch einmal.',

  // Permissions, as Discord names them.
  'permission.ViewChannel': 'Kanal ansehen',
  'permission.SendMessages': 'Nachrichten senden',
  'permission.CreatePublicThreads': 'Öffentliche Threads erstellen',
  'permission.SendMessagesInThreads': 'Nachrichten in Threads senden',
  'permission.AttachFiles': 'Dateien anhängen',
  'permission.unknown': 'Kanal ansehen, Nachrichten senden',
};
