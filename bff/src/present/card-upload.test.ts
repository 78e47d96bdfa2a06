import { ImportState } from '@setu/proto/catalogue/words';
import { expect, it } from 'vitest';
import { isUnderWay } from './card-upload.js';

it('a run is waited for while it reads or writes, and in no other state, applying at once or not', () => {
  const { UNSPECIFIED: _, UNRECOGNIZED: __, ...states } = ImportState;
  const waited = Object.values(states).filter((state) => isUnderWay({ state }));
  expect(waited).toEqual([ImportState.READING, ImportState.APPLYING]);
});
