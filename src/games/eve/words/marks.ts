/** What sets a card in play apart from others of its name, besides its figures. */
import type { GameEvent } from '#kernel/event';
import type { CardId } from '#kernel/state';
import { joined, signed } from '#words/text';
import { withApart } from '../../kit/apart.ts';
import { nameOf } from '../../kit/phrasebook.ts';
import { battleTags } from '../scenes/tags.ts';
import type { CardInView, LastingInView, PileItemInView } from '../view.ts';
import { figuresIn, inPlayOf } from './cards.ts';
import { isKey } from './catalogue.ts';
import { untilOf } from './changed.ts';
import { cardName, cardsIn, isViewer, nameInPlay, type Scope, whereIs } from './phrasebook.ts';

/** A card in play as it is now: its place, its figures, and what goes on about it. */
export function asItIs(scope: Scope, card: CardInView): string {
  return joined([whereIs(scope, card), inPlayOf(scope, card), marksOf(scope, card)]);
}

/** Events with what set their cards apart from others of their names before them, for the log. */
export function eventsApart(scope: Scope, events: readonly GameEvent[]): readonly GameEvent[] {
  const tags = battleTags(scope.board);
  const open = () =>
    cardsIn(scope).map((one) => ({
      ...one,
      seat: one.controller,
      marks: () => {
        const tag = tags.get(one.id);
        const said = [whereIs(scope, one), ...figuresIn(scope, one), ...marksIn(scope, one)];
        return { said: [...(tag === undefined ? [] : [tag]), ...said.filter((mark) => mark !== '')] };
      },
    }));
  return withApart(events, open);
}

/** What goes on about a card in play: who owns it, what it has done, what is meant for it. Empty if there is nothing. */
export const marksOf = (scope: Scope, card: CardInView): string => joined(marksIn(scope, card));

function marksIn(scope: Scope, card: CardInView): readonly string[] {
  const { t, board } = scope;
  const aims = board.battle?.targets.filter(({ to }) => to === card.id) ?? [];
  const shot = board.battle?.targets.find(({ from }) => from === card.id);
  const at = shot === undefined ? undefined : shipsOf(scope).find(({ id }) => id === shot.to);
  return [
    aims.length > 0 ? t('detail.aimed', { n: aims.length }) : undefined,
    at === undefined ? undefined : t('detail.aims', { card: nameInPlay(scope, at) }),
    card.owner === card.controller ? undefined : ownerOf(scope, card),
    card.bound === true && !card.attacking ? t('detail.bound') : undefined,
    card.used === undefined ? undefined : t('detail.used', { n: card.used.length }),
    card.x === undefined ? undefined : `X ${card.x}`,
    ...shipsOf(scope)
      .filter(({ field }) => field === card.id)
      .map((ship) => t('detail.minedBy', { card: nameInPlay(scope, ship) })),
    ...onPile(scope, card.id),
    ...(board.lasting ?? []).filter(({ on }) => on.includes(card.id)).map((one) => effectText(scope, one)),
    ...(card.pilot === undefined ? [] : marksIn(scope, card.pilot)),
  ].filter((mark) => mark !== undefined);
}

const shipsOf = ({ board }: Scope): readonly CardInView[] => board.regions.flatMap(({ ships }) => ships);

function ownerOf(scope: Scope, { owner }: CardInView): string {
  const { t } = scope;
  return isViewer(scope, owner) ? t('detail.ownedByYou') : t('detail.owned', { name: nameOf(scope, owner) });
}

/** What on the pile has to do with a card in play, from the top. */
function onPile(scope: Scope, id: CardId): string[] {
  const { t, board } = scope;
  return board.pile.flatMap((item) => {
    const card = cardName(scope, item.def);
    const place = placeOnPile(scope, item);
    const damage = item.damage.reduce((sum, { to, n }) => (to === id ? sum + n : sum), 0);
    return [
      item.source === id ? t('detail.source') : undefined,
      item.targets.some((one) => one.card === id) ? t('detail.target', { card }) : undefined,
      item.about?.includes(id) === true ? t('detail.about', { card }) : undefined,
      item.warp?.ships.some((one) => one.card === id) === true ? t('detail.warping') : undefined,
      damage > 0 ? t('detail.hit', { n: damage }) : undefined,
    ].flatMap((mark) => (mark === undefined ? [] : [joined([mark, place], ', ')]));
  });
}

/** Which it is of several of one name on the pile, counted from the top; empty if there is only one. */
export function placeOnPile({ t, board: { pile } }: Scope, item: PileItemInView): string {
  const twins = pile.filter(({ def, kind }) => def === item.def && kind === item.kind);
  return twins.length < 2 ? '' : t('detail.onPile', { n: pile.indexOf(item) + 1 });
}

function effectText({ t }: Scope, { verb, n, command, until }: LastingInView): string {
  if (verb === 'takeControl') return t('detail.lent');
  const key = `change.${verb}`;
  const all = verb === 'prevent' && n === 'all';
  const change = all
    ? t('change.preventAll')
    : isKey(key)
      ? t.any(key, { n: verb === 'prevent' ? Number(n) : signed(Number(n)) })
      : '';
  if (change === '') return '';
  const end = untilOf(until);
  return joined([command, change, end === undefined ? '' : t.any(end)], ' ');
}
