import { isTimeZone } from '@setu/kit/core';
import { mustBeSystem } from '@setu/kit/rpc';
import { emailLocale } from '../../mail/domain/email.js';
import { toPrincipal } from '../../messages/principal-message.js';
import type { Rpc } from '../../served.js';
import { afterRotation } from '../changes/after-rotation.js';
import { isTouchDue, speakerOf } from '../domain/session.js';
import { tokenHash } from '../domain/token-hash.js';

/** Returns the principal of a session token, absent if the token is not valid. The BFF calls it on every request. */
export const resolveSession: Rpc<'resolveSession'> =
  ({ autocommit, read, clock }) =>
  async ({ token, touch, locale, timeZone, deviceToken }, { actor }) => {
    mustBeSystem(actor);
    const now = clock.now();
    const reading = await read.sessions.read(tokenHash(token), now);
    if (reading?.isRotated) await autocommit.sessions.arrived(reading.session.id);
    const after = reading ? undefined : await afterRotation(read, { token, deviceToken, now });
    const speaker = reading ? speakerOf(reading, now) : after?.speaker;
    if (speaker === undefined) return { token: '' };
    if (touch && isTouchDue(speaker.session, now)) {
      await autocommit.sessions.touch(speaker.session.id, now);
      // Emails use the language of the user who signed in, not of the user they substitute.
      const readerId = speaker.actingAs?.id ?? speaker.member.user.id;
      const zone = isTimeZone(timeZone) ? timeZone : '';
      await autocommit.emailReaders.setPreferences(readerId, { locale: emailLocale(locale), timeZone: zone });
    }
    return { principal: toPrincipal(speaker), token: after?.token ?? '' };
  };
