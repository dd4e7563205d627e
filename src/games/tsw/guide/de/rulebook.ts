/** The short rules in German. */
import type { RulebookChapter } from '../../../kit/rulebook.ts';

export const rulebookDe: readonly RulebookChapter[] = [
  [
    'goal',
    'Das Ziel, und wie es anfängt',
    'Zwei Flotten kämpfen um zwei **Stationen**. Schaden an einer Station dreht ihre verdeckten Karten um; liegt keine mehr verdeckt, trifft er das **Kommando** dahinter. Ein Kommando ohne Lebenspunkte hat verloren.',
    '**Am Anfang** bestimmt der Zufall, wer über den ersten Zug entscheidet. Beide ziehen sechs Karten, die zweite Seite eine mehr. Beide legen drei davon verdeckt in ihre Station, eine in jede Reihe; die zweite Seite legt eine vierte. Dann wählen beide ihr Kommando.',
  ],
  [
    'station',
    'Die Station',
    '**Ziehreihe**: je Karte darin eine Karte in jedem Zug. **Aktionsreihe**: je Karte 2 Aktionen in jedem Zug. **Abwurfreihe**: je Karte 3 Karten mehr, die du halten darfst. Umgedrehte Karten zählen weiter.',
    'Einmal in deiner Aktionsphase darfst du eine Handkarte in eine Reihe legen oder eine Karte in eine andere Reihe verschieben. Das kostet nichts. Eine Station hat höchstens 7 Karten.',
    'Eine umgedrehte Karte darfst du spielen, als hättest du sie auf der Hand. Sie verlässt dann ihre Reihe.',
  ],
  [
    'turn',
    'Ein Zug, Phase für Phase',
    `1. **Ziehen**: was deine Karten in der Ziehphase tun, dann ziehst du. Ist der Nachziehstapel leer, nimmt deine Station 3 Schaden.
2. **Aktionen**: Du erhältst Aktionen. Zuerst zahlst du für jede Dauerkarte im Spiel, oder gibst sie auf. Dann spielst du Karten und benutzt Fähigkeiten, in beliebiger Reihenfolge.
3. **Abwerfen**: bis zur Grenze deiner Abwurfreihe.
4. **Angriff**: Schiffe und Raketen bewegen sich, greifen an und benutzen Fähigkeiten, eines nach dem anderen.`,
    'Aktionen, die übrig bleiben, verfallen.',
  ],
  [
    'playing',
    'Karten spielen, und antworten',
    'Eine Karte mit Kosten spielst du in deiner eigenen Aktionsphase. Eine Karte, die **0** kostet, darf jederzeit gespielt werden, in beiden Zügen.',
    'Was gespielt wird, und jeder Angriff, wartet auf die andere Seite: Sie darf mit einer Karte antworten, die 0 kostet, und du darauf wieder. Passen beide, geschieht das Letzte zuerst. **Kontern** hält eine Karte auf, die gerade gespielt wird; ihre Kosten sind verloren.',
    '**Ins Spiel gebracht** ist nicht gespielt: Es kostet nichts, und niemand kontert es.',
  ],
  [
    'fights',
    'Bewegen und angreifen',
    'Ein Schiff oder eine Rakete bewegt sich einmal im Zug in die andere Zone; nicht im ersten Zug, außer es ist **Schnell**. Es greift einmal an: ein feindliches Schiff, eine Rakete oder eine Verteidigungskarte in derselben Zone. Schaden bleibt; erreicht er die Verteidigung, ist die Karte zerstört. Niemand schlägt zurück.',
    'Ein Schiff greift die **Station** an, wenn es schon vor dem Zug in der feindlichen Zone war und kein Schild steht. Eine **Rakete** trifft die Station, sobald sie dort ist, und wird durch ihren Angriff zerstört; eine, die nicht Langsam ist, trifft nach ihrem ersten Zug alles von zu Hause aus.',
    '**Langsam**: bewegt sich oder greift an, nicht beides. **Große Reichweite**: greift alles von zu Hause aus an. **Durch Schilde**: greift die Station dahinter mit dem an, was sie nicht mehr nehmen können. **Kanone**: greift an, was in ihre Heimatzone kommt.',
  ],
  [
    'abilities',
    'Fähigkeiten und Reparatur',
    'Eine **Fähigkeit** ersetzt alle Angriffe einer Karte in diesem Zug. **Reparatur** entfernt Schaden und Lähmung; ein Schiff repariert in seiner eigenen Zone, und die Station von zu Hause aus: Eine umgedrehte Karte liegt wieder verdeckt.',
    '**Gelähmt**: tut nichts, bis es repariert wird. **Zusammenstoß**: Das Schiff wird zerstört und richtet seinen Schaden an; niemand kann das verhindern.',
  ],
];
