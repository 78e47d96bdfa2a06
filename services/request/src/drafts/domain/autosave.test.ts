import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeSave } from './autosave.js';

const stored = { editor: 'a', seq: 5n, version: 9 };

describe('which save stays', () => {
  it.each([
    ['the next of the same form', { editor: 'a', seq: 6n, version: 3 }, 'keep'],
    ['an older one of the same form', { editor: 'a', seq: 4n, version: 9 }, 'drop'],
    ['the same one again', { editor: 'a', seq: 5n, version: 9 }, 'drop'],
    ['another form on the current version', { editor: 'b', seq: 1n, version: 9 }, 'keep'],
    ['another form on an old version', { editor: 'b', seq: 99n, version: 8 }, 'stale'],
    ['another form that names no version', { editor: 'b', seq: 1n, version: 0 }, 'keep'],
    ['no form, no version', { editor: '', seq: 0n, version: 0 }, 'keep'],
    ['no form, an old version', { editor: '', seq: 0n, version: 2 }, 'stale'],
  ] as const)('%s', (_, incoming, judgement) => {
    expect(judgeSave(stored, incoming)).toBe(judgement);
  });

  it('of one form is always the highest number, in whatever order they arrive', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1 }), (order) => {
        let state = { editor: '', seq: 0n, version: 1 };
        for (const seq of order) {
          const incoming = { editor: 'a', seq, version: 1 };
          if (judgeSave(state, incoming) === 'keep') state = { editor: 'a', seq, version: state.version + 1 };
        }
        expect(state.seq).toBe([...order].sort((a, b) => Number(a - b)).at(-1));
      }),
    );
  });
});
