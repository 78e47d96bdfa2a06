import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { isWaiting, resendSeconds } from '../domain/email-code.js';

/** Anyone with the id. When a code may be asked for anew; `not_found` for an unknown or finished registration. */
export const getRegistration: Rpc<'getRegistration'> =
  ({ read, clock }) =>
  async ({ registrationId }) => {
    const registration = await read.registrations.read(readId(registrationId));
    const now = clock.now();
    if (registration === undefined || !isWaiting(registration, now)) throw notFound();
    return { resendSeconds: resendSeconds(registration.code, now) };
  };
