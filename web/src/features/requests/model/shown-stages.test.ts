import { expect, it } from 'vitest';
import { aRequest } from '../../../testing/builders/request';
import { shownStages } from './shown-stages';

const phases = (request: Parameters<typeof shownStages>[0]) =>
  shownStages(request, 'supplier')
    .slice(1, 5)
    .map(({ phase }) => phase);
const sent = { date: '2026-11-22T08:00:00Z', supplier: null, by: null, acting: null };

it('a supplier’s offer moves the progress on, and its stage has the day of the offer', () => {
  const request = aRequest({ status: 'send_to_supplier', waits_for: 'supplier' });
  expect(phases(request)).toEqual(['done', 'doing', 'todo', 'todo']);
  const offered = { ...request, waits_for: 'broker', sent_offers: [sent] } as const;
  expect(phases({ ...offered, sent_offers: [sent] })).toEqual(['done', 'done', 'doing', 'todo']);
  const invited = aRequest({ status: 'in_work', waits_for: 'broker' });
  expect(phases({ ...invited, waits_for: 'supplier' })).toEqual(['done', 'doing', 'todo', 'todo']);
  expect(phases(invited)).toEqual(['done', 'done', 'doing', 'todo']);
  expect(shownStages({ ...offered, sent_offers: [sent] }, 'supplier')[3]?.date).toBe(sent.date);
});
