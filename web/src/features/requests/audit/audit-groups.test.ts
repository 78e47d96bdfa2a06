import { expect, it } from 'vitest';
import { auditGroups, auditKindOf } from './audit-groups';

const by = { id: 'm', name: 'Ольга', surname: 'Мороз', patronymic: '' };
const change = (date: string, field: string) => ({ date, by, acting: null, field, old: null, new: 'x' });

it('changes of one person at one moment are one entry, and the newest entry is first', () => {
  const list = [
    change('2026-11-16T09:00:00Z', 'status'),
    change('2026-11-19T09:00:00Z', 'milestone_advance_happened'),
    change('2026-11-15T09:00:00Z', 'count'),
    change('2026-11-16T09:00:00Z', 'contract_price'),
  ];
  expect(auditGroups(list).map(({ changes }) => changes.map(({ field }) => field))).toEqual([
    ['milestone_advance_happened'],
    ['status', 'contract_price'],
    ['count'],
  ]);
});

it('a field that the filter does not know belongs to the content of the request', () => {
  const fields = ['status', 'supplier', 'payment_due', 'milestone_balance_note', 'something_new'];
  expect(fields.map((field) => auditKindOf({ field }))).toEqual(['status', 'people', 'money', 'milestones', 'content']);
});
