/** The short rules in German. */
import type { RulebookChapter } from '../../../kit/rulebook.ts';

export const rulebookDe: readonly RulebookChapter[] = [
  [
    'goal',
    'Das Ziel, und wie es anfängt',
    'Alle haben eine **Basis**. Erreicht ihr Schaden ihre Trefferpunkte, ist sie zerstört, und wem sie gehört, scheidet mit allem aus. Wer als Letztes übrig ist, gewinnt.',
    '**Am Anfang** ziehen alle 7 Karten, der Zufall sagt, wer beginnt, und nur die Basen sind im Spiel. Deine Basis gibt dir **Ertrag** zum Bauen, **Kommandopunkte (KP)** zum Handeln und Plätze in deiner **Warteschlange**. Was du baust, gibt dir mehr davon.',
    'Manche Karten liegen offen in deinem **Sideboard**. Sie kommen nur ins Spiel, wenn eine andere Karte sie bringt.',
  ],
  [
    'turn',
    'Ein Zug, Phase für Phase',
    `1. **Beginn**: Alle Waffen sind wieder bereit, und deine neuen Einheiten verlassen die Erprobung.
2. **Ziehen**: zwei Karten.
3. **Einreihen**: Leg Einheiten und Modifikationen von der Hand auf freie Plätze. Das kostet nichts.
4. **Zuteilung**: Deine KP kommen zurück. Dein Ertrag geht auf das, was du baust; was bezahlt ist, wird fertig.
5. **Erwerb**: eine Ressource, Forschung, Personal, in dieser Reihenfolge; Befehle zu jeder Zeit dazwischen.
6. **Kampf**: Deine Einheiten greifen an.
7. **Reparatur**: Schaden wird repariert, dann sind deine Schilde wieder voll.
8. **Ende**: Du darfst Projekte für je 1 KP verschrotten; du behältst höchstens 7 Karten.`,
    'KP, die du nicht ausgibst, bleiben bis zu deiner nächsten Zuteilung: Du kannst damit in den Zügen von anderen **Sofortkarten** bezahlen.',
  ],
  [
    'building',
    'Bauen',
    '**Ertrag**, den du auf ein Projekt legst, bleibt dort; ein teures Schiff lässt sich also über mehrere Züge bezahlen. Ertrag, den du auf nichts legst, verfällt.',
    '**Einheiten** sind Jäger, Großkampfschiffe, Stationen und Verteidigungsstationen. Eine neue Einheit ist bis zu deinem nächsten Zug in **Erprobung**: Sie beginnt noch keinen Angriff, schießt aber zurück, fängt ab und zählt für alles andere.',
    '**Modifikationen** kommen auf eine Einheit, sobald sie bezahlt sind. Sie haben eigene Trefferpunkte und können abgeschossen werden.',
    '**Ressourcen** kosten nichts und wirken sofort, aber du darfst nur eine im Zug spielen. **Forschung** kostet 1 KP zu Beginn, braucht keinen Platz in der Warteschlange und wirkt, wenn ihr Ertrag bezahlt ist.',
  ],
  [
    'crew',
    'Personal',
    'Du **stellst** Personal für seine KP **ein**; es wartet an deiner Basis und tut noch nichts. Für dieselben Kosten noch einmal gibst du ihm einen **Posten**, wenn du magst im selben Zug. Jeder Wechsel auf einen anderen Posten kostet noch einmal so viel.',
    `Wer wohin kommt:
• Jäger: Cockpit
• Großkampfschiff: Kommando, Technik
• Station, Verteidigungsstation: Verwaltung, Technik
• Basis: Diplomatie, Technik`,
    'Von jeder Art ist eines auf einer Einheit. Wird sie zerstört, geht es mit ihr verloren.',
  ],
  [
    'commands',
    'Befehle',
    'Ein **Befehl** kostet KP, geschieht einmal und kommt auf deinen Schrottplatz. Du spielst ihn in deiner Erwerbsphase. Eine **Sofortkarte** darf jederzeit gespielt werden, auch in den Zügen von anderen: in einem Angriff, als Antwort auf einen Befehl, zu Beginn einer Phase.',
    'Wen es betrifft, darf auf das antworten, was gespielt wird. Die letzte Antwort geschieht zuerst.',
    'Ein **Angriff** als Befehl richtet seinen Schaden an, und niemand schießt zurück. Ein **Projektil** ist einer, der eine Einheit mit **Werfer** nach der Erprobung braucht. Einheiten können ihm ausweichen oder es für andere abfangen.',
  ],
  [
    'combat',
    'Angreifen',
    'Eine Einheit nach der Erprobung greift mit einigen oder allen ihrer **Waffen** an, jede auf ein Ziel: eine Einheit, eine Basis oder eine Modifikation auf einer Einheit. Jede Waffe feuert einmal im Zug. Verteidigungsstationen und Basen beginnen keine Angriffe.',
    '**Ausweichen**: Ein Schuss auf eine solche Einheit würfelt (1 bis 6) und zählt das Treffen des Schützen dazu; das Ausweichen oder mehr trifft. Ohne Ausweichen trifft jeder Schuss.',
    '**Schaden** geht zuerst auf die Schilde, dann auf den Rumpf. Schilde sind in der Reparaturphase ihrer Seite wieder voll, Schaden bleibt, bis er repariert wird. Bei 0 Trefferpunkten ist eine Einheit zerstört.',
    '**Verteidigungsstationen** bewachen die Basis: Bevor du eine Basis angreifst, ziel mit einer Waffe auf jede von ihnen. Welche du auslässt, feuert zuerst auf dich.',
  ],
  [
    'defending',
    'Angegriffen werden',
    'Du beantwortest einen Angriff einmal, in einem Formular; oder im Voraus, unter Einstellungen.',
    '**Zurückschießen**: Was angegriffen wird, darf mit seinen Waffen auf den Angreifer feuern, gleichzeitig mit dem Angriff. Eine Waffe, die gefeuert hat, ist bis zum Beginn des nächsten Zuges verbraucht; denk also an weitere Angriffe.',
    '**Abfangen**: Eine Einheit mit diesem Wort, die selbst nicht angegriffen wird, darf entweder vor allen anderen auf den Angreifer feuern oder die Schüsse auf eine andere Karte nehmen. Denen weicht sie nicht aus.',
    '**Sofortkarten**: Sie können Einheiten aus dem Angriff nehmen, Schaden verhindern, reparieren oder einen Schuss ablenken.',
  ],
  [
    'several',
    'Zu dritt und mehr',
    'Du darfst alle angreifen, auch mehrere zugleich mit verschiedenen Waffen. Die Züge gehen im Uhrzeigersinn. Wer die Basis verloren hat, scheidet aus; die anderen spielen weiter.',
    'Dein eigener Zug verbraucht deine Waffen nur, bis der nächste Zug beginnt: Dann sind alle Waffen von allen wieder bereit. Du kannst in jedem Zug zurückschießen.',
  ],
];
