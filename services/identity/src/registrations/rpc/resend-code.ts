import { limited, notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { sendCode } from '../changes/send-code.js';
import { isWaiting, RESEND_MS } from '../domain/email-code.js';

/**
 * Sends a new code and invalidates the old one. Anyone with the id may call it. Throws `limited` within 120 s of the
 * last code, and `not_found` for an unknown or finished registration.
 */
export const resendCode: Rpc<'resendCode'> =
  ({ write, clock, ids }) =>
  async ({ registrationId }) => {
    const wait = await write(async (stores) => {
      const registration = await stores.registrations.lock(readId(registrationId));
      if (registration === undefined || !isWaiting(registration, clock.now())) throw notFound();
      return sendCode(stores, registration, { clock, ids });
    });
    if (wait > 0) throw limited('too_many_requests', wait);
    return { resendSeconds: RESEND_MS / 1000 };
  };
