/** Everything that people read of the game. */
import type { Words } from '#face/words';
import { catalogue } from '#words/catalogue';
import type { Library, SalvageBoard } from './kind.ts';
import { GOAL } from './rules.ts';

const en = {
  status: 'Turn {turn, number} · **{name}**’s turn',
  fact: 'Your hulks are worth {n, number} of {goal, number}.',
  'ask.turn': 'Play a card, or pass.',
  'need.target': 'Which hulk?',
  'verb.play': 'Play',
  'verb.pass': 'Pass',
  worth: 'worth {n, number}',
  'line.turnBegan': '▸ {name}’s turn',
  'line.drew': '{name} draws {n, plural, =0 {nothing} one {a card} other {# cards}}.',
  'line.played': '{name} plays **{card}**.',
  'line.passed': '{name} passes.',
  'line.harmed': '{card} loses {n, number} worth.',
  'line.scrapped': '{card} is scrap.',
  'line.towed': '{name} tows {card} away.',
  'line.conceded': '{name} gives up.',
  unknown: 'Something.',
} as const;
const { translatorIn, isKey } = catalogue({ en }, 'none');

export function salvageWords({ get, cards }: Library): Words<SalvageBoard> {
  const t = translatorIn('en');
  const nameOf = (id: unknown) => (cards.some((one) => one.id === id) ? get(String(id)).name : t('unknown'));
  const textFor = (key: string) => (isKey(key) ? t.any(key) : t('unknown'));
  return {
    status: ({ turn, active }, names) => t('status', { turn, name: names[active] ?? '' }),
    facts: ({ seat, board }) =>
      seat === undefined ? [] : [t('fact', { n: board.seats[seat]?.worth ?? 0, goal: GOAL })],
    prompt: (_view, ask) => textFor(ask.prompt.key),
    context: () => [],
    verb: (verb) => ({ label: textFor(`verb.${verb}`), ...(verb === 'play' && { likely: true }) }),
    option({ board }, { note, verb }) {
      if (note?.def === undefined) return { label: textFor(`verb.${verb}`) };
      const worth = board.field.find(({ def }) => def === note.def)?.worth;
      return { label: nameOf(note.def), ...(worth !== undefined && { detail: t('worth', { n: worth }) }) };
    },
    message: (_view, { key }) => textFor(key),
    line(event, names) {
      const key = `line.${event.e}`;
      if (!isKey(key)) return undefined;
      return t.any(key, { n: Number(event.n ?? 0), name: names[Number(event.seat)] ?? '', card: nameOf(event.def) });
    },
    weight: ({ e }) => (e === 'turnBegan' ? 'chapter' : undefined),
    stops: [],
    spans: [],
    standing: [],
    refusal: () => t('unknown'),
  };
}
