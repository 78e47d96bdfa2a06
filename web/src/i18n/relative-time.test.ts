import { expect, it } from 'vitest';
import { formatDateTime } from './formats';
import { formatMoment } from './relative-time';

const now = new Date('2026-11-20T15:00:00+03:00');
const written = (local: string) =>
  formatMoment(new Date(`${local}+03:00`).toISOString(), now).replace(/[\u00A0\u202F]/g, ' ');

it('names today and yesterday, and writes the date of earlier moments', () => {
  expect([written('2026-11-20T09:40:00'), written('2026-11-19T15:05:00')]).toEqual(['сегодня, 09:40', 'вчера, 15:05']);
  expect(written('2026-11-16T11:30:00')).toMatch(/^16 нояб\.?, 11:30$/);
  expect(written('2025-11-16T11:30:00')).toMatch(/2025/);
  expect(formatDateTime(now.toISOString())).toContain('15:00');
});
