/** The introduction for newcomers and the guide to their first turn, in German. */
import type { Translation } from '#words/catalogue';
import type { guide as en } from './en-guide.ts';

export const guide: Translation<typeof en> = {
  'intro.pitch':
    'Sammle Planeten, Flotten und Technologien, handle und nimm den anderen Planeten ab. Die meisten Siegpunkte gewinnen.',
  'intro.length':
    'Etwa 20 Züge insgesamt, zu zweit weniger: ein Abend am Stück, ein bis zwei Wochen mit ein paar Zügen am Tag.',
  'intro.difficulty':
    'Leichter Anfang: Alle spielen mit denselben Decks. Geheime Taktiken machen die Angriffe zum schweren Teil.',
  'guide.title': 'Dein erster Zug',
  'guide.text': `**So fängt es an.** \`/play\` in einem Kanal, dann das Spiel wählen. Mit **Computer hinzufügen** hast du jemanden, gegen den du spielst; unter **Computer** wählst du, wie stark. Dann **Starten**. An der Nachricht steht nun **Zum Tisch**, dort geht die Partie weiter. **Meine Hand & Züge** öffnet dein Fenster; nur du siehst es. Dort entscheidest du alles.

Du hast eine Heimatwelt, ein Volk und zwei Hände: *Ressourcenkarten* (Flotten, Planeten, Technologien) kommen ins Spiel, *Aktionskarten* (Taktiken, Gefechtskarten, Ereignisse) werden verbraucht. Wo du nichts tun kannst, wirst du nicht gefragt.

1. **Handel, Forschung, Bau, Erkundung.** Eine Frage für alles: erforsche eine Technologie, wenn du eine hast, **{build}** eine Flotte, leg einen Planeten aus, in dieser Reihenfolge. Planeten sind Punkte, Flotten bewahren sie: leg alles aus, was du kannst, dann **{over}**.
2. **Ereignis und Angriff.** Spiel ein Ereignis, wenn es hilft, dann erst einmal **{none}**: Ein Planet ohne Flotten ist schnell verloren.
3. **Ende.** Zu viele Karten auf der Hand? Wähle, welche du abgibst.

**In den Zügen der anderen** wirst du nur gefragt, wenn du angegriffen wirst; *Wann ich gefragt werde* in deinem Fenster ändert das. Schick Flotten zu dem, was angegriffen wird, wenn ihre Geschwindigkeit an der Reihe ist, spiel Gefechtskarten, wenn es zum Gefecht kommt, oder passe. Flotten, nach denen du nicht gefragt wirst, bewachen deine Heimatwelt.

**Spielfeld** zeigt, wer was hat, **Karten** jede Karte, die du sehen kannst. Als Nächstes: *Angriff: wer wohin geht, nach Geschwindigkeit*.`,
};
