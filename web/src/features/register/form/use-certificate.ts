import { useState } from 'react';
import type { Problem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { fromBase64 } from '../../../lib/base64';
import { useFoundCertificates } from '../../signing/public';
import { useGetCertificateChallengeMutation } from '../api';
import { chosenThumbprint } from '../typed-registration';

/** What proves that the key of a certificate is one's own, as it is sent. */
type Proof = { challenge: string; signature: string };

/** The certificate somebody registers with: choosing it, what it says, and proving that its key is his. */
export function useCertificate() {
  const t = useTexts('register');
  const { search, of } = useFoundCertificates();
  const [thumbprint, setThumbprint] = useState(chosenThumbprint);
  const [askChallenge] = useGetCertificateChallengeMutation();
  const found = of(thumbprint);
  /** Throws a `Problem`: on `certificate` where its key is not at hand any more. */
  const prove = async (): Promise<Proof | undefined> => {
    if (thumbprint === '') return undefined;
    const refused = (text: string, codes?: Record<string, string>): Problem => ({
      kind: 'validation',
      message: text,
      ...(codes && { fields: { certificate: text }, codes }),
    });
    if (!found) throw refused(t('cert.gone'), { certificate: 'certificate_required' });
    const { challenge } = await askChallenge().unwrap();
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
