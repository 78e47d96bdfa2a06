import { isAppError, unavailable } from '@setu/kit/core';

/**
 * Who calls is our word: a service that does not take it (its clock, its keys) is out of order, and nobody is to be sent
 * to sign in for that. Takes any failure; gives `unavailable` for that one, the others as they are. Our own refusal of
 * somebody not signed in has no cause: no service was asked.
 */
export const asOurFault = <T>(failure: T): T | Error =>
  isAppError(failure, 'unauthenticated') && failure.cause !== undefined
    ? unavailable('a service does not believe who calls', failure)
    : failure;
