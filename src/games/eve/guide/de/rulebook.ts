/** The short rules in German. */
import type { RulebookChapter } from '../../../kit/rulebook.ts';

export const rulebookDe: readonly RulebookChapter[] = [
  [
    'goal',
    'Das Ziel, und wie es anfängt',
    'Du führst eines von vier Völkern von deiner **Sternenbasis** aus. Zerstöre die Sternenbasen aller anderen, und du gewinnst. Musst du eine Karte ziehen und dein Markt ist leer, verlierst du.',
    `**Was du hast**
• eine **Sternenbasis**: Sie steht für deine Heimatregion, bringt Einkommen und hat einen Schild
• drei **äußere Regionen**, noch nicht im Spiel
• den **Markt**: dein Deck. Gebrauchte Karten kommen auf den **Schrott**
• eine **Hand**, einen Vorrat an **ISK** (das Geld) und ein **Dock** für Schiffe, die gebaut werden oder ruhen`,
    `**Aufbau**
Alle ziehen 7 Karten. Reihum dürfen alle einmal unerwünschte Karten zurückmischen und ebenso viele neue ziehen. Alle beginnen mit 0 ISK. Der Zufall sagt, wer beginnt.`,
    `**Wie eine Partie verläuft**
Am Anfang baust du Standorte und öffnest Regionen: Sie bringen in jedem Zug ISK. Schiffe nehmen die Regionen ein, bauen ab und wachen. Ist deine Flotte stark genug, warpt sie in die feindliche Heimat und beschießt die Sternenbasis.`,
  ],
  [
    'turn',
    'Ein Zug, Schritt für Schritt',
    'Wer am Zug ist, durchläuft fünf Phasen:',
    `1. **Vorbereitung**
   • Beginn des Zuges: Wähle zwischen deinem Einkommen und einer Karte
   • *Dauerschritt*: Deine Nachrichten mit Dauer kommen ihrem Ende einen Zug näher
   • *Montageschritt*: Deine unfertigen Schiffe kommen einen Zug weiter
   • *Einkommensschritt*: Nimm ISK ein
2. **Ziehen**: eine Karte vom Markt. Zu zweit wird im allerersten Zug der Partie nicht gezogen. In dieser Phase kann niemand handeln.
3. **Verwaltung**: Karten spielen, Schiffe bewegen, Kommandos einschalten, angreifen, in beliebiger Reihenfolge und so oft du kannst.
4. **Gefecht**: Jeder Angriff wird ausgefochten. Ohne Angriff entfällt die Phase.
5. **Ende**: Wirf bis auf 7 Karten ab.`,
    'Dann ist die nächste Seite am Zug.',
    'In jedem Schritt außer der Ziehphase dürfen andere mit **Nachrichten** und **Fähigkeiten** antworten, auch in deinem Zug: siehe *Der Stapel*.',
    '**Marken.** Eine römische Zahl auf einem Schiff oder einer Nachricht sagt, wie viele deiner eigenen Züge noch bleiben: II, dann I, dann ist es so weit. Ein Schiff mit Montage II ist in deinem übernächsten Zug bereit.',
  ],
  [
    'income',
    'Einkommen',
    'In deinem Einkommensschritt nimmst du ISK ein für alles, was du in diesem Augenblick hältst:',
    `• deine Sternenbasis und ihre Strukturen
• äußere Regionen, die du hältst
• Standorte in Regionen, die du hältst, **egal wer sie gespielt hat**
• Schiffe mit aktivem **Mining**, **Haul** oder **Trade** (siehe *Kommandos* und *Mining, Haul, Trade*)`,
    'Was du in den Zügen von anderen hältst, zählt nicht; nur dein eigener Einkommensschritt zählt. ISK, die du nicht ausgibst, bleiben dir, ohne Grenze.',
    '**Stattdessen eine Karte.** Zu Beginn deines Zuges darfst du auf das ganze Einkommen dieses Zuges verzichten. Dann ziehst du im Einkommensschritt eine Karte und bekommst darin keine ISK, auch nicht durch Fähigkeiten. Das lohnt sich bei winzigem Einkommen oder leerer Hand. Vorsicht: Wer von einem leeren Markt zieht, verliert die Partie.',
    'Dein Fenster zeigt, was dein nächstes Einkommen wäre, wie die Dinge stehen.',
  ],
  [
    'playing-cards',
    'Karten spielen',
    'Um eine Karte zu spielen, zahl ihren Preis. Sie kommt auf den Stapel, andere dürfen antworten, dann geschieht sie. Schiffe, Standorte, Strukturen und äußere Regionen spielst du nur in **deiner eigenen Verwaltung**; Nachrichten in jeder Phase außer der Ziehphase, auch in den Zügen von anderen.',
    `• **Schiff**: kommt in dein Dock. Mit Montage muss es erst gebaut werden.
• **Standort**: kommt in eine Region mit freiem Stellplatz. Wähle gut: *Wer die Region hält, hat den Standort*.
• **Struktur**: wird an deine eigene Sternenbasis gebaut.
• **Nachricht**: tut, was sie sagt, und kommt auf den Schrott, oder bleibt, wenn sie eine Dauer hat.
• **Äußere Region**: eine deiner drei. Sie gehört niemandem, bis ein Schiff darin ist. Eine Region, die schon im Spiel ist, kann nicht noch einmal kommen.`,
    '**Volkssymbole.** Eine Karte mit Symbolen kann nur mit einer Sternenbasis eines dieser Völker gespielt werden.',
    '**Begrenzt.** Eine begrenzte Karte je Seite und Zug.',
    '**Preis X.** Du wählst X beim Bezahlen; jedes X auf der Karte ist diese Zahl.',
    '**Ausbau.** Einmal in der Partie darfst du in deiner Verwaltung zahlen, um deine Sternenbasis umzudrehen. Ihre andere Seite ist stärker und bis dahin geheim.',
  ],
  [
    'regions',
    'Regionen, und wer sie hält',
    'Die Welt besteht aus Regionen: je Seite eine **Heimatregion**, und die **äußeren Regionen**, die geöffnet wurden. Jedes Schiff, jeder Standort und jede Struktur ist in einer Region.',
    `**Wer was hält**
• Deine Heimatregion gehört immer dir.
• Eine äußere Region hält, wer ein Schiff darin hat. Das erste Schiff, das kommt, nimmt sie ein.
• Verlässt das letzte Schiff sie, hält sie niemand.
• Solange feindliche Schiffe sie noch verteidigen, hat ein Angreifer sie nicht. Ist der letzte Verteidiger fort, nimmt der Angreifer dort sie sofort ein.`,
    '**Standorte folgen ihrer Region.** Nimm eine Region, und ihre Standorte arbeiten für dich: Einkommen, Mineralien und Fähigkeiten, egal wer sie bezahlt hat. Verlier sie, und sie arbeiten für die andere Seite.',
    '**Stellplätze.** Eine Region hat Platz für eine Zahl von Standorten; eine Heimatregion hat unbegrenzt Platz.',
    '**Besitzen und führen.** Die Karten deines Decks gehören dir für immer: Sie gehen stets auf *deine* Hand oder *deinen* Schrott zurück. Du führst, was jetzt für dich arbeitet. „Du“ auf einer Karte ist, wer sie führt; *eigen* heißt von dir geführt, *feindlich* von einem Gegner.',
    'Äußere Regionen verlassen das Spiel nie. Eine Heimatregion verlässt es nur mit ihrer Seite (siehe *Zu dritt oder zu viert*).',
  ],
  [
    'ships',
    'Schiffe und das Dock',
    '**⚔ Angriff** ist der Schaden, den ein Schiff macht, **🛡 Schild** der Schaden, der es zerstört. Schilde sind am Ende jeder Phase wieder voll, Schaden muss also auf einmal kommen.',
    `**Im Dock**
Ein neues Schiff ist in deinem Dock. Dort kann nichts darauf zielen. Fertig zählt es als in deiner Heimatregion, wo eine Karte *jedes* sagt oder Schiffe zählt. Es kann aber auch nichts tun: nicht verteidigen, keine Kommandos, keine Fähigkeiten.`,
    `**Was Schiffe in deiner Verwaltung tun**, alles umsonst:
• **Abdocken** in deine Heimatregion, wenn es fertig ist
• Wieder **andocken** aus deiner Heimatregion
• **Warpen** aus jeder Region in jede andere, beliebig weit und beliebig oft
• **Angreifen**: in eine Region warpen, die ein Gegner hält
• **Ein Kommando einschalten** (siehe *Kommandos*)`,
    'Schiffe bewachen die Region, in der sie sind. Ein Schiff in deiner Heimatregion verteidigt deine Sternenbasis; Schiffe im Dock tun das nicht.',
    '**Neu montieren** heißt: zurück ins Dock, als wäre es eben gespielt, mit voller Montage.',
  ],
  [
    'commands',
    'Kommandos',
    'Manche Schiffe haben Kommandos, jedes mit einer Stärke. Ein Schiff kann **eines** davon an haben. Schalte es in deiner Verwaltung umsonst ein, in einer Region, die du hältst. Es bleibt über die Züge an.',
    `• **Mining** X: in deinem Einkommensschritt X mal den Mineralwert eines Standorts dort
• **Haul** X: bis zu X ISK mehr, wo du abbaust
• **Trade** X: X ISK neben einem Standort mit Einkommen
• **Patrol** X: +X Angriff, solange das Schiff verteidigt
• **Ambush** X: X Schaden an einem Angreifer in jeder Gefechtsphase, bevor sich jemand zurückzieht`,
    'Ein Kommando geht **aus**, wenn das Schiff warpt, andockt oder die Seite wechselt, wenn seine Region an einen Gegner fällt, und wenn du ein anderes einschaltest. Ein angreifendes Schiff hat also nie eines.',
    'Die gedruckten Karten nennen diese Kommandos; was Haul, Trade und Patrol genau tun, hat dieses Projekt gewählt, wo die Karten nicht bekannt sind. Die Entscheide R-20 bis R-30 sagen alles Genaue.',
  ],
  [
    'mining',
    'Mining, Haul, Trade',
    '**Mining.** Asteroidenfelder und einige andere Standorte haben einen **Mineralwert**. Bring ein Schiff mit Mining in ihre Region, schalte es ein und wähle den Standort. In jedem deiner Einkommensschritte bringt es *Stärke × Mineralwert*, zusätzlich zum Einkommen des Standorts. Mehrere Schiffe dürfen denselben abbauen.',
    '*Beispiel:* Ein Schiff mit Mining 2 auf einem Feld mit Mineralwert 2 bringt in jedem Zug 4 ISK.',
    '**Haul.** Ein Schiff mit Haul in einer Region, in der du abbaust, bringt noch einmal bis zu seiner Stärke, aber nicht mehr, als dort in diesem Schritt abgebaut wurde. Jede abgebaute ISK zählt dafür einmal.',
    '*Beispiel:* 4 ISK abgebaut, Schiffe mit Haul 2 und Haul 3: Das stärkere bringt 3, das andere die letzte 1.',
    '**Trade.** Ein Schiff mit Trade bringt in jedem Einkommensschritt seine Stärke, wenn du seine Region hältst und dort ein Standort mit eigenem Einkommen ist. Ein Schiff je solchem Standort.',
    'Für alle drei musst du in deinem Einkommensschritt **die Region halten**. Geht der Standort oder die Region verloren, geht Mining aus. Verzichtest du auf dein Einkommen, bringen sie in diesem Zug nichts.',
  ],
  [
    'pile',
    'Der Stapel: handeln und antworten',
    'Was gespielt wird, geschieht nicht sofort. Es kommt auf den **Stapel**, und andere dürfen antworten.',
    `1. Jemand spielt eine Karte oder benutzt eine Fähigkeit: Sie liegt auf dem Stapel.
2. Dieselbe Person darf mehr dazulegen, dann passt sie.
3. Die nächste darf Nachrichten oder Fähigkeiten *obendrauf* legen oder passen; und so fort um den Tisch.
4. Haben **alle nacheinander gepasst**, geschieht alles **von oben nach unten**: Das zuletzt Gespielte geschieht zuerst. Dazwischen kann nichts hinzukommen.`,
    '*Beispiel:* Eine Nachricht macht 2 Schaden an deinem Schiff. Obendrauf spielst du eine, die ihm +2 Schild gibt. Der Schild kommt zuerst, und das Schiff überlebt.',
    '**Auf den Stapel kommen** gespielte Karten, äußere Regionen, Ausbauten, Fähigkeiten und Gefechtsschaden. **Nicht** auf den Stapel: Andocken, Warpen, Kommandos, Einkommen.',
    'Ist ein Ziel fort, wenn es an die Reihe kommt, geschieht ihm nichts. **Kontern** nimmt etwas vom Stapel; was bezahlt wurde, ist verloren.',
    '**Vortritt.** In jedem Schritt handelt zuerst, wer am Zug ist, dann die anderen der Reihe nach. Passen alle auf einem leeren Stapel, ist der Schritt vorbei.',
    'Der Bot fragt dich nur, wenn du etwas tun könntest; siehe *An diesem Tisch*.',
  ],
  [
    'attack',
    'Angreifen',
    'Um anzugreifen, **warpe Schiffe in eine Region, die ein Gegner hält**, eine äußere oder eine Heimat. Mehrere Schiffe dürfen dieselbe Region angreifen, und du darfst mehrere Regionen in einem Zug angreifen.',
    `**Bis zum Gefecht** kann ein angreifendes Schiff nichts mehr tun: kein Warp, kein Kommando, keine Fähigkeit mit Kosten. Die Gefechte kommen nach deiner Verwaltung:
• Du wählst die Reihenfolge, aber alle Heimatregionen kommen zuerst
• Jeder Angriff wird zu Ende gefochten, bevor der nächste beginnt`,
    '**Wer kämpft.** Angreifer sind die Schiffe, die hineingewarpt sind. Verteidiger sind alle Schiffe der haltenden Seite dort, außer den angedockten. Schiffe von Dritten nehmen nicht teil.',
    '**Bevor du angreifst**, zähle: deine Schilde gegen ihren Angriff, und Ambush und Patrol, die nur der Verteidigung helfen. Eine Heimatregion ohne Verteidiger liegt immer offen, aber der Schild der Sternenbasis muss in einer einzigen Gefechtsphase fallen.',
    'Sind alle Verteidiger vor dem Gefecht fort, gehört eine äußere Region kampflos dir.',
  ],
  [
    'battle',
    'Ein Gefecht, Schritt für Schritt',
    'Eine Gefechtsphase hat fünf Schritte. Wo beide Seiten etwas entscheiden, tut es der Angreifer zuerst.',
    `1. **Beginn**: was „zu Beginn einer Gefechtsphase“ wirkt.
2. **Rückzug**: Zuerst trifft Ambush. Dann darf jede Seite Schiffe wegschicken: ins Dock, in die Heimatregion oder in eine äußere Region ohne fremde Schiffe. Die Heimat von anderen ist zu, auch leer: Hinein wäre ein Angriff.
3. **Ziele**: Jedes Schiff darf ein feindliches Schiff nennen. Erst nennt der Angreifer alle Ziele, dann die Verteidigung.
4. **Schaden**: Alle Schiffe feuern zugleich. Der Schaden liegt auf dem Stapel, es bleibt also Zeit für Nachrichten. Erreicht er den Schild, ist das Schiff zerstört.
5. **Ergebnis**: In einer Heimatregion trifft jeder Angreifer, der noch da ist, auch die Sternenbasis.`,
    `**Was dann kommt**
• Mindestens ein Verteidiger ist zerstört oder fort: **noch eine Gefechtsphase**. Der Angreifer darf sie zum Rückzug nutzen.
• Alle Verteidiger haben überlebt: **Die Angreifer müssen sich zurückziehen**.
• Keine Angreifer mehr: Das Gefecht ist vorbei.
• Keine Verteidiger mehr: Eine äußere Region hält der Angreifer. In einer Heimatregion wird die Sternenbasis in noch einer Gefechtsphase getroffen, dann müssen die Angreifer fort (unsere Wahl: Kein Beispiel der Regeln zeigt es).`,
    'Schilde sind nach jeder Gefechtsphase wieder voll. Schaden zählt nie über zwei davon zusammen.',
  ],
  [
    'starbase',
    'Eine Sternenbasis treffen',
    'Angreifer, die im **Ergebnisschritt** noch in einer feindlichen Heimatregion sind, treffen alle mit ihrem Angriff die Sternenbasis, auch wenn sie in derselben Phase auf Schiffe gefeuert haben.',
    'Erreicht der Schaden den **gesamten Schild** der Sternenbasis, fällt sie, und wem sie gehört, scheidet aus. Das ist ihr eigener Schild und die Schilde all ihrer Strukturen, mit allem, was ihn erhöht.',
    '**Auf einmal.** Die Sternenbasis erholt sich am Ende jeder Phase wie ein Schiff. Du brauchst genug Angriff in einer einzigen Gefechtsphase.',
    '*Beispiel:* Eine Sternenbasis mit 7 und eine Struktur mit +2 haben zusammen 9. Schiffe mit 4 und 4 Angriff richten nichts Bleibendes aus; mit noch einem Angriff von 1 fällt sie.',
    'Bevor die Sternenbasis getroffen wird, liegt der Schaden auf dem Stapel: Alle dürfen noch mit Nachrichten antworten.',
    '**Die Heimat verteidigen:** Dock Schiffe ab und lass sie dort, schalte Patrol oder Ambush ein, bau Strukturen. Verteidiger, die überleben, zwingen die Angreifer fort.',
  ],
  [
    'abilities',
    'Fähigkeiten lesen',
    'Es gibt drei Arten, und ihr Wortlaut sagt, welche:',
    `• **„Wenn …“, „Zu Beginn …“**: geschieht von selbst. Es kommt auf den Stapel, sobald das Ereignis da ist; braucht es ein Ziel, wählt es, wer die Karte führt.
• **„Kosten: Wirkung“**: darfst du benutzen, wann du willst, in jeder Phase außer der Ziehphase, so oft du zahlen kannst, wenn nicht *einmal je Zug* dabeisteht. Die Kosten zahlst du sofort, die Wirkung kommt auf den Stapel.
• **Alles andere**: gilt immer, solange die Karte im Spiel ist.`,
    `**Wörter**
• *deiner Wahl*: ein Ziel, gewählt, wenn es auf den Stapel kommt; es muss passen. Schiffe im Dock können keine Ziele sein.
• *jedes*, oder eine Mehrzahl: alle, die passen, wenn es geschieht; nichts ist ein Ziel, und was zerstört wird, fällt zugleich.
• *opfern*: Eine eigene Karte im Spiel kommt auf den Schrott und zählt als zerstört (nicht in der Ausgabe Exiled).
• *abwerfen*: Eine Handkarte kommt auf den Schrott; wer abwirft, wählt.
• *bis zum Ende der Phase / des Zuges*: dann endet es von selbst.
• *[Volk]* davor: nur mit einer Sternenbasis dieses Volks.`,
    '**Karte schlägt Regel.** Wo eine Karte etwas anderes sagt als diese Regeln, hat die Karte recht. `/card` erklärt die Wörter jeder Karte.',
  ],
  [
    'news',
    'Nachrichten',
    'Nachrichten sind die schnellen Karten. Du darfst sie in jeder Phase außer der Ziehphase spielen, in **jedem Zug**: als Antwort auf dem Stapel, mitten im Gefecht oder einfach so.',
    `**Ohne Dauer** geschieht eine Nachricht einmal und kommt auf den Schrott.
**Mit Dauer** (I bis IV) bleibt sie im Spiel und wirkt so viele deiner Züge lang. Sie rückt in deinem Dauerschritt weiter, nie in dem Zug, in dem sie gespielt wurde. Nach I ist sie fort.
**Mit ∞** bleibt sie, bis etwas sie entfernt.`,
    '*Beispiel:* Eine Nachricht mit Dauer III, in deinem Zug gespielt, zeigt III, in deinem nächsten Zug II, dann I; im Zug danach ist sie fort.',
    '**Gute Augenblicke**: einen Schild oder Angriff erhöhen, nachdem die Ziele genannt sind; ein Schiff kontern, solange es auf dem Stapel liegt; die einzige Wache einer Region auf die Hand zurückgeben und dann kampflos hineinwarpen.',
    'Braucht eine Nachricht ein Ziel und es gibt keines, kann sie nicht gespielt werden. Ist ihr Ziel fort, wenn sie geschähe, tut sie nichts.',
  ],
  [
    'decks',
    'Decks',
    `Ein Deck hat
• **1 Sternenbasis** mit ihrer ausgebauten Seite; sie bestimmt dein Volk
• **3 äußere Regionen**, alle verschieden
• einen **Markt** von mindestens **52 Karten**, höchstens **4 Kopien** von jeder`,
    'Karten mit Volkssymbolen brauchen das Symbol des Volks deiner Sternenbasis; Karten ohne Symbole passen in jedes Deck. Sternenbasen und Regionen sind nie Teil des Marktes.',
    'Zwanglose Tische sehen über die 52 und die 4 hinweg.',
    '**Ein erstes Deck:** etwa 20 Schiffe von billig bis schwer, 12 Standorte mit Einkommen und Mineralien, ein paar Strukturen, 12 bis 15 Nachrichten. Schiffe mit Montage treffen hart, kommen aber spät; nimm also auch welche ohne.',
    'Die Lobby bietet fertige Decks an.',
  ],
  [
    'winning',
    'Gewinnen und verlieren',
    `**Du scheidest aus**, wenn
• der Schaden an deiner Sternenbasis in einer Phase ihren gesamten Schild erreicht, oder
• du eine Karte ziehen musst, warum auch immer, und dein Markt leer ist, oder
• du aufgibst (\`/concede\`).`,
    '**Du gewinnst**, wenn alle anderen ausgeschieden sind, oder wenn eine Karte es sagt. Fallen die Letzten im selben Augenblick, ist es unentschieden.',
    'Ein Markt leert sich langsam: etwa eine Karte im Zug. Karten, die vom Markt abwerfen lassen, und zusätzliches Ziehen bringen das Ende näher. Ist dein Markt klein, verzichte nicht auf dein Einkommen für eine Karte.',
  ],
  [
    'multiplayer',
    'Zu dritt oder zu viert',
    `Alles geht wie zu zweit, und
• gespielt wird reihum in der Folge der Plätze
• alle ziehen im ersten Zug, auch wer beginnt
• alle dürfen alle angreifen, auch mehrere in einem Zug
• alle dürfen auf dem Stapel antworten, der Reihe nach`,
    '**Wer ausscheidet**, nimmt die eigenen Karten mit: Hand, Markt, Schiffe, Strukturen, Nachrichten und die Heimatregion. Äußere Regionen bleiben, auch die Standorte darin; andere dürfen sie einnehmen. Was andere in jener Heimat gebaut haben, kommt auf ihren Schrott. Schiffe, die sie angreifen, ziehen sich zurück, jedes wohin seine Seite will. Die Partie geht mit der nächsten Seite weiter.',
    'Wer als Letztes übrig ist, gewinnt.',
    'Eine äußere Region kann in einem Zug nur von einer Seite angegriffen werden, denn nur wer am Zug ist, warpt Schiffe. Schiffe von Dritten in einer Region nehmen an einem Gefecht dort nicht teil.',
  ],
  [
    'exiled',
    'Die Ausgabe Exiled',
    'Ein Tisch spielt entweder das Core Set oder die Ausgabe Exiled. Alle anderen Kapitel erzählen das Core Set; dies macht die Ausgabe Exiled anders.',
    `**Warpen**
• Auch An- und Abdocken sind Warps: vom Dock in deine Heimatregion und zurück. Ein angedocktes Schiff braucht zwei Warps in eine äußere Region; beide dürfen im selben Zug sein.
• Ein Warp **kommt auf den Stapel**: Andere dürfen antworten, bevor die Schiffe sich bewegen. Ihre Kommandos gehen sofort aus.
• Schiffe, die eine Region angreifen, **gehen zusammen hinein**, mit einem Warp. Eine Region, die du angegriffen hast, kann in dieser Phase nicht noch einmal angegriffen werden.
• Angedockte Schiffe sind nicht in deiner Heimatregion: Wo eine Karte Schiffe zählt, zählen sie nicht.`,
    `**Außerdem**
• Höchstens **eine äußere Region** je Zug.
• Zwei Kommandos mehr: **Sniping** X, X Schaden an einem Angreifer, wenn die erste Gefechtsphase beginnt, und **Tanking** X, +X Schild.
• Eine **Seite** einer Karte wird eingeschaltet, mit jedem Kommando darauf.
• Eine **geopferte** Karte zählt nicht als zerstört.
• Was ein *Ziel* zerstört, darf auch auf eine solche Karte **auf dem Stapel** zielen.`,
    'Dazu kommen Charaktere: siehe *Charaktere*.',
  ],
  [
    'characters',
    'Charaktere: Agenten und Piloten',
    'Nur die Ausgabe Exiled hat sie. Ein Charakter wird wie ein Schiff gespielt und kommt in dein Dock.',
    '**Im Dock ist er Agent.** Seine *(Agent)*-Fähigkeit wirkt von dort für dich, und niemand kann auf ihn zielen.',
    '**Auf einem Schiff ist er Pilot.** Warpt eines deiner Schiffe vom Dock in deine Heimatregion, darf ein angedockter Charakter an Bord gehen. Dann wirkt stattdessen seine *(Pilot)*-Fähigkeit, und seine Kommandos sind auch die des Schiffs, jedes auf seiner Seite der Karte. Dasselbe Kommando auf derselben Seite zählt zusammen. Ein Schiff hat höchstens einen Piloten; im Dock steigt er wieder aus.',
    '**Geht das Schiff verloren**, entscheidet sofort, wem der Pilot gehört: die **Klonkosten** zahlen, und der Charakter ist wieder im Dock, als wäre nichts geschehen; oder ihn zerstören lassen.',
    '*Beispiel:* Ein Schiff mit Mining 1 und ein Pilot mit Mining 1 auf derselben Seite bauen zusammen mit 2 ab.',
  ],
  [
    'table',
    'An diesem Tisch',
    `• **Meine Hand & Züge** öffnet dein eigenes Fenster: deine Hand, deine ISK, und was du jetzt tun kannst. Nur du siehst es.
• **Spielfeld** zeigt den Tisch, **Verlauf**, was geschehen ist.
• **Karten** zeigt jede Karte, die du sehen darfst; \`/card\` findet jede, die es gibt.
• **Mehr…** hat Einstellungen, diese Regeln und das Aufgeben.`,
    'Der Bot erwähnt dich, wenn du am Zug bist; lass dir Zeit, der Tisch wartet auch tagelang. `/games` nennt alle Tische, die auf dich warten.',
    '**Weniger Knöpfe.** Mit dem *schnellen* Autopiloten passt der Bot für dich, wo du nichts zu entscheiden hast. Er hält für dich an, wo du auf eine Nachricht oder Fähigkeit von anderen antworten kannst, und in deinen Gefechten vor Rückzügen und vor Schaden, wenn du dort handeln könntest; immer, wo etwas auf etwas von dir zielt. In den Einstellungen wählst du andere Halte. *Streng* fragt dich jedes Mal, so dass niemand aus einem schnellen Passen schließen kann, was du hast.',
    'Passen, und was sonst nichts von deiner Hand zeigt, ist auch ein Knopf an der Nachricht des Tisches.',
    '**Passen bis zu meinem Zug** oder **bis etwas auf mich zielt** passt weiter, bis dich etwas betrifft.',
    '**Zurück** nimmt eine halbe Wahl zurück; nichts geschieht, bis deine Wahl vollständig ist.',
  ],
];
