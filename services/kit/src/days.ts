import { invalid } from './errors.js';

/** Calendar days of a zone, `YYYY-MM-DD`, both inclusive; an empty side is open, an empty zone is UTC. */
export interface DayRange {
  from: string;
  to: string;
  timeZone: string;
}

/** Instants from one on and before another; a side left out is open. */
export interface Instants {
  from?: Date;
  before?: Date;
}

const dayMs = 86_400_000;
/** No zone has ever been so far from UTC, nor is the beginning of its day. */
const farthestMs = 36 * 3_600_000;
const mostZonesKept = 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone === '' ? 'UTC' : zone, timeZoneName: 'longOffset' });
  if (formats.size < mostZonesKept) formats.set(zone, made);
  return made;
};

/** Whether the text names a zone of the IANA database, as `Europe/Moscow`; an offset or an abbreviation names none. */
export const isTimeZone = (text: string): boolean => {
  if (!/^(?:UTC|[A-Za-z]{2,20}(?:\/[A-Za-z0-9_+-]{1,30}){1,2})$/.test(text)) return false;
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
};

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds: `GMT+05:30` is 19 800 000. */
const offsetAt = (zone: string, instant: number): number => {
  const name = formatOf(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes, seconds] = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name ?? '') ?? [];
  const ahead = Number(hours ?? 0) * 3_600_000 + Number(minutes ?? 0) * 60_000 + Number(seconds ?? 0) * 1000;
  return sign === '-' ? -ahead : ahead;
};

/**
 * The first instant at which the zone's calendar shows the day: where clocks skip midnight that is one o'clock, where
 * they skip the whole day it is the day after. `day` as the milliseconds of its midnight in UTC.
 */
const beginningOf = (day: number, zone: string): Date => {
  let before = day - farthestMs;
  let at = day + farthestMs;
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (middle + offsetAt(zone, middle) >= day) at = middle;
    else before = middle;
  }
  return new Date(at);
};

const readDay = (path: string, text: string): number | undefined => {
  if (text === '') return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN;
  // A day that does not exist (31 February) rolls over or fails: either way it reads back differently.
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text) throw invalid({ [path]: 'invalid_date' });
  return day;
};

const mustBeZone = (zone: string): void => {
  if (zone !== '' && !isTimeZone(zone)) throw invalid({ time_zone: 'invalid_option' });
};

/**
 * Takes a range of days as it stands on the wire; gives the instants they are in their zone, the last day whole.
 * `invalid` on `path` for what is no date, on `time_zone` for what is no zone.
 */
export const instantsOf = (path: string, range: DayRange | undefined): Instants => {
  if (range === undefined) return {};
  mustBeZone(range.timeZone);
  const from = readDay(path, range.from);
  const to = readDay(path, range.to);
  return {
    ...(from !== undefined && { from: beginningOf(from, range.timeZone) }),
    ...(to !== undefined && { before: beginningOf(to + dayMs, range.timeZone) }),
  };
};

/**
 * The beginning of the last `count` days of a zone, today counted as one of them: 1 is today's midnight there. An empty
 * zone is UTC; `invalid` on `time_zone` for what is no zone.
 */
export const startOfDays = (count: number, timeZone: string, now: Date): Date => {
  mustBeZone(timeZone);
  const local = now.getTime() + offsetAt(timeZone, now.getTime());
  const today = Math.floor(local / dayMs) * dayMs;
  return beginningOf(today - (count - 1) * dayMs, timeZone);
};

/** Whether the text is a calendar day that exists, YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  try {
    return readDay('day', text) !== undefined;
  } catch {
    return false;
  }
};

/** The day an instant is in a zone, YYYY-MM-DD. An empty zone is UTC; `invalid` on `time_zone` for what is no zone. */
export const dayIn = (timeZone: string, at: Date): string => {
  mustBeZone(timeZone);
  return new Date(at.getTime() + offsetAt(timeZone, at.getTime())).toISOString().slice(0, 10);
};
