import { currentLanguage, formatDate, formatDayMonth, formatTime, yearOf } from './formats';
import { intlLocaleOf } from './locale';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * Formats a relative time: `3 часа назад`, `in 2 days`. Under a minute it is "now". Days are counted in the calendar:
 * the day after tomorrow is "in 2 days" even if it is only 40 hours away.
 */
export function formatRelative(iso: string, now: Date = new Date()): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(intlLocaleOf(currentLanguage()), { numeric: 'auto' });
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) < length) continue;
    const whole = Math.trunc(seconds / length);
    return format.format(unit === 'day' ? calendarDays(iso, now, whole) : whole, unit);
  }
  return format.format(0, 'second');
}

/** Returns the days between two calendar days that are `whole` times 24 hours apart, or a little more. */
function calendarDays(iso: string, now: Date, whole: number): number {
  const next = whole + Math.sign(whole);
  return formatDate(iso) === formatDate(new Date(+now + next * day * 1000).toISOString()) ? next : whole;
}

/**
 * Formats a past moment for lists: `today, 09:40`, `yesterday, 15:05`, `16 Nov, 11:30`, and with its year if that
 * differs. Show the full date and time in the title.
 */
export function formatMoment(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const time = formatTime(at);
  const daysAgo = [0, 1].find(
    (days) => formatDate(iso) === formatDate(new Date(+now - days * day * 1000).toISOString()),
  );
  if (daysAgo === undefined) {
    const isThisYear = yearOf(at) === yearOf(now);
    return isThisYear ? `${formatDayMonth(at)}, ${time}` : formatDate(iso);
  }
  const format = new Intl.RelativeTimeFormat(intlLocaleOf(currentLanguage()), { numeric: 'auto' });
  return `${format.format(-daysAgo, 'day')}, ${time}`;
}

/** Formats a day or the day of a moment for lists: `1 Dec`, and with its year if that differs. */
export function formatDayNear(iso: string, now: Date = new Date()): string {
  // A calendar day is the same in every time zone around noon.
  const at = new Date(iso.includes('T') ? iso : `${iso}T12:00:00Z`);
  return yearOf(at) === yearOf(now) ? formatDayMonth(at) : formatDate(iso);
}

/** Formats a deadline for lists: `today, 21:29`, `tomorrow`, `1 Dec`, and with its year if that differs. */
export function formatDue(iso: string, now: Date = new Date()): string {
  const isIn = (days: number) => formatDate(iso) === formatDate(new Date(+now + days * day * 1000).toISOString());
  const days = [0, 1].find(isIn);
  if (days === undefined) return formatDayNear(iso, now);
  const format = new Intl.RelativeTimeFormat(intlLocaleOf(currentLanguage()), { numeric: 'auto' });
  const name = format.format(days, 'day');
  return days === 0 ? `${name}, ${formatTime(new Date(iso))}` : name;
}

const minute = 60;
const hour = 3_600;
const day = 86_400;

/**
 * `Intl` writes `2 hrs` and `0 mins`. Here hours and minutes have fixed abbreviations without a plural, as in Russian.
 */
const short = {
  ru: { hour: 'ч', minute: 'мин', moment: 'меньше минуты' },
  en: { hour: 'h', minute: 'min', moment: 'less than a minute' },
} as const;

const secondsSince = (fromIso: string, now: Date): number =>
  Math.max(0, (now.getTime() - new Date(fromIso).getTime()) / 1000);

/**
 * Returns the days since a moment, 0 on the first. They are counted in the calendar, so that they agree with the dates
 * beside them: on the 30th, the 28th was 2 days ago.
 */
export function elapsedDays(fromIso: string, now: Date): number {
  const whole = Math.floor(secondsSince(fromIso, now) / day);
  return whole === 0 ? 0 : -calendarDays(fromIso, now, -whole);
}

/** Formats the time since a moment: `2 h`, and after 24 hours the days of the calendar, `6 дней`. */
export function formatElapsed(fromIso: string, now: Date = new Date()): string {
  return formatDuration(elapsedDays(fromIso, now) * day || secondsSince(fromIso, now));
}

/**
 * Formats the time until a moment, rounded to the nearest hour or minute: 3 hours and 59 minutes are `4 h`. From 24 hours
 * on it is the days of the calendar.
 */
export function formatLeft(untilIso: string, now: Date = new Date()): string {
  const until = new Date(untilIso);
  const seconds = secondsSince(now.toISOString(), until);
  const unit = seconds < hour - minute / 2 ? minute : hour;
  return formatDuration(elapsedDays(now.toISOString(), until) * day || Math.round(seconds / unit) * unit);
}

/**
 * Formats a duration in its largest complete unit: `6 дней`, `2 h`. A duration under a minute is a phrase without a
 * number.
 */
export function formatDuration(seconds: number): string {
  const language = currentLanguage();
  const units = short[language];
  if (seconds < minute) return units.moment;
  if (seconds < hour) return `${Math.floor(seconds / minute)}\u00A0${units.minute}`;
  if (seconds < day) return `${Math.floor(seconds / hour)}\u00A0${units.hour}`;
  const days = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const written = new Intl.NumberFormat(intlLocaleOf(language), days).format(Math.floor(seconds / day));
  return written.replace(' ', '\u00A0');
}

/** Formats minutes in one unit, so that values compare at a glance: `45 мин`, `26 ч`, `48 ч`. */
export function formatHours(minutes: number): string {
  const units = short[currentLanguage()];
  if (minutes < 60) return `${minutes}\u00A0${units.minute}`;
  return `${Math.round(minutes / 60)}\u00A0${units.hour}`;
}
