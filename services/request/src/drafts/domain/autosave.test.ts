import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeSave } from './autosave.js';

const stored = { editor: 'a', seq: 5n, version: 9 };

describe('Concurrent autosaves', () => {
  it.each([
    ['the next save of the same form is stored', { editor: 'a', seq: 6n, version: 3 }, 'save'],
    ['an older save of the same form is dropped', { editor: 'a', seq: 4n, version: 9 }, 'drop'],
    ['a repeated save is dropped', { editor: 'a', seq: 5n, version: 9 }, 'drop'],
    ['a save of another form on the current version is stored', { editor: 'b', seq: 1n, version: 9 }, 'save'],
    ['a save of another form on an old version is stale', { editor: 'b', seq: 99n, version: 8 }, 'stale'],
    ['a save of another form without a version is stored', { editor: 'b', seq: 1n, version: 0 }, 'save'],
    ['a save without a form and a version is stored', { editor: '', seq: 0n, version: 0 }, 'save'],
    ['a save without a form on an old version is stale', { editor: '', seq: 0n, version: 2 }, 'stale'],
  ] as const)('%s', (_, incoming, judgement) => {
    expect(judgeSave(stored, incoming)).toBe(judgement);
  });

  it('of one form keep the save with the highest number, in whatever order they arrive', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1 }), (order) => {
        let state = { editor: '', seq: 0n, version: 1 };
        for (const seq of order) {
          const incoming = { editor: 'a', seq, version: 1 };
          if (judgeSave(state, incoming) === 'save') state = { editor: 'a', seq, version: state.version + 1 };
        }
        expect(state.seq).toBe([...order].sort((a, b) => Number(a - b)).at(-1));
      }),
    );
  });
});
