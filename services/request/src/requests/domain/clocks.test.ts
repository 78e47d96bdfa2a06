import { describe, expect, it } from 'vitest';
import { clockOf, isLate, lateBefore, openStages, termsOf, turns, turnsOf, usualTerms } from './clocks.js';
import { type Status, sequence } from './lifecycle.js';

const now = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

describe('The SLA timer of a stage', () => {
  it('every open stage has a responsible party and a time limit', () => {
    expect(openStages).toEqual(sequence.filter((status) => status !== 'completed'));
    expect(openStages.filter((status) => turns[status] === undefined)).toEqual([]);
    expect(lateBefore(usualTerms, now).map(({ status }) => status)).toEqual(openStages);
    expect(turnsOf('supplier')).toEqual(['send_to_supplier', 'partially_paid']);
  });

  it.each<[Status, number, ['warned' | 'calm', 'late' | 'in time'] | 'no timer']>([
    ['new', 2.9, ['calm', 'in time']],
    ['new', 3, ['warned', 'in time']],
    ['new', 4, ['warned', 'in time']],
    ['new', 4.01, ['warned', 'late']],
    ['in_work', 17, ['calm', 'in time']],
    ['in_work', 25, ['warned', 'late']],
    ['send_to_supplier', 53, ['calm', 'in time']],
    ['send_to_supplier', 73, ['warned', 'late']],
    ['offer_received', 49, ['warned', 'late']],
    ['supplier_selected', 71, ['warned', 'in time']],
    ['contracted', 121, ['warned', 'late']],
    ['partially_paid', 800, ['calm', 'in time']],
    ['partially_paid', 1081, ['warned', 'late']],
    ['draft', 9999, 'no timer'],
    ['completed', 9999, 'no timer'],
    ['rejected_by_broker', 9999, 'no timer'],
  ])('in %s after %d hours is %j', (status, hours, expected) => {
    const clock = clockOf({ status, statusAt: hoursAgo(hours) }, usualTerms);
    const said = clock && [clock.warnAt <= now ? 'warned' : 'calm', isLate(clock, now) ? 'late' : 'in time'];
    expect(said ?? 'no timer').toEqual(expected);
    const limit = lateBefore(usualTerms, now).find((each) => each.status === status);
    expect(limit !== undefined && hoursAgo(hours) < limit.before).toBe(isLate(clock, now));
  });

  it('uses the settings, and the default where a setting is not a number', () => {
    const terms = termsOf({
      'requests.new_hours': '8',
      'requests.in_work_hours': 'soon',
      'requests.warn_percent': '50',
    });
    expect(terms).toEqual({ hours: { ...usualTerms.hours, new: 8 }, warnPercent: 50 });
    expect(termsOf({})).toEqual(usualTerms);
  });
});
