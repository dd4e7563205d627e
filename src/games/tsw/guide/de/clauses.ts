/** The rules in German, clause by clause; their numbers are those of the English ones. */
import type { ClauseChapter } from '../../../kit/clauses.ts';

export const clausesDe: readonly ClauseChapter[] = [
  {
    id: 'T-1',
    title: 'Karten und Zonen',
    clauses: [
      'Zwei Seiten haben je ein Kommando, einen Nachziehstapel, eine Hand, eine Ablage, eine Station aus drei Reihen und Karten im Spiel. Karten sind Raumschiffe, Raketen, Verteidigungskarten (Schilde und Kanonen), Dauerkarten und Ereignisse.',
      'Es gibt zwei Zonen: Die Heimatzone der einen Seite ist die feindliche Zone der anderen. Eine Karte im Spiel ist in einer davon.',
      'Dauerkarten und Verteidigungskarten bleiben in der Heimatzone; Dauerkarten nehmen an keinem Kampf teil.',
      'Hände und Nachziehstapel sind geheim, ihre Größen nicht. Ablagen liegen für beide offen.',
      'Sagt der Text einer Karte etwas anderes als diese Regeln, hat die Karte recht.',
    ],
  },
  {
    id: 'T-2',
    title: 'Decks',
    clauses: [
      'Ein fertiges Deck hat 60 Karten und darf von jedem Kommando seiner Fraktion geführt werden.',
      'Ein eigenes Deck hat 50 bis 70 Karten, höchstens drei von jeder, höchstens zehn Drones, und ein beliebiges Kommando.',
    ],
  },
  {
    id: 'T-3',
    title: 'Aufbau',
    clauses: [
      'Der Zufall bestimmt eine Seite, die entscheidet, wer den ersten Zug hat.',
      'Beide mischen und ziehen sechs Karten, die zweite Seite eine mehr. Keine Hand wird getauscht.',
      'Beide legen Handkarten verdeckt, eine in jede Reihe der Station; die zweite Seite legt noch eine in eine beliebige Reihe. Beide halten dann drei.',
      'Beide wählen geheim ein Kommando und decken es zusammen auf. Die Seite hat die Lebenspunkte, die darauf stehen.',
    ],
  },
  {
    id: 'T-4',
    title: 'Die Station',
    clauses: [
      'Die Ziehreihe gibt für jede Karte darin eine Karte zu ziehen, die Aktionsreihe je zwei Aktionen, die Abwurfreihe je drei Karten, die man halten darf.',
      'Umgedrehte Karten liegen offen und zählen in ihrer Reihe wie zuvor.',
      'Die eigenen verdeckten Karten darf man in der eigenen Aktionsphase ansehen. Der Gegner sieht, wie viele in jeder Reihe liegen, und die umgedrehten.',
      'Eine Station hat höchstens sieben Karten, wenn das Kommando nichts anderes sagt. Wer mehr hat, verliert keine.',
      'Einmal in der eigenen Aktionsphase darf man entweder eine Handkarte verdeckt in eine Reihe legen oder eine Stationskarte in eine andere Reihe verschieben. Das kostet keine Aktionen.',
      'Eine umgedrehte Karte darf gespielt werden, als wäre sie auf der Hand, nach den üblichen Regeln; sie verlässt ihre Reihe.',
    ],
  },
  {
    id: 'T-5',
    title: 'Der Zug',
    clauses: [
      'Ziehphase: Ist zu ihrem Beginn der Nachziehstapel leer, nimmt die eigene Station drei Schaden.',
      'Dann zieht man, was die Ziehreihe gibt. Was nicht gezogen werden kann, entfällt.',
      'Aktionsphase: Man erhält, was die Aktionsreihe gibt. Was später mit der Reihe geschieht, ändert in diesem Zug nichts, und Aktionen, die am Ende übrig sind, verfallen.',
      'Zuerst wird jede eigene Dauerkarte für ihre gedruckten Kosten behalten oder aus dem Spiel abgeworfen; eine, die in diesem Zug kam, kostet nichts.',
      'Dann spielt man Karten, benutzt Fähigkeiten und die Stationsaktion, in beliebiger Reihenfolge.',
      'Abwurfphase: Man wirft ab, was die Hand über ihre Grenze hat. Später gezogene Karten bleiben bis zur nächsten.',
      'Angriffsphase: Karten bewegen sich, greifen an und benutzen Fähigkeiten, eine nach der anderen, in beliebiger Reihenfolge. Dann ist der Zug vorbei.',
    ],
  },
  {
    id: 'T-6',
    title: 'Karten spielen',
    clauses: [
      'Die Kosten werden mit Aktionen bezahlt. Eine Karte mit Kosten wird in der eigenen Aktionsphase gespielt.',
      'Eine Karte, die 0 kostet, darf jederzeit gespielt werden, in beiden Zügen, auch als Antwort.',
      'Eine gespielte Karte oder ein angesagter Angriff wartet auf dem Stapel, die Kosten bezahlt, die Ziele genannt. Der Gegner darf zuerst antworten. Haben beide nacheinander gepasst, geschieht das Oberste, und beide dürfen wieder.',
      'X wird beim Spielen gewählt und bezahlt, in der eigenen Aktionsphase, auch wenn es 0 ist. Im Spiel und zum Kontern sind das die Kosten der Karte.',
      'Eine Karte, die geschieht, kommt in der Heimatzone ihrer Seite ins Spiel; ein Ereignis geschieht und kommt in die Ablage seines Besitzers.',
      'Gekontert wird eine Karte, die der Gegner gerade spielt. Sie tut nichts und kommt in die Ablage ihres Besitzers, und ihre Kosten sind verloren. Sonst wird nichts gekontert: kein Angriff, keine Fähigkeit, keine Karte, die ins Spiel gebracht oder in eine Station gelegt wird. Ob sie erreichbar ist, sagen die gedruckten Kosten.',
      'Von den begrenzten Schilden hat eine Seite höchstens einen im Spiel.',
    ],
  },
  {
    id: 'T-7',
    title: 'Bewegen',
    clauses: [
      'Ein Raumschiff oder eine Rakete bewegt sich einmal im Zug in die andere Zone. In dem Zug, in dem es ins Spiel kommt, nicht, außer es ist Schnell.',
      'Eine Langsame Karte bewegt sich im Zug oder greift an.',
    ],
  },
  {
    id: 'T-8',
    title: 'Angreifen',
    clauses: [
      'Ein Raumschiff, eine Rakete oder eine Kanone greift einmal im Zug an, auch im ersten: ein feindliches Raumschiff, eine Rakete oder eine Verteidigungskarte in derselben Zone. Mit Angriff 0 greift es nicht an.',
      'Der Angriffswert geschieht als Schaden, der bleibt. Erreicht der Schaden einer Karte ihre Verteidigung, ist sie zerstört und kommt in die Ablage ihres Besitzers. Der Angreifer nimmt keinen Schaden.',
      'Eine Kanone greift nur in ihrer Heimatzone an.',
      'Solange ein Schild ihrer Seite im Spiel ist, wird eine Station nicht angegriffen.',
      'Ein Raumschiff greift die feindliche Station an, wenn es schon vor Beginn des Zuges in der feindlichen Zone war.',
      {
        text: 'Schaden an einer Station dreht so viele ihrer verdeckten Karten um.',
        parts: [
          'Der Gegner der getroffenen Seite wählt sie nach ihrem Platz, so viele es gibt.',
          'Was übrig ist, trifft das Kommando.',
        ],
      },
      'Schaden, den der Text einer Karte einer Station zufügt, dreht Karten ebenso um. Schilde zählen nur, wo die Karte es sagt.',
      'Eine Karte, die durch Schilde geht, darf die Station dahinter angreifen, wenn sie mehr anrichtet, als alle noch nehmen können: Sie nehmen so viel, die Station den Rest.',
      'Eine Rakete ist nach ihrem Angriff zerstört. Die feindliche Station greift sie in dem Zug an, in dem sie ankommt. Ist sie nicht Langsam und hat sich nicht bewegt, greift sie aus ihrer Heimatzone alles an, nach ihrem ersten Zug; ist sie Schnell, schon in ihm.',
      'Ein Raumschiff mit Großer Reichweite greift aus seiner Heimatzone alles an, nach seinem ersten Zug.',
    ],
  },
  {
    id: 'T-9',
    title: 'Fähigkeiten',
    clauses: [
      'Eine Fähigkeit ersetzt alle Angriffe einer Karte im Zug. Sie darf im ersten Zug benutzt werden, wenn ihr Text nichts anderes sagt, und zählt für eine Langsame Karte als Angriff.',
      'Ein Zusammenstoß ist eine Fähigkeit und kein Angriff: Die Karte wird zuerst zerstört, dann trifft ihr Schaden eine feindliche Karte in derselben Zone, oder die Station, wo die Karte sie angreifen dürfte und kein Schild steht.',
    ],
  },
  {
    id: 'T-10',
    title: 'Reparatur',
    clauses: [
      'Reparatur ist eine Fähigkeit. Sie entfernt Schaden bis zu ihrer Zahl von einer eigenen Karte in derselben Zone, auch von sich selbst, und damit die Lähmung.',
      'Kommandos werden nicht repariert. Eine Karte, die nicht mehr gelähmt ist, darf im selben Zug handeln.',
      'Eine Karte, die Stationen repariert, tut es aus der Heimatzone: Eine umgedrehte Karte wird in ihrer Reihe verdeckt.',
    ],
  },
  {
    id: 'T-11',
    title: 'Wörter auf Karten',
    clauses: [
      'Gelähmt: Sie tut nichts und bekommt keine Marken, bis sie repariert wird.',
      'Verzögert: Ihr Text zählt erst, wenn der nächste Zug ihres Besitzers beginnt.',
      'Keine Wirkung: Ihr Text zählt nicht; ihre Werte und ihr Unterhalt schon.',
      'Irgendwo: aus dem Nachziehstapel, der dann gemischt wird, der Ablage oder der Station.',
      'Ins Spiel bringen: in die Heimatzone, umsonst. Sie ist nicht von der Hand gespielt und wird nicht gekontert.',
      'Aus dem Spiel abwerfen: eine eigene Karte aufgeben. Sie ist nicht zerstört.',
    ],
  },
  {
    id: 'T-12',
    title: 'Das Ende',
    clauses: ['Wessen Kommando keine Lebenspunkte mehr hat, hat sofort verloren.', 'Wer aufgibt, hat verloren.'],
  },
];
