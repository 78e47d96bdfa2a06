import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { isWaiting, resendSeconds } from '../domain/email-code.js';

/**
 * Returns when another code may be requested. Anyone with the id may call it. Throws `not_found` for an unknown or
 * finished registration.
 */
export const getRegistration: Rpc<'getRegistration'> =
  ({ read, clock }) =>
  async ({ registrationId }) => {
    const registration = await read.registrations.read(readId(registrationId));
    const now = clock.now();
    if (registration === undefined || !isWaiting(registration, now)) throw notFound();
    return { resendSeconds: resendSeconds(registration.code, now) };
  };
