/** The hints of the guided first game, in German. */
import type { Translation } from '#words/catalogue';
import type { lesson as en } from './en-lesson.ts';

export const lesson: Translation<typeof en> = {
  'lesson.goal': `**Was du willst:** die Sternenbasis der Gegenseite zerstören. Dafür brauchst du Schiffe, für Schiffe *ISK*, das Geld, und ISK kommt aus Regionen und Standorten, die du hältst.

Das ist deine Starthand. Auf jeder Karte steht ihr Preis; du beginnst mit 2 ISK im Zug. Behalte, was bis 4 kostet, und gib Teureres zurück: Es wird einmal weggemischt und ersetzt.`,
  'lesson.income': `**Dein Zug beginnt.** Entweder nimmst du dein Einkommen, oder du ziehst dafür eine Karte mehr. ISK, die du nicht ausgibst, bleiben in deiner Kasse; du kannst also für etwas Teures sparen.

Am Anfang fast immer **{collect}**: Du hast mehr Karten auf der Hand, als du bezahlen kannst.`,
  'lesson.management': `**Die Verwaltung** ist das Herz des Zuges: Karten spielen, Regionen eröffnen, Schiffe bewegen, so viel du bezahlen kannst, in jeder Reihenfolge. **{play}** zeigt, was du dir leisten kannst. Schiffe kommen ins *Dock*; dort sind sie sicher und tun nichts. Standorte bringen ab deinem nächsten Zug etwas: am besten dort, wo dir die Region gehört.

Fertig? **{endManagement}**.`,
  'lesson.ships': `**Schiffe.** ⚔ ist, was ein Schiff schießt, 🛡, was es im Gefecht aushält. Manche sind erst *im Bau* und einige Züge später bereit. **{undock}** bringt ein bereites Schiff aus dem Dock in deine Heimatregion, umsonst; dort bewacht es deine Sternenbasis.

Solange zu Hause ein paar Schiffe stehen, muss ein Feind erst an ihnen vorbei.`,
  'lesson.regions': `**Regionen sind Geld.** Du hast drei eigene Außenregionen, noch verdeckt. Eine zu eröffnen kostet ihren Preis; dann gehört sie niemandem, bis ein Schiff ankommt. **{warp}**: Schick eines aus deiner Heimatregion hin. Solange eines von dir dort bleibt und kein Feind kommt, bringen dir die Region und ihre Standorte jeden Zug etwas.

Eröffne eine, wenn ein Schiff hinfliegen kann und ein anderes zu Hause bleibt: Wer ohne Schiff eröffnet, eröffnet für die Gegenseite.`,
  'lesson.commands': `**Kommandos.** Manche Schiffe haben ein Kommando, das man umsonst einschalten kann: *mining* bringt ISK von einem Standort der Region, *ambush* trifft Angreifer noch vor dem Schießen, *patrol* ist wert, was andere Karten sagen. Je Schiff eines zurzeit; es bleibt an, bis das Schiff warpt.

Ein Schiff, das bleibt, wo es ist, sollte sein Kommando anhaben.`,
  'lesson.attacking': `**Angreifen** heißt, in eine Region zu warpen, die der Gegenseite gehört; das Gefecht folgt, wenn du die Verwaltung beendest. In einer Außenregion gewinnst du die Region, in ihrer Heimatregion kommst du an die Sternenbasis – sobald ihre Verteidiger weg sind.

Kommt zusammen: Schiffe, die dieselbe Region angreifen, kämpfen Seite an Seite. Und lass jemanden zu Hause.`,
  'lesson.battle': `**Ein Gefecht** läuft in Phasen: Erst dürfen sich beide zurückziehen, dann nennt jedes Schiff ein Ziel, dann schießen alle zugleich. Schaden ist nach jeder Phase weg; verloren ist nur, was auf einmal fällt.

Zieh zurück, was fallen würde, ohne eines mitzunehmen. Bleib, wenn du den Tausch gewinnst. Verlässt in einer Phase kein Verteidiger das Gefecht, müssen die Angreifer gehen.`,
  'lesson.targets': `**Ziele.** Jedes deiner Schiffe hier darf auf einen Feind schießen. Die ⚔ auf dasselbe Ziel werden addiert, und es fällt, wenn sie sein 🛡 erreichen – leg also zusammen, was für eines reicht, statt zwei zu kratzen.

Das Fenster zählt mit, während du wählst.`,
  'lesson.battle-over': `**Das Gefecht ist vorbei.** Sieh dir das Bild an: Wer hat Schiffe verloren, und wem gehört die Region jetzt? Wer eben angegriffen hat, hat weniger Schiffe zu Hause – oft der beste Moment, zurückzuschlagen.

Fehlen dir Schiffe, dann bau erst nach: Geld in der Kasse verteidigt nichts.`,
  'lesson.end': `**Wie es endet.** Eine Sternenbasis fällt wie ein Schiff: wenn der Schaden einer Gefechtsphase ihr 🛡 erreicht. Zähl deine ⚔, bevor du losziehst. Wer von einem leeren Markt ziehen muss, verliert auch, aber das dauert.

Mehr brauchst du nicht. **Was würdest du tun?** fragt einen starken Computer zu jeder Entscheidung um Rat.`,
  'lesson.again.undock':
    'Ein Schiff im Dock bewacht nichts. **{undock}** ist umsonst: Ein bereites Schiff zu Hause steht zwischen dem Feind und deiner Sternenbasis.',
  'lesson.again.open':
    'Diese Region gehört noch niemandem, und zu Hause steht kein Schiff, das hinfliegen könnte. Wer zuerst ankommt, hat sie – schick so bald wie möglich eines.',
  'lesson.again.outgunned':
    'Dieser Angriff kann dort nichts zerstören. Vergleiche ⚔ mit 🛡, bevor du losziehst, und schick mehr Schiffe zusammen.',
  'lesson.again.stay':
    'Deine Schiffe hier können fallen, ohne eines mitzunehmen. Aus so einem Gefecht zieht man sich besser zurück.',
};
