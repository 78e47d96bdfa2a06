import { expect, it } from 'vitest';
import { readOrder } from './order.js';

const id = '019ab000-0000-7000-8000-000000000001';

it.each([
  ['dead-letters', { does: 'dead-letters' }],
  [`replay ${id}`, { does: 'replay', eventId: id, consumer: undefined }],
  [`replay ${id} --consumer identity.notices`, { does: 'replay', eventId: id, consumer: 'identity.notices' }],
  [
    'replay --since 2026-11-20T08:00Z',
    { does: 'send-again', since: new Date('2026-11-20T08:00Z'), service: undefined },
  ],
  [
    'replay --since=2026-11-20T08:00Z --service=request',
    { does: 'send-again', since: new Date('2026-11-20T08:00Z'), service: 'request' },
  ],
])('the operator command "%s" is understood', (line, order) => {
  expect(readOrder(line.split(' '))).toEqual(order);
});

it.each([
  ['', 'Usage'],
  ['delete', 'Usage'],
  ['dead-letters now', 'Usage'],
  ['replay', 'takes the id'],
  ['replay 17', 'takes the id'],
  [`replay ${id} ${id}`, 'not understood'],
  [`replay ${id} --service request`, '--service goes with --since'],
  [`replay ${id} --since 2026-11-20`, '--since goes with --service only'],
  ['replay --since yesterday', 'not a time'],
  ['replay --since', 'needs a value'],
  [`replay ${id} --force yes`, 'not known'],
])('the operator command "%s" is rejected', (line, why) => {
  expect(() => readOrder(line.split(' ').filter((arg) => arg !== ''))).toThrow(why);
});
