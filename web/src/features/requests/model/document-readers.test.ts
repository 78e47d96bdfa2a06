import { expect, it } from 'vitest';
import { aRequest } from '../../../testing/builders/request';
import { documentReaders } from './document-readers';

it.each([
  ['new', 'in_work', 'customer'],
  ['in_work', 'send_to_supplier', 'nobody'],
  ['send_to_supplier', 'offer_received', 'nobody'],
  ['send_to_supplier', 'rejected_by_supplier', 'supplier'],
  ['in_work', 'rejected_by_customer', 'customer'],
  ['in_work', 'rejected_by_broker', 'customer'],
  ['supplier_selected', 'contracted', 'both'],
  ['partially_paid', 'rejected_by_broker', 'both'],
] as const)('documents of a transition from %s to %s are visible to: %s', (from, to, readers) => {
  const [event] = aRequest().status_events;
  if (!event) throw new Error('a request without its history');
  expect(documentReaders({ status_events: [{ ...event, status: from }] }, to)).toBe(readers);
});
