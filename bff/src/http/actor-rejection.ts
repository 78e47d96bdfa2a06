import { isAppError, unavailable } from '@setu/kit/core';

/**
 * Converts a service's rejection of our signed actor to `unavailable`, and returns other failures unchanged.
 * The BFF vouches for the caller, so a service that rejects the actor has a fault (its clock, its keys), and the user
 * must not be sent to sign-in. Our own rejection of a caller who is not signed in has no cause, because no service was
 * called.
 */
export const asUnavailable = <T>(failure: T): T | Error =>
  isAppError(failure, 'unauthenticated') && failure.cause !== undefined
    ? unavailable('a service rejects the signed actor', failure)
    : failure;
