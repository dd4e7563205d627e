/** The Trade Phase (3.2, A10): the active player makes an offer; the others accept, decline or make a counter-offer. */
import type { Answer, NewAsk, Option } from '#kernel/ask';
import { needsOf, picked, saidYes, yesNo } from '#kernel/reply';
import type { CardId, Seat } from '#kernel/state';
import { card, zone } from '#kernel/zones';
import { type EseMachine, rule, type EseStep as Step } from '../kind.ts';
import { def } from '../library.ts';
import type { Offer } from '../state.ts';
import { hand, handOver, passHand } from './change.ts';
import { cardsOf, planetsOf } from './facts.ts';
import { countsOf, endOf, goAhead, playOptions, roomAhead } from './plays.ts';
import { cardOption, need, opponents } from './targets.ts';

/** The types that can be traded from play; race cards and homeworlds cannot. */
const tradable: readonly string[] = ['planet', 'fleet', 'tech'];
const worlds: readonly string[] = ['planet', 'homeworld'];

/** What a seat may give away: both hands, and planets, fleets and techs in play. */
function goods(m: EseMachine, seat: Seat): CardId[] {
  return [...hand(m, 'resource', seat), ...hand(m, 'action', seat), ...publicGoods(m, seat)];
}

/** Those of its goods that everybody sees: planets, fleets and techs in play. */
const publicGoods = (m: EseMachine, seat: Seat): CardId[] =>
  cardsOf(m, seat).filter((id) => tradable.includes(def(m, id).type));

/**
 * Asks the active player for an offer, or for what to put into play after trading; skipped if nobody has anything to
 * give.
 */
export const trade: Step = (m, frame) => {
  const { active } = m.state.g;
  const to = opponents(m, active);
  if (goods(m, active).length === 0 && to.every((seat) => goods(m, seat).length === 0)) return;
  const rooms = roomAhead(m, frame);
  const end = endOf(frame);
  const ask: NewAsk = {
    seat: active,
    role: 'action',
    stop: 'trade',
    prompt: { key: 'ask.trade', with: countsOf(rooms) },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        ...playOptions(m, rooms),
        ...to.map(
          (seat): Option => ({ id: `offer:${seat}`, verb: 'offer', about: seat, needs: bundle(m, active, seat) }),
        ),
        ...(to.length > 1 ? [{ id: 'offer:all', verb: 'offerAll', needs: [giving(m, active)] }] : []),
        end,
      ],
    },
    fallback: { pick: [end.id] },
  };
  m.ask(frame, 'trade', ask, rule('trade.chosen'));
};

function giving(m: EseMachine, by: Seat) {
  const mine = goods(m, by).map((id) => cardOption(m, id));
  return need('give', 'need.give', mine, 0, mine.length);
}

/** The needs of an offer: what is given, and what is wanted in return, either public cards in play or "anything". */
function bundle(m: EseMachine, by: Seat, to: Seat) {
  const theirs = publicGoods(m, to).map((id) => cardOption(m, id));
  return [
    giving(m, by),
    // First, so that it is easy to find if the others fill several pages.
    need('want', 'need.want', [{ id: 'anything', verb: 'anything' }, ...theirs], 0, theirs.length + 1),
  ];
}

export const chosen: Step = (m, frame, _op, { answer }) => {
  const [what = 'done'] = picked(answer);
  if (what === 'done') return;
  if (!what.startsWith('offer:')) {
    goAhead(frame, m, what);
    return;
  }
  m.next(frame, rule('trade'));
  const { active } = m.state.g;
  const to = what === 'offer:all' ? opponents(m, active) : [Number(what.split(':')[1])];
  put(m, frame, readOffer(answer, active, to, what === 'offer:all'));
};

function readOffer(answer: Answer | undefined, by: Seat, to: readonly Seat[], open: boolean): Offer {
  const needs = needsOf(answer);
  const want = picked(needs.want);
  return { by, to, give: picked(needs.give), want: open || want.includes('anything') ? undefined : want };
}

/**
 * Makes an offer to its recipients; the offerer may withdraw it as long as nobody has answered. An offer that would leave
 * its maker without a planet is cancelled at once (A10).
 */
function put(m: EseMachine, frame: Parameters<Step>[1], offer: Offer): void {
  const { by, to, give, want } = offer;
  if (give.length === 0 && want !== undefined && want.length === 0) return;
  const [only] = to;
  if (want !== undefined && only !== undefined && !canGive(m, by, give, want)) {
    m.emit({ e: 'tradeOff', seat: by, with: only });
    return;
  }
  m.state.g.offer = offer;
  const told = {
    seat: by,
    whom: [...to],
    give: give.length,
    want: want === undefined ? ('anything' as const) : want.map((id) => card(m.state, id).def),
  };
  m.emit({ e: 'offered', ...told });
  const asks = [...to.map((seat) => answerAsk(m, offer, seat)), withdrawAsk(by)];
  m.askAll(frame, 'answers', asks, rule('trade.answered'), 'decided');
}

function answerAsk(m: EseMachine, offer: Offer, seat: Seat): NewAsk {
  const free = offer.want === undefined;
  const mine = goods(m, seat).map((id) => cardOption(m, id));
  const accept: Option = {
    id: 'accept',
    verb: 'accept',
    about: offer.by,
    ...(free && mine.length > 0 && { needs: [need('give', 'need.return', mine, 0, mine.length)] }),
  };
  const options: Option[] = [
    ...(free || canGive(m, seat, offer.want ?? [], offer.give) ? [accept] : []),
    { id: 'counter', verb: 'counter', about: offer.by, needs: bundle(m, seat, offer.by) },
    { id: 'decline', verb: 'decline' },
  ];
  return {
    seat,
    role: 'choice',
    stop: 'trade.answer',
    alert: true,
    lapses: true,
    prompt: { key: 'ask.offer', with: { by: offer.by } },
    choice: { kind: 'choose', options, min: 1, max: 1 },
    public: ['decline'],
    fallback: { pick: ['decline'] },
  };
}

/** The ask to withdraw an offer; it need not be answered, and does not hold up the others' answers. */
function withdrawAsk(seat: Seat): NewAsk {
  return {
    seat,
    role: 'window',
    stop: 'trade.wait',
    free: true,
    prompt: { key: 'ask.withdraw' },
    choice: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: [
        { id: 'withdraw', verb: 'withdraw' },
        { id: 'wait', verb: 'wait' },
      ],
    },
    fallback: { pick: ['wait'] },
  };
}

/** The first answer that does not decline decides (A32); if all decline, the offer is off. */
export const answered: Step = (m, frame, _op, { bySeat }) => {
  const { offer } = m.state.g;
  m.state.g.offer = undefined;
  if (offer === undefined) return;
  const said = offer.to.map((seat) => ({ seat, answer: bySeat[seat], what: picked(bySeat[seat])[0] }));
  const yes = said.find(({ what }) => what === 'accept');
  const counter = said.find(({ what }) => what === 'counter');
  if (picked(bySeat[offer.by])[0] === 'withdraw') m.emit({ e: 'withdrew', seat: offer.by });
  else if (yes !== undefined && offer.want === undefined) confirm(m, frame, offer, yes.seat, yes.answer);
  else if (yes !== undefined) swap(m, offer, yes.seat, offer.want ?? []);
  else if (counter?.answer !== undefined) put(m, frame, readOffer(counter.answer, counter.seat, [offer.by], false));
  else m.emit({ e: 'declined', seat: offer.by, whom: [...offer.to] });
};

/** Asks the maker of an open offer to accept what is given for it, so that both agree to the same trade (A10). */
function confirm(
  m: EseMachine,
  frame: Parameters<Step>[1],
  offer: Offer,
  other: Seat,
  answer: Answer | undefined,
): void {
  m.state.g.offer = { ...offer, to: [other], back: picked(needsOf(answer).give) };
  const ask = yesNo(offer.by, 'trade.answer', { key: 'ask.confirm', with: { by: other } });
  m.ask(frame, 'confirm', { ...ask, alert: true, lapses: true }, rule('trade.confirmed'));
}

export const confirmed: Step = (m, _frame, _op, { answer }) => {
  const { offer } = m.state.g;
  const agreed = saidYes(answer);
  m.state.g.offer = undefined;
  const [other] = offer?.to ?? [];
  if (offer === undefined || other === undefined) return;
  if (agreed) swap(m, offer, other, offer.back ?? []);
  else m.emit({ e: 'withdrew', seat: offer.by });
};

/** Carries a trade out, unless it would leave one of the two without a planet (A31). */
function swap(m: EseMachine, offer: Offer, other: Seat, back: readonly CardId[]): void {
  if (!canGive(m, offer.by, offer.give, back) || !canGive(m, other, back, offer.give)) {
    m.emit({ e: 'tradeOff', seat: offer.by, with: other });
    return;
  }
  m.emit({ e: 'traded', seat: offer.by, with: other, give: offer.give.length, back: back.length });
  give(m, offer.by, other, offer.give);
  give(m, other, offer.by, back);
}

/** Whether a seat still has the cards, and would have a planet left after exchanging them. */
function canGive(m: EseMachine, seat: Seat, ids: readonly CardId[], gets: readonly CardId[] = []): boolean {
  const own = new Set(goods(m, seat));
  if (!ids.every((id) => own.has(id))) return false;
  return planetsOf(m, seat).length - worldsAmong(m, ids) + worldsAmong(m, gets) > 0;
}

/** How many planets and homeworlds in play are among some cards. */
function worldsAmong(m: EseMachine, ids: readonly CardId[]): number {
  const inPlay = zone(m.state, 'play');
  return ids.filter((id) => inPlay.includes(id) && worlds.includes(def(m, id).type)).length;
}

function give(m: EseMachine, from: Seat, to: Seat, ids: readonly CardId[]): void {
  const inPlay = ids.filter((id) => zone(m.state, 'play').includes(id));
  passHand(
    m,
    ids.filter((id) => !inPlay.includes(id)),
    from,
    to,
    'trade',
  );
  for (const id of inPlay) handOver(m, id, to, 'trade');
}
