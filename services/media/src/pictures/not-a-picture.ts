import type { PictureFault } from '../files/domain/refusals.js';

/** The error for a picture that cannot be stored, with the reason. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
  constructor(
    readonly fault: PictureFault,
    cause?: unknown,
  ) {
    super(cause instanceof Error ? cause.message : fault, { cause });
  }
}
