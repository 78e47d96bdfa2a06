import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, instantsOf, isDay, isTimeZone, startOfDays } from './days.js';

const day = (from: string, timeZone: string, to = from) => {
  const instants = instantsOf('d', { from, to, timeZone });
  return [instants.from?.toISOString(), instants.before?.toISOString()];
};

describe('The days of a time zone as instants', () => {
  it.each([
    ['', '2026-02-28', '2026-02-28T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['UTC', '2026-02-28', '2026-02-28T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['Europe/Moscow', '2026-11-20', '2026-11-19T21:00:00.000Z', '2026-11-20T21:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-20', '2026-11-19T18:30:00.000Z', '2026-11-20T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-11-20', '2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    [
      'the day clocks go forward in Berlin: Europe/Berlin',
      '2026-03-29',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'the day clocks go back in Berlin: Europe/Berlin',
      '2026-10-25',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ],
    ['a skipped midnight: America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
    ['a repeated midnight: America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    [
      'a change of half an hour: Australia/Lord_Howe',
      '2026-10-04',
      '2026-10-03T13:30:00.000Z',
      '2026-10-04T13:00:00.000Z',
    ],
    ['a skipped day: Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', '2011-12-30T10:00:00.000Z'],
  ])('%s, %s', (zone, text, from, before) => {
    expect(day(text, zone.split(' ').at(-1) ?? '')).toEqual([from, before]);
  });

  it('an open end and an absent range have no instant', () => {
    expect(day('', 'Europe/Moscow', '2026-11-20')).toEqual([undefined, '2026-11-20T21:00:00.000Z']);
    expect(day('2026-11-20', 'Europe/Moscow', '')).toEqual(['2026-11-19T21:00:00.000Z', undefined]);
    expect(instantsOf('d', undefined)).toEqual({});
  });

  it('each day begins where the previous one ends, and its instants are on that day in the zone', () => {
    const zones = ['Europe/Moscow', 'Asia/Kolkata', 'America/Sao_Paulo', 'Asia/Beirut', 'Africa/Cairo', 'Asia/Gaza'];
    const text = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 25_000 }), (timeZone, days) => {
        const [today, tomorrow] = [text(days * 86_400_000), text((days + 1) * 86_400_000)];
        const { from, before } = instantsOf('d', { from: today, to: today, timeZone });
        expect(before).toEqual(instantsOf('d', { from: tomorrow, to: '', timeZone }).from);
        expect(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(from)).toBe(today);
        expect(new Intl.DateTimeFormat('sv-SE', { timeZone }).format((before?.getTime() ?? 0) - 1)).toBe(today);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['2026-02-30', '2026-13-01', 'yesterday', '2026-1-1', '2026-11-20T00:00:00Z'])(
    'rejects %s as a day',
    (text) => {
      expect(() => day(text, 'UTC', '')).toThrow(expect.objectContaining({ kind: 'invalid' }));
    },
  );

  it('rejects an unknown time zone', () => {
    for (const zone of ['Europe/Nowhere', 'MSK', '+03:00', 'Europe/Moscow\u0000', "'; drop table", 'A'.repeat(5000)]) {
      expect([zone, isTimeZone(zone)]).toEqual([zone, false]);
      expect(() => day('2026-11-20', zone)).toThrow(
        expect.objectContaining({ fields: [{ path: 'time_zone', code: 'invalid_option', params: {} }] }),
      );
    }
    for (const zone of ['UTC', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'Etc/GMT-14'])
      expect([zone, isTimeZone(zone)]).toEqual([zone, true]);
  });
});

describe('The last days of a time zone', () => {
  const now = new Date('2026-11-20T21:30:00.000Z');

  it.each([
    ['UTC', 1, '2026-11-20T00:00:00.000Z'],
    ['', 7, '2026-11-14T00:00:00.000Z'],
    ['Europe/Moscow', 1, '2026-11-20T21:00:00.000Z'],
    ['Europe/Moscow', 7, '2026-11-14T21:00:00.000Z'],
    ['Asia/Kolkata', 30, '2026-10-22T18:30:00.000Z'],
    ['America/New_York', 1, '2026-11-20T05:00:00.000Z'],
    // Clocks went back during this period, so the first midnight was an hour earlier in UTC.
    ['America/New_York', 30, '2026-10-22T04:00:00.000Z'],
  ] as const)('in %s, %i days begin at local midnight', (zone, count, expected) => {
    expect(startOfDays(count, zone, now).toISOString()).toBe(expected);
  });
});

it.each([
  ['', '2026-11-20'],
  ['Europe/Moscow', '2026-11-21'],
  ['America/New_York', '2026-11-20'],
])('finds the day of an instant in the time zone "%s"', (zone, day) => {
  expect(dayIn(zone, new Date('2026-11-20T22:30:00Z'))).toBe(day);
});

it('accepts only days that exist', () => {
  expect(['2026-02-28', '2026-02-29', '2026-2-28', '', 'today'].map(isDay)).toEqual([true, false, false, false, false]);
});
