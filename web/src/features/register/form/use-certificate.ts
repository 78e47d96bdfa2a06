import { useState } from 'react';
import type { Problem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { fromBase64 } from '../../../lib/base64';
import { useFoundCertificates } from '../../signing/public';
import { useGetCertificateChallengeMutation } from '../api';
import { chosenThumbprint } from '../typed-registration';

/** The proof that the user owns the key of a certificate, as it is sent. */
type Proof = { challenge: string; signature: string };

/** Handles the certificate of a registration: the choice, its data, and the proof that the user owns its key. */
export function useCertificate() {
  const t = useTexts('register');
  const { search, of } = useFoundCertificates();
  const [thumbprint, setThumbprint] = useState(chosenThumbprint);
  const [getChallenge] = useGetCertificateChallengeMutation();
  const found = of(thumbprint);
  /** Throws a `Problem`, on `certificate` if its key is no longer available. */
  const prove = async (): Promise<Proof | undefined> => {
    if (thumbprint === '') return undefined;
    const refused = (text: string, codes?: Record<string, string>): Problem => ({
      kind: 'validation',
      message: text,
      ...(codes && { fields: { certificate: text }, codes }),
    });
    if (!found) throw refused(t('cert.gone'), { certificate: 'certificate_required' });
    const { challenge } = await getChallenge().unwrap();
    const signature = await found.signer.sign(found.certificate, fromBase64(challenge)).catch(() => undefined);
    if (signature === undefined) throw refused(t('cert.notSigned'));
    return { challenge, signature };
  };
  return {
    search,
    facts: found?.certificate.facts,
    choose: setThumbprint,
    factsOf: (one: string) => of(one)?.certificate.facts,
    prove,
  };
}
