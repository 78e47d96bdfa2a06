import { invalid } from './errors.js';

/**
 * A range of calendar days (`YYYY-MM-DD`) in a time zone, both ends inclusive. An empty day sets no limit. An empty
 * zone is UTC.
 */
export interface DayRange {
  from: string;
  to: string;
  timeZone: string;
}

/** A range of instants: `from` is inclusive, `before` is exclusive. An absent end sets no limit. */
export interface Instants {
  from?: Date;
  before?: Date;
}

const dayMs = 86_400_000;
/** A safe upper limit: no zone's offset, and no skipped start of a day, has ever been this far from UTC. */
const farthestMs = 36 * 3_600_000;
const maxCachedZones = 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone === '' ? 'UTC' : zone, timeZoneName: 'longOffset' });
  if (formats.size < maxCachedZones) formats.set(zone, made);
  return made;
};

/**
 * Returns whether the text names a zone of the IANA database, for example `Europe/Moscow`. Offsets and abbreviations
 * are rejected.
 */
export const isTimeZone = (text: string): boolean => {
  if (!/^(?:UTC|[A-Za-z]{2,20}(?:\/[A-Za-z0-9_+-]{1,30}){1,2})$/.test(text)) return false;
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
};

/** Returns how far the zone is ahead of UTC at an instant, in milliseconds. `GMT+05:30` is 19,800,000. */
const offsetAt = (zone: string, instant: number): number => {
  const name = formatOf(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes, seconds] = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name ?? '') ?? [];
  const ahead = Number(hours ?? 0) * 3_600_000 + Number(minutes ?? 0) * 60_000 + Number(seconds ?? 0) * 1000;
  return sign === '-' ? -ahead : ahead;
};

/**
 * Returns the first instant at which the zone's calendar shows the day. That is one o'clock if the clocks skip
 * midnight, and the start of the next day if they skip the full day. `day` is the midnight of the day in UTC, in
 * milliseconds.
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
  // A day that does not exist (31 February) rolls over or fails to parse. Both are found by comparing it with the
  // input.
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text) throw invalid({ [path]: 'invalid_date' });
  return day;
};

const mustBeZone = (zone: string): void => {
  if (zone !== '' && !isTimeZone(zone)) throw invalid({ time_zone: 'invalid_option' });
};

/**
 * Converts a range of days from the wire to instants in its time zone. The last day is included in full.
 * Throws `invalid` on `path` for an invalid date and on `time_zone` for an unknown zone.
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
 * Returns the start of the last `count` days in a time zone, counting today: 1 is today's local midnight. An empty zone
 * is UTC. Throws `invalid` on `time_zone` for an unknown zone.
 */
export const startOfDays = (count: number, timeZone: string, now: Date): Date => {
  mustBeZone(timeZone);
  const local = now.getTime() + offsetAt(timeZone, now.getTime());
  const today = Math.floor(local / dayMs) * dayMs;
  return beginningOf(today - (count - 1) * dayMs, timeZone);
};

/** Returns whether the text is an existing calendar day (YYYY-MM-DD). */
export const isDay = (text: string): boolean => {
  try {
    return readDay('day', text) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Returns the day (YYYY-MM-DD) of an instant in a time zone. An empty zone is UTC. Throws `invalid` on `time_zone` for
 * an unknown zone.
 */
export const dayIn = (timeZone: string, at: Date): string => {
  mustBeZone(timeZone);
  return new Date(at.getTime() + offsetAt(timeZone, at.getTime())).toISOString().slice(0, 10);
};
