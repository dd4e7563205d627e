/** The introduction for newcomers and the guide to their first turn, in German. */
import type { Translation } from '#words/catalogue';
import type { guide as en } from './en-guide.ts';

export const guide: Translation<typeof en> = {
  'intro.pitch':
    'Verdiene ISK, öffne und halte Regionen, baue aus deinem Deck eine Flotte und schieß die Sternenbasen der anderen ab.',
  'intro.length':
    '10 bis 15 Züge je Person: ein bis zwei Stunden am Stück, ein bis zwei Wochen mit ein paar Zügen am Tag.',
  'intro.difficulty':
    'Mittel: fünf Phasen im Zug, und andere dürfen auf das antworten, was du spielst. Für den Anfang gibt es fertige Decks.',
  'guide.title': 'Dein erster Zug',
  'guide.text': `**So fängt es an.** \`/play\` in einem Kanal, dann das Spiel wählen. Mit **Computer hinzufügen** hast du jemanden, gegen den du spielst; unter **Computer** wählst du, wie stark. Dann **Starten**. An der Nachricht steht nun **Zum Tisch**, dort geht die Partie weiter. **Meine Hand & Züge** öffnet dein Fenster; nur du siehst es. Dort entscheidest du alles.

1. **Starthand.** Behalte billige Schiffe und Standorte. Wähle im Menü, was mehr als 4 ISK kostet, um es zu ersetzen, oder drücke den Knopf darunter, um alles zu behalten.
2. **Dein Zug beginnt.** Drücke **{collect}** für deine 2 ISK.
3. **Verwaltung.** **{play}** und der Name einer Karte: was du bezahlen kannst, meist ein Schiff für 1 oder 2 ISK. Ein Schiff kommt in dein Dock. Ein Standort zahlt ab deinem nächsten Zug: damit in *deine* Heimat.
4. Nichts mehr zu tun? **{endManagement}**. Die anderen sind an der Reihe; du wirst gerufen, wenn du wieder dran bist.

**Die nächsten Züge**
• **Öffnen** und der Name einer Region legt eine deiner äußeren Regionen auf den Tisch, sobald du ihren Preis hast. Noch gehört sie niemandem.
• **{undock}** bringt ein bereites Schiff in deine Heimatregion, **{warp}** von dort in die neue: Nun gehört sie dir und zahlt in jedem Zug. Lass ein Schiff dort und eines zu Hause.
• Mehr ISK, mehr Schiffe. Ist ihr ⚔ zusammen größer als das 🛡 einer feindlichen Sternenbasis und kommen sie an den Verteidigern vorbei, dann hin mit ihnen: siehe *Attacking*.

**Spielfeld** zeigt, wer was hat, **Karten** jede Karte, die du sehen kannst.`,
  'firstDraw.title': 'Das erste Ziehen zu dritt oder viert',
  'firstDraw.draw': 'Alle ziehen',
  'firstDraw.draw.text': 'Auch wer beginnt, zieht im ersten Zug eine Karte.',
  'firstDraw.skip': 'Wer beginnt, zieht nicht',
  'firstDraw.skip.text': 'Wie zu zweit: keine Karte im ersten Zug der Partie.',
};
