import { expect, it } from 'vitest';
import { configureFormats, formatDateTime } from './formats';
import { formatDayNear, formatDue, formatHours, formatLeft, formatMoment, formatRelative } from './relative-time';

const now = new Date('2026-11-20T15:00:00+03:00');
const written = (local: string) =>
  formatMoment(new Date(`${local}+03:00`).toISOString(), now).replace(/[\u00A0\u202F]/g, ' ');

it('names today and yesterday, and writes the date of earlier moments', () => {
  expect([written('2026-11-20T09:40:00'), written('2026-11-19T15:05:00')]).toEqual(['сегодня, 09:40', 'вчера, 15:05']);
  expect(written('2026-11-16T11:30:00')).toMatch(/^16 нояб\.?, 11:30$/);
  expect(written('2025-11-16T11:30:00')).toMatch(/2025/);
  expect(formatDateTime(now.toISOString())).toContain('15:00');
});

it('names a deadline of today or tomorrow, and writes the date of later ones', () => {
  const due = (local: string) => formatDue(new Date(`${local}+03:00`).toISOString(), now);
  expect([due('2026-11-20T21:29:00'), due('2026-11-21T00:10:00')]).toEqual(['сегодня, 21:29', 'завтра']);
  expect(due('2026-12-01T11:30:00')).toMatch(/^1\u00A0дек\.?$/);
  expect(due('2027-01-10T11:30:00')).toMatch(/2027/);
  expect(formatDayNear('2026-12-12', now)).toMatch(/^12\u00A0дек\.?$/);
  expect(formatDayNear('2027-01-10', now)).toBe('10.01.2027');
});

it('rounds the time left to the nearest hour or minute', () => {
  const left = (seconds: number) =>
    formatLeft(new Date(+now + seconds * 1000).toISOString(), now).replace(/\u00A0/g, ' ');
  expect([3 * 3_600 + 3_599, 3 * 3_600 + 1_200, 3_599, 3_500, 119, 20].map(left)).toEqual([
    ...['4 ч', '3 ч', '1 ч', '58 мин', '2 мин', 'меньше минуты'],
  ]);
  expect([left(23.7 * 3_600), left(30 * 3_600), left(50 * 3_600)]).toEqual(['1 день', '1 день', '2 дня']);
});

it('counts the days of a relative time in the calendar', () => {
  const relative = (local: string) => formatRelative(new Date(`${local}+03:00`).toISOString(), now);
  expect(['2026-11-21T16:00:00', '2026-11-22T07:00:00'].map(relative)).toEqual(['завтра', 'послезавтра']);
  expect(['2026-11-19T14:00:00', '2026-11-18T20:00:00'].map(relative)).toEqual(['вчера', 'позавчера']);
  expect(['2026-11-24T14:00:00', '2026-11-20T18:30:00'].map(relative)).toEqual(['через 4 дня', 'через 3 часа']);
});

it('omits the year by the calendar of the viewer’s time zone, not of the device', () => {
  configureFormats({ locale: 'en_US', rate: null, timeZone: 'Pacific/Kiritimati' });
  // In Kiritimati, 14 hours ahead of UTC, the year 2027 began at 10:00 UTC.
  expect(formatMoment('2026-12-31T10:30:00Z', new Date('2027-01-10T00:00:00Z'))).toBe('1\u00A0Jan, 00:30');
  expect(formatMoment('2026-12-31T09:30:00Z', new Date('2027-01-10T00:00:00Z'))).toBe('31\u00A0Dec\u00A02026');
  configureFormats({ locale: 'ru_RU', rate: null });
});

it('writes a duration in one unit', () => {
  const durations = [45, 60, 130, 1_584, 2_880].map((minutes) => formatHours(minutes).replace(/\u00A0/g, ' '));
  expect(durations).toEqual(['45 мин', '1 ч', '2 ч', '26 ч', '48 ч']);
});
