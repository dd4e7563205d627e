/** The rules in German, clause by clause; their numbers are those of the English ones. */
import type { ClauseChapter } from '../../../kit/clauses.ts';

export const clausesDe: readonly ClauseChapter[] = [
  {
    id: 'S-1',
    title: 'Das Ziel',
    clauses: [
      'Zwei bis sechs führen je ein Reich mit einer Basis. Wer die letzte Basis hat, gewinnt.',
      'Eine Basis, deren Schaden ihre Trefferpunkte erreicht, ist zerstört, und wem sie gehört, scheidet aus: Alle Karten dieser Seite verlassen die Partie.',
      'Fallen die letzten Basen zusammen, ist es unentschieden.',
      'Sagt der Text einer Karte etwas anderes als diese Regeln, hat die Karte recht.',
    ],
  },
  {
    id: 'S-2',
    title: 'Decks',
    clauses: [
      'Ein Deck hat mindestens 40 Karten; eine Obergrenze gibt es nicht.',
      'Es hat höchstens vier Kopien einer Karte, außer sie ist Unlimited. Dasselbe gilt für das Sideboard.',
      'Karten ohne Kosten liegen im Sideboard, für alle offen, beliebig viele, und sonst nichts. Kosten von 0 sind Kosten.',
      'Jedes Deck hat eine Basis, die nicht eingemischt wird.',
      'Alle Karten sind neutral oder von der Fraktion der Basis.',
    ],
  },
  {
    id: 'S-3',
    title: 'Aufbau',
    clauses: [
      'Die Basen liegen auf dem Tisch, die Decks werden gemischt, und der Zufall sagt, wer beginnt.',
      'Alle ziehen so viele Karten wie ihr Handmaximum: 7, und was ihre Basis hinzufügt.',
      'Vor der ersten eigenen Zuteilungsphase hat niemand Ertrag oder Kommandopunkte.',
      'Hände und Decks sind geheim, ihre Größen nicht. Warteschlangen, Schrottplätze und Sideboards liegen offen.',
    ],
  },
  {
    id: 'S-4',
    title: 'Der Zug',
    clauses: [
      {
        text: 'Beginn: Alle Waffen von allen dürfen wieder feuern.',
        parts: [
          'Eigene Einheiten, die in einem früheren Zug fertig wurden, verlassen die Erprobung.',
          'Was zu Beginn des Zuges geschieht, geschieht, in der Reihenfolge, die die Seite will.',
        ],
      },
      'Ziehphase: Man zieht zwei Karten. Ist das Deck leer, wird der Schrottplatz gemischt und wird das Deck; ist beides leer, gibt es nichts zu ziehen.',
      'Einreihen: Man legt Einheiten und Modifikationen der Hand auf freie Plätze der Warteschlange, umsonst. Sie hat so viele Plätze, wie die eigenen Karten im Spiel geben.',
      {
        text: 'Zuteilungsphase, Schritt für Schritt:',
        parts: [
          'Die Kommandopunkte kommen auf ihr Höchstes zurück, das die eigenen Karten im Spiel geben.',
          'Man hat so viel Ertrag, wie die eigenen Karten im Spiel geben, und legt ihn auf Projekte der Warteschlange und auf Forschung, die nicht fertig ist. Ertrag für Forschung geht nur auf Forschung.',
          'Was über die Kosten einer Karte hinausgeht oder auf keiner liegt, ist verloren.',
          'Karten mit so viel Ertrag, wie sie kosten, werden fertig. Einheiten kommen in Erprobung ins Spiel, Modifikationen auf eine Einheit, Forschung beginnt zu wirken. Dann geschieht, was beim Fertigwerden geschieht.',
        ],
      },
      {
        text: 'Erwerbsphase: Befehle werden zu jeder Zeit gespielt, und diese Teilschritte kommen in ihrer Folge:',
        parts: [
          'Eine Ressource darf gespielt werden, umsonst.',
          'Beliebig viel Forschung darf gespielt werden, jede für 1 Kommandopunkt.',
          'Beliebig viel Personal darf eingestellt werden, jedes für seine Kosten. Es wartet an der Basis.',
          'Beliebig viel Personal darf einen Posten bekommen oder einen anderen, jedes noch einmal für seine Kosten.',
        ],
      },
      'Kampfphase: Die eigenen Einheiten greifen an, ein Angriff nach dem anderen, so oft man will (S-6).',
      'Reparaturphase: Schaden wird durch Selbstreparatur und Reparatur entfernt; dann sind alle eigenen Schilde wieder voll.',
      'Ende: Was am Ende des Zuges geschieht, geschieht. Man darf Projekte verschrotten, jedes für 1 Kommandopunkt, und wirft bis zum Handmaximum ab. Was bis zum Ende des Zuges dauert, endet.',
    ],
  },
  {
    id: 'S-5',
    title: 'Karten',
    clauses: [
      'Eine Ressource wirkt, sobald sie gespielt ist, und bleibt. Niemand kann sie angreifen.',
      'Einheiten und Modifikationen sind Projekte: Bis sie fertig sind, liegen sie in der Warteschlange und tun nichts.',
      'Eine Einheit in Erprobung beginnt keine Angriffe und dient nicht für Projektile. Sie schießt zurück, fängt ab, repariert, trägt Modifikationen und Personal und gibt ihren Ertrag, ihre Plätze und ihre Kommandopunkte.',
      'Ein Befehl wird mit Kommandopunkten bezahlt, geschieht und kommt auf den Schrottplatz. Man spielt ihn in der eigenen Erwerbsphase; eine Sofortkarte jederzeit.',
      'Forschung braucht keinen Platz in der Warteschlange. Sie tut nichts, bis sie fertig ist, und bleibt dann. Manche kann durch andere Kosten fertig werden.',
      'Posten: Eine Basis hat sie für Diplomatie und Technik, ein Jäger für das Cockpit, ein Großkampfschiff für Kommando und Technik, Stationen beider Klassen für Verwaltung und Technik. Jeder Posten nimmt eine Karte.',
      'Personal ohne Posten tut nichts und ist sicher, solange die Basis steht. Es verlässt einen Posten nur für einen anderen.',
      'Eine Modifikation kommt auf eine Einheit einer Klasse, die sie nennt; eine Einheit darf mehrere tragen. Gibt es keine dafür, bleibt sie bezahlt in der Warteschlange und wartet.',
      'Eine Seite hat höchstens eine Kopie einer einzigartigen Karte im Spiel.',
      'Beförderung: Eine Karte nimmt den Platz einer Einheit ein. Modifikationen, Personal, Schaden, abgefeuerte Waffen und Erprobung bleiben. Personal, für das es keinen Posten mehr gibt, wartet an der Basis.',
      'Werfer: Wird die Karte fertig, sucht ihre Seite im Deck so viele Projektile, wie dasteht, zeigt sie, nimmt sie auf die Hand und mischt.',
      'Eine Einheit, deren Schaden ihre Trefferpunkte erreicht, ist zerstört. Sie kommt mit ihren Modifikationen und ihrem Personal auf den Schrottplatz.',
    ],
  },
  {
    id: 'S-6',
    title: 'Kampf',
    clauses: [
      {
        text: 'Verteidigungsstationen bewachen die Basis ihrer Seite.',
        parts: [
          'Eine Einheit greift die Basis frei an, wenn in diesem Zug auf jede Verteidigungsstation ihrer Seite mit einer Waffe gezielt wurde.',
          'Sonst wird jede ausgelassene umgangen: Sie darf mit beliebigen ihrer Waffen auf den Angreifer feuern, vor dem Angriff und jedem anderen Schuss, auch in Erprobung. Darauf schießt niemand zurück.',
          'Lebt der Angreifer noch, geht der Angriff auf die Basis weiter.',
        ],
      },
      'Ausweichen: Ein Schuss auf eine Einheit mit Ausweichen trifft, wenn ein Würfel und das Treffen des Schützen diese Zahl erreichen. Jeder Schuss würfelt für sich. Was auf eine Einheit zielt, die aus dem Angriff genommen wurde, ist verbraucht, und sie schießt nicht zurück.',
      {
        text: 'Eine Einheit mit Abfangen, deren Seite angegriffen wird und die selbst kein Ziel ist, darf in einem Angriff eines von beiden:',
        parts: [
          'Sie feuert vor dem Angriff mit beliebigen ihrer Waffen auf den Angreifer. Darauf schießt niemand zurück.',
          'Sie nimmt den Platz eines Ziels ein, für alle Schüsse darauf. Sie weicht ihnen nicht aus und darf zurückschießen.',
        ],
      },
      'Befehle, die Angriffe sind: Niemand schießt zurück, Verteidigungsstationen spielen keine Rolle, und ihnen wird nur ausgewichen und sie werden nur abgefangen, wenn sie Projektile sind, und dann nur durch das Einnehmen eines Platzes. Wer sie spielt, darf auf eine Modifikation einer wählbaren Einheit zielen.',
      'Ein Projektil darf spielen, wer eine Einheit mit Werfer nach der Erprobung hat; oder irgendeine Einheit nach der Erprobung, wenn der Tisch es so will.',
      {
        text: 'Ein Angriff geht Schritt für Schritt:',
        parts: [
          'Man nennt eine Einheit nach der Erprobung, die keine Verteidigungsstation ist, und zielt mit einigen ihrer Waffen, die nicht gefeuert haben: auf Einheiten, Basen und Modifikationen auf Einheiten von Gegnern. Diese Waffen haben nun gefeuert.',
          'Alle Betroffenen dürfen Sofortkarten spielen; wessen Karten angegriffen werden, sagt, wer abfängt und wer zurückschießt.',
          'Was abfängt, nimmt die Plätze von Zielen ein. Was schießend abfängt und umgangene Verteidigungsstationen feuern.',
          'Einheiten und Basen, die angegriffen werden, selbst oder auf einer Modifikation, schießen auf den Angreifer zurück, wenn ihre Seite will.',
          'Für Schüsse auf Einheiten mit Ausweichen wird gewürfelt.',
          'Der Schaden des Angriffs und des Zurückschießens geschieht zugleich: zuerst an den Schilden, der Rest am Rumpf. Schüsse auf eine Modifikation beschädigen nur sie, und Schilde helfen ihr nicht.',
          'Was so viel genommen hat, wie es kann, ist zerstört, und was daraus folgt, geschieht.',
        ],
      },
    ],
  },
  {
    id: 'S-7',
    title: 'Zu mehreren',
    clauses: [
      'Jeder darf jeden angreifen. Ein Angriff darf auf mehrere Gegner zielen, auf jeden mit einer Waffe.',
      'Die Züge gehen im Uhrzeigersinn.',
      'Wer aufgibt, scheidet beim nächsten Schritt des Zuges aus. Zu zweit hat die andere Seite gewonnen.',
    ],
  },
  {
    id: 'S-9',
    title: 'Zug um Zug, dann und wann',
    clauses: [
      'Wessen Karten angegriffen werden, sagt alles in einem Formular: Befehle, wer abfängt, wer zurückschießt.',
      'Man darf im Voraus sagen, dass alle zurückschießen und dass Abfangende den Platz von Karten einnehmen, die fallen würden.',
      'Wer zu lange braucht, spielt keine Sofortkarten, fängt nichts ab und schießt mit allem zurück.',
      'Wer weniger Kommandopunkte hat, als irgendeine Sofortkarte kosten kann, wird nach keiner gefragt: Alle sehen, dass es keine Antwort gibt.',
      'Das Programm würfelt, und im Verlauf steht jeder Wurf.',
    ],
  },
];
