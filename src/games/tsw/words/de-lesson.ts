/** The hints of the guided first game, in German. */
import type { Translation } from '#words/catalogue';
import type { lesson as en } from './en-lesson.ts';

export const lesson: Translation<typeof en> = {
  'lesson.goal': `**Was du willst:** den Kommandanten der Gegenseite besiegen. Vor jedem liegt eine *Station* aus verdeckten Karten: Erst müssen deine Schiffe und Raketen sie aufdecken, eine Karte für jeden Schadenspunkt. Was übrig ist, trifft den Kommandanten.

Jetzt baut ihr beide auf. Diese Partie wird nicht gewertet, also probier alles aus: **Karten** zeigt jede Karte, die du sehen kannst.`,
  'lesson.station': `**Deine Station** hat drei Reihen, und jede Karte darin bringt dir jeden Zug etwas, egal welche es ist: eine Karte zu ziehen (Ziehreihe), zwei Aktionen (Aktionsreihe), drei Karten, die du halten darfst (Abwurfreihe).

Was du hinlegst, ist nicht verloren, aber so bald spielst du es nicht. Leg also hin, was teuer ist oder früh nichts nützt, und behalte billige Schiffe.`,
  'lesson.commander': `**Dein Kommandant** hat Lebenspunkte und eine eigene Fähigkeit. Sind die Lebenspunkte weg, hast du verloren; repariert wird er nie. Ihr wählt beide geheim und deckt gleichzeitig auf.

Für die erste Partie passt jeder: Viele Lebenspunkte verzeihen Fehler.`,
  'lesson.actions': `**Deine Aktionsphase.** Oben steht, wie viele *Aktionen* du hast; was du nicht ausgibst, verfällt am Ende der Phase. **{play}** bringt eine Karte für ihre Kosten ins Spiel: Schiffe und Raketen kämpfen, Schilde und Kanonen bewachen deine Station, Ereignisse geschehen einmal.

Meist ist es gut, alles für Schiffe auszugeben. Das Bild zeigt beide Zonen: deine und die gegnerische.`,
  'lesson.lay': `**Bau die Station aus.** Einmal im Zug darfst du eine Handkarte hineinlegen oder eine darin versetzen, und es kostet keine Aktionen. Tu das am Anfang jeden Zug: Eine Karte in der *Aktionsreihe* bringt in jedem weiteren Zug zwei Aktionen mehr, und jede ist eine mehr, die der Gegner aufdecken muss.

Eine Station hat höchstens sieben Karten.`,
  'lesson.ending': `**Dann angreifen oder aufhören.** Hast du ausgegeben, was du willst, führt **{endActions}** in deine Angriffsphase, in der Schiffe sich bewegen und schießen. **{endTurn}** überspringt sie.

Eine Karte, die in diesem Zug ins Spiel kam, bewegt sich noch nicht, außer sie ist *Fast* (schnell); schießen darf sie schon auf Feinde in ihrer Zone.`,
  'lesson.attack': `**Deine Angriffsphase.** **{move}** schickt ein Schiff oder eine Rakete in die gegnerische Zone, einmal im Zug. **{attack}** macht so viel Schaden, wie der Angriffswert sagt, an einer feindlichen Karte in derselben Zone; Schaden bleibt bis zur Reparatur, und niemand schießt zurück.

Ein Schiff, das schon vor deinem Zug drüben stand, darf die Station selbst angreifen, außer ein *Schild* steht: Schieß erst auf ihn.`,
  'lesson.discard': `**Zu viele Karten.** Für jede Karte deiner Abwurfreihe darfst du drei halten; der Rest geht jetzt, vor der Angriffsphase. Gib ab, was du in den nächsten Zügen nicht bezahlen kannst, und behalte Karten, die 0 kosten: Sie gehen jederzeit.

Passiert das oft? Spiel oder leg jeden Zug mehr aus, oder leg noch eine Karte in die Abwurfreihe.`,
  'lesson.answer': `**Du darfst antworten.** Was gespielt wird und jeder Angriff wartet auf einem Stapel, bis beide gepasst haben. Karten für 0 dürfen jetzt gespielt werden, in deinem Zug wie im anderen. Ein *Konter* macht eine Karte wirkungslos – aber nur eine, die gerade gespielt wird, keinen Angriff.

**Passen** ist ganz üblich. Heb dir einen Konter für das auf, was wirklich weh täte.`,
  'lesson.flipped': `**Eine Station wurde getroffen:** Jeder Schadenspunkt hat eine Karte aufgedeckt. Aufgedeckte bringen weiter, was ihre Reihe bringt, und ihr Besitzer darf sie sogar spielen. Aber liegt keine mehr verdeckt, geht aller weitere Schaden an den Kommandanten.

Zähl die verdeckten Karten auf beiden Seiten: So lange habt ihr noch.`,
  'lesson.race': `**Wie es endet.** Wessen Kommandant zuerst fällt, hat verloren. Liegst du im Rennen vorn, schieß mit allem auf die Station; liegst du zurück, zerstöre die Schiffe in deiner Zone, oder stell einen Schild auf.

Mehr brauchst du nicht. **Was würdest du tun?** fragt einen starken Computer zu jeder Entscheidung um Rat.`,
  'lesson.again.lay-more':
    'Du hättest umsonst eine Karte in deine Station legen können. Tu das am Anfang in jedem Zug.',
  'lesson.again.shoot':
    'Eine deiner Karten hätte noch angreifen können. Niemand schießt zurück; ein Angriff, den du auslässt, ist geschenkt.',
};
