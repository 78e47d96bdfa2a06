import { type CertificateFacts, certificateInn } from '@setu/contract';

/** A certificate of an electronic signature as the browser's signer gave it. */
export interface SigningCertificate {
  thumbprint: string;
  /** DER as base64. */
  der: string;
  facts: CertificateFacts;
}

/** Whatever signs in the browser: a plug-in, or the demonstration's signer. */
export interface Signer {
  kind: 'plugin' | 'demo';
  certificates: readonly SigningCertificate[];
  /** A detached CAdES-BES signature under the bytes, base64. Rejects when it was refused or failed. */
  sign: (certificate: SigningCertificate, content: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** A certificate somebody chose, with what signs by it. */
export interface ChosenCertificate {
  signer: Signer;
  certificate: SigningCertificate;
}

/** Whom a certificate names: what a form may be filled by. */
export function namedBy({ facts, thumbprint, der }: SigningCertificate) {
  const [name = '', ...patronymic] = facts.givenNames.split(' ');
  return {
    ...{ thumbprint, der },
    inn: certificateInn(facts),
    kpp: facts.kpp,
    ogrn: facts.ogrn || facts.ogrnip,
    company: facts.organisation || facts.commonName,
    surname: facts.surname,
    name,
    patronymic: patronymic.join(' '),
  };
}
