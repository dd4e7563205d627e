/** Every press, by its verb. One without its file here does not compile, nor does one under another's verb. */

import type { Press, PressContext, Pressed } from './core/press.ts';
import type { ResponseKind } from './core/reply.ts';
import type { Verb } from './ids.ts';
import { type ReadPress, readId } from './press-id.ts';
import { lateOnPress } from './presses/clocks/late-on.ts';
import { lateOnYesPress } from './presses/clocks/late-on-yes.ts';
import { lateOncePress } from './presses/clocks/late-once.ts';
import { lateWaitPress } from './presses/clocks/late-wait.ts';
import { optsClockPress } from './presses/clocks/opts-clock.ts';
import { optsClockedPress } from './presses/clocks/opts-clocked.ts';
import { pausePress } from './presses/clocks/pause.ts';
import { resumePress } from './presses/clocks/resume.ts';
import { deckAgainPress } from './presses/decks/deck-again.ts';
import { deckCheckPress } from './presses/decks/deck-check.ts';
import { deckCopyPress } from './presses/decks/deck-copy.ts';
import { deckDelPress } from './presses/decks/deck-del.ts';
import { deckDelYesPress } from './presses/decks/deck-del-yes.ts';
import { deckEditPress } from './presses/decks/deck-edit.ts';
import { deckExportPress } from './presses/decks/deck-export.ts';
import { deckImportPress } from './presses/decks/deck-import.ts';
import { deckListPress } from './presses/decks/deck-list.ts';
import { deckMadePress } from './presses/decks/deck-made.ts';
import { deckPickPress } from './presses/decks/deck-pick.ts';
import { deckReadyPress } from './presses/decks/deck-ready.ts';
import { deckSavePress } from './presses/decks/deck-save.ts';
import { deckSharePress } from './presses/decks/deck-share.ts';
import { deckShowPress } from './presses/decks/deck-show.ts';
import { leagueAdmitPress } from './presses/league/lg-admit.ts';
import { leagueAwayPress } from './presses/league/lg-away.ts';
import { leagueAwayBackPress } from './presses/league/lg-away-back.ts';
import { leagueAwaySetPress } from './presses/league/lg-away-set.ts';
import { leagueBuildPress } from './presses/league/lg-build.ts';
import { leagueBuiltPress } from './presses/league/lg-built.ts';
import { leagueCopyPress } from './presses/league/lg-copy.ts';
import { leagueDeckPress } from './presses/league/lg-deck.ts';
import { leagueDeckedPress } from './presses/league/lg-decked.ts';
import { leagueDeclinePress } from './presses/league/lg-decline.ts';
import { leagueDenyPress } from './presses/league/lg-deny.ts';
import { leagueGivePress } from './presses/league/lg-give.ts';
import { leagueHerePress } from './presses/league/lg-here.ts';
import { leagueJoinPress } from './presses/league/lg-join.ts';
import { leagueLeavePress } from './presses/league/lg-leave.ts';
import { leagueLeaveYesPress } from './presses/league/lg-leave-yes.ts';
import { leagueListPress } from './presses/league/lg-list.ts';
import { leagueListsPress } from './presses/league/lg-lists.ts';
import { leagueLogPress } from './presses/league/lg-log.ts';
import { leagueMinePress } from './presses/league/lg-mine.ts';
import { leaguePackPress } from './presses/league/lg-pack.ts';
import { leaguePairsPress } from './presses/league/lg-pairs.ts';
import { leaguePlayPress } from './presses/league/lg-play.ts';
import { leaguePoolPress } from './presses/league/lg-pool.ts';
import { leagueRulePress } from './presses/league/lg-rule.ts';
import { leagueSecretPress } from './presses/league/lg-secret.ts';
import { leagueStartPress } from './presses/league/lg-start.ts';
import { leagueTablePress } from './presses/league/lg-table.ts';
import { leagueTakePress } from './presses/league/lg-take.ts';
import { leagueTakenPress } from './presses/league/lg-taken.ts';
import { lessonPress } from './presses/lesson/lesson.ts';
import { lessonAgainPress } from './presses/lesson/lesson-again.ts';
import { hintsOffPress } from './presses/lesson/lesson-off.ts';
import { hintsOnPress } from './presses/lesson/lesson-on.ts';
import { skipHintPress } from './presses/lesson/lesson-skip.ts';
import { botPress } from './presses/lobby/bot.ts';
import { botAsPress } from './presses/lobby/bot-as.ts';
import { botRemovePress } from './presses/lobby/bot-remove.ts';
import { botsPress } from './presses/lobby/bots.ts';
import { cancelPress } from './presses/lobby/cancel.ts';
import { chooseDeckPress } from './presses/lobby/deck.ts';
import { deckBotPress } from './presses/lobby/deck-bot.ts';
import { deckPagePress } from './presses/lobby/deck-page.ts';
import { deckSetPress } from './presses/lobby/deck-set.ts';
import { joinPress } from './presses/lobby/join.ts';
import { leavePress } from './presses/lobby/leave.ts';
import { optsPress } from './presses/lobby/opts.ts';
import { optsSetPress } from './presses/lobby/opts-set.ts';
import { playPress } from './presses/lobby/play.ts';
import { startPress } from './presses/lobby/start.ts';
import { orderDropPress } from './presses/orders/order-drop.ts';
import { orderPlanPress } from './presses/orders/order-plan.ts';
import { orderWayPress } from './presses/orders/order-way.ts';
import { orderWaysPress } from './presses/orders/order-ways.ts';
import { orderYesPress } from './presses/orders/order-yes.ts';
import { ordersPress } from './presses/orders/orders.ts';
import { backPress } from './presses/panel/back.ts';
import { changePress } from './presses/panel/change.ts';
import { donePress } from './presses/panel/done.ts';
import { goPress } from './presses/panel/go.ts';
import { pagePanelPress } from './presses/panel/page.ts';
import { pickPress } from './presses/panel/pick.ts';
import { refreshPress } from './presses/panel/refresh.ts';
import { typeNumbersPress } from './presses/panel/type.ts';
import { typedNumbersPress } from './presses/panel/typed.ts';
import { untilPress } from './presses/panel/until.ts';
import { verbPickedPress } from './presses/panel/verb.ts';
import { yesPress } from './presses/panel/yes.ts';
import { dataDeletePress } from './presses/person/data-delete.ts';
import { dataNoPress } from './presses/person/data-no.ts';
import { dataTypePress } from './presses/person/data-type.ts';
import { dataTypedPress } from './presses/person/data-typed.ts';
import { dataYesPress } from './presses/person/data-yes.ts';
import { gamesPagePress } from './presses/person/games-page.ts';
import { openTablePress } from './presses/person/open.ts';
import { profileAudiencePress } from './presses/person/profile-audience.ts';
import { setSettingPress } from './presses/person/set.ts';
import { settingsPagePress } from './presses/person/settings-page.ts';
import { zonePress } from './presses/person/zone.ts';
import { zoneSetPress } from './presses/person/zone-set.ts';
import { boardTextPress } from './presses/reading/board-text.ts';
import { cardPostPress } from './presses/reading/card-post.ts';
import { cardWhisperPress } from './presses/reading/card-whisper.ts';
import { rulesPress } from './presses/reading/rules.ts';
import { askPress } from './presses/requests/ask.ts';
import { askNoPress } from './presses/requests/ask-no.ts';
import { askSurePress } from './presses/requests/ask-sure.ts';
import { askYesPress } from './presses/requests/ask-yes.ts';
import { againPress } from './presses/table/again.ts';
import { answerPress } from './presses/table/answer.ts';
import { boardPress } from './presses/table/board.ts';
import { callsPress } from './presses/table/calls.ts';
import { callsSetPress } from './presses/table/calls-set.ts';
import { concedePress } from './presses/table/concede.ts';
import { concedeNoPress } from './presses/table/concede-no.ts';
import { concedeYesPress } from './presses/table/concede-yes.ts';
import { endPress } from './presses/table/end.ts';
import { endYesPress } from './presses/table/end-yes.ts';
import { handPress } from './presses/table/hand.ts';
import { handsPress } from './presses/table/hands.ts';
import { hintPress } from './presses/table/hint.ts';
import { hushPress } from './presses/table/hush.ts';
import { logPress } from './presses/table/log.ts';
import { logPagePress } from './presses/table/log-page.ts';
import { logSincePress } from './presses/table/log-since.ts';
import { lookPress } from './presses/table/look.ts';
import { lookCardPress } from './presses/table/look-card.ts';
import { lookPagePress } from './presses/table/look-page.ts';
import { morePress } from './presses/table/more.ts';
import { nudgePress } from './presses/table/nudge.ts';
import { recapPress } from './presses/table/recap.ts';
import { recapMistakePress } from './presses/table/recap-mistake.ts';
import { replayPress } from './presses/table/replay.ts';
import { replayPointPress } from './presses/table/replay-point.ts';
import { replayStepPress } from './presses/table/replay-step.ts';
import { replayTurnPress } from './presses/table/replay-turn.ts';
import { replayViewPress } from './presses/table/replay-view.ts';
import { reportPress } from './presses/table/report.ts';
import { reportedPress } from './presses/table/reported.ts';
import { repostPress } from './presses/table/repost.ts';
import { seatPress } from './presses/table/seat.ts';
import { seatBackPress } from './presses/table/seat-back.ts';
import { seatLeavePress } from './presses/table/seat-leave.ts';
import { seatOfferPress } from './presses/table/seat-offer.ts';
import { seatTakePress } from './presses/table/seat-take.ts';
import { setModePress } from './presses/table/set-mode.ts';
import { setStandingPress } from './presses/table/set-standing.ts';
import { setStopsPress } from './presses/table/set-stops.ts';
import { settingsPress } from './presses/table/settings.ts';
import { sidePress } from './presses/table/side.ts';
import { standinPress } from './presses/table/standin.ts';
import { standinMePress } from './presses/table/standin-me.ts';
import { standinYesPress } from './presses/table/standin-yes.ts';
import { stuckNoPress } from './presses/table/stuck-no.ts';
import { undoPress } from './presses/table/undo.ts';
import { undoAskPress } from './presses/table/undo-ask.ts';
import { undoTakePress } from './presses/table/undo-take.ts';
import { wakePress } from './presses/table/wake.ts';
import { watchPress } from './presses/table/watch.ts';
import { watchSetPress } from './presses/table/watch-set.ts';

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
