import { isAppError, unavailable } from '@setu/kit/core';

/**
 * Runs an action on the object store. Any error that is not an AppError means that the store is unreachable or full,
 * and becomes `unavailable`.
 */
export async function reach<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw isAppError(error) ? error : unavailable('the object store does not answer', error);
  }
}
