import { expect, it } from 'vitest';
import { survivors } from './survivors.mjs';

it('a write acknowledged after the restored moment may be present or not, and a draft or file made after it is not checked', () => {
  const common = { acked: true, who: 'buyer@volga.example' };
  const writes = /** @type {import('../faults/load/history.mjs').Write[]} */ ([
    { ...common, kind: 'draft', at: 1, id: 'early', sku: '' },
    { ...common, kind: 'move', at: 2, id: 'early', status: 'in_work' },
    { ...common, kind: 'draft', at: 11, id: 'late', sku: '' },
    { ...common, kind: 'file', at: 12, id: 'late', text: '' },
    { ...common, kind: 'move', at: 13, id: 'early', status: 'send_to_supplier' },
  ]);
  expect(survivors(writes, 10).map(({ kind, at, acked }) => [kind, at, acked])).toEqual([
    ['draft', 1, true],
    ['move', 2, true],
    ['move', 13, false],
  ]);
});
