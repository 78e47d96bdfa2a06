import { isAppError, unavailable } from '@setu/kit/core';

/** Runs something on the object store; what is not a failure of ours means that the store cannot be reached or is full. */
export async function reach<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw isAppError(error) ? error : unavailable('the object store does not answer', error);
  }
}
