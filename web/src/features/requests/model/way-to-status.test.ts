import { expect, it } from 'vitest';
import { managerTransitions } from '../../../testing/builders/request';
import { statusesAhead, wayToStatus } from './way-to-status';

it('every later stage and every rejection open to the reader can be chosen, but nothing without permission', () => {
  const moves = managerTransitions('in_work');
  expect(statusesAhead({ status: 'contracted', moves })).toEqual(['partially_paid', 'completed', 'rejected_by_broker']);
  expect(statusesAhead({ status: 'new', moves: [] })).toEqual([]);
});

it('a stage is reached through all stages before it, and a rejection directly', () => {
  expect(wayToStatus('offer_received', 'partially_paid')).toEqual([
    'supplier_selected',
    'contracted',
    'partially_paid',
  ]);
  expect(wayToStatus('offer_received', 'rejected_by_broker')).toEqual(['rejected_by_broker']);
});
