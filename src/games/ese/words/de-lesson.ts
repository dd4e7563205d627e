/** The hints of the guided first game, in German. */
import type { Translation } from '#words/catalogue';
import type { lesson as en } from './en-lesson.ts';

export const lesson: Translation<typeof en> = {
  'lesson.goal': `**Was du willst:** die meisten Siegpunkte, wenn das gemeinsame Ressourcendeck leer ist – oder als Einziger noch einen Planeten haben. Planeten sind Punkte, Flotten erobern und bewachen sie, Technologien machen alles besser. Oben stehen deine Zahlen; das Bild zeigt, wer was hat.

Du bist am Zug; eine Frage gilt für Handel, Technologien, Flotten und Planeten, in dieser Reihenfolge. Leg eine Technologie aus, wenn du eine hast, dann **{build}** für eine Flotte: Ein Reich ohne Flotten wird bald ausgeraubt.`,
  'lesson.fleets': `**Flotten** gibt es in drei Klassen: leichte (Stärke 4), Hauptflotten (8) und schwere (12). Stärke entscheidet Gefechte. Dafür sind die leichten am schnellsten: Bei einem Angriff müssen langsame Flotten zuerst sagen, wohin sie ziehen, und schnelle antworten darauf.

Meist darfst du eine im Zug bauen. Tu das in jedem Zug, in dem du eine auf der Hand hast.`,
  'lesson.planets': `**Planeten** legst du in der Erkundung aus, meist einen im Zug. Jeder hat Punkte, eine eigene Stärke, mit der er sich verteidigt, und oft etwas, das er für dich tut. **Karten** zeigt alles.

Leg aus, was du kannst: Was am Ende auf deiner Hand liegt, zählt nichts. Aber ein Planet, den niemand bewacht, lädt zum Angriff ein.`,
  'lesson.events': `**Aktionskarten** sind deine zweite Hand; sie wurde eben aufgefüllt. Es gibt drei Arten: *Ereignisse*, von denen du hier eines im Zug spielen darfst; *Taktiken* für Angriffe; *Gefechtskarten* für die Gefechte danach. Sie werden verbraucht und kommen jeden Zug umsonst nach – spar sie also nicht alle auf.

Wenn dir ein Ereignis jetzt hilft, spiel es. Dann weiter.`,
  'lesson.attack': `**Greifst du an?** Wer angreift, schickt Flotten gegen Planeten der anderen. Ein Planet wird erobert, wenn der Angriff größer ist als die eigene Stärke des Planeten und seine Verteidiger zusammen. Sieh dir das Bild an: Wo sind die Flotten wenige und der Planet schwach?

Deine Flotten bleiben nicht weg: Vor dem Zug des anderen sind sie wieder da. Verlierst du, kostet das je Gefecht höchstens eine Flotte.`,
  'lesson.assign': `**Wer wohin zieht.** Die Geschwindigkeiten werden von unten aufgerufen: erst schwere Flotten, dann Hauptflotten, dann leichte. Nur Flotten der aufgerufenen Geschwindigkeit ziehen jetzt; wen du nicht schickst, der hat diesen Angriff verpasst.

Schick lieber genug zu einem Planeten als ein wenig zu jedem: Nur eine Übermacht erobert. Die Gegenseite antwortet mit gleich schnellen Flotten, und du darauf mit deinen schnelleren.`,
  'lesson.attacked': `**Du wirst angegriffen.** Bei jeder Geschwindigkeit siehst du, was gegen dich zieht; dann darfst du gleich schnelle Flotten zu deinen Planeten schicken. Für einen Planeten muss der Angriff größer sein als dessen Stärke, deine Flotten dort und deine Gefechtskarten zusammen.

Bewache, wo es den Ausschlag gibt: Deine Heimatwelt ist am meisten wert, und solange du sie hast, ziehst du drei Ressourcenkarten im Zug statt einer. Wo niemand angreift, nützt eine Flotte nichts.`,
  'lesson.tactics': `**Gelegenheit für Taktiken.** Beide Seiten dürfen hier offen Taktiken spielen oder passen; haben alle gepasst, geht es weiter. *A* auf einer Karte ist für den Angriff, *D* für die Verteidigung. Taktiken machen schneller, lenken Flotten um, heben Karten auf …

Passen ist ganz üblich. Spiel eine, wenn sie den Angriff dreht; **Karten** sagt, was deine tun. **{rest}** spart dir Klicks.`,
  'lesson.battle': `**Gefecht.** Beide Seiten zählen die Stärke ihrer Flotten hier und der Gefechtskarten zusammen, die sie jetzt spielen. Die kleinere Seite verliert eine Flotte, bei Gleichstand niemand. Erobert wird der Planet nur, wenn der Angriff größer ist als Verteidigung und Planet zusammen.

Rechne, bevor du ausgibst: Eine Karte, die nichts dreht, behältst du besser. Über den Knöpfen steht, wie es steht.`,
  'lesson.taken': `**Ein Planet hat den Besitzer gewechselt**, mit allem, was an ihm hängt. Das zählt doppelt: Die Punkte gehen an die eine Seite und fehlen der anderen.

War es deiner: Hol ihn zurück, solange die andere Seite wenige Flotten hat – für jeden Angriff sind alle Flotten frei. Hast du ihn gewonnen: Er hat dieselbe schwache Stelle, also bau weiter.`,
  'lesson.cards': `**Woher deine Karten kommen.** Zu Beginn deines Zuges hast du drei Ressourcenkarten gezogen, weil du deine Heimatwelt noch hast; ohne sie wäre es eine. Am Ende eines Zuges behältst du höchstens fünf Ressourcen- und sieben Aktionskarten: Leg aus, statt zu horten.

**{offer}** schlägt einen Handel vor. Zu zweit lohnt sich das selten: Was der anderen Seite hilft, schadet dir.`,
  'lesson.end': `**Wie es endet.** Die Zeile mit 📦 oben zählt das Ressourcendeck. Ist es leer, wenn ein Zug beginnen soll, ist die Partie vorbei: Punkte entscheiden, dann Flotten. Führst du, dann bau und lass die Zeit laufen; liegst du zurück, greif an, wo es Punkte gibt.

Mehr brauchst du nicht. **Was würdest du tun?** fragt einen starken Computer zu jeder Entscheidung um Rat.`,
  'lesson.again.build': 'Du hattest noch eine Flotte auf der Hand. **{build}**, in jedem Zug, in dem du eine hast.',
  'lesson.again.explore': 'Ein Planet auf der Hand zählt nichts. Leg in jedem Zug einen aus, in dem du einen hast.',
};
