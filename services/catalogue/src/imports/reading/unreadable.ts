import type { ImportFailure } from '@setu/proto/words';

/** Says that a file of cards cannot be read, and why. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(readonly failure: ImportFailure) {
    super(failure);
  }
}
