import { isAppError } from '@setu/kit/core';

/** A part the page can live without: what stands for it when its service does not answer or refuses. */
export const optional = async <T, U>(part: Promise<T>, otherwise: U): Promise<T | U> => {
  try {
    return await part;
  } catch (error) {
    if (isAppError(error)) return otherwise;
    throw error;
  }
};
