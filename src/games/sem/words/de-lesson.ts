/** The hints of the guided first game, in German. */
import type { Translation } from '#words/catalogue';
import type { lesson as en } from './en-lesson.ts';

export const lesson: Translation<typeof en> = {
  'lesson.goal': `**Was du willst:** die Basen aller anderen zerstören; die letzte Basis gewinnt. Du baust Einheiten über mehrere Züge und schießt dir dann den Weg frei.

**Warteschlange.** Hier wählst du, was gebaut wird: Einheiten und Modifikationen aus deiner Hand, umsonst, so viele wie Plätze frei sind. Fang billig an, damit bald etwas steht. Die Trefferpunkte einer Einheit sagen, wie viel sie aushält.`,
  'lesson.yield': `**Zuteilung.** Dein *Ertrag* ist, was deine ausliegenden Karten jeden Zug hergeben. Er geht auf die Projekte in der Warteschlange; was du auf eines legst, bleibt dort. Hat ein Projekt so viel, wie es kostet, ist es fertig.

Mach meist eines fertig, bevor du das nächste anfängst: Ein halbes Schiff tut nichts. Was über die Kosten geht, verfällt.`,
  'lesson.resource': `**Erwerb: zuerst die Ressource.** Einmal im Zug darfst du eine Ressource spielen, umsonst. Sie wirkt sofort, bleibt, und niemand kann sie angreifen: mehr Ertrag, mehr Platz, mehr Befehlspunkte für den Rest der Partie.

Spiel also in jedem Zug eine, in dem du eine hast. Die frühen bringen am meisten.`,
  'lesson.command': `**Kommandopunkte (KP)** kommen in jedem deiner Züge zurück. Sie bezahlen Forschung (1 zum Anfangen; dann will sie Ertrag), *Personal*, das sein Schiff oder seine Basis besser macht, und *Befehle*, die einmal geschehen.

Angespart wird nichts. *Sofort*-Befehle gehen auch in fremden Zügen: Dafür behalte welche. Nichts mehr zu tun? **{endTurn}**.`,
  'lesson.attacked': `**Du wirst angegriffen.** Worauf geschossen wird, das darf zurückschießen und sollte es meist: Aller Schaden eines Angriffs fällt zugleich an, also trifft auch ein Schiff noch, das fällt. **{fire}** ist meist richtig.

Einheiten mit *Abfangen*, die selbst kein Ziel sind, können mehr: zuerst auf den Angreifer schießen oder den Platz des Ziels einnehmen.`,
  'lesson.testing': `**Die Erprobung ist vorbei.** Eine fertige Einheit verbringt die Züge der anderen in der *Erprobung*: Sie schießt zurück, beginnt aber keinen Angriff. Ab dem nächsten Zug ihres Besitzers ist sie bereit.

Eine Flotte zeigt sich also einen Zug, bevor sie zuschlägt. Sieh nach, was drüben erprobt wird, und baue, was dessen Schüsse aushält.`,
  'lesson.combat': `Der **Kampf** kommt danach. Bereite Einheiten feuern ihre Waffen ab, jede einmal im Zug, auf Einheiten oder Basen der anderen; befehlen kannst du das schon hier. Was du angreifst, schießt zurück: Nimm Ziele, die du zerstörst oder die schwach treffen.

*Verteidigungsstationen* bewachen die Basis: Auf welche in diesem Zug keine Waffe gerichtet wurde, die feuern zuerst auf jeden, der an ihnen vorbei will. Also erst die Stationen, dann die Basis.`,
  'lesson.damage': `**Schaden bleibt** am Rumpf, bis er repariert wird: am Ende des Zuges seines Besitzers und nur so viel, wie *Reparatur* sagt. Schilde fangen zuerst ab und sind nach jedem Zug ihres Besitzers wieder voll.

Schieß also auf eines, bis es weg ist, statt auf alles ein wenig: Eine Einheit trifft mit dem letzten Trefferpunkt so hart wie mit dem ersten.`,
  'lesson.discard': `**Das Ende deines Zuges.** Sieben Karten darfst du behalten, und was deine Basis dazugibt. Gib ab, was du lange nicht bauen kannst: sehr teure Einheiten, solange dein Ertrag klein ist, oder zweite Exemplare.

Der Schrottplatz ist kein Grab: Ist dein Deck leer, wird er gemischt und ist wieder dein Deck.`,
  'lesson.pace': `**Bauen oder angreifen?** Frag dich jeden Zug zwei Dinge: Habe ich die größere bereite Flotte, und ist der Weg zur Basis frei? Wenn ja, greif mit allem an. Wenn nein, bau weiter und lass die Gegenseite in deine Waffen laufen.

Halte die Warteschlange voll: Ihre Plätze kosten nichts, und was dort wartet, kannst du bezahlen, sobald Ertrag da ist.`,
  'lesson.end': `**Wie es endet.** Eine Basis, deren Schaden ihre Trefferpunkte erreicht, ist zerstört, und wer sie hatte, scheidet aus. Auch eine Basis darf zurückschießen und wird repariert – komm also mit genug.

Mehr brauchst du nicht. **Was würdest du tun?** fragt einen starken Computer zu jeder Entscheidung um Rat.`,
  'lesson.again.resource-first':
    'Du hattest eine Ressource und hast sie nicht gespielt. **{resource}** kostet nichts und bringt etwas für den Rest der Partie.',
  'lesson.again.fire-too':
    'Deine Waffen hätten zusammen auf ein Ziel feuern können. Zerstören sie es, oder ist der Weg zur Basis frei, greif mit allen an.',
};
