/** Every press, by its verb. One without its file here does not compile, nor does one under another's verb. */

import type { Verb } from '../ids/args.ts';
import { type ReadPress, readId } from '../ids/press-id.ts';
import type { Press, PressContext, Pressed } from '../press.ts';
import type { ResponseKind } from '../reply.ts';
import { lateOnPress } from './clocks/late-on.ts';
import { lateOnYesPress } from './clocks/late-on-yes.ts';
import { lateOncePress } from './clocks/late-once.ts';
import { lateWaitPress } from './clocks/late-wait.ts';
import { optsClockPress } from './clocks/opts-clock.ts';
import { optsClockedPress } from './clocks/opts-clocked.ts';
import { pausePress } from './clocks/pause.ts';
import { resumePress } from './clocks/resume.ts';
import { deckAgainPress } from './decks/deck-again.ts';
import { deckCheckPress } from './decks/deck-check.ts';
import { deckCopyPress } from './decks/deck-copy.ts';
import { deckDelPress } from './decks/deck-del.ts';
import { deckDelYesPress } from './decks/deck-del-yes.ts';
import { deckEditPress } from './decks/deck-edit.ts';
import { deckExportPress } from './decks/deck-export.ts';
import { deckImportPress } from './decks/deck-import.ts';
import { deckListPress } from './decks/deck-list.ts';
import { deckMadePress } from './decks/deck-made.ts';
import { deckPickPress } from './decks/deck-pick.ts';
import { deckReadyPress } from './decks/deck-ready.ts';
import { deckSavePress } from './decks/deck-save.ts';
import { deckSharePress } from './decks/deck-share.ts';
import { deckShowPress } from './decks/deck-show.ts';
import { leagueAdmitPress } from './league/lg-admit.ts';
import { leagueAwayPress } from './league/lg-away.ts';
import { leagueAwayBackPress } from './league/lg-away-back.ts';
import { leagueAwaySetPress } from './league/lg-away-set.ts';
import { leagueBuildPress } from './league/lg-build.ts';
import { leagueBuiltPress } from './league/lg-built.ts';
import { leagueCopyPress } from './league/lg-copy.ts';
import { leagueDeckPress } from './league/lg-deck.ts';
import { leagueDeckedPress } from './league/lg-decked.ts';
import { leagueDeclinePress } from './league/lg-decline.ts';
import { leagueDenyPress } from './league/lg-deny.ts';
import { leagueGivePress } from './league/lg-give.ts';
import { leagueHerePress } from './league/lg-here.ts';
import { leagueJoinPress } from './league/lg-join.ts';
import { leagueLeavePress } from './league/lg-leave.ts';
import { leagueLeaveYesPress } from './league/lg-leave-yes.ts';
import { leagueListPress } from './league/lg-list.ts';
import { leagueListsPress } from './league/lg-lists.ts';
import { leagueLogPress } from './league/lg-log.ts';
import { leagueMinePress } from './league/lg-mine.ts';
import { leaguePackPress } from './league/lg-pack.ts';
import { leaguePairsPress } from './league/lg-pairs.ts';
import { leaguePlayPress } from './league/lg-play.ts';
import { leaguePoolPress } from './league/lg-pool.ts';
import { leagueRulePress } from './league/lg-rule.ts';
import { leagueSecretPress } from './league/lg-secret.ts';
import { leagueStartPress } from './league/lg-start.ts';
import { leagueTablePress } from './league/lg-table.ts';
import { leagueTakePress } from './league/lg-take.ts';
import { leagueTakenPress } from './league/lg-taken.ts';
import { lessonPress } from './lesson/lesson.ts';
import { lessonAgainPress } from './lesson/lesson-again.ts';
import { hintsOffPress } from './lesson/lesson-off.ts';
import { hintsOnPress } from './lesson/lesson-on.ts';
import { skipHintPress } from './lesson/lesson-skip.ts';
import { botPress } from './lobby/bot.ts';
import { botAsPress } from './lobby/bot-as.ts';
import { botRemovePress } from './lobby/bot-remove.ts';
import { botsPress } from './lobby/bots.ts';
import { cancelPress } from './lobby/cancel.ts';
import { chooseDeckPress } from './lobby/deck.ts';
import { deckBotPress } from './lobby/deck-bot.ts';
import { deckPagePress } from './lobby/deck-page.ts';
import { deckSetPress } from './lobby/deck-set.ts';
import { joinPress } from './lobby/join.ts';
import { leavePress } from './lobby/leave.ts';
import { optsPress } from './lobby/opts.ts';
import { optsSetPress } from './lobby/opts-set.ts';
import { playPress } from './lobby/play.ts';
import { startPress } from './lobby/start.ts';
import { orderDropPress } from './orders/order-drop.ts';
import { orderPlanPress } from './orders/order-plan.ts';
import { orderWayPress } from './orders/order-way.ts';
import { orderWaysPress } from './orders/order-ways.ts';
import { orderYesPress } from './orders/order-yes.ts';
import { ordersPress } from './orders/orders.ts';
import { backPress } from './panel/back.ts';
import { changePress } from './panel/change.ts';
import { donePress } from './panel/done.ts';
import { goPress } from './panel/go.ts';
import { pagePanelPress } from './panel/page.ts';
import { pickPress } from './panel/pick.ts';
import { refreshPress } from './panel/refresh.ts';
import { typeNumbersPress } from './panel/type.ts';
import { typedNumbersPress } from './panel/typed.ts';
import { untilPress } from './panel/until.ts';
import { verbPickedPress } from './panel/verb.ts';
import { yesPress } from './panel/yes.ts';
import { dataDeletePress } from './person/data-delete.ts';
import { dataNoPress } from './person/data-no.ts';
import { dataTypePress } from './person/data-type.ts';
import { dataTypedPress } from './person/data-typed.ts';
import { dataYesPress } from './person/data-yes.ts';
import { gamesPagePress } from './person/games-page.ts';
import { openTablePress } from './person/open.ts';
import { profileAudiencePress } from './person/profile-audience.ts';
import { setSettingPress } from './person/set.ts';
import { settingsPagePress } from './person/settings-page.ts';
import { zonePress } from './person/zone.ts';
import { zoneSetPress } from './person/zone-set.ts';
import { boardTextPress } from './reading/board-text.ts';
import { cardPostPress } from './reading/card-post.ts';
import { cardWhisperPress } from './reading/card-whisper.ts';
import { rulesPress } from './reading/rules.ts';
import { askPress } from './requests/ask.ts';
import { askNoPress } from './requests/ask-no.ts';
import { askSurePress } from './requests/ask-sure.ts';
import { askYesPress } from './requests/ask-yes.ts';
import { againPress } from './table/again.ts';
import { answerPress } from './table/answer.ts';
import { boardPress } from './table/board.ts';
import { callsPress } from './table/calls.ts';
import { callsSetPress } from './table/calls-set.ts';
import { concedePress } from './table/concede.ts';
import { concedeNoPress } from './table/concede-no.ts';
import { concedeYesPress } from './table/concede-yes.ts';
import { endPress } from './table/end.ts';
import { endYesPress } from './table/end-yes.ts';
import { handPress } from './table/hand.ts';
import { handsPress } from './table/hands.ts';
import { hintPress } from './table/hint.ts';
import { hushPress } from './table/hush.ts';
import { logPress } from './table/log.ts';
import { logPagePress } from './table/log-page.ts';
import { logSincePress } from './table/log-since.ts';
import { lookPress } from './table/look.ts';
import { lookCardPress } from './table/look-card.ts';
import { lookPagePress } from './table/look-page.ts';
import { morePress } from './table/more.ts';
import { nudgePress } from './table/nudge.ts';
import { recapPress } from './table/recap.ts';
import { recapMistakePress } from './table/recap-mistake.ts';
import { replayPress } from './table/replay.ts';
import { replayPointPress } from './table/replay-point.ts';
import { replayStepPress } from './table/replay-step.ts';
import { replayTurnPress } from './table/replay-turn.ts';
import { replayViewPress } from './table/replay-view.ts';
import { reportPress } from './table/report.ts';
import { reportedPress } from './table/reported.ts';
import { repostPress } from './table/repost.ts';
import { seatPress } from './table/seat.ts';
import { seatBackPress } from './table/seat-back.ts';
import { seatLeavePress } from './table/seat-leave.ts';
import { seatOfferPress } from './table/seat-offer.ts';
import { seatTakePress } from './table/seat-take.ts';
import { setModePress } from './table/set-mode.ts';
import { setStandingPress } from './table/set-standing.ts';
import { setStopsPress } from './table/set-stops.ts';
import { settingsPress } from './table/settings.ts';
import { sidePress } from './table/side.ts';
import { standinPress } from './table/standin.ts';
import { standinMePress } from './table/standin-me.ts';
import { standinYesPress } from './table/standin-yes.ts';
import { stuckNoPress } from './table/stuck-no.ts';
import { undoPress } from './table/undo.ts';
import { undoAskPress } from './table/undo-ask.ts';
import { undoTakePress } from './table/undo-take.ts';
import { wakePress } from './table/wake.ts';
import { watchPress } from './table/watch.ts';
import { watchSetPress } from './table/watch-set.ts';

const presses: { readonly [V in Verb]: Press<V> } = {
  again: againPress,
  hands: handsPress,
  replay: replayPress,
  'replay.step': replayStepPress,
  'replay.turn': replayTurnPress,
  'replay.point': replayPointPress,
  'replay.view': replayViewPress,
  hand: handPress,
  answer: answerPress,
  board: boardPress,
  side: sidePress,
  seat: seatPress,
  log: logPress,
  'board.text': boardTextPress,
  report: reportPress,
  reported: reportedPress,
  'lg.join': leagueJoinPress,
  'lg.play': leaguePlayPress,
  'lg.pack': leaguePackPress,
  'lg.taken': leagueTakenPress,
  'lg.pool': leaguePoolPress,
  'lg.build': leagueBuildPress,
  'lg.built': leagueBuiltPress,
  'lg.lists': leagueListsPress,
  'lg.list': leagueListPress,
  'lg.copy': leagueCopyPress,
  'lg.secret': leagueSecretPress,
  'lg.take': leagueTakePress,
  'lg.admit': leagueAdmitPress,
  'lg.deny': leagueDenyPress,
  'lg.decline': leagueDeclinePress,
  'lg.rule': leagueRulePress,
  'lg.leave': leagueLeavePress,
  'lg.leave.yes': leagueLeaveYesPress,
  'lg.mine': leagueMinePress,
  'lg.deck': leagueDeckPress,
  'lg.decked': leagueDeckedPress,
  'lg.table': leagueTablePress,
  'lg.pairs': leaguePairsPress,
  'lg.log': leagueLogPress,
  'lg.start': leagueStartPress,
  'lg.here': leagueHerePress,
  'lg.give': leagueGivePress,
  'lg.away': leagueAwayPress,
  'lg.away.set': leagueAwaySetPress,
  'lg.away.back': leagueAwayBackPress,
  'log.page': logPagePress,
  watch: watchPress,
  'watch.set': watchSetPress,
  'log.since': logSincePress,
  more: morePress,
  orders: ordersPress,
  'order.ways': orderWaysPress,
  'order.way': orderWayPress,
  'order.plan': orderPlanPress,
  'order.yes': orderYesPress,
  'order.drop': orderDropPress,
  look: lookPress,
  'look.page': lookPagePress,
  'look.card': lookCardPress,
  concede: concedePress,
  'concede.yes': concedeYesPress,
  'concede.no': concedeNoPress,
  settings: settingsPress,
  'set.mode': setModePress,
  'set.stops': setStopsPress,
  'set.standing': setStandingPress,
  calls: callsPress,
  'calls.set': callsSetPress,
  nudge: nudgePress,
  hint: hintPress,
  lesson: lessonPress,
  'lesson.skip': skipHintPress,
  'lesson.off': hintsOffPress,
  'lesson.on': hintsOnPress,
  'lesson.again': lessonAgainPress,
  recap: recapPress,
  'recap.mistake': recapMistakePress,
  hush: hushPress,
  repost: repostPress,
  end: endPress,
  'end.yes': endYesPress,
  standin: standinPress,
  'standin.yes': standinYesPress,
  'stuck.no': stuckNoPress,
  undo: undoPress,
  'undo.take': undoTakePress,
  'undo.ask': undoAskPress,
  wake: wakePress,
  'seat.leave': seatLeavePress,
  'standin.me': standinMePress,
  'seat.back': seatBackPress,
  'seat.offer': seatOfferPress,
  'seat.take': seatTakePress,
  ask: askPress,
  'ask.sure': askSurePress,
  'ask.yes': askYesPress,
  'ask.no': askNoPress,
  pause: pausePress,
  resume: resumePress,
  join: joinPress,
  leave: leavePress,
  bot: botPress,
  bots: botsPress,
  'bot.as': botAsPress,
  'bot.remove': botRemovePress,
  start: startPress,
  cancel: cancelPress,
  deck: chooseDeckPress,
  'deck.bot': deckBotPress,
  'deck.page': deckPagePress,
  'deck.set': deckSetPress,
  opts: optsPress,
  'opts.set': optsSetPress,
  go: goPress,
  done: donePress,
  yes: yesPress,
  page: pagePanelPress,
  back: backPress,
  pick: pickPress,
  verb: verbPickedPress,
  type: typeNumbersPress,
  typed: typedNumbersPress,
  change: changePress,
  refresh: refreshPress,
  until: untilPress,
  'deck.show': deckShowPress,
  'deck.pick': deckPickPress,
  'deck.check': deckCheckPress,
  'deck.export': deckExportPress,
  'deck.share': deckSharePress,
  'deck.copy': deckCopyPress,
  'deck.edit': deckEditPress,
  'late.wait': lateWaitPress,
  'late.once': lateOncePress,
  'late.on': lateOnPress,
  'late.on.yes': lateOnYesPress,
  'opts.clock': optsClockPress,
  'opts.clocked': optsClockedPress,
  'deck.again': deckAgainPress,
  'deck.save': deckSavePress,
  'deck.import': deckImportPress,
  'deck.made': deckMadePress,
  'deck.del': deckDelPress,
  'deck.del.yes': deckDelYesPress,
  'deck.list': deckListPress,
  'deck.ready': deckReadyPress,
  'card.post': cardPostPress,
  'card.whisper': cardWhisperPress,
  play: playPress,
  rules: rulesPress,
  'games.page': gamesPagePress,
  open: openTablePress,
  set: setSettingPress,
  'settings.page': settingsPagePress,
  zone: zonePress,
  'zone.set': zoneSetPress,
  'data.delete': dataDeletePress,
  'data.yes': dataYesPress,
  'data.type': dataTypePress,
  'data.typed': dataTypedPress,
  'data.no': dataNoPress,
  'profile.audience': profileAudiencePress,
};

/** A press with its decoded arguments, ready to run. */
export type FoundPress = {
  readonly verb: Verb;
  /** The table that it belongs to, if it belongs to one. */
  readonly table: string | undefined;
  readonly opensForm: boolean;
  response(pressed: Pressed): ResponseKind;
  run(ctx: PressContext): Promise<void>;
};

/** The press for a custom id; undefined for an id that no version of this program has written. */
export function findPress(customId: string): FoundPress | undefined {
  const read = readId(customId);
  return read === undefined ? undefined : bound(read);
}

function bound<V extends Verb>({ verb, args }: ReadPress<V>): FoundPress {
  const press: Press<V> = presses[verb];
  return {
    verb,
    table: typeof args === 'object' && args !== null && 'table' in args ? String(args.table) : undefined,
    opensForm: press.opensForm === true,
    response: press.response,
    run: (ctx) => press.run(ctx, args),
  };
}
