/** What leagues refuse, and what they tell in their channel, in German. */
import type { Translation } from '#words/catalogue';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'league.name-taken': 'Hier gibt es schon eine Liga namens {name}. Wähle einen anderen Namen.',
  'league.name-bad': 'Der Name einer Liga hat 1 bis 40 Zeichen. Wähle einen kürzeren.',
  'league.many': 'Auf diesem Server laufen {most} Ligen, mehr können es nicht sein. Beende erst eine.',
  'league.no-right':
    'Ligen eröffnet, wer diesen Server oder seine Veranstaltungen verwaltet oder hier moderiert. Frage jemanden davon.',
  'league.not-organiser':
    'Das kann nur die Leitung: wer die Liga eröffnet hat und wer diesen Server verwaltet. Frage jemanden davon.',
  'league.unknown': 'Diese Liga gibt es nicht mehr. `/league list` zeigt die vorhandenen.',
  'league.started': '{name} hat begonnen: Die Anmeldung ist geschlossen, die Einstellungen stehen fest.',
  'league.not-started': '{name} hat noch nicht begonnen. Warte auf den Start; bis dahin kann jeder kommen und gehen.',
  'league.over': '{name} ist vorbei. `/league history` zeigt, wie es ausging.',
  'league.cancelled': '{name} wurde abgesagt. `/league list` zeigt die Ligen, die weitergehen.',
  'league.drafting':
    'Bei {name} wird gedraftet, danach beginnen die Matches. `/league draft` zeigt das Pack, das auf dich wartet.',
  'league.drafted': 'Der Draft von {name} ist vorbei. `/league deck` zeigt deine Karten.',
  'league.building':
    'Bei {name} werden die Decks gebaut, danach beginnen die Matches. `/league deck` zeigt deine Karten.',
  'league.in-review':
    'Alle Matches von {name} sind gespielt, die Leitung sieht die Ergebnisse durch. Wer etwas falsch findet, sagt es mit `/league dispute`.',
  'league.signing-up': 'Die Anmeldung von {name} ist offen. **Mitmachen** nimmt einen Platz.',
  'league.in-already': 'Du bist bei {name} dabei. `/league match` zeigt deine Matches.',
  'league.they-are-in': 'Diese Person ist schon bei {name}. `/league match` zeigt ihr die eigenen Matches.',
  'league.add-late':
    'Zu {name} kann niemand Neues mehr dazukommen. Gib ihr mit `/organise replace` den Platz von jemandem, der ausgestiegen ist.',
  'league.many-own':
    'Du hast hier {most} laufende Ligen, mehr kann eine Person nicht haben. Bring erst eine zu Ende, oder lass jemanden die Liga anlegen, der diesen Server verwaltet.',
  'league.set-fixed':
    '{name} hat begonnen, und davon hängt ab, was schon gespielt oder ausgeteilt ist. Ändern lassen sich noch Tempo, Runden und K.-o. danach, Matches zugleich, Plätze, Aufnahme, Rolle, Geschenke, Abwesenheit, Deckwechsel, Verdecken und die Rolle für den Sieg; eine Rangliste behält ihr Tempo.',
  'league.set-rounds':
    'Wähle {least} bis {most} Runden: Was ausgelost ist, bleibt, und niemand soll zweimal aufeinandertreffen.',
  'league.seed-kind': 'Gesetzt wird nur in einem K.-o. {name} lost aus.',
  'league.no-check-in': 'Bei {name} muss sich gerade niemand melden. Die Nachricht zeigt, wann es losgeht.',
  'league.they-are-not-in': 'Diese Person ist nicht bei {name}. Die Tabelle zeigt, wer dabei ist.',
  'league.bracket-void':
    'Im K.-o.-System muss jemand weiterkommen, also braucht Match {match} ein Ergebnis. Setze eines mit `/organise result`.',
  'league.nothing-to-replay':
    'Match {match} läuft nicht, also kann es nicht von vorn beginnen. `/organise result` setzt sein Ergebnis.',
  'league.void-already': 'Match {match} zählt schon nicht. `/organise result` gibt ihm ein Ergebnis.',
  'league.done-already': 'Das ist schon geschehen. `/league log` zeigt, durch wen.',
  'league.replay-few':
    'Von Match {match} sind weniger als {least} noch dabei, also kann es nicht von vorn beginnen. Setze seine Plätze mit `/organise result`, oder lass es mit `/organise void` nicht zählen.',
  'league.full': 'Alle {places} Plätze sind vergeben.',
  'league.few':
    'Es braucht {least} Leute, dabei {count, plural, =0 {ist niemand} one {ist eine Person} other {sind #}}. Bitte andere dazu.',
  'league.late': 'Runde {round} ist ausgelost; dazukommen konnte man bis Runde {last}.',
  'league.closed': 'Bei {name} kann man nicht mehr dazukommen. Spiele die nächste Saison mit.',
  'league.rounds':
    'Mit {count} Leuten gibt es {most, plural, one {eine Runde} other {# Runden}} ohne Wiederholung. Wähle weniger, oder lass alle gegen alle spielen.',
  'league.setting': 'Das lässt sich nicht einstellen. Wähle aus den Listen.',
  'league.deck-illegal': '{deck} ist hier nicht erlaubt: {text} Wähle ein anderes Deck.',
  'league.excluded': 'Die Leitung hat dich aus dieser Saison ausgeschlossen. Frage nach.',
  'league.not-in': 'Du bist nicht bei {name}. **Mitmachen** nimmt einen Platz.',
  'league.no-match': 'Hier gibt es kein Match {match}. Die Paarungen zeigen die Nummern.',
  'league.match-free': 'Match {match} hat keinen Gegner, da ist nichts zu setzen.',
  'league.follows':
    'Auf Match {match} sind schon andere gefolgt. **Mit allem, was folgt**, {count, plural, one {beginnt ein Match} other {beginnen # Matches}} von vorn.',
  'league.score': 'Das ist kein Ergebnis dieses Matches. Sag, wie viele Partien beide gewonnen haben.',
  'league.reason': 'Sag in {least} bis {most} Zeichen, warum; alle können es lesen.',
  'league.extended':
    'Match {match} kann {left, plural, =0 {keine Zeit} one {noch einen Tag} other {noch # Tage}} bekommen: höchstens {most} Tage je Match.',
  'league.gift-spent': 'Du hast in diesem Match {most} Tage verschenkt, mehr geht nicht.',
  'league.no-open-match': 'Dieses Match läuft nicht, also gibt es keine Zeit zu geben.',
  'league.not-yours': 'Das ist keines deiner Matches. `/league match` zeigt deine.',
  'league.dispute-text': 'Sag in {least} bis {most} Zeichen, was nicht gestimmt hat.',
  'league.no-dispute': 'Zu Match {match} gibt es keinen Einspruch.',
  'league.disputed':
    'Zu Match {match} gibt es einen Einspruch. Beantworte ihn erst, mit `/organise result` oder `/organise stands`.',
  'league.no-round': 'Neu auslosen lässt sich nur eine laufende Runde im Schweizer System.',
  'league.moved': 'In dieser Runde wurde schon gezogen, also wird sie nicht neu ausgelost.',
  'league.apart-who': 'Nenne zwei verschiedene Leute, die bei {name} dabei sind.',
  'league.they-are-banned':
    'Auf diesem Server dürfen sie keine Plätze einnehmen: Das hat seine Moderation entschieden. Wähl jemand anderen.',
  'league.has-looked':
    'Du hast für die Leitung eine Liste von {name} angesehen, deshalb kannst du in dieser Saison nicht mitspielen. Mach bei der nächsten mit.',
  'league.they-have-looked':
    'Sie haben für die Leitung eine Liste von {name} angesehen und können in dieser Saison nicht mitspielen. Wähl jemand anderen.',
  'league.result-how':
    'Sag das Ergebnis von Match {match} auf eine Art: wer gewonnen hat mit `winner:`, die Partien beider mit `first:` und `second:` (0 und 0 ist unentschieden) oder an einem Tisch mit mehr als zwei die Plätze aller mit `places:`.',
  'league.winner-who': 'Sie spielen nicht in Match {match}. Nenn jemanden, der dort spielt.',
  'league.not-asked': 'Diese Person wartet nicht darauf, aufgenommen zu werden.',
  'league.organisers': 'Eine Liga hat höchstens {most} Leute in der Leitung, außer wer sie eröffnet hat.',
  'league.replace-who': 'Diese Person ist schon bei {name}. Wähle jemand anderen.',
  'league.order': 'Nenne die Plätze aller {count} in der Reihenfolge der Paarungen: 2 1 3.',
  'league.announce': 'Sag etwas in {least} bis {most} Zeichen.',
  'league.plays': 'Wer mitspielt, sieht keine Listen, auch in der Leitung nicht.',
  'league.no-pool': 'Du hast bei {name} keine Booster geöffnet.',
  'league.built': 'Die Decks von {name} stehen fest, auch deines.',
  'league.pool': '{card}: Du hast {have}, auf der Liste stehen {n}. Ändere die Liste.',
  'league.no-draft': 'Bei {name} läuft gerade kein Draft von dir.',
  'league.take': 'Nimm {n, plural, one {eine Karte} other {# Karten}} aus dem Pack.',
  'league.away-days':
    '{left, plural, =0 {Die {most} Tage dieser Saison, an denen du abwesend sein kannst, sind verbraucht.} other {Wähle 1 bis {left} ganze Tage, ab sofort oder in bis zu 7 Tagen.}}',
  'league.away-twice': 'An einem dieser Tage bist du schon abwesend. Nimm das erst zurück.',
  'league.held': '{name} ist von der Leitung angehalten. Nichts geht verloren; mach weiter, wenn es weitergeht.',
  'league.draft-kind': 'Drafts gibt es im Schweizer System und bei alle gegen alle, zu zweit am Tisch.',
  'league.closed-list':
    'Diese Liste ist nicht offen. Listen öffnen sich, wenn eine Saison vorbei ist, außer jemand behält die eigene für sich.',
  'league.asked': 'Wer mitspielt, entscheidet die Leitung; sie hat deine Anfrage.',
  'league.not-done':
    '{name} läuft noch. Matches enden spätestens, wenn eine Zeit abgelaufen ist; `/league match` zeigt deine.',
  'league.proposal-gone':
    'Das ist schon geschehen, oder es ist zu lange her. Gib den Befehl noch einmal, wenn es noch geschehen soll.',
  'league.changed': 'Jemand war schneller. Sieh noch einmal nach, so steht es jetzt.',
  'league.seats':
    'An einem Tisch von {game} sitzen {least, plural, =2 {zwei} other {#}} bis {most}. Wähle so eine Zahl.',
  'league.pods':
    'An Tischen mit mehr als zweien sitzen {least} oder mehr, gespielt werden einzelne Partien, im Schweizer System und in Ranglisten.',
  'league.legs': 'Hin- und Rückspiele gibt es nur, wo alle gegen alle spielen. Lass die Leute sich einmal treffen.',
  'league.team-size':
    'In einer Team-Liga spielen Teams von 2 bis 5; überall sonst spielt man für sich. Wähle `team:` entsprechend.',
  'league.no-teams': 'In {name} braucht niemand ein Team: Alle spielen für sich.',
  'league.team-name': 'Der Name eines Teams hat {least} bis {most} Zeichen. Wähle einen kürzeren.',
  'league.team-full': '{team} hat alle seine {size} Leute. Wähle ein anderes Team oder gründe eines.',
  'league.team-taken': 'Ein Team namens {team} gibt es schon. Wähle einen anderen Namen.',
  'league.not-in-team':
    'Diese Person ist in keinem Team. Wer organisiert, kann sie mit `/league team` in eines setzen.',
  'league.not-captain': 'Das können nur der Kapitän von {team} und die Organisatoren. Frag dort.',
  'league.teams-short':
    '{count, plural, one {{person} hat} other {{person} und # weitere haben}} kein ganzes Team von {size}. Warte, bis mehr mitmachen, oder vervollständige die Teams mit `/league team` und `/organise remove`.',
  'league.ladder-short':
    'Bei diesem Tempo kann ein Match {days} Tage dauern, in {weeks} Wochen könnte also keines beginnen. Wähle mehr Wochen oder ein schnelleres Tempo.',
  'league.no-boosters': 'Für {game} gibt es keine Booster; gespielt wird mit eigenen Decks.',
  'league.role': 'Mitmachen können nur Leute mit der Rolle <@&{role}>. Frage die Leitung der Liga.',
  'league.no-ladder': '{name} ist keine Rangliste: Die Matches werden von selbst ausgelost.',
  'league.queue-closed': '{name} geht bald zu Ende; ein neues Match würde nicht rechtzeitig enden.',
  'league.queue-busy': 'Du hast {most} offene Matches, mehr geht nicht. Spiele erst eines zu Ende.',
  'league.challenger-busy': 'Inzwischen laufen dort zwei andere Matches. Eine neue Herausforderung ist später möglich.',
  'league.no-challenge': 'An Tischen mit mehr als zweien wird niemand herausgefordert. **Spielen** stellt dich an.',
  'league.challenge-who': 'Diese Person ist nicht bei {name}. Wähle jemand anderen, der dabei ist.',
  'league.challenges':
    'Du kannst {made} Leute zugleich herausfordern, und {against} können dieselbe Person herausfordern. Warte auf eine Antwort, oder stell dich an.',
  'league.challenge-gone': 'Diese Herausforderung gilt nicht mehr.',

  'news.cancelled': '**{league}** ist abgesagt: „{reason}“',
  'news.cancelled-few': '**{league}** ist abgesagt, weil zu wenige dabei sind.',
  'news.check-in': '**{league}** beginnt <t:{until}:R>. Bis dahin melden sich alle; wer es nicht tut, ist nicht dabei.',
  'news.you-check-in':
    '**{league}** beginnt <t:{until}:f>. Drücke vorher **Ich bin da** unter der Nachricht in <#{channel}>; wer es nicht tut, ist nicht dabei.',
  'news.not-checked-in':
    '**{league}** hat ohne dich begonnen, weil du dich nicht gemeldet hattest. Die nächste Saison steht dir offen.',
  'news.no-team':
    '**{league}** hat ohne dich begonnen, da deinem Team Leute fehlten. Die nächste Saison steht dir offen.',
  'news.teams': '**{home}** {own, number} : {other, number} **{away}** (Runde {round, number}).',
  'news.added': 'Die Leitung hat {person} in **{league}** aufgenommen: „{reason}“',
  'news.you-added': 'Die Leitung hat dich in **{league}** aufgenommen: „{reason}“ Mit `/league drop` steigst du aus.',
  'news.longer': 'Die Anmeldung für **{league}** geht noch eine Woche weiter: Es braucht {least} Leute.',
  'news.silent':
    'Die Matches von **{league}** warten: In <#{channel}> darf ich nicht schreiben. Lass mich den Kanal sehen, Nachrichten senden, Threads anlegen und darin schreiben; dann beginnen die Matches von selbst, und bis dahin läuft niemandes Zeit.',
  'news.started': '**{league}** hat mit {count} Leuten begonnen.',
  'news.fewer-rounds':
    '{wished, plural, one {Eine Runde ist} other {# Runden sind}} zu viel für die {count} Leute, die gekommen sind: Ohne Wiederholung {rounds, plural, one {gibt es eine} other {gibt es #}}, und so viele werden gespielt.',
  'news.round': 'Runde {round} von **{league}** ist ausgelost.',
  'news.cut-table': 'Die Runden von **{league}** sind vorbei. Die besten {count} spielen an einem letzten Tisch.',
  'news.cut': 'Die Runden von **{league}** sind vorbei. Die besten {count} spielen im K.-o.-System weiter.',
  'news.won': '{winner} schlägt {loser} (Match {match}).',
  'news.table': 'Match {match} ist vorbei: {places}.',
  'news.drawn': '{winner} und {loser} trennen sich unentschieden (Match {match}).',
  'news.time': 'Die Zeit von {loser} ist abgelaufen: {winner} gewinnt Match {match}.',
  'news.absent': '{loser} ist nicht gekommen: {winner} gewinnt Match {match}.',
  'news.nobody': 'Zu Match {match} ist niemand gekommen: Beide verlieren.',
  'news.dropped': '{loser} ist nicht mehr dabei: {winner} gewinnt Match {match}.',
  'news.replay': 'Match {match} zwischen {winner} und {loser} endete unentschieden, also spielen sie noch einmal.',
  'news.ruled':
    'Die Leitung hat{own, select, yes {, in eigener Sache,} other {}} das Ergebnis von Match {match} gesetzt: {winner} {won} : {lost} {loser}. „{reason}“',
  'news.ruled-table':
    'Die Leitung hat{own, select, yes {, in eigener Sache,} other {}} die Plätze von Match {match} gesetzt: „{reason}“',
  'news.void': 'Die Leitung wertet Match {match} nicht: „{reason}“',
  'news.anew': 'Die Leitung lässt Match {match} neu beginnen: „{reason}“',
  'news.stands': 'Die Leitung hat Match {match} angesehen; das Ergebnis gilt: „{reason}“',
  'news.dispute':
    '**{league}**: {person} hat Einspruch zu Match {match}: „{text}“\nAntworte mit `/organise result` oder `/organise stands`.',
  'news.held': 'Die Leitung hält **{league}** an: „{reason}“ Nichts beginnt, und alle Uhren stehen still.',
  'news.goes-on': '**{league}** geht weiter: „{reason}“',
  'news.paired-anew': 'Runde {round} von **{league}** ist neu ausgelost: „{reason}“',
  'news.building': '**{league}**: Alle bauen aus ihren Karten ein Deck, bis <t:{until}:f>. `/league deck` zeigt deine.',
  'news.draft': '**{league}**: Der Draft beginnt. `/league draft` zeigt das Pack, das auf dich wartet.',
  'news.pack':
    '**{league}**: Booster {booster} wartet auf dich. `/league draft` zeigt ihn; nimm deine Karten binnen 12 Stunden.',
  'news.deck-made':
    '**{league}**: Aus deinen Karten wurde ein Deck gebaut, weil du keines abgegeben hast. `/league deck` zeigt es und ändert es bis zu deinem ersten Match.',
  'news.again': 'Die Anmeldung für Saison {season} von **{league}** ist offen.',
  'news.let-in': 'Du bist bei **{league}** dabei.',
  'news.turned-down': 'Die Leitung von **{league}** hat dich nicht aufgenommen.',
  'news.replaced': '{next} übernimmt in **{league}** den Platz von {person}: „{reason}“',
  'news.announce': '**{league}**: {text}',
  'news.stuck-table':
    'Match {match} von **{league}** hängt fest: An seinem Tisch geht es nicht weiter. Die Leitung lässt es neu beginnen oder setzt sein Ergebnis.',
  'news.stuck-organisers':
    '**{league}**: Match {match} hängt fest, weil es an seinem Tisch nicht weitergeht. `/organise replay` beginnt es an einem anderen Tisch von vorn, `/organise result` setzt sein Ergebnis, und mit `/organise void` zählt es nicht.',
  'news.stuck-no-more': 'In Match {match} von **{league}** geht es weiter.',
  'news.disputed': '**{league}**: {person} erhebt Einspruch gegen Match {match}. Die Leitung sieht es sich an.',
  'news.dispute-closed':
    '**{league}**: {person} erhebt Einspruch gegen Match {match}. `/organise check` zeigt der Leitung, warum.',
  'news.barred': '{person} darf auf diesem Server keine Plätze mehr einnehmen und ist damit aus **{league}** heraus.',
  'news.you-barred':
    'Du bist aus **{league}** heraus: Die Moderation des Servers lässt dich keine Plätze einnehmen. Frag jemanden von ihr.',
  'news.you-removed':
    'Die Leitung hat dich aus **{league}** ausgeschlossen: „{reason}“\nDeine offenen Matches sind verloren. Frag sie, wenn du das falsch findest.',
  'news.you-went':
    'Du bist aus **{league}** heraus, weil du den Server verlassen hast.{back, select, yes { Komm zurück, und **Mitmachen** bringt dich wieder hinein.} other {}}',
  'news.you-gave':
    '{next} hat von jetzt an deinen Platz in **{league}**: „{reason}“ Frag die Leitung, wenn du das falsch findest.',
  'news.you-take':
    'Du hast von jetzt an den Platz von {person} in **{league}**, mit seinen Ergebnissen, seinem Deck und seinen offenen Matches. `/league match` zeigt sie.',
  'news.cancelled-gone': '**{league}** ist abgesagt, weil ich seit 60 Tagen nicht auf dem Server bin.',
  'news.unreached':
    '**{league}**: Keine Warnung erreicht {person} in Match {match}, deshalb läuft die Zeit dort nicht ab. Setz ein Ergebnis mit `/organise result`, oder gib den Platz mit `/organise replace` jemand anderem.',
  'news.gone': '{person} hat den Server verlassen und damit **{league}**.',
  'news.free': '{person} ist in Runde {round} von **{league}** spielfrei, das zählt als Sieg.',
  'news.out': '{person} ist zu zwei Matches nicht gekommen und bei **{league}** ausgeschieden.',
  'news.you-are-out':
    'Du bist zu zwei Matches von **{league}** nicht gekommen und deshalb ausgeschieden. {back, select, yes {**Mitmachen** unter der Nachricht der Liga nimmt deinen Platz wieder ein.} other {Spiele die nächste Saison mit.}}',
  'news.left': '{person} ist bei **{league}** ausgestiegen.',
  'news.removed': 'Die Leitung hat {person} aus **{league}** ausgeschlossen: „{reason}“',
  'news.stuck':
    'Match {match} von **{league}** konnte nicht beginnen. Die Leitung kann es mit `/organise replay` noch einmal versuchen oder sein Ergebnis setzen.',
  'news.ladder-ends': 'Die Wochen von **{league}** sind vorbei; die letzten Matches werden zu Ende gespielt.',
  'news.review': 'Alle Matches von **{league}** sind gespielt. Die Leitung sieht sie durch, dann gilt das Ergebnis.',
  'news.final':
    '**{league}, Saison {season}**: {first, select, none {niemand hat Platz 1} other {1. {first}}}{second, select, none {} other { · 2. {second}}}{third, select, none {} other { · 3. {third}}}',
};
