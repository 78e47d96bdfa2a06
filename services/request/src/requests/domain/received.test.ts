import { expect, it } from 'vitest';
import type { Status } from './lifecycle.js';
import { historySince } from './received.js';
import { stages } from './stages.js';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const history = (['draft', 'new', 'in_work', 'send_to_supplier', 'offer_received'] as const).map((status, index) => ({
  status: status as Status,
  at: day(index + 1),
}));

it.each<[number, [Status, number][]]>([
  [
    4,
    [
      ['send_to_supplier', 4],
      ['offer_received', 5],
    ],
  ],
  [
    5,
    [
      ['send_to_supplier', 5],
      ['offer_received', 5],
    ],
  ],
  [6, [['send_to_supplier', 6]]],
])('a supplier that received the request on day %d knows its history since then', (received, known) => {
  expect(historySince(history, day(received))).toEqual(known.map(([status, at]) => ({ status, at: day(at) })));
});

it('the progress of a supplier starts with the sending', () => {
  const known = stages('offer_received', historySince(history, day(4)));
  expect(known.map(({ status, phase }) => [status, phase]).slice(0, 3)).toEqual([
    ['send_to_supplier', 'done'],
    ['offer_received', 'doing'],
    ['supplier_selected', 'todo'],
  ]);
});
