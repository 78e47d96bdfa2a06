import type { CompanyType } from '@setu/proto/words';
import { expect, it } from 'vitest';
import { doerParams } from './doer.js';

const sides: CompanyType[] = ['customer', 'supplier', 'broker'];

it('names people to their own side and to the broker, the broker’s to all, and nobody across the bridge', () => {
  const named = sides.flatMap((side) =>
    sides.filter((reader) => 'person' in doerParams({ side, name: 'Илья Соколов' }, reader)).map((to) => [side, to]),
  );
  expect(named).toEqual([
    ['customer', 'customer'],
    ['customer', 'broker'],
    ['supplier', 'supplier'],
    ['supplier', 'broker'],
    ['broker', 'customer'],
    ['broker', 'supplier'],
    ['broker', 'broker'],
  ]);
});

it('says whose doing it was even where it may not name him, and nothing of nobody', () => {
  expect(doerParams({ side: 'supplier', name: 'Arjun' }, 'customer')).toEqual({ by: 'supplier' });
  expect(doerParams(undefined, 'broker')).toEqual({});
});

it('names who really acted where it names whom he stood in for, and there only', () => {
  const doer = { side: 'supplier' as const, name: 'Arjun', acting: 'Meera' };
  expect(doerParams(doer, 'supplier')).toEqual({ by: 'supplier', person: 'Arjun', acting: 'Meera' });
  expect(doerParams(doer, 'customer')).toEqual({ by: 'supplier' });
});
