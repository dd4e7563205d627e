/** Orders as buttons say them, and plans for several ships, in German. */
import type { Translation } from '#words/catalogue';
import type { orders as en } from './en-orders.ts';

export const orders: Translation<typeof en> = {
  'order.play': '{card} spielen · {price} ISK{target, select, none {} other { → {target}}}',
  'order.region': '{card} öffnen · {price} ISK',
  'order.upgrade': 'Ausbauen zu {card} · {price} ISK',
  'order.use': '{card} benutzen · {cost}{target, select, none {} other { → {target}}}',
  'order.undock': '{card} ablegen{target, select, none {} other { mit {target}}}',
  'order.undockAlone': '{card} ohne Pilot ablegen',
  'order.undockSeveral': 'Einige von {n, number} ablegen',
  'order.undockAll': 'Alle {n, number} Schiffe ablegen',
  'order.dock': '{card} andocken',
  'order.dockSeveral': '{n, plural, one {{card}} other {Einige von #}} andocken',
  'order.dockAll': 'Alle {n, number} Schiffe andocken',
  'order.warpShip': '{card} warpen{target, select, none {} other { nach {target}}}',
  'order.warpTo': 'Einige von {n, number} nach {region} warpen',
  'order.warpAll': 'Alle {n, number} nach {region} warpen{total, select, none {} other { · {total}}}',
  'order.attackShip':
    '{target, select, none {Angreifen} other {{target} angreifen}} mit {card}{forecast, select, none {} other { · {forecast}}}',
  'order.attack': '{region} angreifen mit einigen von {n, number} Schiffen',
  'order.attackAll':
    '{region} angreifen mit {n, plural, =2 {beiden Schiffen} other {allen # Schiffen}}{forecast, select, none {} other { · {forecast}}}',
  'order.command': '{card}: {command}{target, select, none {} other { auf {target}}}',
  'order.off': '{card}: Kommando aus',
  'order.end': 'Verwaltung beenden',
  'order.endRich': 'Verwaltung beenden, {isk, number} ISK behalten',
  'order.targetOn': '{card}{target, select, none {} other { → {target}}}, dann bis zum Ende bleiben und frei feuern',
  'order.fire': 'Feuer eröffnen',
  'order.fireAt':
    '{target, select, none {Ziel nennen} other {Auf {target} feuern{shot, select, destroys { · zerstört es} hits { · {attack, number} gegen 🛡 {shield, number}} other {}}}}',
  'order.stay': '{card} bleibt',
  'order.destroy': '{target} zerstören mit {n, plural, one {einem Schiff} other {# Schiffen}}',
  'order.holdFire': 'Nicht feuern',
  'order.withdraw': 'Schiffe zurückziehen',
  'order.withdrawAllDock': 'Alle {n, number} Schiffe ins Dock zurückziehen',
  'order.withdrawAllTo': 'Alle {n, number} Schiffe nach {region} zurückziehen',
  'order.withdrawOne': '{card} zurückziehen',
  'order.withdrawDock': '{card} ins Dock zurückziehen',
  'order.withdrawTo': '{card} nach {region} zurückziehen',

  'target.yours': '{card} (deine)',
  'target.theirs': '{card} ({name})',
  'forecast.ships': '⚔ {attack, number} 🛡 {shield, number} gegen ⚔ {theirAttack, number} 🛡 {theirShield, number}',
  'forecast.starbase': '⚔ {attack, number} gegen 🛡 {shield, number}',
  'forecast.nobody': 'unbewacht',
  'total.ships': '⚔ {attack, number} 🛡 {shield, number}',

  'plan.hit': '{mark} **{target}**: {n, number} Schaden gegen 🛡 {shield, number} ← {ships}',
  'plan.spared': '▫️ Niemand feuert auf: {list}',
  'plan.holding': '✋ Feuert nicht: {list}',
  'plan.open': '❔ Ohne Ziel: {list}',
  'plan.stay': '🛡️ Bleibt und kämpft: {list}',
  'plan.dock': '🛬 Ins Dock: {list}',
  'plan.region': '🚀 Nach {region}: {list}',
};
