/** Decks, in German. */
import type { Translation } from '#words/catalogue';
import type { decks as en } from './words.en.ts';

export const decks: Translation<typeof en> = {
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
};
