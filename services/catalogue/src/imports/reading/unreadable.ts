import type { ImportFailure } from '@setu/proto/words';

/** Thrown when a card file cannot be read, with the reason. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(readonly failure: ImportFailure) {
    super(failure);
  }
}
