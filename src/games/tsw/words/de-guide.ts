/** The introduction for newcomers and the guide to their first turn, in German. */
import type { Translation } from '#words/catalogue';
import type { guide as en } from './en-guide.ts';

export const guide: Translation<typeof en> = {
  'intro.pitch':
    'Schick Schiffe und Raketen hinüber und dreh die Karten der feindlichen Station um. Dann töte den Kommandanten dahinter.',
  'intro.length':
    'Etwa zehn Züge je Person: eine halbe bis eine Stunde am Stück, etwa eine Woche mit ein paar Zügen am Tag.',
  'intro.difficulty':
    'Mit einem fertigen Deck leicht. Schwer sind die Konter: Sie kosten nichts und gehen in beiden Zügen.',
  'guide.title': 'Dein erster Zug',
  'guide.text': `**So fängt es an.** \`/play\` in einem Kanal, dann das Spiel wählen. Mit **Computer hinzufügen** hast du jemanden, gegen den du spielst; unter **Computer** wählst du, wie stark. Dann **Starten**. An der Nachricht steht nun **Zum Tisch**, dort geht die Partie weiter. **Meine Hand & Züge** öffnet dein Fenster; nur du siehst es.

1. **Aufbau.** Der Zufall bestimmt, wer von euch sagt, wer beginnt. Wähle drei Karten für deine Station, die teuersten; in jede Reihe kommt eine. Wähle einen Kommandanten; jeder ist recht.
2. **Dein Zug beginnt.** Du ziehst für deine Ziehreihe und bekommst Aktionen für deine Aktionsreihe, 2 für jede Karte darin.
3. **Aktionen.** **{lay}** und der Name einer Karte und einer Reihe: einmal im Zug, und es kostet nichts. Leg sie zuerst in die *Aktionsreihe*: Das sind ab deinem nächsten Zug 2 Aktionen mehr. **{play}** und der Name einer Karte verbraucht Aktionen: für den Anfang ein Schiff für 1 oder 2; oder mehrere.
4. **{endActions}**, oder **{endTurn}**, wenn nichts mehr zu tun ist. Mit mehr als 3 Karten für jede Karte deiner Abwurfreihe wirfst du welche ab.
5. **Angriffsphase.** **{move}** schickt ein Schiff in die feindliche Zone; ein neues muss bis zu deinem nächsten Zug warten. **{attack}** trifft, was in derselben Zone steht. Schon in der Aktionsphase befiehlt das ein Knopf, der mit ihrem Ende beginnt. Dann **{endTurn}**. Du wirst gerufen, wenn du dran bist oder auf etwas antworten kannst.

**Die nächsten Züge**
• Ein Schiff, das seit deinem letzten Zug in der feindlichen Zone steht, greift die Station an: Jeder Punkt Schaden dreht dort eine Karte um. Liegt keine mehr verdeckt, trifft der Schaden den Kommandanten, und du gewinnst.
• Solange ein Schild steht, ist die Station sicher: Zerstöre ihn zuerst.
• Karten, die 0 kosten, gehen in beiden Zügen, auch als Antwort: Konter halten auf, was die andere Seite spielt.

**Spielfeld** zeigt, wer was hat, **Karten** jede Karte, die du sehen kannst.`,
};
