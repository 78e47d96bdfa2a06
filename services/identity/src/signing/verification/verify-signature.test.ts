import { readFileSync } from 'node:fs';
import type { CertificateOwner } from '@setu/proto/certificate-rules';
import { describe, expect, it } from 'vitest';
import { digestOf } from './digests.js';
import { gostCurve, gostCurves } from './gost-curves.js';
import { isGostSignature } from './gost-signature.js';
import { readTrust } from './read-trust.js';
import { type Against, verifySignature } from './verify-signature.js';

const fixtures: { regulation: string; trust: string; rsaRoot: string; signatures: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../../test/signing/fixtures.json', import.meta.url), 'utf8'),
);
const signatureOf = (name: string) => Buffer.from(fixtures.signatures[name] ?? '', 'base64');
const owner: CertificateOwner = {
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195' },
  ...{ shortName: 'ООО «Проба-Пера»', fullName: '', surname: 'ОРЛОВА', name: 'Алена', patronymic: 'Дмитриевна' },
};
const against = (over: Partial<Against> = {}): Against => ({
  document: Buffer.from(fixtures.regulation),
  earlier: [],
  owner,
  trusted: readTrust(fixtures.trust),
  now: new Date('2030-01-01T00:00:00Z'),
  ...over,
});
const verdict = (name: string, over: Partial<Against> = {}) => verifySignature(signatureOf(name), against(over));
const reasons = (name: string, over: Partial<Against> = {}) => {
  const result = verdict(name, over);
  return result.kind === 'refused' ? result.reasons : result.kind;
};

describe('A signature made by OpenSSL', () => {
  it.each(['rsa', 'rsa512', 'ecdsa', 'gost256', 'gost512', 'gostTwisted'])('%s is verified', (name) => {
    expect(verdict(name)).toMatchObject({
      kind: 'verified',
      certificate: { facts: { organisation: 'ООО "Проба Пера"', innOfCompany: owner.inn, surname: 'Орлова' } },
    });
  });

  it('of a sole proprietor is verified by their own INN, OGRNIP and name', () => {
    const proprietor = { inn: '500100732259', ogrn: '304500116000157', kpp: '', shortName: 'ИП Орлова' };
    expect(reasons('individual', { owner: { ...owner, ...proprietor } })).toBe('verified');
    expect(reasons('individual')).toEqual(['certificate_other_inn', 'certificate_other_company']);
  });

  it.each([
    ['rsa', 'certificate_expired', { now: new Date('2090-01-01') }],
    ['rsa', 'certificate_not_started', { now: new Date('2020-01-01') }],
    ['rsa', 'signature_other_document', { document: Buffer.from('another') }],
    ['gost256', 'signature_other_document', { document: Buffer.from('another') }],
    [
      'rsa',
      'signature_older_document',
      { document: Buffer.from('edition 3'), earlier: [Buffer.from(fixtures.regulation)] },
    ],
    ['rsa', 'certificate_other_inn', { owner: { ...owner, inn: '7736050003' } }],
    ['rsa', 'certificate_other_ogrn', { owner: { ...owner, ogrn: '1027739609391' } }],
    ['rsa', 'certificate_other_company', { owner: { ...owner, shortName: 'ООО «Другая»' } }],
    ['rsa', 'certificate_other_person', { owner: { ...owner, name: 'Ольга' } }],
    ['noSigningCertificate', 'signature_no_signing_certificate', {}],
    ['noAttributes', 'signature_no_attributes', {}],
    ['attached', 'signature_attached', {}],
    ['twoSigners', 'signature_signers', {}],
    ['noCertificate', 'signature_no_certificate', {}],
    ['ofTreasury', 'certificate_treasury', {}],
    ['ofForeign', 'certificate_untrusted', {}],
    ['ofSigner', 'certificate_untrusted', {}],
    ['server', 'certificate_not_for_signing', {}],
    ['gost512', 'certificate_untrusted', { trusted: readTrust(fixtures.rsaRoot) }],
  ] satisfies [string, string, Partial<Against>][])('%s is rejected: %s', (name, reason, over) => {
    expect(reasons(name, over)).toEqual([reason]);
  });

  it('is stored as unverified if there is no trusted certificate, or if its algorithm is too weak to judge', () => {
    expect(verdict('rsa', { trusted: [] })).toMatchObject({ kind: 'unverified', doubt: 'no_trust_root' });
    expect(verdict('rsaSha1')).toMatchObject({ kind: 'unverified', doubt: 'unknown_algorithm' });
  });

  it('is rejected if one byte has changed, and is unreadable if it is not a signature', () => {
    for (const name of ['rsa', 'ecdsa', 'gost256']) {
      const changed = Uint8Array.from(signatureOf(name));
      changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
      expect(verifySignature(changed, against())).toMatchObject({ kind: 'refused', reasons: ['signature_wrong'] });
    }
    const garbage = [Buffer.from('garbage'), Buffer.alloc(0), Buffer.concat([signatureOf('rsa'), Buffer.from([0])])];
    for (const bytes of garbage)
      expect(verifySignature(bytes, against())).toMatchObject({ kind: 'refused', reasons: ['signature_unreadable'] });
    expect(verifySignature(Buffer.alloc(65_537), against())).toMatchObject({ reasons: ['signature_too_large'] });
  });
});

describe('GOST', () => {
  it('curves are consistent: the base point is on each curve, and its order times the base point is the neutral element', () => {
    for (const curve of new Set(gostCurves.values())) {
      expect(() => curve.BASE.assertValidity()).not.toThrow();
      expect(curve.BASE.isTorsionFree()).toBe(true);
    }
  });

  it('digests and signatures match RFC 6986 and RFC 7091', () => {
    const message = Buffer.from('012345678901234567890123456789012345678901234567890123456789012');
    const hex = (algorithm: string) => Buffer.from(digestOf(algorithm)?.(message) ?? []).toString('hex');
    expect(hex('1.2.643.7.1.1.2.2')).toBe('9d151eefd8590b89daa6ba6cb74af9275dd051026bb149a452fd84e5e57b5500');
    expect(hex('1.2.643.7.1.1.2.3')).toMatch(/^1b54d01a4af5b9d5cc3d86d68d285462/);
    const curve = gostCurve(
      '8000000000000000000000000000000000000000000000000000000000000431',
      '7',
      '5FBFF498AA938CE739B8E022FBAFEF40563F6E6A3472FC2A514C0CE9DAE23B7E',
      '8000000000000000000000000000000150FE8A1892976154C59CFC193ACCF5B3',
      '2',
      '8E2A8A0E65147D4BD6316030E16D19C85C97F0A9CA267122B96ABBCEA7E8FC8',
    );
    const reversed = (digits: string) => Uint8Array.from(Buffer.from(digits, 'hex')).reverse();
    const key = Buffer.concat([
      reversed('7F2B49E270DB6D90D8595BEC458B50C58585BA1D4E9B788F6689DBD8E56FD80B'),
      reversed('26F1B489D6701DD185C8413A977B3CBBAF64D1C593D26627DFFB101A87FF77DA'),
    ]);
    const digest = reversed('2DFBC1B372D89A1188C09C52E0EEC61FCE52032AB1022E8E67ECE6672B043EE5');
    const r = '41AA28D2F1AB148280CD9ED56FEDA41974053554A42767B83AD043FD39DC0493';
    const s = '01456C64BA4642A1653C235A98A60249BCD6D3F746B631DF928014F6C5BF9C40';
    expect(isGostSignature({ curve, key, digest, signature: Buffer.from(s + r, 'hex') })).toBe(true);
    expect(isGostSignature({ curve, key, digest, signature: Buffer.from(r + s, 'hex') })).toBe(false);
  });
});
