import { describe, expect, it } from 'vitest';
import { systemIds } from '../ids.js';
import { dueMonths, firstIdOf } from './month-partitions.js';

const due = (now: string, attached: readonly string[], keepMonths?: number) => {
  const { create, detach } = dueMonths({ table: 'audit', now: new Date(now), attached, keepMonths });
  return { create: create.map(({ name }) => name), detach };
};

describe('The partitions that are due', () => {
  it('are this month and the next three, over the end of a year', () => {
    const { create } = due('2026-11-30T23:59:59.999Z', ['audit_default']);
    expect(create).toEqual(['audit_2026_11', 'audit_2026_12', 'audit_2027_01', 'audit_2027_02']);
    expect(due('2026-12-01T00:00:00Z', create).create).toEqual(['audit_2027_03']);
    expect(due('2027-01-31T12:00:00Z', create).create).toEqual(['audit_2027_03', 'audit_2027_04']);
  });

  it('leave out the months of the table that was there before', () => {
    expect(due('2026-12-03T00:00:00Z', ['audit_until_2027_01']).create).toEqual([
      'audit_2027_01',
      'audit_2027_02',
      'audit_2027_03',
    ]);
  });

  it('have bounds that touch, also after a leap day', () => {
    const { create } = dueMonths({ table: 'audit', now: new Date('2028-02-29T23:00:00Z'), attached: [] });
    const months = ['2028-02', '2028-03', '2028-04', '2028-05', '2028-06'].map((month) => firstIdOf(new Date(month)));
    expect(create.map(({ from, until }) => [from, until])).toEqual(
      [0, 1, 2, 3].map((index) => [months[index], months[index + 1]]),
    );
  });

  it('detach only what ended before the months to keep', () => {
    const attached = ['audit_until_2026_03', 'audit_2026_03', 'audit_2026_04', 'audit_2026_05', 'audit_default'];
    expect(due('2026-05-31T23:59:59Z', attached).detach).toEqual([]);
    expect(due('2026-05-31T23:59:59Z', attached, 2).detach).toEqual(['audit_until_2026_03']);
    expect(due('2026-06-01T00:00:00Z', attached, 2).detach).toEqual(['audit_until_2026_03', 'audit_2026_03']);
    expect(due('2027-05-01T00:00:00Z', attached, 24).detach).toEqual([]);
  });

  it('hold the ids that are made in their month', () => {
    const now = new Date();
    const [month] = dueMonths({ table: 'audit', now, attached: [] }).create;
    const id = systemIds.id();
    expect([month && month.from <= id, month && id < month.until]).toEqual([true, true]);
  });
});
