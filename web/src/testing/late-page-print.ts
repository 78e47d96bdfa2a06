import { prettyDOM } from '@testing-library/react';

/**
 * Returns the error of a query that found nothing. The page is printed only when its message is read, because a test
 * that waits for an element repeats the query, and printing a page takes longer than searching it.
 */
export function latePagePrint(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return text;
    },
    set: (other: string) => {
      text = other;
    },
  });
  return error;
}
