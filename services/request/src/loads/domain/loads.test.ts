import { expect, it } from 'vitest';
import { byLoad, type Load, shareOut } from './loads.js';

const load = (managerId: string, open: number, late = 0): Load => ({ managerId, open, late });
const requests = (...managers: (string | undefined)[]) =>
  managers.map((managerId, index) => ({ id: `r${index}`, managerId }));

it('the least loaded stands first: by what is under way, then by what is late', () => {
  const loads = [load('d', 4), load('c', 2, 1), load('b', 2, 0), load('a', 2, 0)];
  expect(loads.toSorted(byLoad).map(({ managerId }) => managerId)).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  [
    'to the least loaded until they are level, then in turn',
    [load('a', 3), load('b', 1)],
    requests(undefined, undefined, undefined, undefined),
    ['b', 'b', 'a', 'b'],
  ],
  ['to whoever has fewer late ones where they are level', [load('a', 1, 1), load('b', 1)], requests(undefined), ['b']],
  [
    'what somebody has is reckoned as not his, and stays his where that is level',
    [load('a', 1), load('b', 0)],
    requests('a'),
    ['a'],
  ],
  ['from who carries too much', [load('a', 5), load('b', 0)], requests('a', 'a'), ['b', 'b']],
  ['from who is none of them', [load('a', 0), load('b', 0)], requests('gone', 'gone'), ['a', 'b']],
  ['to nobody where there is nobody', [], requests(undefined), []],
])('requests go %s', (_says, loads, shared, expected) => {
  expect([...shareOut(shared, loads).values()]).toEqual(expected);
});
