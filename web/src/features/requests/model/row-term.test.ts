import { describe, expect, it } from 'vitest';
import { aRequestRow } from '../../../testing/builders/request';
import { rowTerm, termLevel } from './row-term';

const now = new Date('2026-12-01T09:00:00Z');
const clock = { due_at: '2026-11-28T09:00:00Z', waits_for: null };

describe('The term of a request in a list', () => {
  it.each([
    ['customer', 'broker', undefined],
    ['customer', 'customer', 'late'],
    ['broker', 'customer', 'late'],
  ] as const)('for a %s while it waits for the %s has the colour %s', (reader, party, level) => {
    const row = aRequestRow({ clock, waits_for: party, status: 'offer_received' });
    expect(termLevel(rowTerm(row, reader), now)).toBe(level);
  });

  it('is red for an overdue milestone, and amber on the last day to ship', () => {
    const overdue = { milestone: 'shipped', since: '2026-11-25' } as const;
    expect(termLevel(rowTerm(aRequestRow({ overdue }), 'customer'), now)).toBe('late');
    const shipping = aRequestRow({ ship_by: '2026-12-01', status: 'partially_paid' });
    expect(rowTerm(shipping, 'supplier')).toMatchObject({ kind: 'ship' });
    expect(termLevel(rowTerm(shipping, 'supplier'), now)).toBe('soon');
  });
});
