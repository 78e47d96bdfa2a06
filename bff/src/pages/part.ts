import { isAppError } from '@setu/kit/core';

/** Returns an optional part of a page, or the fallback if its service fails or rejects the call. */
export const optional = async <T, U>(part: Promise<T>, otherwise: U): Promise<T | U> => {
  try {
    return await part;
  } catch (error) {
    if (isAppError(error)) return otherwise;
    throw error;
  }
};
