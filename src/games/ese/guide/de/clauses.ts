/** The rules in German, clause by clause; their numbers are those of the English ones. */
import type { ClauseChapter } from '../../../kit/clauses.ts';

export const clausesDe: readonly ClauseChapter[] = [
  {
    id: '1',
    title: 'Karten und Grenzen',
    clauses: [
      'Zwei bis sechs spielen mit vier gemeinsamen Decks: 33 Völker, 10 Heimatwelten, 72 Ressourcenkarten (30 Flotten, 21 Planeten, 21 Technologien) und 88 Aktionskarten (29 Taktiken, 42 Gefechtskarten, 17 Ereignisse).',
      'Von jeder Klasse gibt es zehn Flotten: leicht (Stärke 4), Haupt (8) und schwer (12).',
      'Ressourcen- und Aktionskarten haben je einen Ablagestapel. Abgeworfene Aktionskarten werden ein neues Deck, wenn ihres leer ist, Ressourcenkarten nie (A1). Völker, die das Spiel verlassen, kommen unter ihr Deck.',
      'Völker, Heimatwelten, Planeten, Flotten und Technologien im Spiel sind offen. Hände sind geheim, ihre Größen nicht.',
      'Flotten und Planeten haben keinen Ort auf einer Karte: Man hat Flotten und hält Planeten.',
      'Eine Hand hat am Ende eines Zuges fünf Ressourcen- und sieben Aktionskarten, ohne was Karten hinzufügen.',
    ],
  },
  {
    id: '2',
    title: 'Aufbau',
    clauses: [
      'Die vier Decks werden gemischt.',
      'Alle bekommen ein Volk: durch Zufall, eines von dreien, oder nach Wahl in einer zufälligen Reihenfolge.',
      'Alle bekommen durch Zufall eine Heimatwelt, offen: Stärke 20, fünf Punkte.',
      'Der höchste Wurf eines zehnseitigen Würfels beginnt; gleiche Würfe werden wiederholt. Gespielt wird im Uhrzeigersinn.',
      'Was Heimatwelten am Anfang geben, kommt in der Folge der Züge: drei Völker mehr für Star Federation, drei Planeten für Old Republic, drei Technologien für Technocracy (A2).',
      'Alle ziehen zwei Ressourcen- und fünf Aktionskarten.',
    ],
  },
  {
    id: '3',
    title: 'Der Zug',
    clauses: [
      'Produktion: Zieh drei Ressourcenkarten, solange du die Heimatwelt hältst, mit der du begonnen hast, sonst eine, und was Karten hinzufügen. Scavengers dürfen sie stattdessen oben von den abgeworfenen nehmen; Space Nomads dürfen es mit einer Karte einer anderen Hand versuchen.',
      'Handel mit anderen, einer nach dem anderen (A10, A31, A32).',
      'Forschung: Bring eine Technologie ins Spiel, und so viele mehr, wie Karten in diesem Augenblick erlauben.',
      'Bau: ebenso mit Flotten.',
      'Erkundung: ebenso mit Planeten.',
      'Aktion: Alle, zuerst wer am Zug ist, füllen ihre Aktionshand bis zu ihrer Grenze. Niemand wirft ab.',
      'Ereignis: Wer am Zug ist, darf ein Ereignis spielen, mit Space Muses zwei; Space Sirens rufen davor oder danach. Dann darf jeder Gegner ein Ereignis spielen, das Angriffe verbietet: Angriff und Gefecht entfallen dann (A12).',
      {
        text: 'Angriff: Wer am Zug ist, ist der Angreifer, alle anderen verteidigen. Flotten werden nach Geschwindigkeit zu Planeten geschickt.',
        parts: [
          'Die Geschwindigkeit einer Flotte ist 1 (schwer), 2 (Haupt) oder 3 (leicht), und was Karten im Spiel und Taktiken dieses Zuges hinzufügen. Was Angreifern hilft, zählt für die Seite am Zug, was Verteidigern hilft, für die anderen.',
          'Der Angreifer sagt, ob es einen Angriff gibt. Ohne einen sind diese Phase und die nächste vorbei.',
          'Die Geschwindigkeiten werden von der niedrigsten an aufgerufen. Bei jeder: eine Gelegenheit für Taktiken; der Angreifer darf Flotten genau dieser Geschwindigkeit zu Planeten beliebiger Gegner schicken; eine Gelegenheit; jeder Verteidiger darf Flotten genau dieser Geschwindigkeit zu eigenen Planeten schicken, alle zugleich; eine Gelegenheit. Eine Flotte, die bei ihrer Geschwindigkeit nicht geschickt wird, hat sie verpasst.',
          'Eine Flotte, deren Geschwindigkeit auf eine steigt, die noch nicht aufgerufen ist, darf bei dieser geschickt oder anderswohin geschickt werden; bei der eben aufgerufenen sofort. Nach der letzten Geschwindigkeit gibt es eine letzte Gelegenheit, und was sie möglich macht, wird aufgerufen.',
          'Bei einer Gelegenheit spielen oder passen alle, bis alle nacheinander gepasst haben. Karten werden sofort gezeigt und wirken, wenn sie vorbei ist, in der Reihenfolge, in der sie gespielt wurden; eine, die aufhebt, kommt zuerst (A13).',
          'Taktiken mit A sind für den Angreifer, mit D für Verteidiger, alle anderen für alle.',
        ],
      },
      {
        text: 'Gefecht: Um jeden Planeten mit angreifenden Flotten gibt es ein Gefecht. Der Angreifer wählt, welches als Nächstes kommt.',
        parts: [
          'Angreifer und Besitzer spielen bei einer Gelegenheit Gefechtskarten: A für den Angreifer, D für den Besitzer, andere für beide. Ein Besitzer ohne Flotten hier darf nur D und Karten ohne Art spielen (A14, A16).',
          'Jede Seite zählt die Stärke ihrer Flotten hier und ihrer Karten zusammen. Der Planet hat eine eigene Stärke.',
          'Die größere Summe gewinnt. Gleiche Summen gewinnen nicht, und nichts geht verloren (A15).',
          'Wer verliert, verliert eine Flotte eigener Wahl hier, wenn es eine gibt. Beide Seiten dürfen sie noch retten; Space Zombies und Space Vampires kommen dann dran (A8, A21).',
          'Ist der Angriff größer als die Verteidigung und die Stärke des Planeten zusammen, nimmt der Angreifer den Planeten mit allem, was an ihm liegt.',
          'Alle anderen Flotten kehren zu ihren Seiten zurück.',
          'Wer jetzt keinen Planeten hat, scheidet aus (3.11).',
        ],
      },
      'Ende: Interstellar Rampage darf den Zug ab der Aktionsphase noch einmal ablaufen lassen (A19). Dann wirft, wer am Zug ist, bis zu beiden Grenzen ab: Ressourcenkarten kommen unter ihr Deck, Aktionskarten zu den abgeworfenen.',
      'Wer keinen Planeten hat, scheidet aus: Flotten, Technologien und Hände werden abgeworfen, Völker kommen unter ihr Deck. Wer als Letztes übrig ist, gewinnt sofort.',
      'Ist das Ressourcendeck leer, wenn ein Zug beginnen würde, ist die Partie vorbei. Es zählen die Punkte, die auf Planeten und Heimatwelten stehen, und was Karten hinzufügen; die meisten Punkte gewinnen, dann die meisten Flotten, sonst wird der Sieg geteilt.',
    ],
  },
];
