import { internal } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { admitStranger } from '../../sessions/changes/admit-stranger.js';
import { sendCode } from '../changes/send-code.js';
import { RESEND_MS } from '../domain/email-code.js';
import { readyRegistrant } from '../domain/registrant.js';

const noCompany = { shortName: '', fullName: '', inn: '', kpp: '', ogrn: '' };
const nobody = { name: '', surname: '', patronymic: '', email: '', phone: '', password: '' };

/**
 * Anyone. Keeps what is said and mails a code; asked again by the same browser for the same address it is the same
 * registration. Whether the address is taken shows neither in the answer nor in its time: the password is hashed first.
 */
export const register: Rpc<'register'> =
  (deps) =>
  async ({ org = noCompany, user = nobody, captcha, ...consent }, { actor }) => {
    const { password, ...person } = user;
    const registrant = readyRegistrant({ company: org, person }, { ...consent, password });
    await admitStranger(deps, { kind: 'register', owner: actor.network, captcha });
    const passwordHash = await deps.edge.passwords.hash(password);
    const { clock, ids } = deps;
    const made = { id: ids.id(), visitorId: actor.visitorId, registrant, passwordHash, locale: localeOf(actor) };
    return deps.write(async (stores) => {
      const registrationId = await stores.registrations.keep({ ...made, now: clock.now() });
      const kept = await stores.registrations.lock(registrationId);
      if (kept === undefined) throw internal('a registration that was just kept is not there');
      const wait = await sendCode(stores, kept, { clock, ids });
      return { registrationId, resendSeconds: wait || RESEND_MS / 1000 };
    });
  };
