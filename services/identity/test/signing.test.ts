import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSignatures, regulationEdition } from '@setu/demo-world';
import { isAppError } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { CompanyChanged } from '@setu/proto/identity/events';
import { NoticePeriod, NoticeType, SignatureState } from '@setu/proto/identity/words';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { type Signer, softwareSigner } from '../src/signing/signer/software-signer.js';
import { actorOf, anonymous, failureOf, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const newcomer = await actorOf(world, 'newcomer@neva.example');
const colleague = await actorOf(world, 'sklad@neva.example');
const buyer = await actorOf(world, 'buyer@volga.example');
const manager = await actorOf(world, 'manager@setu.example');

const signing = (actor: Actor = newcomer) => world.client.getSigning({}, { actor });
const { owner } = await signing();
const certificates = async (publicKey: Uint8Array) =>
  (
    await world.client.issueDemoCertificate(
      { publicKey: Buffer.from(publicKey), owner, isRevoked: false },
      { actor: anonymous() },
    )
  ).certificates;
const signer: Signer = await softwareSigner(certificates);
const send = (signature: Uint8Array, actor: Actor = newcomer) =>
  world.client.signRegulation({ signature: Buffer.from(signature) }, { actor });
const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'kept',
    (error: unknown) => (isAppError(error) ? (error.fields[0]?.code ?? error.code) : 'unknown'),
  );

/** Unpacks the evidence archive of a company and returns the folder and the OpenSSL command from its README. */
async function unpackedEvidence(actor: Actor): Promise<{ dir: string; verify: () => void }> {
  const { archive } = await world.client.getEvidence({ isAnew: true }, { actor });
  const zip = await JSZip.loadAsync(archive);
  const names = ['regulation-3.txt', 'signature.p7s', 'chain.pem', 'verdict.json', 'README.txt'];
  expect(Object.keys(zip.files).sort()).toEqual([...names].sort());
  const dir = mkdtempSync(join(tmpdir(), 'evidence-'));
  for (const name of names) writeFileSync(join(dir, name), (await zip.file(name)?.async('nodebuffer')) ?? '');
  const [, ...args] = readFileSync(join(dir, 'README.txt'), 'utf8').trim().split('\n').at(-1)?.split(' ') ?? [];
  return { dir, verify: () => void execFileSync('openssl', args, { cwd: dir, stdio: 'pipe' }) };
}

describe('The regulation', () => {
  it('is returned to anyone with its exact bytes', async () => {
    const { regulation, content } = await world.client.getRegulation({ number: 0 }, { actor: anonymous() });
    expect(Buffer.from(content).equals(regulationEdition.content)).toBe(true);
    expect(regulation).toMatchObject({ number: 3, type: 'text/plain', size: BigInt(content.length) });
    const none = world.client.getRegulation({ number: 99 }, { actor: anonymous() });
    expect(await failureOf(none)).toMatchObject({ kind: 'not_found' });
  });

  it('is signed only by users who may sign for a customer, and not by substitutes', async () => {
    for (const actor of [colleague, manager])
      expect(await failureOf(signing(actor))).toMatchObject({ kind: 'forbidden' });
    const substitute = { ...newcomer, actingUserId: colleague.userId };
    expect(await failureOf(send(Buffer.from(''), substitute))).toMatchObject({ code: 'not_for_substitutes' });
    expect(await signing()).toMatchObject({ isConfirmed: false, isDemo: true, owner: { surname: 'Ильина' } });
    expect(await failureOf(world.client.getEvidence({ isAnew: false }, { actor: newcomer }))).toMatchObject({
      kind: 'not_found',
    });
  });
});

describe('Customers of the demo world', () => {
  it('trade with signatures of their own, which an admin can check again', async () => {
    const admin = await actorOf(world, 'admin@setu.example');
    const trading = world.deps.db('company').where({ type: 'customer' }).whereNotNull('regulation_confirmed_at');
    const signed = demoSignatures.map(({ companyId }) => companyId).sort();
    expect((await trading.pluck('id')).sort()).toEqual(signed);
    for (const { id: signatureId, companyId, signedAt } of demoSignatures) {
      const listing = await world.client.listCompanySignatures({ companyId }, { actor: admin });
      expect(listing.isConfirmed).toBe(true);
      expect(listing.signatures.filter(({ signature }) => signature?.id === signatureId)).toMatchObject([
        { canBeConfirmed: false, doubt: '', signature: { state: SignatureState.VERIFIED, signedAt } },
      ]);
      const checked = await world.client.checkSignature({ companyId, signatureId }, { actor: admin });
      expect(checked).toEqual({ outcome: 'verified' });
    }
    const ownSigning = await signing(buyer);
    expect(ownSigning).toMatchObject({
      isConfirmed: true,
      signature: { signer: 'Воронова Марина Игоревна' },
      lapsesAt: '',
    });
  });
});

describe('A signature', () => {
  it('that is not valid is rejected on its field, the company’s users are notified, and the company still may not trade', async () => {
    expect(await refusalOf(send(Buffer.from('garbage')))).toBe('signature_unreadable');
    expect(await refusalOf(send(await signer.sign(Buffer.from('something else'))))).toBe('signature_other_document');
    const own = await signer.sign(regulationEdition.content);
    expect(await refusalOf(send(own, buyer))).toBe('certificate_other_inn');
    expect((await signing()).isConfirmed).toBe(false);
    const certificateRequest = {
      period: NoticePeriod.ALL,
      unreadOnly: false,
      search: '',
      page: undefined,
      timeZone: '',
      groups: [],
    };
    const { notices } = await world.client.listNotices(certificateRequest, { actor: colleague });
    expect(notices.map(({ type }) => type)).toContain(NoticeType.SIGNATURE_REFUSED);
  });

  it('sent several times at once is stored once; the company may trade, and the change is published', async () => {
    const signature = await signer.sign(regulationEdition.content);
    const other = await signer.sign(regulationEdition.content);
    const sent = await Promise.all([signature, signature, other, other].map((one) => send(one)));
    expect(new Set(sent.map((one) => one.signature?.id)).size).toBe(1);
    expect(sent[0]?.signature).toMatchObject({
      state: SignatureState.VERIFIED,
      signer: 'Ильина Екатерина Дмитриевна',
      regulationNumber: 3,
    });
    const stored = await world.deps.db('regulation_signature').where({ company_id: newcomer.companyId });
    expect(stored.map(({ state }) => state)).toEqual(['verified']);
    expect(await signing()).toMatchObject({ isConfirmed: true, signature: sent[0]?.signature });
    expect((await actorOf(world, 'sklad@neva.example')).permissions).toContain('commerce');
    await world.settle();
    const published = world.events.of('setu.identity.company.changed', CompanyChanged);
    expect(
      published.filter(({ companyId, isCommerceAllowed }) => companyId === newcomer.companyId && isCommerceAllowed),
    ).toHaveLength(1);
  });

  it.skipIf(!hasOpenssl)('is proved by its own archive, which OpenSSL accepts', async () => {
    const [ownEvidence, other] = await Promise.all([newcomer, buyer].map(unpackedEvidence));
    if (!ownEvidence || !other) throw new Error('there is no evidence');
    const [signature, foreign] = [ownEvidence, other].map(({ dir }) => readFileSync(join(dir, 'signature.p7s')));
    expect(signature?.equals(foreign ?? Buffer.alloc(0))).toBe(false);
    for (const { verify } of [ownEvidence, other]) expect(verify).not.toThrow();
    writeFileSync(join(ownEvidence.dir, 'regulation-3.txt'), 'altered');
    expect(ownEvidence.verify).toThrow();
    for (const { dir } of [ownEvidence, other]) rmSync(dir, { recursive: true });
  });
});
