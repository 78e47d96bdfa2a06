import type { CertificateFacts } from '@setu/contract';
import { type BaseBlock, fromBER, GeneralizedTime, ObjectIdentifier, Sequence, Set as SetOf, UTCTime } from 'asn1js';
import { fromBase64 } from '../../lib/base64';
import type { SigningCertificate } from './certificate';

/** Object identifiers of the fields that name a certificate's owner. */
const types = {
  inn: '1.2.643.3.131.1.1',
  innOfCompany: '1.2.643.100.4',
  ogrn: '1.2.643.100.1',
  ogrnip: '1.2.643.100.5',
  organisation: '2.5.4.10',
  surname: '2.5.4.4',
  givenNames: '2.5.4.42',
  commonName: '2.5.4.3',
  position: '2.5.4.12',
  unstructured: '1.2.840.113549.1.9.2',
} as const;

/** The parts of a certificate that identify it in a signature. */
export interface CertificateParts {
  certificate: BaseBlock;
  serial: BaseBlock;
  issuer: BaseBlock;
}

const partsOf = (block: unknown): BaseBlock[] =>
  block instanceof Sequence || block instanceof SetOf ? (block.valueBlock.value as BaseBlock[]) : [];

function fieldsOf(certificate: BaseBlock): BaseBlock[] {
  const [body] = partsOf(certificate);
  const fields = partsOf(body);
  // The optional version is first, in a tagged element.
  return fields[0]?.idBlock.tagClass === 3 ? fields.slice(1) : fields;
}

/** Returns the parts of a certificate. Throws if the bytes are not a certificate. */
export function certificateParts(der: Uint8Array<ArrayBuffer>): CertificateParts {
  const certificate = fromBER(der).result as BaseBlock;
  const [serial, , issuer] = fieldsOf(certificate);
  if (!serial || !issuer) throw new Error('Not a certificate');
  return { certificate, serial, issuer };
}

function textIn(name: BaseBlock | undefined, type: string): string {
  for (const one of partsOf(name).flatMap(partsOf)) {
    const [id, value] = partsOf(one);
    const text: unknown = (value?.valueBlock as { value?: unknown } | undefined)?.value;
    if (id instanceof ObjectIdentifier && id.valueBlock.toString() === type && typeof text === 'string')
      return text.trim();
  }
  return '';
}

const timeOf = (block: BaseBlock | undefined): string =>
  block instanceof UTCTime || block instanceof GeneralizedTime ? block.toDate().toISOString() : '';

/** Returns the owner and issuer data of a certificate. Throws if the bytes are not a certificate. */
function factsOf(der: Uint8Array<ArrayBuffer>): CertificateFacts {
  const [, , issuer, validity, subject] = fieldsOf(fromBER(der).result as BaseBlock);
  const [from, to] = partsOf(validity);
  const of = (type: keyof typeof types) => textIn(subject, types[type]);
  return {
    ...{ validFrom: timeOf(from), validTo: timeOf(to), inn: of('inn'), innOfCompany: of('innOfCompany') },
    ...{ ogrn: of('ogrn'), ogrnip: of('ogrnip'), organisation: of('organisation'), surname: of('surname') },
    ...{ givenNames: of('givenNames'), commonName: of('commonName'), position: of('position') },
    kpp: /KPP=(\w{9})/.exec(of('unstructured'))?.[1] ?? '',
    issuer: textIn(issuer, types.organisation) || textIn(issuer, types.commonName),
    issuerOgrn: textIn(issuer, types.ogrn),
  };
}

/** Returns a certificate with the data to show. Throws if the bytes are not a certificate. */
export async function readCertificate(der: string): Promise<SigningCertificate> {
  const bytes = fromBase64(der);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  const thumbprint = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { thumbprint, der, facts: factsOf(bytes) };
}
