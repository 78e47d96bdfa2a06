import { internal } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type { IdentityDeps } from '../../deps.js';
import type { Rpc } from '../../served.js';
import { admitCall } from '../../sessions/changes/admit-call.js';
import { provenCertificate } from '../changes/prove-certificate.js';
import { sendCode } from '../changes/send-code.js';
import type { CertificateProof, ProvenCertificate } from '../domain/certificate-proof.js';
import { RESEND_MS } from '../domain/email-code.js';
import { type Registrant, validateRegistrant } from '../domain/registrant.js';

const noCompany = { shortName: '', fullName: '', inn: '', kpp: '', ogrn: '' };
const noPerson = { name: '', surname: '', patronymic: '', email: '', phone: '', password: '' };

/**
 * Stores a registration and emails a code. Anyone may call it. A repeated call from the same browser for the same
 * address updates the same registration. A user with a certificate proves that they have its key.
 * Neither the answer nor its duration reveals whether the address is in use: the password is always hashed first.
 */
export const register: Rpc<'register'> =
  (deps) =>
  async ({ org = noCompany, user = noPerson, captcha, certificate: proof, ...consent }, { actor }) => {
    const { password, ...person } = user;
    const registrant = validateRegistrant(
      { company: org, person },
      { ...consent, hasCertificate: proof !== undefined, password },
    );
    await admitCall(deps, { kind: 'register', owner: actor.network, captcha });
    const certificate = proof && !consent.withoutCert ? proven(deps, proof, registrant, actor.visitorId) : undefined;
    const passwordHash = await deps.edge.passwords.hash(password);
    const { clock, ids } = deps;
    const details = { registrant, certificate, passwordHash, locale: localeOf(actor) };
    return deps.write(async (stores) => {
      const registrationId = await stores.registrations.save({
        ...details,
        id: ids.id(),
        visitorId: actor.visitorId,
        now: clock.now(),
      });
      const stored = await stores.registrations.lock(registrationId);
      if (stored === undefined) throw internal('the registration that was just stored was not found');
      const wait = await sendCode(stores, stored, { clock, ids });
      return { registrationId, resendSeconds: wait || RESEND_MS / 1000 };
    });
  };

function proven(
  { clock, env, edge }: IdentityDeps,
  proof: CertificateProof,
  registrant: Registrant,
  visitorId: string,
): ProvenCertificate {
  const { trustAt } = edge.authority;
  return provenCertificate(proof, registrant, { visitorId, keys: env.ACTOR_KEYS, trustAt, now: clock.now() });
}
