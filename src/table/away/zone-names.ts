/** What people type for a time zone: names of zones, cities in today's names and in former ones, and abbreviations that mean several. */
import { namedToday, zoneNames } from './zones.ts';

/** A zone, or those that may have been meant; without any, there is no such zone. */
export type ZoneTyped = { readonly zone: string } | { readonly meant: readonly string[] };

/**
 * Cities whose zone has another or a former name, and large ones that have none of their own. ICU goes on calling some zones
 * by the names that they had first.
 */
const CITIES: Readonly<Record<string, string>> = {
  kyiv: 'Europe/Kyiv',
  kiev: 'Europe/Kyiv',
  kolkata: 'Asia/Kolkata',
  calcutta: 'Asia/Kolkata',
  mumbai: 'Asia/Kolkata',
  delhi: 'Asia/Kolkata',
  new_delhi: 'Asia/Kolkata',
  bangalore: 'Asia/Kolkata',
  bengaluru: 'Asia/Kolkata',
  kathmandu: 'Asia/Kathmandu',
  katmandu: 'Asia/Kathmandu',
  yangon: 'Asia/Yangon',
  rangoon: 'Asia/Yangon',
  ho_chi_minh: 'Asia/Ho_Chi_Minh',
  ho_chi_minh_city: 'Asia/Ho_Chi_Minh',
  saigon: 'Asia/Ho_Chi_Minh',
  hanoi: 'Asia/Bangkok',
  beijing: 'Asia/Shanghai',
  astana: 'Asia/Almaty',
  nuuk: 'America/Nuuk',
  godthab: 'America/Nuuk',
  asmara: 'Africa/Asmara',
  asmera: 'Africa/Asmara',
  faroe: 'Atlantic/Faroe',
  faeroe: 'Atlantic/Faroe',
  san_francisco: 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  las_vegas: 'America/Los_Angeles',
  washington: 'America/New_York',
  boston: 'America/New_York',
  miami: 'America/New_York',
  philadelphia: 'America/New_York',
  atlanta: 'America/New_York',
  dallas: 'America/Chicago',
  houston: 'America/Chicago',
  montreal: 'America/Toronto',
  ottawa: 'America/Toronto',
  calgary: 'America/Edmonton',
  rio_de_janeiro: 'America/Sao_Paulo',
  brasilia: 'America/Sao_Paulo',
  munich: 'Europe/Berlin',
  munchen: 'Europe/Berlin',
  hamburg: 'Europe/Berlin',
  cologne: 'Europe/Berlin',
  koln: 'Europe/Berlin',
  frankfurt: 'Europe/Berlin',
  geneva: 'Europe/Zurich',
  bern: 'Europe/Zurich',
  basel: 'Europe/Zurich',
  milan: 'Europe/Rome',
  barcelona: 'Europe/Madrid',
  edinburgh: 'Europe/London',
  manchester: 'Europe/London',
  gothenburg: 'Europe/Stockholm',
  wien: 'Europe/Vienna',
  genf: 'Europe/Zurich',
  mailand: 'Europe/Rome',
  rom: 'Europe/Rome',
  prag: 'Europe/Prague',
  warschau: 'Europe/Warsaw',
  moskau: 'Europe/Moscow',
  athen: 'Europe/Athens',
  lissabon: 'Europe/Lisbon',
  brussel: 'Europe/Brussels',
  kopenhagen: 'Europe/Copenhagen',
  bukarest: 'Europe/Bucharest',
  belgrad: 'Europe/Belgrade',
  kairo: 'Africa/Cairo',
  tokio: 'Asia/Tokyo',
  peking: 'Asia/Shanghai',
  praha: 'Europe/Prague',
  warszawa: 'Europe/Warsaw',
  moskva: 'Europe/Moscow',
  roma: 'Europe/Rome',
  lisboa: 'Europe/Lisbon',
  bruxelles: 'Europe/Brussels',
  osaka: 'Asia/Tokyo',
  abu_dhabi: 'Asia/Dubai',
  tel_aviv: 'Asia/Jerusalem',
  ankara: 'Europe/Istanbul',
  canberra: 'Australia/Sydney',
  wellington: 'Pacific/Auckland',
  cape_town: 'Africa/Johannesburg',
};

/** Abbreviations: most stand for several zones, and all of them for only a part of the year or without summer time. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  bst: ['Europe/London', 'Asia/Dhaka', 'Pacific/Bougainville'],
  est: ['America/New_York', 'America/Toronto', 'America/Panama', 'Australia/Sydney'],
  edt: ['America/New_York', 'America/Toronto', 'Australia/Sydney'],
  et: ['America/New_York', 'America/Toronto'],
  mst: ['America/Denver', 'America/Phoenix', 'Asia/Kuala_Lumpur', 'Europe/Moscow'],
  mdt: ['America/Denver', 'America/Edmonton'],
  cst: ['America/Chicago', 'Asia/Shanghai', 'America/Havana', 'America/Costa_Rica'],
  cdt: ['America/Chicago', 'America/Winnipeg', 'America/Havana'],
  pst: ['America/Los_Angeles', 'America/Vancouver', 'Asia/Manila', 'Pacific/Pitcairn'],
  pdt: ['America/Los_Angeles', 'America/Vancouver'],
  ist: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  ast: ['America/Halifax', 'America/Puerto_Rico', 'Asia/Riyadh'],
  adt: ['America/Halifax', 'Atlantic/Bermuda'],
  act: ['America/Rio_Branco', 'Australia/Sydney'],
  aet: ['Australia/Sydney', 'Australia/Brisbane'],
  agt: ['America/Argentina/Buenos_Aires'],
  art: ['America/Argentina/Buenos_Aires', 'Africa/Cairo'],
  bet: ['America/Sao_Paulo'],
  cat: ['Africa/Maputo', 'Africa/Johannesburg'],
  ct: ['America/Chicago', 'America/Winnipeg'],
  mt: ['America/Denver', 'America/Edmonton'],
  pt: ['America/Los_Angeles', 'America/Vancouver'],
  wib: ['Asia/Jakarta'],
  cet: ['Europe/Berlin', 'Europe/Paris', 'Africa/Algiers'],
  cest: ['Europe/Berlin', 'Europe/Paris'],
  cnt: ['America/St_Johns', 'Asia/Shanghai'],
  ctt: ['Asia/Shanghai'],
  eat: ['Africa/Nairobi'],
  ect: ['America/Guayaquil', 'Europe/Paris'],
  eet: ['Europe/Kyiv', 'Europe/Athens', 'Africa/Cairo'],
  eest: ['Europe/Kyiv', 'Europe/Athens'],
  gst: ['Asia/Dubai', 'Atlantic/South_Georgia', 'Pacific/Guam'],
  hst: ['Pacific/Honolulu', 'America/Adak'],
  iet: ['America/Indiana/Indianapolis'],
  jst: ['Asia/Tokyo'],
  kst: ['Asia/Seoul'],
  met: ['Europe/Berlin', 'Europe/Paris'],
  mit: ['Pacific/Apia', 'Pacific/Marquesas'],
  msk: ['Europe/Moscow'],
  net: ['Asia/Yerevan'],
  nst: ['America/St_Johns'],
  nzst: ['Pacific/Auckland'],
  nzdt: ['Pacific/Auckland'],
  aest: ['Australia/Sydney', 'Australia/Brisbane'],
  aedt: ['Australia/Sydney', 'Australia/Melbourne'],
  acst: ['Australia/Adelaide', 'Australia/Darwin'],
  awst: ['Australia/Perth'],
  plt: ['Asia/Karachi'],
  pkt: ['Asia/Karachi'],
  pnt: ['America/Phoenix'],
  prt: ['America/Puerto_Rico'],
  sast: ['Africa/Johannesburg'],
  sgt: ['Asia/Singapore'],
  sst: ['Pacific/Pago_Pago', 'Asia/Singapore', 'Pacific/Guadalcanal'],
  vst: ['Asia/Ho_Chi_Minh'],
  wat: ['Africa/Lagos'],
  wet: ['Europe/Lisbon', 'Atlantic/Canary'],
  west: ['Europe/Lisbon'],
  wst: ['Australia/Perth', 'Pacific/Apia'],
  brt: ['America/Sao_Paulo'],
  hkt: ['Asia/Hong_Kong'],
  est5edt: ['America/New_York'],
  cst6cdt: ['America/Chicago'],
  mst7mdt: ['America/Denver'],
  pst8pdt: ['America/Los_Angeles'],
};

/** What people type may be the name of something that every object has. */
const entryOf = <T>(list: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(list, key) ? list[key] : undefined;

/** Accents, cases, apostrophes, spaces and hyphens make no difference. */
const plain = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/['’.]+/g, '')
    .replace(/[\s-]+/g, '_')
    .replace(/_+/g, '_');

/**
 * The zone that somebody means by what they typed: its IANA name, today's or a former one, or its city. Of an abbreviation, and
 * of a city that several zones have, those that may be meant.
 */
export function readZone(typed: string): ZoneTyped {
  const asked = plain(typed);
  if (asked === '' || asked.length > 60) return { meant: [] };
  if (['utc', 'gmt', 'z', 'zulu', 'etc/utc', 'etc/gmt'].includes(asked)) return { zone: 'UTC' };
  const abbreviated = entryOf(ABBREVIATIONS, asked);
  if (abbreviated !== undefined) return { meant: abbreviated };
  const zones = zoneNames();
  const exact = zones.find((zone) => plain(zone) === asked);
  if (exact !== undefined) return { zone: exact };
  // A region is only of use where the city has it.
  const [region, named = asked] = asked.includes('/') ? [asked.split('/')[0], asked.split('/').at(-1)] : [undefined];
  const fits = (zone: string) => region === undefined || plain(zone).split('/')[0] === region;
  const city = entryOf(CITIES, named);
  if (city !== undefined && fits(city)) return { zone: city };
  const byCity = region === undefined ? zones.filter((zone) => plain(zone).split('/').at(-1) === asked) : [];
  if (byCity.length === 1 && byCity[0] !== undefined) return { zone: byCity[0] };
  if (byCity.length > 1) return { meant: byCity };
  return former(typed.trim().replace(/\s+/g, '_'));
}

/** Names that zones had formerly, or have since, which ICU knows without listing them: with a region, so that no abbreviation is one. */
function former(name: string): ZoneTyped {
  if (!/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)+$/.test(name)) return { meant: [] };
  try {
    return { zone: namedToday(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone) };
  } catch {
    return { meant: [] };
  }
}
