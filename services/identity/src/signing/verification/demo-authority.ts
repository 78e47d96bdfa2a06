import { createECDH, hkdfSync, randomBytes, webcrypto } from 'node:crypto';
import { internal, invalid } from '@setu/kit/core';
import type { CertificateOwner } from '@setu/proto/certificate-rules';
import { isSoleProprietor } from '@setu/proto/company-numbers';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, PublicKeyInfo } from 'pkijs';
import { demoRevocations, revokedSerial } from './demo-revocations.js';
import { oid } from './oids.js';
import { type ReadCertificate, readCertificate } from './read-certificate.js';
import type { RevocationList } from './read-revocations.js';

/**
 * A certificate authority for demonstrations. It issues certificates to anyone in any name, and is trusted only in a
 * demo world.
 */
export interface DemoAuthority {
  certificate: ReadCertificate;
  /** Contains one revoked certificate, to demonstrate revocation. */
  revocations: RevocationList;
  /**
   * Issues a certificate for a P-256 key (SubjectPublicKeyInfo). Throws `invalid` on `public_key` for any other key.
   */
  issue(publicKey: Uint8Array, owner: CertificateOwner, about: IssuedAs): Promise<ReadCertificate>;
}

/** When the certificate is requested, and whether to issue the revoked one. */
interface IssuedAs {
  now: Date;
  isRevoked: boolean;
}

const p256 = { name: 'ECDSA', namedCurve: 'P-256' };
const named: [type: string, value: string][] = [
  [oid.organisation, 'Setu: демонстрационный УЦ'],
  [oid.commonName, 'Setu: демонстрационный УЦ (не для настоящих документов)'],
];
const dayMs = 86_400_000;

/**
 * Opens the demo authority. Its key is derived from a secret, so it is the same in every process and after every
 * restart.
 */
export async function openDemoAuthority(secret: string): Promise<DemoAuthority> {
  const { privateKey, publicKey } = await keysFrom(secret);
  const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2046-01-01T00:00:00Z')];
  const root = unsigned({ subject: named, from, to, serial: Uint8Array.of(1), usage: 0x06 });
  root.extensions?.push(basicConstraints());
  await root.subjectPublicKeyInfo.importKey(publicKey);
  await root.sign(privateKey, 'SHA-256');
  return {
    certificate: asRead(root),
    revocations: await demoRevocations(root.subject, privateKey, { from, to }),
    issue: async (key, owner, { now, isRevoked }) => {
      const [since, validTo] = [new Date(now.getTime() - dayMs / 24), new Date(now.getTime() + 365 * dayMs)];
      const randomSerial = Uint8Array.from([0x40 | ((randomBytes(1)[0] ?? 0) & 0x3f), ...randomBytes(11)]);
      const serial = isRevoked ? revokedSerial : randomSerial;
      const issued = unsigned({ subject: subjectOf(owner), from: since, to: validTo, serial, usage: 0xc0 });
      issued.subjectPublicKeyInfo = await keyInfo(key);
      await issued.sign(privateKey, 'SHA-256');
      return asRead(issued);
    },
  };
}

function asRead(made: Certificate): ReadCertificate {
  const read = readCertificate(new Uint8Array(made.toSchema(true).toBER()));
  if (read === undefined) throw internal('a certificate that was just made cannot be read');
  return read;
}

async function keysFrom(secret: string) {
  const d = Buffer.from(hkdfSync('sha256', secret, '', 'demo signing authority', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const text = (bytes: Buffer): string => bytes.toString('base64url');
  const open = { kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)) };
  const { subtle } = webcrypto;
  return {
    publicKey: await subtle.importKey('jwk', open, p256, true, ['verify']),
    privateKey: await subtle.importKey('jwk', { ...open, d: text(d) }, p256, false, ['sign']),
  };
}

async function keyInfo(der: Uint8Array): Promise<PublicKeyInfo> {
  try {
    await webcrypto.subtle.importKey('spki', Uint8Array.from(der), p256, true, ['verify']);
    return PublicKeyInfo.fromBER(Uint8Array.from(der));
  } catch {
    throw invalid({ public_key: 'invalid_option' });
  }
}

interface Unsigned {
  subject: [type: string, value: string][];
  from: Date;
  to: Date;
  serial: Uint8Array;
  usage: number;
}

function unsigned({ subject, from, to, serial, usage }: Unsigned): Certificate {
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: Uint8Array.from(serial).buffer }),
  });
  certificate.subject.typesAndValues.push(...subject.map(nameOf));
  certificate.issuer.typesAndValues.push(...named.map(nameOf));
  certificate.notBefore.value = from;
  certificate.notAfter.value = to;
  const bits = new BitString({ valueHex: Uint8Array.of(usage).buffer });
  certificate.extensions = [
    new Extension({ extnID: oid.keyUsage, critical: true, extnValue: bits.toBER(), parsedValue: bits }),
  ];
  return certificate;
}

const nameOf = ([type, value]: [type: string, value: string]): AttributeTypeAndValue =>
  new AttributeTypeAndValue({ type, value: new Utf8String({ value }) });

function basicConstraints(): Extension {
  const may = new BasicConstraints({ cA: true });
  return new Extension({
    extnID: oid.basicConstraints,
    critical: true,
    extnValue: may.toSchema().toBER(),
    parsedValue: may,
  });
}

function subjectOf(owner: CertificateOwner): [type: string, value: string][] {
  const isPerson = isSoleProprietor(owner.inn);
  const givenNames = [owner.name, owner.patronymic].filter(Boolean).join(' ');
  const person = [owner.surname, givenNames].filter(Boolean).join(' ');
  const company: [string, string][] = [
    [oid.commonName, owner.shortName],
    [oid.organisation, owner.shortName],
    [oid.innOfCompany, owner.inn],
    [oid.ogrn, owner.ogrn],
    [oid.unstructuredName, owner.kpp === '' ? '' : `KPP=${owner.kpp}`],
    [oid.title, 'Генеральный директор'],
  ];
  const sole: [string, string][] = [
    [oid.commonName, person],
    [oid.inn, owner.inn],
    [oid.ogrnip, owner.ogrn],
  ];
  const all: [string, string][] = [
    ...(isPerson ? sole : company),
    [oid.surname, owner.surname],
    [oid.givenName, givenNames],
  ];
  return all.filter(([, value]) => value !== '');
}
