/** The rulings in German, by their numbers. */
import type { RulingsIn } from '../../../kit/rulings.ts';
import type { Chapter } from '../rulings.ts';

export const rulingsDe: RulingsIn<Chapter> = {
  chapters: {
    'Decks, set-up and money': 'Decks, Aufbau und Geld',
    'Initiative and the pile': 'Vortritt und Stapel',
    Commands: 'Kommandos',
    'Moving and attacking': 'Bewegen und angreifen',
    Battle: 'Gefecht',
    'Regions and control': 'Regionen, und wer sie hält',
    'Leaving and winning': 'Ausscheiden und gewinnen',
    'Cards and their words': 'Karten und ihre Wörter',
    Characters: 'Charaktere',
  },
  texts: {
    'R-01':
      'Höchstens 4 Kopien einer Karte in einem Markt von mindestens 52. Ein zwangloser Tisch sieht über beide Grenzen hinweg.',
    'R-02': 'Die Bank geht nie aus. Alle haben ganze ISK, und nie weniger als 0.',
    'R-03':
      'Zwei Seiten dürfen dieselbe äußere Region besitzen. Wer sie zuerst spielt, hält die andere für die ganze Partie davon ab.',
    'R-112':
      'Äußere Regionen unterscheiden sich durch ihren Namen: Ein Deck hat drei mit verschiedenen Namen, und zwei Karten eines Namens gelten als dieselbe Region.',
    'R-04':
      'Der eine Tausch der Starthand geht reihum von der Seite an, die beginnt: Misch hinein, was du nicht willst, zieh sofort ebenso viele. Niemand sonst sieht die Karten.',
    'R-05':
      'Der Beginn eines Zuges kommt vor dem Dauerschritt: Zuerst wird Einkommen oder Karte entschieden, dann lösen Fähigkeiten aus.',
    'R-06':
      'Wer auf das Einkommen verzichtet, zieht die Karte im Einkommensschritt und erhält in diesem Schritt gar keine ISK, auch nicht durch Fähigkeiten oder Nachrichten; was nicht ISK ist, geschieht trotzdem. Bei leerem Markt verliert das Ziehen die Partie.',
    'R-07': 'Ein Einkommen fällt nie unter 0.',
    'R-08':
      'Das Einnehmen ist nicht auf dem Stapel. Wer es ändern will, handelt vor dem Einkommensschritt; danach dürfen alle wieder handeln.',
    'R-09': 'Auch die Sternenbasis und die äußeren Regionen, die du hältst, bringen ihr Einkommen.',
    'R-10':
      'Hände, Märkte, ungespielte Regionen und die Rückseite einer Sternenbasis sind geheim; Schrott, ISK und die Größe von Hand und Markt sind offen.',
    'R-114':
      'Ein Deck des Core Set hat nur Karten des Core Set. The Exiled baut darauf auf: Seine Decks dürfen Karten von beiden haben.',
    'R-11':
      'In jedem Schritt handelt oder passt zuerst, wer am Zug ist, dann die anderen der Reihe nach. Haben alle nacheinander gepasst, geschieht der Stapel, oder, wenn er leer ist, endet der Schritt.',
    'R-12': 'In der Ziehphase darf niemand handeln. Was dort auslöst, wartet auf die Verwaltung.',
    'R-13':
      'Preise werden bezahlt, wenn eine Karte auf den Stapel kommt, und nicht zurückgegeben, wenn sie gekontert wird; eine begrenzte Karte bleibt verbraucht. Für alles, was von „einer Karte“ spricht, gilt die gekonterte als zerstört.',
    'R-14': 'Der Stapel geschieht als Ganzes: Zwischen zwei Dingen darauf kann nichts hinzukommen.',
    'R-15':
      'Lösen mehrere Fähigkeiten zugleich aus, ordnet sie alle, wer am Zug ist. Ob ein „du darfst“ genutzt wird, entscheidet sich, wenn es geschieht.',
    'R-16':
      'Schaden und Schilde werden nach jedem einzelnen Ding auf dem Stapel geprüft. Schiffe, die erledigt sind, fallen zusammen, ebenso alles, was eine Wirkung zerstört: Was bei einem davon auslöst, sieht sie alle.',
    'R-17':
      'Ein Schiff dockt bei der Seite an, die es führt, und wird dort neu montiert. Ein angedocktes Schiff, das die Seite wechselt, kommt in das neue Dock.',
    'R-18':
      'Gefechtsschaden ist ein Ding auf dem Stapel, seine Höhe steht fest, wenn er dorthin kommt. Ein Schiff, das fort ist, nimmt keinen; eines, das gefeuert hat und fort ist, richtet seinen noch an.',
    'R-19': 'Auf Schaden auf dem Stapel kann nur zielen, was „Schaden“ sagt.',
    'R-108':
      'Exiled: „Zerstöre ein Schiff deiner Wahl“ (Standort, Nachricht, Karte …) darf auf eine solche Karte auf dem Stapel zielen: Sie kommt ungeschehen auf den Schrott, ihr Preis bleibt bezahlt. Core: Nur was „auf dem Stapel“ sagt, erreicht Karten dort.',
    'R-109':
      'Eine Fähigkeit auf dem Stapel gehört dem, der ihre Karte führt, wenn sie geschieht; ist die Karte dann fort oder niemandes, dem, der sie darauf gelegt hat.',
    'R-115': 'Müssen für eine Wirkung mehrere wählen, tun sie es in der Folge der Züge, zuerst wer am Zug ist.',
    'R-20': 'Ein Schiff hat aktives Mining, Patrol und so fort genau, solange dieses Kommando an ist.',
    'R-21':
      'Ambush wirkt in jeder Gefechtsphase, in der das Schiff verteidigt, bevor Rückzüge angesagt werden. Sein Schaden zählt mit dem Feuer derselben Phase zusammen.',
    'R-22':
      'Mining wird für einen Standort mit Mineralwert in der Region des Schiffs eingeschaltet. Mehrere Schiffe dürfen denselben abbauen. Geht der Standort oder die Region verloren, geht das Kommando aus.',
    'R-23':
      'Haul bringt im Einkommensschritt seine Stärke in ISK, höchstens so viel, wie in dieser Region im selben Schritt abgebaut wurde. Jede abgebaute ISK zählt dafür einmal.',
    'R-24':
      'Trade bringt im Einkommensschritt seine Stärke in ISK, in einer Region, die du hältst, mit einem Standort mit gedrucktem Einkommen; ein Schiff je solchem Standort.',
    'R-25': 'Patrol zählt seine Stärke zum Angriff des Schiffs, solange es verteidigt.',
    'R-26':
      'Sniping (Exiled) wirkt zu Beginn der ersten Gefechtsphase eines Angriffs, in der das Schiff verteidigt, vor jedem Ambush.',
    'R-27': 'Tanking (Exiled) zählt seine Stärke zum Schild des Schiffs, solange es an ist, wo das Schiff auch ist.',
    'R-28':
      'Ein Kommando einzuschalten ist umsonst, kommt nicht auf den Stapel und geht in der Verwaltung immer wieder.',
    'R-29':
      'Eingeschaltet wird eine Seite der Karte: Alle Kommandos des Schiffs und seines Piloten auf dieser Seite sind an, und dasselbe Kommando zweimal zählt zusammen. Ohne Standort zum Abbauen wirken die anderen dieser Seite trotzdem.',
    'R-30':
      'Ein Kommando geht aus, wenn das Schiff warpt, andockt, die Seite wechselt oder das Spiel verlässt, wenn ein Gegner seine Region bekommt, oder wenn der Pilot, der es gab, fort ist. Es bleibt an, solange das Schiff verteidigt.',
    'R-31':
      'Ein angreifendes Schiff darf keine Fähigkeiten mit Kosten benutzen, bis die Verwaltung vorbei ist; im Gefecht darf es wieder. Die Fähigkeiten seines Piloten sind nicht die des Schiffs: Sie dürfen benutzt werden.',
    'R-32': 'Andocken schaltet ein Kommando aus.',
    'R-33': 'Ein Schiff darf in einer Verwaltung beliebig oft warpen, bis es angreift.',
    'R-34':
      'Exiled: Ein Warp bringt beliebige deiner bereiten Schiffe, wo sie auch sind, in eine Region. Angedockte kommen nur in deine Heimatregion mit. Eine Region, die du in dieser Verwaltung angegriffen hast, kann darin nicht noch einmal angegriffen werden.',
    'R-35':
      'Core: Ein Warp geschieht sofort. Exiled: Er kommt auf den Stapel, Kommandos gehen sofort aus, und erst wenn er geschieht, entscheidet sich, ob er ein Angriff ist; ein Schiff, das nicht mehr dorthin kann, bleibt.',
    'R-36': 'In die Heimatregion eines Gegners zu warpen ist immer ein Angriff, auch wenn kein Schiff sie verteidigt.',
    'R-37':
      'Core: Weitere Schiffe dürfen in eine Region warpen, die du angreifst, und sich dem Angriff anschließen. Exiled: Sie dürfen es nicht.',
    'R-38':
      'Sind alle Angreifer vor dem Gefecht fort, entfällt der Angriff. Ist die Region frei oder deine geworden, nimmst du sie ohne Gefecht.',
    'R-39': 'Der Angreifer wählt, welcher Angriff als Nächstes ausgefochten wird, Heimatregionen vor allen anderen.',
    'R-40':
      'In einer Heimatregion ohne Verteidiger wird eine Gefechtsphase ausgefochten: Die Angreifer treffen die Sternenbasis, dann müssen sie sich zurückziehen.',
    'R-41':
      'In einer äußeren Region darf der Angreifer bleiben, sobald der letzte Verteidiger fort ist: Er hat die Region.',
    'R-42': 'Ein Angriff, von dem keine Angreifer mehr da sind, ist im Ergebnisschritt vorbei.',
    'R-43':
      'Ein Verteidiger hat das Gefecht verlassen, sobald er nicht mehr da ist, wie auch immer: zerstört, zurückgezogen, zurückgegeben, bewegt oder übernommen, auch wenn er wiederkommt. Auch Schiffe, die inzwischen dazukamen, können es verlassen.',
    'R-116':
      'Die Schritte I bis IV entscheiden, was danach kommt. Ein Verteidiger, der erst im Ergebnisschritt fällt, hat sie überlebt: Es gibt keine weitere Gefechtsphase, und die Angreifer müssen sich zurückziehen.',
    'R-44':
      'Schiffe ziehen sich in ihr Dock, ihre Heimatregion oder eine äußere Region ohne fremde Schiffe zurück, aber nicht innerhalb der umkämpften Region.',
    'R-113':
      'Die Heimatregion von anderen ist für Schiffe auf dem Rückzug zu, auch wenn sie leer ist: Hinein wäre ein Angriff.',
    'R-45':
      'Der Rückzug in eine Region ist versperrt, solange es der Warp dorthin ist. Das Dock ist offen; in der Ausgabe Exiled nicht für ein Schiff, das gar nicht warpen kann, außer es muss gehen.',
    'R-46': 'Ein erzwungener Rückzug geht Schiff für Schiff, wie seine Seite will; er ist nicht auf dem Stapel.',
    'R-47':
      'Ein Schiff, das eine Wirkung bewegt, warpt nicht. Sein Kommando geht aus, und es verlässt das Gefecht, in dem es war.',
    'R-107':
      'Keine Wirkung bewegt ein Schiff in eine Region, die ein Gegner von ihm hält: Das wäre ein Angriff. Dieser Teil der Wirkung tut nichts.',
    'R-48': 'Jede Gefechtsphase hat ihre eigenen Ziele, und Ambush trifft wieder.',
    'R-49': 'Ein Schiff ohne Ziel richtet keinen Schaden an. Ein Schiff mit Angriff 0 darf zielen und richtet 0 an.',
    'R-50': 'Ein Schiff, das vor dem Feuern zerstört wird, feuert nicht.',
    'R-51': 'Ist das Ziel vor dem Schaden fort, ist dieser Schaden verloren; es wird nicht neu gezielt.',
    'R-52':
      'Eine Struktur mit Angriff gibt ihn ihrer Sternenbasis: In einem Gefecht um die Heimatregion trifft sie damit ein angreifendes Schiff, das im Zielschritt genannt wird. Die Sternenbasis ist kein verteidigendes Schiff.',
    'R-53':
      'Im Gefecht wird eine Sternenbasis nur im Ergebnisschritt getroffen. Schaden durch Karten zählt innerhalb einer Phase dazu und ist mit ihr vorbei.',
    'R-54':
      'Verlässt eine Struktur das Spiel und der Schaden dieser Phase erreicht den übrigen Schild der Sternenbasis, fällt sie.',
    'R-55': 'Zwei Heimatregionen, die in einem Zug angegriffen werden, werden nacheinander umkämpft.',
    'R-56': 'Jeder Angriff hat seine eigenen Gefechtsphasen; nach jeder sind die Schilde wieder voll.',
    'R-57':
      'Ein Standort darf in jede Region mit freiem Stellplatz gespielt werden, auch in eine feindliche oder niemandes. Wer die Region hält, hat den Standort; wer ihn bezahlt hat, hat nichts davon.',
    'R-58':
      'Auf einer Karte, die niemand führt, tut nichts, was von „dir“ spricht; was jemand anderen nennt, wirkt weiter.',
    'R-59':
      'Stellplätze werden gezählt, wenn ein Standort gespielt wird, und wieder, wenn er ins Spiel kommt. Ohne freien kommt er auf den Schrott seines Besitzers.',
    'R-67':
      'Eine Region, die zwischen zweien deiner Einkommensschritte verloren und zurückgewonnen wird, kostet dich nichts: Nur der Schritt zählt.',
    'R-68': 'Das Einkommen einer Region, die niemand hält, bekommt niemand.',
    'R-60':
      'Die Karten einer Seite, die ausscheidet, verlassen die Partie, bis auf äußere Regionen und Standorte darin. Was anderen in der gefallenen Heimat gehört, kommt auf ihren Schrott; Angreifer dort ziehen sich zurück; anderen genommene Schiffe gehen zurück.',
    'R-61': 'Scheiden mehrere zugleich aus, gewinnt, wer übrig ist; ist niemand übrig, ist es unentschieden.',
    'R-62': 'Wer mehr Karten ziehen muss, als da sind, zieht, was da ist, und scheidet dann aus.',
    'R-63':
      '„Du gewinnst die Partie“ lässt alle anderen bei der folgenden Prüfung ausscheiden; wer zugleich von einem leeren Markt ziehen muss, scheidet auch aus.',
    'R-65':
      'Zu dritt oder zu viert zieht auch, wer beginnt, im ersten Zug. Ein Tisch der Ausgabe Exiled darf vereinbaren, dass nicht.',
    'R-66': 'Jeder darf jeden angreifen; die Plätze spielen keine Rolle.',
    'R-69': 'Eine begrenzte Karte je Seite und Zug, wessen Zug es auch ist. Sie zählt, wenn sie auf den Stapel kommt.',
    'R-70': 'X ist 0 auf einer Karte, die ins Spiel kam, ohne bezahlt zu werden.',
    'R-71':
      'X bleibt, solange die Karte im Spiel ist, auch wenn sie neu montiert wird; ihre Fähigkeiten rechnen damit, auch die bei ihrer Zerstörung.',
    'R-72':
      'Ein neu montiertes Schiff kommt mit voller Montage ins Dock, ohne Schaden, das Kommando aus. Es hat das Spiel nicht verlassen.',
    'R-73': 'Eine Nachricht rückt in dem Zug, in dem sie gespielt wurde, keine Marke vor.',
    'R-74': 'Eine Fähigkeit, die an eine Dauermarke gebunden ist, wirkt nur, solange die Nachricht diese Marke zeigt.',
    'R-75':
      'Eine Nachricht ohne Dauer kommt auf den Schrott, wenn sie geschehen ist, oder sofort, wenn sie gekontert wird.',
    'R-76': 'Eine Nachricht, die abläuft, gilt als zerstört. Eine, die nicht zerstört werden kann, läuft trotzdem ab.',
    'R-77':
      'Ein Opfer als Kosten wird sofort gebracht; die Fähigkeit geschieht, obwohl ihre Karte fort ist, und „diese Region“ ist, wo die Karte war.',
    'R-78':
      'Fähigkeiten mit Kosten kann, wer die Karte führt, in jedem Zug benutzen, in jeder Phase außer der Ziehphase. Angedockte und unfertige Schiffe können ihre nicht benutzen.',
    'R-79':
      'Angedockte Karten sind nie Ziele. Ziele werden geprüft, wenn sie gewählt werden, und wieder, wenn die Wirkung geschieht; sind einige fort, werden die anderen trotzdem getroffen.',
    'R-80': '„Kann nicht Ziel von Nachrichten sein“ gilt im Spiel und auf dem Stapel.',
    'R-110':
      'Core: Fertige Schiffe im Dock zählen als in ihrer Heimatregion für „jedes …“, „für jedes …“ und „wenn du … hast“. Exiled: Sie zählen nirgends. Ein Ziel ist nie angedockt. Charaktere im Dock zählen in beiden.',
    'R-111':
      'Jede Karte im Spiel, die du führst, darf geopfert werden, wo ein Text es erlaubt, auch ein angedocktes Schiff, fertig oder nicht.',
    'R-81':
      'Was weder zerstört noch gezielt werden kann, kann noch von dem getroffen werden, was keines von beiden tut, und läuft wie gewohnt ab.',
    'R-82': 'Sternenbasen und äußere Regionen sind keine „Karten“, wo ein Text auf eine Karte zielt.',
    'R-83':
      'Suchen: Nur du siehst deinen ganzen Markt, sortiert, so dass die Folge seiner Karten unbekannt bleibt. Nimm eine der Karten, die der Text erlaubt, oder keine; zeig sie, misch.',
    'R-84':
      'Eine Karte, die eine Wirkung ins Spiel bringt, braucht ihr Volk und einen freien Stellplatz; sie kostet nichts und ist nicht „gespielt“. Eine Struktur kommt nur in die eigene Heimatregion, ein Schiff oder ein Charakter ins Dock.',
    'R-117':
      'Ein Schiff, das bis zum Ende des Zuges übernommen ist, geht dann in die Heimatregion seines Besitzers, ein angedocktes in dessen Dock, wer es vorher auch hatte. Wer es inzwischen für immer übernimmt, behält es.',
    'R-85': 'Das Handlimit zählt nur am Ende des eigenen Zuges.',
    'R-86': 'Du wählst, was du abwirfst, alles auf einmal.',
    'R-87': 'Änderungen eines Werts werden zusammengezählt; die Summe ist nie unter 0. Mining multipliziert danach.',
    'R-88': 'Fähigkeiten von angedockten und unfertigen Schiffen tun nichts.',
    'R-89': 'Eine Sternenbasis darf beliebig viele Strukturen haben; jede Kopie zählt.',
    'R-90':
      'Ein Ausbau geschieht einmal, in der eigenen Verwaltung. Strukturen, Schaden und wartende Angriffe bleiben, wie sie sind.',
    'R-91': 'Keine Sternenbasis wird als Antwort auf Schaden ausgebaut: Das ist eine Handlung der eigenen Verwaltung.',
    'R-120':
      'Ein „wenn du … hast“ wird geprüft, wenn die Fähigkeit auslöst, und noch einmal, wenn sie geschieht; bei einer dauernden Fähigkeit die ganze Zeit.',
    'R-121':
      'Was Karten ändert, ohne auf sie zu zielen, erreicht die, die passen, wenn es geschieht, und jede, bis sie das Spiel verlässt. Nur eine Nachricht, die im Spiel bleibt, sieht immer wieder nach.',
    'R-122': 'Eine Fähigkeit, die ohne erlaubtes Ziel auslöst, kommt nicht auf den Stapel.',
    'R-98':
      'Die Bindung an ein Volk sieht auf das Volk der Sternenbasis dessen, der die Karte führt, im Augenblick der Nutzung.',
    'R-92': 'Ein Schiff hat höchstens einen Piloten, und ein Charakter ist auf höchstens einem Schiff.',
    'R-93':
      'Charaktere gehen nur an Bord, während ihr Schiff vom Dock in die Heimatregion warpt. Ist das Schiff wieder im Dock, ist der Pilot wieder Agent.',
    'R-94': 'Verlassen mehrere Schiffe das Dock zusammen, darf jedes einen Piloten mitnehmen.',
    'R-95':
      'Über das Klonen entscheidet der Besitzer in dem Augenblick, in dem das Schiff das Spiel verlässt, wie auch immer; es wird aus seinen ISK bezahlt und ist nicht auf dem Stapel. Der Klon kommt in sein Dock.',
    'R-96': 'Ein Pilot geht mit einem Schiff mit, das die Seite wechselt; das Klonen bleibt Sache des Besitzers.',
    'R-97':
      'Die Volkssymbole eines Charakters sagen, wer ihn spielen darf; das Schiff, das er fliegt, muss ihnen nicht entsprechen.',
    'R-99': 'Ein Agent ist angedockt und kann kein Ziel sein. Ein Pilot in einer Region kann es.',
    'R-100': 'Von einem Charakter dürfen mehrere Kopien im Spiel sein.',
    'R-106':
      'Die „anderen“ Schiffe eines Piloten sind die außer dem, das er fliegt. Ein Pilot, dessen Schiff verloren geht, sieht noch, was im selben Augenblick verloren geht.',
  },
};
