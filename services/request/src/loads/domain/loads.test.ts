import { expect, it } from 'vitest';
import { byLoad, type Load, shareOut } from './loads.js';

const load = (managerId: string, open: number, late = 0): Load => ({ managerId, open, late });
const requests = (...managers: (string | undefined)[]) =>
  managers.map((managerId, index) => ({ id: `r${index}`, managerId }));

it('managers are sorted by open requests, then by late ones', () => {
  const loads = [load('d', 4), load('c', 2, 1), load('b', 2, 0), load('a', 2, 0)];
  expect(loads.toSorted(byLoad).map(({ managerId }) => managerId)).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  [
    'they go to the least loaded manager until the loads are equal, then alternate',
    [load('a', 3), load('b', 1)],
    requests(undefined, undefined, undefined, undefined),
    ['b', 'b', 'a', 'b'],
  ],
  [
    'with equal loads they go to the manager with fewer late requests',
    [load('a', 1, 1), load('b', 1)],
    requests(undefined),
    ['b'],
  ],
  [
    'a request does not count for its own manager, who keeps it when the loads are equal',
    [load('a', 1), load('b', 0)],
    requests('a'),
    ['a'],
  ],
  ['they are taken from an overloaded manager', [load('a', 5), load('b', 0)], requests('a', 'a'), ['b', 'b']],
  [
    'they are taken from managers outside the list',
    [load('a', 0), load('b', 0)],
    requests('departed', 'departed'),
    ['a', 'b'],
  ],
  ['without managers they stay where they are', [], requests(undefined), []],
])('distributing requests: %s', (_title, loads, shared, expected) => {
  expect([...shareOut(shared, loads).values()]).toEqual(expected);
});
