/** The rulings in German, by their numbers. */
import type { RulingsIn } from '../../../kit/rulings.ts';
import type { chapters } from '../rulings.ts';

export const rulingsDe: RulingsIn<(typeof chapters)[number]> = {
  chapters: {
    Building: 'Bauen',
    Allocation: 'Zuteilung',
    Crew: 'Personal',
    Commands: 'Befehle',
    Combat: 'Kampf',
    Repair: 'Reparatur',
    'Turn and end': 'Zug und Ende',
  },
  texts: {
    'S-R-1':
      'Projekte kommen in die Warteschlange, solange es weniger sind, als sie Plätze hat. Fällt die Zahl der Plätze darunter, geht keines verloren; neue müssen warten.',
    'S-R-5': 'Eine Einheit, die fertig wird, ist in Erprobung, bis der nächste Zug ihrer Seite beginnt.',
    'S-R-8': 'Eine Modifikation kommt nur auf eine Basis, wenn ihre Karte Basen nennt.',
    'S-R-9':
      'Modifikationen haben gedruckte Trefferpunkte und keine Schilde. Schaden daran bleibt, bis er repariert wird. Geht eine verloren, die Trefferpunkte gibt, bleibt der Schaden an ihrer Einheit, und diese kann dadurch fallen.',
    'S-R-20':
      'Geht das Deck mitten im Ziehen aus, wird der Schrottplatz gemischt und weiter gezogen. Karten aus dem Sideboard und Kopien verlassen die Partie, wenn sie das Spiel oder die Warteschlange verlassen.',
    'S-R-28':
      'Ein Projekt in der Warteschlange darf dort bleiben: Nichts macht es später ungültig. Eine einzigartige Karte wartet dort, voll bezahlt, solange ihre Seite eine andere Kopie im Spiel hat.',
    'S-R-34': 'Unlimited hebt die Grenze der Kopien in einem Deck auf, und sonst nichts.',
    'S-R-35':
      'Das veröffentlichte Spiel sagt von Autofactory nur, dass sie 1 Ertrag gibt. Hier ist sie eine Ressource, und Unlimited.',
    'S-R-3':
      'Ertrag auf einem Projekt bleibt dort, bis es fertig oder verschrottet ist. Sonst könnten die meisten Karten nie gebaut werden.',
    'S-R-4':
      'Fertigstellen ist der letzte Schritt der Zuteilungsphase: zuerst Einheiten und Forschung, dann Modifikationen. Ertrag und Kommandopunkte von Fertigem zählen ab der nächsten Zuteilungsphase, Plätze der Warteschlange ab dem nächsten Einreihen.',
    'S-R-45':
      'Der Ertrag einer Zuteilungsphase steht fest, wenn sie beginnt. Einheiten, die für andere Kosten verschrottet werden, nehmen nichts davon, und Forschung, die durch andere Kosten fertig wird, fügt nichts hinzu.',
    'S-R-25':
      'Die anderen Kosten einer Forschung werden statt ihres ganzen Ertrags bezahlt: wenn sie gespielt wird, oder in einer späteren Zuteilungsphase. Ertrag, der schon darauf liegt, ist verloren.',
    'S-R-6':
      'Personal kostet seine Kommandopunkte beim Einstellen und noch einmal für jeden Posten: Einstellen und einen Posten geben kostet doppelt. Auch die Rückkehr auf einen früheren Posten kostet wieder.',
    'S-R-7': 'Personal darf in dem Zug einen Posten bekommen, in dem es eingestellt wird.',
    'S-R-27': 'Keine Karte wechselt die Seite: Niemand führt je Karten von anderen.',
    'S-R-39':
      'Wer Personal einstellt, darf ihm im selben Schritt einen Posten geben, für beide Kosten zusammen. Damit sind die Teilschritte vor dem Einstellen vorbei; mehr darf noch eingestellt werden.',
    'S-R-14':
      'Ein Befehl, der einer Einheit Schaden zufügt, erreicht keine Basen; dafür muss er sie nennen. Er darf stattdessen auf eine Modifikation der Einheit zielen. Einer, der mehrere trifft, trifft jede einmal, die Einheit selbst oder eine Modifikation darauf.',
    'S-R-16': 'Befehle haben Treffen 0. Was die Würfe eines Angriffs senkt, senkt auch ihre.',
    'S-R-22':
      'Was gespielt wird, wartet auf Antworten: zuerst die Gegner im Uhrzeigersinn, dann wer es gespielt hat. Das zuletzt Gespielte geschieht zuerst. Ein aufgehobener Befehl tut nichts, und was dafür bezahlt wurde, ist verloren.',
    'S-R-23':
      'Sofortkarten spielt man in der eigenen Erwerbs- und Kampfphase, bei den Gelegenheiten von S-R-38, während eines Angriffs und als Antwort auf einen Befehl.',
    'S-R-24':
      'Übrige Kommandopunkte bleiben, bis sie in der eigenen Zuteilungsphase zurückkommen. Bis dahin bezahlen sie Sofortkarten in den Zügen von anderen.',
    'S-R-38':
      'Gelegenheiten für Sofortkarten gibt es, wenn ein Zug beginnt, vor seiner Erwerbs-, Kampf- und Reparaturphase, und wenn er endet, bevor abgeworfen wird. Wer am Zug ist, hat sie zu seinem Beginn und vor der Reparaturphase.',
    'S-R-2':
      'Alle Waffen von allen dürfen wieder feuern, wenn irgendein Zug beginnt. Eine Einheit kann so im eigenen Zug angreifen und in jedem anderen zurückschießen, feuert aber keine Waffe zweimal im Zug.',
    'S-R-10':
      'Wer zurückschießt, trifft die angreifende Einheit und nie eine Modifikation darauf: Darauf darf nur der Angreifer zielen.',
    'S-R-11':
      'Ein Angriff und was zurückschießt richten ihren Schaden zugleich an: Eine Einheit, die fällt, hat noch gefeuert. Nur was schießend abfängt und umgangene Verteidigungsstationen feuern vorher.',
    'S-R-12': 'Basen beginnen keine Angriffe. Eine Basis mit Waffen schießt zurück, wenn sie angegriffen wird.',
    'S-R-13': 'Stationen dürfen angreifen, Verteidigungsstationen nicht.',
    'S-R-15':
      'Ausweichen ist nie höher als 6. Wird zu einem Wurf weniger als 0 gezählt, kann mehr als 6 nötig sein; dann trifft nichts.',
    'S-R-30': 'Eine Einheit mit Ausweichen 0, oder ohne, weicht nicht aus: Jeder Schuss trifft sie.',
    'S-R-17':
      'Schilde bis zum Ende des Zuges erhöhen, was davon übrig ist, und ihr Höchstes. Enden sie, sinkt beides um so viel, aber nie unter 0. So ist es auch mit Schilden, die mit einer Modifikation oder Personal verloren gehen.',
    'S-R-29':
      'Von mehreren Einheiten, die abfangen, kommen zuerst die, die den Platz von Zielen einnehmen, dann die, die feuern. Von zweien, die denselben Platz einnehmen, tut es nur die erste.',
    'S-R-31':
      'Fällt der Angreifer durch die, die zuerst feuern, sind seine Schüsse verloren, ihre Waffen verbraucht, und seine Ziele feuern nicht.',
    'S-R-32': 'Eine Basis mit Schilden verliert sie vor ihren Trefferpunkten, wie Einheiten.',
    'S-R-33':
      'Nur eine Waffe, mit der eine Einheit in einem Angriff darauf gezielt hat, zählt gegen eine Verteidigungsstation, nicht was auf sie zurückgeschossen wird.',
    'S-R-41':
      'Eine Einheit, die zum Ziel wird, nachdem ihre Seite geantwortet hat, schießt mit allen Waffen zurück. Ebenso eine, die den Platz eines Ziels einnimmt, wenn ihre Seite sie nicht das Feuer halten lässt.',
    'S-R-42':
      'Wessen Karten angegriffen werden, wird in einem Angriff einmal gefragt, nach allem in einem Formular; und noch einmal nur, wenn der Angreifer danach etwas spielt. Auf den Angriff einer Einheit kann sonst nur noch der Angreifer antworten.',
    'S-R-46':
      'Ein Befehl mit sehr vielen möglichen Zielen hat in jenem Formular keinen Platz: Er wird für sich gespielt, Schritt für Schritt, und wer ihn spielt, wird danach noch einmal nach dem Angriff gefragt.',
    'S-R-44': 'Was Schaden am Rumpf, Zerstörung und Beförderung bewirken, geschieht nach allen Schüssen des Angriffs.',
    'S-R-18':
      'Selbstreparatur kommt zuerst. Dann repariert jede Karte mit Reparatur eine Einheit, Basis oder Modifikation der eigenen Seite, einmal in der Phase und nie über ihre Trefferpunkte hinaus.',
    'S-R-19': 'Einheiten in Erprobung reparieren wie alle anderen.',
    'S-R-21': 'Das Handmaximum zählt nur am Ende des eigenen Zuges. Vorher darf man beliebig viele Karten halten.',
    'S-R-26':
      'Ein Projekt der Warteschlange zu verschrotten kostet 1 Kommandopunkt. Der Ertrag darauf ist verloren, und die Karte kommt auf den Schrottplatz.',
    'S-R-36':
      'Im ersten Zug werden Einreihen und Zuteilung gespielt wie in jedem anderen. Wer beginnt, zieht im ersten Zug eine Karte, oder zwei, wenn der Tisch es so will. Alle anderen haben in ihrem ersten Zug 1 oder 2 Ertrag mehr, wenn der Tisch es so will.',
    'S-R-40':
      'Wer den Zug in der Erwerbsphase beendet, hat keine Kampfphase. Die Projekte, die am Ende des Zuges verschrottet werden, nennt man in einer der beiden Phasen davor; man darf sie neu nennen. Wer keine genannt hat, darf es noch nach dem letzten Angriff.',
    'S-R-43':
      'Beförderungen und Fähigkeiten, die zugleich eintreten, tun es in der Reihenfolge des Tisches, zuerst wer am Zug ist, wenn diese Seite keine andere Reihenfolge sagt.',
    'S-R-37':
      'Wenn der Tisch es so will, endet eine Partie, in der 20 ganze Runden lang niemand Schaden anrichtet: Die Basis mit dem größten Anteil ihrer Trefferpunkte gewinnt. Haben mehrere diesen Anteil, ist es unentschieden.',
  },
};
