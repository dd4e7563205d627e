/** What is said about cards that are looked up, in German. */
import type { Translation } from '#words/catalogue';
import type { info as en } from './en-info.ts';

export const info: Translation<typeof en> = {
  // Type lines.
  'type.starbase': 'Sternenbasis',
  'type.upgraded': 'ausgebaut',
  'type.outer region': 'Äußere Region',
  'type.ship': 'Schiff',
  'type.news': 'Nachricht',
  'type.structure': 'Struktur',
  'type.location': 'Standort',
  'type.character': 'Charakter',
  'subtype.frigate': 'Fregatte',
  'subtype.cruiser': 'Kreuzer',
  'subtype.battleship': 'Schlachtschiff',
  'subtype.industrial': 'Industrieschiff',
  'subtype.barge': 'Bergbauschiff',
  'subtype.asteroid field': 'Asteroidenfeld',
  'subtype.station': 'Station',
  'subtype.moon': 'Mond',
  'subtype.planet': 'Planet',

  // Figures.
  'figure.race': 'Volk',
  'figure.price': 'Preis',
  'figure.upgrade': 'Ausbaupreis',
  'figure.isk': '{n} ISK',
  'figure.income': 'Einkommen',
  'figure.attack': 'Angriff',
  'figure.shield': 'Schild',
  'figure.bonus': 'Schildbonus',
  'figure.assembly': 'Montage',
  'figure.duration': 'Dauer',
  'figure.minerals': 'Mineralien',
  'figure.slots': 'Stellplätze',
  'figure.clone': 'Klon',
  'figure.endless': '∞',
  'figure.none': 'keine',
  'figure.ambush': 'Ambush',
  'figure.haul': 'Haul',
  'figure.mining': 'Mining',
  'figure.patrol': 'Patrol',
  'figure.sniping': 'Sniping',
  'figure.tanking': 'Tanking',
  'figure.trade': 'Trade',
  'alias.starbase': '{name} starbase',
  'alias.home': '{name} home region',

  // Words and what they mean.
  'word.ambush': 'Ambush',
  'meaning.ambush':
    'Ein Kommando. In jeder Gefechtsphase, in der das Schiff verteidigt, richtet es vor den Rückzügen seine Ambush-Stärke als Schaden an einem angreifenden Schiff eigener Wahl an.',
  'word.haul': 'Haul',
  'meaning.haul':
    'Ein Kommando. In deinem Einkommensschritt bringt es seine Stärke in ISK, aber nicht mehr, als in seiner Region in diesem Schritt abgebaut wurde; abgebaute ISK zählen dafür einmal.',
  'word.mining': 'Mining',
  'meaning.mining':
    'Ein Kommando, eingeschaltet für einen Standort mit Mineralwert in der Region des Schiffs, die du halten musst. In deinem Einkommensschritt bringt es Mining-Stärke × Mineralwert.',
  'word.patrol': 'Patrol',
  'meaning.patrol': 'Ein Kommando. Solange das Schiff verteidigt, ist sein Angriff um die Patrol-Stärke höher.',
  'word.sniping': 'Sniping',
  'meaning.sniping':
    'Ein Kommando der Ausgabe The Exiled. Wenn die erste Gefechtsphase eines Angriffs beginnt und das Schiff verteidigt, richtet es seine Sniping-Stärke als Schaden an einem angreifenden Schiff an.',
  'word.tanking': 'Tanking',
  'meaning.tanking':
    'Ein Kommando der Ausgabe The Exiled. Solange es an ist, ist der Schild des Schiffs um die Tanking-Stärke höher.',
  'word.trade': 'Trade',
  'meaning.trade':
    'Ein Kommando. In deinem Einkommensschritt bringt es seine Stärke in ISK, wenn du seine Region und einen Standort mit Einkommen hältst; ein Händler je solchem Standort.',
  'word.command': 'Aktives Kommando',
  'meaning.command':
    'Ein Schiff kann in deiner Verwaltung umsonst ein Kommando einschalten, oder alle auf einer Seite der Karte. Es geht aus, wenn das Schiff warpt, andockt oder die Seite wechselt, oder wenn seine Region verloren geht.',
  'word.agent': 'Agent, Pilot',
  'meaning.agent':
    'Ein Charakter wartet in deinem Dock als Agent: Seine Agentenfähigkeit wirkt, und nichts kann auf ihn zielen. Warpt ein Schiff von dir aus dem Dock, kann er als Pilot an Bord gehen, mit Pilotenfähigkeit und Kommandos.',
  'word.clone': 'Klon',
  'meaning.clone':
    'Verlässt das Schiff eines Piloten das Spiel, können sofort die Klonkosten gezahlt werden: Der Charakter kommt zurück ins Dock und hat das Spiel nie verlassen. Sonst wird er zerstört.',
  'word.piloted': 'Bemanntes Schiff',
  'meaning.piloted': 'Ein Schiff mit einem Charakter darauf. Ein Schiff hat höchstens einen Piloten.',
  'word.limited': 'Begrenzt (Limited)',
  'meaning.limited': 'Je Zug darf jede Seite eine begrenzte Karte spielen.',
  'word.affinity': '[Volk]',
  'meaning.affinity': 'Die Fähigkeit wirkt nur, wenn die eigene Sternenbasis von diesem Volk ist.',
  'word.x': 'X',
  'meaning.x':
    'Eine Zahl, die du beim Bezahlen wählst; jedes X auf der Karte ist diese Zahl. Wurde nichts bezahlt, ist es 0.',
  'word.assembly': 'Montage (Assembly)',
  'meaning.assembly':
    'Züge, bis das Schiff bereit ist. Es wartet im Dock und rückt in jedem deiner Montageschritte eine Marke weiter; bis dahin kann es nichts tun.',
  'word.duration': 'Dauer (Duration)',
  'meaning.duration':
    'Züge, die die Nachricht bleibt. Sie rückt in jedem deiner Dauerschritte eine Marke weiter, nicht im Zug, in dem sie gespielt wurde; nach I ist sie weg.',
  'word.stays': 'Dauer ∞',
  'meaning.stays': 'Die Nachricht bleibt im Spiel, bis etwas sie entfernt.',
  'word.minerals': 'Mineralwert',
  'meaning.minerals': 'Was jeder Punkt Mining-Stärke hier im Einkommensschritt bringt.',
  'word.slots': 'Stellplätze (Slots)',
  'meaning.slots': 'Für wie viele Standorte die Region Platz hat.',
  'word.counter': 'Kontern (Counter)',
  'meaning.counter':
    'Nimmt etwas vom Stapel: Es geschieht nicht. Eine Karte kommt auf den Schrott; was bezahlt wurde, bleibt bezahlt.',
  'word.pile': 'Stapel (Pile)',
  'meaning.pile':
    'Karten und Fähigkeiten warten dort, nachdem sie gespielt wurden, bis alle nacheinander gepasst haben. Dann geschehen sie von oben nach unten.',
  'word.reassemble': 'Neu montieren (Reassemble)',
  'meaning.reassemble':
    'Das Schiff kommt ins Dock, als wäre es eben gespielt: volle Montage, kein Schaden, Kommando aus. Es verlässt das Spiel nicht.',
  'word.instead': 'Would be destroyed … instead',
  'meaning.instead':
    'Wird im Augenblick der Zerstörung entschieden und bezahlt, nicht auf dem Stapel. Dann wird nichts zerstört.',
  'word.unfinished': 'Unfertig (Unfinished)',
  'meaning.unfinished': 'In Montage im Dock.',
  'word.tab': 'Marke vor, Marke zurück',
  'meaning.tab': 'Ein Zug Montage oder Dauer weniger, oder mehr. Ein Schiff hat nie mehr als vier Marken.',
  'word.sacrifice': 'Opfern (Sacrifice)',
  'meaning.sacrifice':
    'Eine eigene Karte im Spiel auf den Schrott legen. Im Core Set zählt das als zerstört, in The Exiled nicht.',
  'word.discard': 'Abwerfen (Discard)',
  'meaning.discard':
    'Eine Handkarte auf den Schrott legen. Wer abwirft, wählt die Karte, wenn es nicht durch Zufall geschieht.',
  'word.recover': 'Zurückholen (Recover)',
  'meaning.recover': 'Eine Karte vom eigenen Schrott auf die Hand nehmen.',
  'word.mill': 'Mahlen (Mill)',
  'meaning.mill': 'Karten oben vom Markt auf den Schrott legen. Dadurch verliert niemand.',
  'word.search': 'Suchen (Search)',
  'meaning.search':
    'Den ganzen eigenen Markt durchsehen, die genommene Karte zeigen, dann mischen. Man darf auch keine nehmen.',
  'word.warp': 'Warp',
  'meaning.warp':
    'Ein Schiff von einer Region in eine andere bewegen, in der Verwaltung, umsonst und beliebig weit. In eine feindliche Region ist es ein Angriff. In The Exiled ist auch das Verlassen und Anlaufen des Docks ein Warp.',
  'word.withdraw': 'Zurückziehen (Withdraw)',
  'meaning.withdraw':
    'Ein Gefecht in seinem Rückzugsschritt verlassen: ins Dock, in die Heimatregion oder in eine äußere Region ohne feindliche Schiffe.',
  'word.attacking': 'Angreifend, verteidigend',
  'meaning.attacking':
    'Schiffe in einer angegriffenen Region, vom angreifenden Warp bis zum Ende des Angriffs: die gekommenen, und die der Seite, der die Region gehört.',
  'word.sides': 'Eigen, feindlich',
  'meaning.sides': 'Von dir geführt; von einer anderen Seite geführt.',
  'word.target': 'Ziel (Target)',
  'meaning.target':
    'Gewählt, wenn die Karte oder Fähigkeit auf den Stapel kommt. Angedockte Schiffe können keine Ziele sein. Ist kein Ziel mehr übrig, geschieht nichts.',
  'word.cost': 'Kosten: Wirkung',
  'meaning.cost':
    'Eine Fähigkeit, die in jeder Phase außer der Ziehphase benutzt werden kann, so oft man sie bezahlt. Die Kosten werden sofort bezahlt.',
  'word.when': 'When, at',
  'meaning.when': 'Eine Fähigkeit, die von selbst auf den Stapel kommt, sooft das geschieht.',
  'word.once': 'Einmal je Zug',
  'meaning.once': 'Einmal in jedem Zug, egal wessen, für jede Kopie der Karte.',
  'word.origin': 'Herkunft (Origin)',
  'meaning.origin': 'Das Volk, dem Schiffe und Charaktere entstammen. Mit den Volkssymbolen hat es nichts zu tun.',
  'word.market': 'Markt, Schrott',
  'meaning.market':
    'Dein Nachziehstapel und deine Ablage. Wer von einem leeren Markt ziehen muss, verliert die Partie.',
  'word.icons': 'Volkssymbole',
  'meaning.icons':
    'Eine Karte mit Symbolen kann nur mit einer Sternenbasis eines dieser Völker im Deck sein und gespielt werden.',
  'word.structure': 'Struktur (Starbase structure)',
  'meaning.structure':
    'Wird an die eigene Sternenbasis gebaut. Ihr Schild kommt zu dem der Basis dazu; ihr Einkommen gehört dir.',
  'word.location': 'Standort (Location)',
  'meaning.location':
    'Wer die Region hält, hält ihre Standorte und hat ihr Einkommen und ihre Fähigkeiten, egal wer sie bezahlt hat.',
  'word.outer': 'Äußere Region',
  'meaning.outer': 'Gehört niemandem, wenn sie ins Spiel kommt. Wer zuerst ein Schiff darin hat, hält sie.',
  'word.starbase': 'Sternenbasis',
  'meaning.starbase':
    'Steht für deine Heimatregion. Erreicht der Schaden innerhalb einer Phase ihren gesamten Schild, scheidest du aus.',
};
