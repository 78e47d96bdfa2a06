import { expect, it } from 'vitest';
import { taskPlace } from './task-place.js';

it('a task of a desk leads to the part of the request’s page where its side deals with it', () => {
  const step = { reason: 'turn', channel: '' } as const;
  expect(taskPlace({ ...step, status: 'offer_received' }, 'broker')).toEqual({ place: 'offers' });
  expect(taskPlace({ ...step, status: 'send_to_supplier' }, 'broker')).toEqual({ place: 'offers' });
  expect(taskPlace({ ...step, status: 'send_to_supplier' }, 'supplier')).toEqual({ place: 'offers' });
  expect(taskPlace({ ...step, status: 'in_work' }, 'supplier')).toEqual({ place: 'offers' });
  expect(taskPlace({ ...step, status: 'partially_paid' }, 'supplier')).toEqual({ place: 'milestones' });
  expect(taskPlace({ ...step, status: 'contracted' }, 'customer')).toEqual({});
  expect(taskPlace({ reason: 'claim', channel: '', status: 'completed' }, 'broker')).toEqual({ place: 'claim' });
  expect(taskPlace({ reason: 'milestone', channel: '', status: 'contracted' }, 'customer')).toEqual({
    place: 'milestones',
  });
  expect(taskPlace({ reason: 'question', channel: 'customer', status: 'in_work' }, 'customer')).toEqual({
    channel: 'customer',
  });
});
