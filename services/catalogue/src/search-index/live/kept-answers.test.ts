import { expect, it, vi } from 'vitest';
import type { CardPage } from '../../search/domain/card-list.js';
import type { WordLists } from '../../search/domain/word-lists.js';
import { keptAnswers, newSharedChanges, noteChange, noteDependence } from './kept-answers.js';

const page = (total: number): CardPage => ({
  ...{ ids: [], total, atLeast: false, isFound: true },
  ...{ minPrice: 1n, maxPrice: undefined },
});

function aThread() {
  const changes = newSharedChanges();
  const world = { total: 1, isFresh: true };
  const ask = vi.fn(async () => page(world.total));
  const kept = keptAnswers(changes, () => world.isFresh);
  const [lists, newLists] = [{} as WordLists, {} as WordLists];
  const query = { within: { choices: [] }, price: { from: 1n, to: undefined }, choices: new Map([['a', ['b']]]) };
  const total = async (changed: object = {}, by = lists) =>
    (await kept({ kind: 'browse', query: { ...query, ...changed }, lists: by }, ask)).total;
  return { changes, world, ask, total, newLists };
}

it('a question asked again does not reach the index while nothing changes', async () => {
  const { ask, total } = aThread();
  expect([await total(), await total(), await total()]).toEqual([1, 1, 1]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('another question, also one that differs only in a price or a facet, is asked', async () => {
  const { ask, total } = aThread();
  await total();
  await total({ price: { from: 2n, to: undefined } });
  await total({ price: { from: 1, to: undefined } });
  await total({ choices: new Map([['a', ['c']]]) });
  expect(ask).toHaveBeenCalledTimes(4);
});

it('every change of the data, and new search words, make it ask again', async () => {
  const { changes, world, total, newLists } = aThread();
  await total();
  world.total = 2;
  noteChange(changes);
  expect(await total()).toBe(2);
  world.total = 3;
  expect(await total({}, newLists)).toBe(3);
});

it('an answer that was on its way during a change is not kept', async () => {
  const { changes, ask, world, total } = aThread();
  ask.mockImplementationOnce(async () => {
    noteChange(changes);
    world.total = 2;
    return page(1);
  });
  expect(await total()).toBe(1);
  expect(await total()).toBe(2);
});

it('nothing is kept while answers depend on the database, or the index may be behind', async () => {
  const { changes, ask, world, total } = aThread();
  await total();
  noteDependence(changes, true);
  await total();
  noteDependence(changes, false);
  world.isFresh = false;
  await total();
  expect(ask).toHaveBeenCalledTimes(3);
});
