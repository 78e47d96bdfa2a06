import { describe, expect, it } from 'vitest';
import { digestDue } from './digest-time.js';
import { firstChoices, readChoices } from './mail-kind.js';
import { nextTryMs } from './next-try.js';
import { readSupportMessage } from './support-message.js';

describe('the mail of a day', () => {
  it.each([
    ['before its hour', 'Europe/Moscow', '2026-11-22T05:59:00Z', undefined, undefined],
    ['at its hour', 'Europe/Moscow', '2026-11-22T06:00:00Z', undefined, '2026-11-22'],
    ['by half an hour’s zone', 'Asia/Kolkata', '2026-11-22T03:30:00Z', '2026-11-21', '2026-11-22'],
    ['already seen to', 'Europe/Moscow', '2026-11-22T20:00:00Z', '2026-11-22', undefined],
    ['missed while nothing ran', 'Europe/Moscow', '2026-11-22T20:00:00Z', '2026-11-20', '2026-11-22'],
    ['of a traveller whose day went back', 'America/New_York', '2026-11-22T20:00:00Z', '2026-11-23', undefined],
  ])('%s', (_name, timeZone, now, lastDay, due) => {
    expect(digestDue({ now: new Date(now), timeZone, lastDay })).toBe(due);
  });
});

describe('choices', () => {
  it('may turn off all but what waits for a decision', () => {
    expect(readChoices({ ...firstChoices, messages: 'off', approvals: 'digest' })).toEqual({
      messages: 'off',
      approvals: 'digest',
      notices: 'single',
    });
    expect(() => readChoices({ ...firstChoices, approvals: 'off' })).toThrow('approvals: invalid_option');
  });
});

describe('a mail that is put off', () => {
  it('waits longer the older it is, for three days', () => {
    expect([0, 3_600_000, 86_400_000].map(nextTryMs)).toEqual([60_000, 360_000, 3_600_000]);
    expect(nextTryMs(3 * 86_400_000)).toBeUndefined();
  });
});

describe('a message to the support', () => {
  const good = { name: ' Анна  Ли ', email: 'a@b.example', phone: '+7 (921) 940-61-23', text: 'x'.repeat(30) };
  it('is kept tidy', () => {
    expect(readSupportMessage(good)).toEqual({ ...good, name: 'Анна Ли', phone: '+79219406123' });
  });
  it.each([
    ['name', 'Ли', 'name: length_min'],
    ['name', ' ', 'name: required'],
    ['email', 'a@b', 'email: invalid_email'],
    ['phone', '12', 'phone: invalid_phone'],
    ['text', 'x'.repeat(29), 'text: length_min'],
    ['text', 'x'.repeat(5001), 'text: length_max'],
  ])('is refused by its %s «%s»', (field, value, failure) => {
    expect(() => readSupportMessage({ ...good, [field]: value })).toThrow(failure);
  });
});
