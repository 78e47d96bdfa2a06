import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CertificateOwner } from '@setu/proto/certificate-rules';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { softwareSigner } from '../signer/software-signer.js';
import { openAuthority } from './open-authority.js';
import { openRevocations } from './open-revocations.js';
import { outdatedRevocations } from './outdated-revocations.js';
import { readRevocations } from './read-revocations.js';
import { verifySignature } from './verify-signature.js';

const keys = ['a key for tests only of 32 bytes or more'];
const owner: CertificateOwner = {
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195' },
  ...{ shortName: 'ООО «Проба-Пера»', fullName: '', surname: 'Орлова', name: 'Алёна', patronymic: 'Дмитриевна' },
};
const now = new Date('2026-11-20T09:00:00Z');
const document = Buffer.from('Регламент');
const dir = mkdtempSync(join(tmpdir(), 'revocations-'));
afterAll(() => rmSync(dir, { recursive: true }));

const logged: string[] = [];
const log = {
  warn: (_: object, text: string) => void logged.push(text),
  error: (_: object, text: string) => void logged.push(text),
};
const open = (more: object = {}) =>
  openAuthority({ SETU_DEMO: true, ACTOR_KEYS: keys, SIGNING_CRLS_OUT_OF_DATE: 'warn', ...more }, log as never);
const authority = await open();
const signed = async (isRevoked: boolean) => {
  const { demo } = authority;
  if (demo === undefined) throw new Error('no demonstration');
  const certify = async (key: Uint8Array) => [(await demo.issue(key, owner, { now, isRevoked })).der];
  return (await softwareSigner(certify)).sign(document);
};
const [good, revoked] = [await signed(false), await signed(true)];
const against = { document, earlier: [], owner };

describe('A certificate', () => {
  it('cannot sign after its authority revoked it, while another certificate of that authority can and is reported as checked', () => {
    const trust = authority.trustAt(now);
    expect(verifySignature(revoked, { ...against, ...trust, now })).toMatchObject({
      kind: 'refused',
      reasons: ['certificate_revoked'],
    });
    expect(verifySignature(good, { ...against, ...trust, now })).toMatchObject({
      kind: 'verified',
      revocation: 'good',
    });
  });

  it('that signed before it was revoked is valid for that signature', () => {
    const { trusted, revoked: known } = authority.trustAt(now);
    const lists = (known?.lists ?? []).map((list) => ({
      ...list,
      revoked: new Map([...list.revoked.keys()].map((serial) => [serial, new Date('2026-11-21T00:00:00Z')])),
    }));
    const lookup = { lists, checkedAt: new Date('2026-11-25T00:00:00Z'), refusesOutdated: false };
    expect(verifySignature(revoked, { ...against, trusted, revoked: lookup, now })).toMatchObject({ kind: 'verified' });
    const later = new Date('2026-11-22T00:00:00Z');
    expect(verifySignature(revoked, { ...against, trusted, revoked: lookup, now: later })).toMatchObject({
      reasons: ['certificate_revoked'],
    });
  });

  it('is reported as not checked if its authority has no list, and a list of another authority does not apply', async () => {
    const { trusted } = authority;
    expect(verifySignature(revoked, { ...against, trusted, now })).toMatchObject({ revocation: 'not_checked' });
    const other = await openAuthority(
      { SETU_DEMO: true, ACTOR_KEYS: ['another key'], SIGNING_CRLS_OUT_OF_DATE: 'warn' },
      log as never,
    );
    const foreign = { ...against, trusted, revoked: other.trustAt(now).revoked, now };
    expect(verifySignature(revoked, foreign)).toMatchObject({ kind: 'verified', revocation: 'not_checked' });
  });

  it('is accepted with a warning while the list is out of date, or rejected if so configured', () => {
    const { trusted, revoked: known } = authority.trustAt(now);
    const lists = (known?.lists ?? []).map((list) => ({ ...list, nextUpdate: new Date('2026-11-19T00:00:00Z') }));
    const verdictWith = (refusesOutdated: boolean, der = good) =>
      verifySignature(der, { ...against, trusted, revoked: { lists, checkedAt: now, refusesOutdated }, now });
    expect(verdictWith(false)).toMatchObject({ kind: 'verified', revocation: 'outdated' });
    expect(verdictWith(true)).toMatchObject({ kind: 'refused', reasons: ['revocation_outdated'] });
    expect(verdictWith(false, revoked)).toMatchObject({ reasons: ['certificate_revoked'] });
  });
});

describe('Lists of revoked certificates', () => {
  const der = Buffer.from(authority.trustAt(now).revoked?.lists[0]?.parsed.toSchema(true).toBER() ?? []);
  const pem = `-----BEGIN X509 CRL-----\n${der.toString('base64')}\n-----END X509 CRL-----\n`;

  it('are read from a file or folder, in PEM or DER, and again when they change; a broken file leaves the previous lists in use', () => {
    writeFileSync(join(dir, 'one.crl'), der);
    const revocations = openRevocations(dir, log as never);
    expect(revocations(now)).toHaveLength(1);
    writeFileSync(join(dir, 'two.pem'), pem + pem);
    expect(revocations(now)).toHaveLength(3);
    logged.length = 0;
    writeFileSync(join(dir, 'three.crl'), 'garbage');
    expect(revocations(now)).toHaveLength(3);
    expect(revocations(new Date('2050-01-01'))).toHaveLength(3);
    expect(new Set(logged)).toEqual(
      new Set(['lists of revoked certificates cannot be read', 'a list of revoked certificates is out of date']),
    );
    expect(() => openRevocations(join(dir, 'three.crl'), log as never)).toThrow();
    expect(() => openRevocations(join(dir, 'nowhere'), log as never)).toThrow();
  });

  it('that are out of date are counted at each scrape, even if no company signs, and named in the log once', async () => {
    const path = join(dir, 'counted.crl');
    writeFileSync(path, der);
    const late = new Date('2050-01-01');
    expect([
      openRevocations(path, log as never).outdated(now),
      openRevocations(path, log as never).outdated(late),
    ]).toEqual([0, 1]);
    logged.length = 0;
    await open({ SIGNING_CRLS: path });
    const counted = async () => (await outdatedRevocations.get()).values.map(({ value }) => value);
    vi.useFakeTimers({ now: late, toFake: ['Date'] });
    expect([await counted(), await counted()]).toEqual([[1], [1]]);
    vi.useRealTimers();
    expect(await counted()).toEqual([0]);
    expect(logged).toEqual(['a list of revoked certificates is past its next update']);
  });

  it.skipIf(spawnSync('openssl', ['version']).status !== 0)('are read by OpenSSL with the same result', () => {
    const [list, ca] = [join(dir, 'list.pem'), join(dir, 'ca.pem')];
    writeFileSync(list, pem);
    const base64 = Buffer.from(authority.demo?.certificate.der ?? []).toString('base64');
    writeFileSync(
      ca,
      `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
    );
    const text = execFileSync('openssl', ['crl', '-in', list, '-CAfile', ca, '-noout', '-text'], { stdio: 'pipe' });
    expect(text.toString()).toContain(Buffer.from('Revoked').toString('hex').toUpperCase());
    expect(readRevocations(readFileSync(list))).toHaveLength(1);
  });
});
