import { currentLanguage } from './formats';
import { intlLocaleOf } from './locale';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `3 часа назад`, `in 2 days`; under a minute says "now". */
export function formatRelative(iso: string, now: Date = new Date()): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(intlLocaleOf(currentLanguage()), { numeric: 'auto' });
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}

const elapsedSteps = [
  ['day', 86_400],
  ['hour', 3_600],
] as const;

/** How long something has lasted, in its largest whole unit: `6 дней`, `2 ч`. */
export function formatElapsed(fromIso: string, now: Date = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - new Date(fromIso).getTime()) / 1000);
  const [unit, length] = elapsedSteps.find(([, least]) => seconds >= least) ?? (['minute', 60] as const);
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  const locale = intlLocaleOf(currentLanguage());
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(Math.floor(seconds / length));
}
