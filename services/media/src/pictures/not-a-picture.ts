/** Why a picture was rejected. */
export type PictureFault = 'wrong_type' | 'picture_broken' | 'picture_too_many_pixels';

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
