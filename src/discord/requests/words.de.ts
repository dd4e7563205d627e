/** What players ask the others of their table to agree to, in German. */
import type { Translation } from '#words/catalogue';
import type { requests as en } from './words.en.ts';

export const requests: Translation<typeof en> = {
  'ask.button.end': 'Ohne Ergebnis beenden …',
  'ask.sure.end': '**Anfragen, {game} ohne Ergebnis zu beenden?** Niemand gewinnt, und die Partie zählt für nichts.',
  'ask.what.end': '{who} möchte diese Partie ohne Ergebnis beenden.',

  'ask.button.undo': 'Zurücknehmen …',
  'ask.sure.undo': '**Anfragen, ob du deinen letzten Zug zurücknehmen darfst?** Alles, was danach kam, entfällt mit.',
  'ask.what.undo':
    '{who} möchte den letzten eigenen Zug zurücknehmen, mit allem, was danach kam.{seen, select, true { {who} hat dabei Karten gesehen; wer noch einmal zieht, zieht dieselben.} other {}}',

  'undo.sure':
    '**Das zurücknehmen?** {free, select, true {Niemand hat dadurch etwas erfahren.} other {Andere haben seitdem etwas gesehen oder geantwortet, also müssen sie zustimmen{clock, select, true {, und so lange läuft deine Uhr} other {}}.{seen, select, true { Sie erfahren, dass du dabei Karten gesehen hast.} other {}}}}\n> {move}\nAlles, was danach kam, entfällt mit. Karten und Würfel bleiben, wie sie sind.',
  'undo.take': 'Zurücknehmen',
  'undo.done': 'Zurückgenommen. Wähle neu.',
  'ask.button.pause': 'Uhren anhalten …',
  'ask.sure.pause':
    '**Anfragen, {game} bis {until} zu pausieren?** Alle Uhren stehen still. Wer mitspielt, kann die Pause beenden.',
  'ask.what.pause': '{who} möchte diese Partie bis {until} pausieren: Alle Uhren stünden still.',
  'pause.title':
    '**Wie lange sollen alle Uhren von {game} stillstehen?** Alle, die mitspielen, müssen zustimmen, und alle können die Pause beenden.',
  'pause.days': '{days, plural, one {# Tag} other {# Tage}}',
  'pause.end': 'Pause beenden',
  'pause.ended': 'Die Pause ist vorbei. Die Uhren laufen wieder.',
  'pause.live': '-# ⏸ Die Uhren stehen still bis {until}.',

  'ask.button.skip': 'Einmal für {name} antworten …',
  'ask.sure.skip':
    '**Anfragen, an Stelle von {name} üblich zu antworten?** Worum es für {name} gerade geht, wird einmal gepasst oder üblich beantwortet. {name} bleibt in der Partie.',
  'ask.what.skip': '{who} möchte, dass **{name}** dies eine Mal übergangen wird; der Tisch hat lange gewartet.',

  'ask.button.standin': 'Computer für {name} bis zur Rückkehr …',
  'ask.sure.standin':
    '**Anfragen, den Computer für {name} spielen zu lassen?** Der Platz bleibt bei {name}: Zurückkommen ist jederzeit möglich.',
  'ask.what.standin':
    '{who} möchte den Computer für **{name}** spielen lassen, bis **{name}** zurück ist; der Tisch hat lange gewartet.',

  'ask.button.substitute': 'Ersatz für {name} …',
  'ask.sure.substitute':
    '**Anfragen, den Platz von {name} jemand anderem anzubieten?** Wer ihn nimmt, spielt mit allem weiter, was dazugehört. Bis dahin bleibt er bei {name}.',
  'ask.what.substitute': '{who} möchte den Platz von **{name}** jemand anderem anbieten; der Tisch hat lange gewartet.',

  'offer.open':
    '**Der Platz von {name} ist zu haben.** Wer ihn nimmt, spielt mit der Hand und allem anderen weiter, was dazugehört, und sieht es sofort. Bis dahin spielt {name}.{who, select, none {} other { Er ist für {who} reserviert.}}',
  'offer.taken': '**{name}** hat diesen Platz genommen.',
  'offer.over': '-# Dieser Platz wird nicht mehr angeboten.',
  'offer.take': 'Platz nehmen',
  'offer.begun':
    'Dein Platz wird in einer Nachricht am Tisch angeboten. Du spielst, bis ihn jemand nimmt; wenn du selbst **Platz nehmen** drückst, behältst du ihn.',
  'offer.kept': 'Du behältst den Platz, und er wird nicht mehr angeboten.',
  'offer.button': 'Ersatz für meinen Platz suchen',

  'ask.terms':
    '{count, plural, one {{who} muss zustimmen und hat dafür {time} Zeit.} other {{all, select, true {Alle} other {Mehr als die Hälfte}} müssen zustimmen und haben dafür {time} Zeit: {who}.}}',
  'ask.nobody': 'Sonst muss niemand zustimmen, also geschieht es sofort. Es lässt sich nicht zurücknehmen.',
  'ask.them': 'Anfragen',
  'ask.do': 'Ausführen',
  'ask.open':
    '{count, plural, one {{who} muss zustimmen} other {{all, select, true {Alle} other {Mehr als die Hälfte}} müssen zustimmen: {who}}}; die Anfrage endet {until}.',
  'ask.yes': 'Zustimmen',
  'ask.no': 'Ablehnen',
  'ask.asked':
    'Die Anfrage steht in einer Nachricht am Tisch. Wenn du dort **Ablehnen** drückst, ziehst du sie zurück.',
  'ask.noted': 'Deine Antwort ist vermerkt.',
  'ask.over.agreed': '**Zugestimmt.**',
  'ask.over.refused': '**Nicht zugestimmt.** Alles bleibt, wie es ist.',
  'ask.over.lapsed': '**Nicht rechtzeitig zugestimmt.** Alles bleibt, wie es ist.',
  'ask.over.moot': '**Am Tisch ging es inzwischen weiter.** Es wurde nichts geändert.',
  'ask.over.withdrawn': '**Zurückgezogen.** Alles bleibt, wie es ist.',
};
