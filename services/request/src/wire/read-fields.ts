import { isAppError } from '@setu/kit/core';

/**
 * Returns the fields that `read` reads from a call. If they are wrong, `demand` runs before the error is thrown, so a
 * caller without the right learns nothing about a form. With correct fields the caller's rights are checked only under
 * the lock, after the idempotency key: a repeated call gets its first response, even if the request has changed since.
 */
export async function readFields<Fields>(demand: () => Promise<void>, read: () => Fields): Promise<Fields> {
  try {
    return read();
  } catch (error) {
    if (isAppError(error, 'invalid')) await demand();
    throw error;
  }
}
