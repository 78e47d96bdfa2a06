import { ImportState } from '@setu/proto/catalogue/words';
import { expect, it } from 'vitest';
import { isUnderWay } from './card-upload.js';

it('an upload is in progress while it is being read or applied, and in no other state', () => {
  const { UNSPECIFIED: _, UNRECOGNIZED: __, ...states } = ImportState;
  const waited = Object.values(states).filter((state) => isUnderWay({ state }));
  expect(waited).toEqual([ImportState.READING, ImportState.APPLYING]);
});
