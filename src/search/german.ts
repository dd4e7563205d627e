/** The English words of cards by German ones, for whoever looks up a card whose name they know in German only. */
import { plainName } from './names.ts';

const PAIRS = `
abbau mining; abfangen interception; abfangjäger interceptor; ablenkung diversion; abriegelung blackout; abschirmung shield;
admiral admiral; ader vein; allianz federation; alarm alert; angriff attack; anker anchorage; ankerplatz anchorage; antrieb drive;
arbeit work; archiv archive; arsenal arsenal; asteroid asteroid; asteroiden asteroid; atom nuclear; atombombe nuke; attentäter assassin;
aufgestiegene ascendant; aufklärer scout; aufklärung reconnaissance; aufstand uprisings; ausbildung training; ausbruch breakthrough;
ausnahmezustand emergency; ausweichmanöver evasive maneuvers; automat automaton; bank bank; barriere wall; basis base; bastion bastion;
bataillon troops; batterie battery; befehl command; bergbau mining; bergung salvage; beschlagnahme requisition; bestechung bribed;
beute salvage; blockade embargo; blut blood; bombardement bombardment; bombardierung bombardment; bombe bomb; bomben bombs; botschaft embassy;
botschafter ambassador; bote courier; brücke bridge; bund federation; bunker bunkers; burg keep; captain captain; chor choir;
code code; diplomatie diplomacy; drohne drone; drohnen drone; drohnenträger drone carrier; droide droid; droiden droids; dschungel jungle;
dunkel dark; durchbruch breakthrough; echsen reptilians; ei egg; einheit unit; eis ice; eisplanet ice planet; elite elite; embargo embargo;
energie energy; entdeckung discovery; enterung boarding; enterkommando boarding; ernte market; erster first; eskorte escort; fähre ferry;
falle snare; fehler error; fehlschuss misfire; feld field; festung citadel; feuer fire; flaggschiff flagship; flak flak; flotte fleet;
flucht escape; flug flight; forschung research; fracht freight; frachter freighter; fregatte frigate; frei free; frieden peace; fusion fusion;
fürst lord; garnison garrison; gas gas; gasriese gas giant; gefängnis prison; gefecht battle; geheim secret; geist phantom; geister ghost;
generator generator; gericht court; geschütz gun; geschützturm turret; geschwader squadron; gesetz law; gewitter thunder; gift toxic; giftgas toxic gas;
glocke bell; glück luck; gnade amnesty; grenze border; groß grand; grün green; gut good; hafen haven; halle hall; hammer hammer; hand hand;
handel trade; handelsposten trading post; handelshafen trade haven; haufen cluster; heilig holy; heimat homestead; herrscher tyrant; herz heart; himmel heaven;
hinterhalt ambush; hinrichter executioner; hof court; horde horde; hund hound; hyäne jackal; imperial imperial; imperium empire; industrie industry;
insekten insectoids; invasion invasion; jäger hunter; kaiserlich imperial; kamikaze collision; kampf battle; kanone cannon; kanonen guns; kapitän captain;
kartell cartel; kern core; klan clan; klinge blade; klon clone; klone clones; knoten hub; kolonie colony; königin queen; königlich royal; kontrolle control;
konvoi caravan; korsar corsair; kreuzer cruiser; krieg war; krieger warriors; kriegsherr warlord; kriegsrecht martial law; kristall crystal; kundschafter scout;
kurier courier; labor laboratory; ladung cargo; lager depot; langstrecke long range; laser laser; lebend living; lebendig living; legendär legendary; leicht light; leuchtfeuer beacon;
magma magma; magmaplanet magma planet; makler broker; manöver maneuvers; marine naval; marktplatz market; markt market; maschine machine; massenvernichtung mass destruction;
meister master; menschen men; messer knife; meteor meteor; metropole metropolis; mine mine; minen mine; minenfeld minefield; monarch sovereign; mond moon; mutter mother;
mutterschiff mothership; nachbau replicators; nachricht news; nebel nebula; netz web; neutron neutron; nomaden nomads; notfall emergency; notruf distress call; oper opera;
orakel oracle; ordnung order; panzerung plating; papierkram paperwork; parasit larva; pass pass; patrouille patrol; perfekt perfect; pest plague; pflanzen plant; phase phase; pilot pilot; piloten pilots;
piraten pirates; plan plan; planet planet; planeten planets; planetar planetary; plattform platform; plünderer raiders; posten post; priester deacon; projektil projectile; propaganda propaganda; puffer buffer; quarantäne quarantine;
rabe raven; rakete missile; raketen missiles; rasse race; rasiermesser razor; rat council; raum space; raumschiff spaceship; raumstation space station; rebellion rebellion; reparatur repair; republik republic; reserve reserve; reststoffe scrap;
riese giant; ring ring; ritter knights; roboter robots; rückruf recall; rückzug withdrawal; ruinen ruins; ruine ruin; sabotage sabotage; säure acid; schatten shade; scharfschütze sniper; schicksal fate; schiff ship; schild shield; schilde shields; schlacht battle;
schlachtkreuzer battlecruiser; schlachtschiff battleship; schlinge snare; schluss final; schmiede foundry; schmuggler smuggler; schnell fast; schockwelle shockwave; schrein shrine; schrott scrap; schrottplatz scrapyard; schuld debt; schuss shot; schwarm swarm; schwarz black; schwer heavy; schwester sister; see sea; sender transmitter; signal signal;
söldner mercenaries; sonde probe; sonden probes; sonne sun; spion spies; spione spies; sprung jump; sprungtor gate; stab staff; stadt city; stahl steel; station station; statthalter governor; stern star; sterne stars; steuer tithe; störung disturbance; störsender jammer; strahl ray; strategisch strategic; streit grudge; sturm storm;
supernova supernova; superwaffe superweapon; tarnung cloaking; täuschung decoy; tausch exchange; theokratie theocracy; titan titan; tod death; tödlich deadly; torpedo torpedo; torpedos torpedoes; träger carrier; trägerschiff carrier; transport freight; treibstoff fuel; tribunal court; truppen troops; turm tower; überläufer turncoat; überraschung surprise; überraschungsangriff surprise attack; übernahme annex; ufer shoals;
unzerstörbar indestructible; urteil verdict; veteran veteran; verbündete allies; verrat defection; verräter traitors; verteidigung defense; vertrag treaty; verzögerung delay; virus virus; volk race; vorstoß thrust; vorhut vanguard; wache watch; wächter warden; waffe weapon; waffen weapons; waffenruhe truce; waise orphan; wall wall; wanderer wayfarer; warp warp; warpantrieb warp drive; weiser sage; welle wave; welt world; weltraum space; wendepunkt turncoat; werft shipyard; widerruf revoked; wirtschaft economy; wolke cloud; wolf wolf; wüste desert; wüstenplanet desert planet; zeit time; zentrale hub; zerstörer destroyer; zerstörung destruction; zielerfassung tracking; zitadelle citadel; zombie zombie; zombies zombies; zukunft future; zwilling twin`;

/** German endings that do not change what a word means. */
const ENDING = /(?:en|er|es|em|e|n|s)$/;
const stemOf = (word: string): string => (word.length > 4 ? word.replace(ENDING, '') : word);

/** Umlauts as they are written where there are none. */
const spelledOut = (word: string): string => word.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u');

const known = new Map<string, string>();
for (const pair of PAIRS.split(';')) {
  const [german = '', ...english] = plainName(pair).split(' ');
  for (const form of [german, stemOf(german)]) if (!known.has(form)) known.set(form, english.join(' '));
}

/** A text with its German words in English; undefined if it has none that is known. */
export function fromGerman(typed: string): string | undefined {
  const words = plainName(typed).split(' ');
  const meant = words.map((word) => meaningOf(word));
  if (meant.every((word) => word === undefined)) return undefined;
  return words.map((word, i) => meant[i] ?? word).join(' ');
}

function meaningOf(word: string): string | undefined {
  for (const form of [word, spelledOut(word)]) {
    const meaning = known.get(form) ?? known.get(stemOf(form));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}
