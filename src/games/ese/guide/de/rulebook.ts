/** The short rules in German. */
import type { RulebookChapter } from '../../../kit/rulebook.ts';

export const rulebookDe: readonly RulebookChapter[] = [
  [
    'goal',
    'Das Ziel, und wie es anfängt',
    'Du herrschst über ein Sternenreich: eine **Heimatwelt**, ein **Volk** und was du dazugewinnst. Ist das Deck der Ressourcenkarten leer, gewinnt, wer die meisten **Siegpunkte** hat. Wer keinen Planeten mehr hat, scheidet aus; wer als Letztes übrig ist, gewinnt sofort.',
    '**Am Anfang** bekommen alle ein Volk und eine Heimatwelt (5 Punkte, Stärke 20). Manche Heimatwelten geben gleich mehr: Völker, Planeten oder Technologien. Alle ziehen 2 Ressourcenkarten und 5 Aktionskarten. Der höchste Wurf beginnt.',
    '**Ressourcenkarten** sind Flotten, Planeten und Technologien: Du bringst sie ins Spiel. **Aktionskarten** sind Taktiken, Gefechtskarten und Ereignisse: Du verbrauchst sie. Am Ende deines Zuges darfst du 5 Ressourcen- und 7 Aktionskarten halten, mit manchen Karten mehr.',
  ],
  [
    'turn',
    'Ein Zug, Phase für Phase',
    `1. **Produktion**: Zieh 3 Ressourcenkarten, oder 1, wenn deine eigene Heimatwelt verloren ist.
2. **Handel**: Tausch Karten mit jedem, der zustimmt.
3. **Forschung**, 4. **Bau**, 5. **Erkundung**: Bring eine Technologie, eine Flotte, einen Planeten ins Spiel; mit manchen Karten mehr.
6. **Aktion**: *Alle* füllen ihre Aktionskarten auf.
7. **Ereignis**: Spiel ein Ereignis. Danach dürfen die anderen Angriffe verbieten.
8. **Angriff**: Schick Flotten zu Planeten von anderen, wenn du magst.
9. **Gefecht**: Kämpf um jeden Planeten, zu dem du Flotten geschickt hast.
10. **Ende**: Wirf bis zu deinen Grenzen ab. Ressourcenkarten kommen unter das Deck.`,
    'Karten im Spiel wirken sofort: Eine Technologie, die eine Flotte mehr erlaubt, hilft schon in der Bauphase desselben Zuges.',
  ],
  [
    'trade',
    'Handel',
    'In deiner Handelsphase darfst du beliebige Handkarten sowie Planeten, Flotten und Technologien im Spiel anbieten, einer Person oder allen. Du sagst, was du dafür willst, oder überlässt es der anderen Seite. Sie nimmt an, lehnt ab oder macht ein anderes Angebot. Geschenke sind erlaubt.',
    'Volkskarten und Heimatwelten werden nie gehandelt, und niemand darf den letzten Planeten weggeben. Nur ihr beide seht die Karten. Versprechen binden niemanden.',
  ],
  [
    'attack',
    'Angriff: wer wohin geht, nach Geschwindigkeit',
    'Jede Flotte hat eine **Geschwindigkeit**: schwer 1, Haupt 2, leicht 3, durch Karten verändert. Die Geschwindigkeiten werden von 1 an aufgerufen. Bei jeder schickt zuerst der Angreifer Flotten genau dieser Geschwindigkeit, zu beliebigen Planeten beliebiger Gegner; dann schickt jede verteidigende Seite ihre, um eigene Planeten zu bewachen. Was bei seiner Geschwindigkeit nicht geschickt wird, bleibt zu Hause, außer Taktiken machen es schneller und die neue Geschwindigkeit kommt noch.',
    'Langsame Flotten müssen zuerst sagen, wohin sie gehen, schnelle sehen alles: Dafür ist Geschwindigkeit da.',
    'Davor, dazwischen und danach gibt es **Gelegenheiten** für Taktiken: Alle spielen oder passen, und jede gespielte Karte fragt alle anderen noch einmal. Die Karten wirken, wenn die Gelegenheit vorbei ist, in der Reihenfolge, in der sie gespielt wurden; eine Karte, die eine andere aufhebt, nimmt sie vorher weg. Taktiken für den Angriff spielt nur der Angreifer, für die Verteidigung nur die Verteidigung, alle anderen spielen alle.',
  ],
  [
    'battle',
    'Gefecht',
    'Der Angreifer wählt die Reihenfolge der Gefechte. In jedem dürfen Angreifer und Besitzer Gefechtskarten auf ihre Flotten dort spielen; dann werden die Stärken zusammengezählt: Flotten und Karten der einen Seite gegen die der anderen.',
    `• **Mehr gewinnt.** Wer verliert, verliert eine Flotte eigener Wahl, und beide dürfen sie noch retten.
• **Gleich**: Nichts geschieht.
• **Der Planet wird erobert**, wenn der Angriff stärker ist als die Verteidigung *und* die eigene Stärke des Planeten zusammen.`,
    'Einem Planeten ohne Flotten können nur Karten für die Verteidigung helfen. Danach kehren alle Flotten heim: Zwischen den Zügen haben Flotten keinen Ort.',
  ],
  [
    'end',
    'Das Ende, und die Punkte',
    'Die Partie endet, wenn ein Zug beginnen soll und das Ressourcendeck leer ist, oder nach der vereinbarten Zahl von Runden.',
    'Punkte: was auf deinen Planeten und Heimatwelten steht, was deine Heimatwelt und deine Völker zu jedem Planeten dazugeben, und einzelne Karten mit Punkten. Die meisten Punkte gewinnen; dann die meisten Flotten; sonst wird der Sieg geteilt.',
    'Eine eroberte Heimatwelt gibt ihre Punkte und ihre dauernde Fähigkeit dem, der sie hat; was sie am Anfang gab, kommt nicht noch einmal.',
  ],
  [
    'cards',
    'Arten von Karten',
    `**Volk** – eine Fähigkeit für die ganze Partie. **Heimatwelt** – ebenso, und ein Planet. **Planet** – Punkte, Stärke, oft eine Fähigkeit. **Flotte** – leicht (Stärke 4, Geschwindigkeit 3), Haupt (8, 2), schwer (12, 1). **Technologie** – eine Fähigkeit.
**Taktik** – bei Gelegenheiten im Angriff: Geschwindigkeit, und wohin Flotten gehen. **Gefecht** – Stärke in einem Gefecht, und drei, die aufheben, retten oder zerstören. **Ereignis** – in deiner Ereignisphase; zwei Arten verbieten Angriffe im Zug von anderen, eine gibt dir die zweite Hälfte deines Zuges noch einmal.`,
  ],
];
