import { describe, expect, it } from 'vitest';
import { digestDue } from './digest-time.js';
import { defaultChoices, readChoices } from './email-kind.js';
import { retryDelayMs } from './retry-delay.js';
import { readSupportMessage } from './support-message.js';

describe('The daily digest', () => {
  it.each([
    ['is not due before its hour', 'Europe/Moscow', '2026-11-22T05:59:00Z', undefined, undefined],
    ['is due at its hour', 'Europe/Moscow', '2026-11-22T06:00:00Z', undefined, '2026-11-22'],
    [
      'is due at its hour in a zone with a half-hour offset',
      'Asia/Kolkata',
      '2026-11-22T03:30:00Z',
      '2026-11-21',
      '2026-11-22',
    ],
    ['is not due again on the same day', 'Europe/Moscow', '2026-11-22T20:00:00Z', '2026-11-22', undefined],
    ['is due later if it was missed', 'Europe/Moscow', '2026-11-22T20:00:00Z', '2026-11-20', '2026-11-22'],
    [
      'is not due again for a traveller whose date went back',
      'America/New_York',
      '2026-11-22T20:00:00Z',
      '2026-11-23',
      undefined,
    ],
  ])('%s', (_name, timeZone, now, lastDay, due) => {
    expect(digestDue({ now: new Date(now), timeZone, lastDay })).toBe(due);
  });
});

describe('Email choices', () => {
  it('allow everything except approvals to be turned off', () => {
    expect(readChoices({ ...defaultChoices, messages: 'off', approvals: 'digest' })).toEqual({
      messages: 'off',
      approvals: 'digest',
      notices: 'single',
      demand: 'single',
    });
    expect(() => readChoices({ ...defaultChoices, approvals: 'off' })).toThrow('approvals: invalid_option');
  });
});

describe('A delayed email', () => {
  it('waits longer the older it is, for at most three days', () => {
    expect([0, 3_600_000, 86_400_000].map(retryDelayMs)).toEqual([60_000, 360_000, 3_600_000]);
    expect(retryDelayMs(3 * 86_400_000)).toBeUndefined();
  });
});

describe('A message to support', () => {
  const good = { name: ' Анна  Ли ', email: 'a@b.example', phone: '+7 (921) 940-61-23', text: 'x'.repeat(30) };
  it('is stored with single spaces and the phone number as digits', () => {
    expect(readSupportMessage(good)).toEqual({ ...good, name: 'Анна Ли', phone: '+79219406123' });
  });
  it.each([
    ['name', 'Ли', 'name: length_min'],
    ['name', ' ', 'name: required'],
    ['email', 'a@b', 'email: invalid_email'],
    ['phone', '12', 'phone: invalid_phone'],
    ['text', 'x'.repeat(29), 'text: length_min'],
    ['text', 'x'.repeat(5001), 'text: length_max'],
  ])('is rejected for its %s "%s"', (field, value, failure) => {
    expect(() => readSupportMessage({ ...good, [field]: value })).toThrow(failure);
  });
});
