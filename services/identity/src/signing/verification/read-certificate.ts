import { createHash } from 'node:crypto';
import type { CertificateFacts } from '@setu/proto/certificate-rules';
import { BitString } from 'asn1js';
import { BasicConstraints, Certificate, type RelativeDistinguishedNames } from 'pkijs';
import { oid } from './oids.js';

/** A certificate with its bytes and the parsed fields that checks need. */
export interface ReadCertificate {
  der: Uint8Array;
  parsed: Certificate;
  /** SHA-1 of the full certificate in hexadecimal, by which Windows and the browser plug-ins identify it. */
  thumbprint: string;
  serial: string;
  facts: CertificateFacts;
}

/** Parses a certificate, or returns undefined if the bytes are not one. */
export function readCertificate(der: Uint8Array): ReadCertificate | undefined {
  try {
    return describe(Certificate.fromBER(Uint8Array.from(der)), der);
  } catch {
    return undefined;
  }
}

/** Returns a parsed certificate with its bytes and fields. */
export function describe(
  parsed: Certificate,
  der: Uint8Array = new Uint8Array(parsed.toSchema().toBER()),
): ReadCertificate {
  return {
    der,
    parsed,
    thumbprint: createHash('sha1').update(der).digest('hex'),
    serial: hexOf(parsed.serialNumber.valueBlock.valueHexView),
    facts: factsOf(parsed),
  };
}

function factsOf({ subject, issuer, notBefore, notAfter }: Certificate): CertificateFacts {
  const of = (type: string): string => named(subject, type);
  return {
    validFrom: notBefore.value.toISOString(),
    validTo: notAfter.value.toISOString(),
    inn: of(oid.inn),
    innOfCompany: of(oid.innOfCompany),
    kpp: /KPP=(\w{9})/.exec(of(oid.unstructuredName))?.[1] ?? '',
    ogrn: of(oid.ogrn),
    ogrnip: of(oid.ogrnip),
    organisation: of(oid.organisation),
    surname: of(oid.surname),
    givenNames: of(oid.givenName),
    commonName: of(oid.commonName),
    position: of(oid.title),
    issuer: named(issuer, oid.organisation) || named(issuer, oid.commonName),
    issuerOgrn: named(issuer, oid.ogrn),
  };
}

function named(name: RelativeDistinguishedNames, type: string): string {
  const value: unknown = name.typesAndValues.find((one) => one.type === type)?.value.valueBlock.value;
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns whether a certificate may sign other certificates. */
export function isAuthority({ parsed }: ReadCertificate): boolean {
  const constraints = parsed.extensions?.find(({ extnID }) => extnID === oid.basicConstraints)?.parsedValue;
  return constraints instanceof BasicConstraints && constraints.cA && isUsable(parsed, bits.certificates);
}

/** Returns whether a certificate's key may sign documents. */
export const maySignDocuments = ({ parsed }: ReadCertificate): boolean =>
  isUsable(parsed, bits.signature) || isUsable(parsed, bits.nonRepudiation);

const bits = { signature: 0x80, nonRepudiation: 0x40, certificates: 0x04 };

// A certificate without key usage is not restricted (RFC 5280, section 4.2.1.3).
function isUsable({ extensions }: Certificate, bit: number): boolean {
  const usage: unknown = extensions?.find(({ extnID }) => extnID === oid.keyUsage)?.parsedValue;
  return !(usage instanceof BitString) || ((usage.valueBlock.valueHexView[0] ?? 0) & bit) !== 0;
}

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export const isSameName = (one: RelativeDistinguishedNames, other: RelativeDistinguishedNames): boolean =>
  Buffer.from(one.valueBeforeDecode).equals(Buffer.from(other.valueBeforeDecode));
