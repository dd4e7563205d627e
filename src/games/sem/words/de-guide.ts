/** The introduction for newcomers and the guide to their first turn, in German. */
import type { Translation } from '#words/catalogue';
import type { guide as en } from './en-guide.ts';

export const guide: Translation<typeof en> = {
  'intro.pitch':
    'Baue Zug um Zug Schiffe und Stationen, bemanne sie und schieß dir den Weg zu den Basen der anderen frei. Die letzte Basis gewinnt.',
  'intro.length':
    'Etwa zehn bis fünfzehn Züge je Person: ein bis zwei Stunden am Stück, ein bis zwei Wochen mit ein paar Zügen am Tag.',
  'intro.difficulty':
    'Mit einem fertigen Deck leicht: bauen, dann angreifen. Schwer ist, wann man feuert, abfängt oder sich zurückhält.',
  'guide.title': 'Dein erster Zug',
  'guide.text': `**So fängt es an.** \`/play\` in einem Kanal, dann das Spiel wählen. Mit **Computer hinzufügen** hast du jemanden, gegen den du spielst; unter **Computer** wählst du, wie stark. Alle wählen ein Deck; *Iron Line* ist das leichteste. Dann **Starten**. An der Nachricht steht nun **Zum Tisch**, dort geht die Partie weiter. **Meine Hand & Züge** öffnet dein Fenster; nur du siehst es.

1. **Warteschlange.** Wähle Einheiten und Modifikationen zum Bauen, die billigen zuerst, oder **{queueAll}**. Das kostet nichts.
2. **Zuteilung.** Dein Ertrag geht darauf. **{allocate}** sagt, was zuerst kommt; was du darauf gibst, bleibt dort. Gibt es nur eine Möglichkeit, wirst du nicht gefragt.
3. **Erwerb.** **{resource}**: eine Ressource in jedem Zug, umsonst, und sie gibt dir von nun an mehr. **{research}** beginnt eine Forschung für 1 KP. **{hire}**, sobald du ein Schiff dafür hast. **{play}** ist für die anderen Karten.
4. **{endTurn}**. Dein Schaden wird repariert, und du behältst höchstens 7 Karten.

**Die nächsten Züge**
• Eine fertige Einheit ist bis zu deinem nächsten Zug in der Erprobung. Dann **{attack}**: Die Zahl ist der Schaden. Den Befehl kannst du schon in der Erwerbsphase geben; er beendet sie.
• Ziele zuerst auf die Verteidigungsstationen, dann auf die Basis: Stationen, an denen du vorbeigehst, feuern zuerst.
• Wirst du angegriffen, wirst du gerufen. **{fire}** ist meist richtig; mit **{defend}** kannst du abfangen, nicht feuern oder Sofortkarten spielen.

**Spielfeld** zeigt, wer was hat, **Karten** jede Karte, die du sehen kannst.`,
};
