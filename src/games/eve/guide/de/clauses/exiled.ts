/** The rules of The Exiled in German. */
import type { ClauseChapter } from '../../../../kit/clauses.ts';

export const exiledDe: readonly ClauseChapter[] = [
  {
    id: 'X-1',
    title: 'Exiled: Karten und Orte',
    clauses: [
      'Die Orte sind die des Core Set (C-1).',
      'Sternenbasen und äußere Regionen sind keine Karten: Nichts, was von „einer Karte“ spricht oder Karten zählt, meint sie.',
      'Äußere Regionen im Spiel können nicht zerstört oder entfernt werden.',
      'Es gibt eine Art mehr, den Charakter. Eine Typzeile darf mehrere Arten nennen, und die Karte ist von allen.',
      'Es gibt auch Volkssymbole im Text, Klonkosten und Fähigkeiten von Agenten und Piloten.',
      'Ein Volkssymbol in der Ecke sagt, wer die Karte spielen darf. Eines im Text sagt, für wessen Volk die Fähigkeit dahinter wirkt.',
      'Schiffe und Charaktere haben ein Volk der Herkunft, das nicht ihr Symbol ist; Karten dürfen danach fragen.',
    ],
  },
  {
    id: 'X-2',
    title: 'Exiled: Decks',
    clauses: [
      'Eine Sternenbasis, drei verschiedene äußere Regionen und ein Markt von 52 oder mehr; außerhalb von Turnieren darf er kleiner sein.',
      'Für Kopien gibt es keine Grenze (R-01).',
      'Karten mit Symbolen sind für deren Völker, Karten ohne für alle.',
    ],
  },
  { id: 'X-3', title: 'Exiled: Aufbau', clauses: ['Wie im Core Set (C-3).'] },
  {
    id: 'X-4',
    title: 'Exiled: der Zug',
    clauses: [
      'Die Phasen sind Vorbereitung, Ziehen, Verwaltung, Gefecht und Ende; ein Zug ist vorbei, bevor der nächste beginnt.',
      'Wenn der Zug beginnt, darf man auf sein Einkommen für eine Karte verzichten.',
      'Die Vorbereitung ist die des Core Set (C-5).',
      'Die Ziehphase ist die des Core Set (C-6). Zu dritt und mehr darf, wer beginnt, das erste Ziehen auslassen, wenn der Tisch es so gewählt hat (D31).',
    ],
  },
  {
    id: 'X-5',
    title: 'Exiled: Verwaltung',
    clauses: [
      'Karten spielen wie im Core Set. Charaktere kommen ins Dock.',
      'Eine äußere Region spielen: eine im Zug, und keine, deren Name im Spiel ist.',
      'Die Sternenbasis ausbauen.',
      'Warpen: vom Dock in die Heimatregion, von der Heimatregion ins Dock oder zwischen Regionen. Kommandos sind vorher aus. Ein Warp kommt auf den Stapel.',
      'Ein Schiff, das in die Region eines Gegners warpt, greift an. In dieser Verwaltung darf es keine Fähigkeiten mit Kosten benutzen, keine Kommandos einschalten und nicht mehr warpen.',
      'Schiffe, die eine Region angreifen, gehen mit einem einzigen Warp dorthin.',
      'Ein Kommando einschalten, indem man das Schiff auf diese Seite dreht; nicht bei angedockten oder angreifenden Schiffen, und nicht, solange ein anderes an ist.',
      'Ohne Angriff gibt es keine Gefechtsphase.',
    ],
  },
  {
    id: 'X-6',
    title: 'Exiled: das Dock',
    clauses: [
      'Angedockte Schiffe sind nicht in der Heimatregion. Sie können nicht gezielt werden und nicht verteidigen, und ihre Fähigkeiten tun nichts, wenn sie es nicht sagen.',
      'Ein neues Schiff braucht also zwei Warps bis in eine äußere Region; beide dürfen in einer Verwaltung sein.',
    ],
  },
  {
    id: 'X-7',
    title: 'Exiled: wer was hält',
    clauses: [
      'Wie im Core Set (C-8): Eine äußere Region hält man, solange ein eigenes Schiff dort ist; eine angegriffene wechselt die Seite, wenn kein feindliches Schiff mehr darin ist.',
    ],
  },
  {
    id: 'X-8',
    title: 'Exiled: Kommandos',
    clauses: [
      'Zu den fünf Kommandos des Core Set kommen Sniping und Tanking.',
      'Sie sind so viel wert, wie auf dem Schiff steht; Mining und Ambush sind die des Core Set. Zu Sniping und Tanking siehe R-26 und R-27.',
    ],
  },
  {
    id: 'X-9',
    title: 'Exiled: Charaktere',
    clauses: [
      'Ein Charakter kommt ins Dock seiner Seite. Solange er dort ist, ist er Agent und hat seine Agentenfähigkeit.',
      'Warpt ein Schiff vom Dock in die Heimatregion, darf ein angedockter Charakter als Pilot mitgehen. Er hat dann seine Pilotenfähigkeit und nicht die des Agenten.',
      'Die Kommandos eines Piloten sind die des Schiffs. Sie behalten ihre Seite der Karte: Was auf derselben Seite steht, wird zusammen eingeschaltet.',
      'Dasselbe Kommando von Schiff und Pilot zählt zusammen, wenn beide an sind.',
      'Verlässt das Schiff das Spiel, darf der Besitzer seines Piloten die Klonkosten zahlen: Der Charakter kommt ins Dock zurück und hat das Spiel nie verlassen. Sonst wird er zerstört.',
    ],
  },
  {
    id: 'X-10',
    title: 'Exiled: Gefecht',
    clauses: [
      'Folge, Schritte und Ergebnis sind die des Core Set (C-11), und:',
      'Rückzug ist ein Warp ins Dock oder in eine Region ohne feindliche Schiffe; der Angreifer nennt alle Rückzüge zuerst;',
      'ein Schiff, das auf mehrere zielen darf, teilt seinen Schaden im Zielschritt auf, Angreifer zuerst;',
      'Schaden kommt auf den Stapel und geschieht zugleich;',
      'der Ergebnisschritt ist der des Core Set.',
    ],
  },
  {
    id: 'X-11',
    title: 'Exiled: Vortritt und Stapel',
    clauses: [
      'Wer am Zug ist, handelt in jeder Phase zuerst; dann dürfen die anderen Nachrichten spielen und Fähigkeiten mit Kosten benutzen. Am Ende jedes Schritts und jeder Phase dürfen alle handeln, bevor die nächste beginnt.',
      'Eine Handlung der Seite am Zug (eine Karte, eine Fähigkeit mit Kosten, eine äußere Region, ein Warp, ein Ausbau) beginnt einen neuen Stapel; Nachrichten und Fähigkeiten mit Kosten dürfen dazukommen, bis alle nacheinander gepasst haben. Dann geschieht er von oben an.',
      'Ist sein Ziel nicht mehr da, tut ein Ding nichts.',
      'Was vorher vom Stapel entfernt wird, geschieht nicht.',
      'Eine Fähigkeit, die auslöst, weil etwas auf den Stapel kommt, kommt sofort auf den Stapel.',
      'Eine Fähigkeit, die auslöst, während der Stapel geschieht, wartet, bis er leer ist, und beginnt einen neuen.',
      'Fähigkeiten desselben Augenblicks ordnet, wer am Zug ist.',
      'Eine Karte auf dem Stapel kann dort wie eine im Spiel gezielt und zerstört werden, wenn ihr Text es nicht verbietet.',
    ],
  },
  {
    id: 'X-12',
    title: 'Exiled: Wörter',
    clauses: [
      'Fähigkeiten lösen aus, werden benutzt oder gelten immer (C-13).',
      'Eine geopferte Karte kommt auf den Schrott ihres Besitzers und gilt nicht als zerstört.',
      'Das Ziel einer Fähigkeit muss nicht das Ziel des Schiffs im Gefecht sein.',
      'Berichtigte Kartentexte ersetzen die gedruckten; der neueste gilt.',
      'Eine Karte spielen heißt: sie zeigen, bezahlen und auf den Stapel legen.',
      'Begrenzte Karten, X, Abwerfen, Neumontieren, Mineralwerte und Schilde sind die des Core Set.',
    ],
  },
  {
    id: 'X-13',
    title: 'Exiled: das Ende',
    clauses: ['Handlimit, Verlieren und Gewinnen sind die des Core Set (C-14).'],
  },
];
