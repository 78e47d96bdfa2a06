import { demoSignatures, regulationEdition } from '@setu/demo-world';
import { dayIn } from '@setu/kit/core';
import { CompanyChanged } from '@setu/proto/identity/events';
import { NoticePeriod, NoticeType, SignatureState } from '@setu/proto/identity/words';
import { afterAll, describe, expect, it } from 'vitest';
import { lapseRegulations } from '../src/jobs/lapse-regulations.js';
import { notifyRegulationVersion } from '../src/jobs/notify-regulation-version.js';
import { softwareSigner } from '../src/signing/signer/software-signer.js';
import { actorOf, anonymous, failureOf, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const { client, deps } = world;
const [admin, manager, newcomer, buyer, rival] = await Promise.all(
  ['admin@setu', 'manager@setu', 'newcomer@neva', 'buyer@volga', 'rival@onega'].map((name) =>
    actorOf(world, `${name}.example`),
  ),
);
if (!admin || !manager || !newcomer || !buyer || !rival) throw new Error('a demo account is missing');

const { owner } = await client.getSigning({}, { actor: newcomer });
const signer = await softwareSigner(async (publicKey) => {
  const certificateRequest = { publicKey: Buffer.from(publicKey), owner, isRevoked: false };
  return (await client.issueDemoCertificate(certificateRequest, { actor: anonymous() })).certificates;
});
const sign = async (content: Uint8Array) =>
  client.signRegulation({ signature: Buffer.from(await signer.sign(content)) }, { actor: newcomer });
const next = Buffer.from('Регламент\n\nНовая редакция.\n');
const dayMs = 86_400_000;
const day = (days: number): string => dayIn('Europe/Moscow', new Date(world.clock.now().getTime() + days * dayMs));
// The database compares the end of the grace period with its own time, which may be long after the clock's.
const grace = 10 + Math.max(0, Math.ceil((Date.now() - world.clock.now().getTime()) / dayMs));
const version = { fileName: 'regulation-4.txt', content: next, effectiveFrom: day(1), graceUntil: day(grace) };
const publish = (over: Partial<typeof version> = {}, actor = admin) =>
  client.publishRegulation({ ...version, ...over }, { actor });
const job = { signal: new AbortController().signal };
const mayTrade = async (email: string) => (await actorOf(world, email)).permissions.includes('commerce');
const noticesOf = async (actor: typeof buyer) => {
  const certificateRequest = {
    period: NoticePeriod.ALL,
    unreadOnly: false,
    search: '',
    page: undefined,
    timeZone: '',
    groups: [],
  };
  return (await client.listNotices(certificateRequest, { actor })).notices.map(({ type }) => type);
};

describe('A signature that could not be verified', () => {
  it('can be checked again and confirmed by hand, once, by an admin; the company may then trade', async () => {
    const { signature } = await sign(regulationEdition.content);
    const id = signature?.id ?? '';
    // Simulates a signature that was made when no authority was trusted.
    await deps.db('regulation_signature').where({ id }).update({ state: 'unverified' });
    const { companyId } = newcomer;
    await deps.db('company').where({ id: companyId }).update({ regulation_confirmed_at: null });
    const named = { companyId, signatureId: id };
    for (const actor of [manager, newcomer])
      expect(await failureOf(client.listCompanySignatures({ companyId }, { actor }))).toMatchObject({
        kind: 'forbidden',
      });
    const other = client.checkSignature({ ...named, companyId: buyer.companyId }, { actor: admin });
    expect(await failureOf(other)).toMatchObject({ kind: 'not_found' });
    const unsaid = client.confirmSignature({ ...named, comment: ' ' }, { actor: admin });
    expect(await failureOf(unsaid)).toMatchObject({ kind: 'invalid' });
    const confirm = () =>
      client.confirmSignature({ ...named, comment: 'Бумажный экземпляр получен' }, { actor: admin });
    const confirmed = await Promise.allSettled([confirm(), confirm()]);
    expect(confirmed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await mayTrade('newcomer@neva.example')).toBe(true);
    expect(await client.checkSignature(named, { actor: admin })).toEqual({ outcome: 'verified' });
    const listing = await client.listCompanySignatures({ companyId }, { actor: admin });
    expect(listing).toMatchObject({ isConfirmed: true, signatures: [{ canBeConfirmed: false, inn: owner?.inn }] });
    const [one] = listing.signatures;
    expect(one?.signature?.state).toBe(SignatureState.UNVERIFIED);
    expect(one?.checks.map(({ outcome, comment }) => [outcome, comment])).toEqual([
      ['verified', ''],
      ['confirmed', 'Бумажный экземпляр получен'],
    ]);
    expect(await noticesOf(newcomer)).toContain(NoticeType.SIGNATURE_VERIFIED);
    expect(
      (await client.getSignatureEvidence({ ...named, isAnew: true }, { actor: admin })).archive.length,
    ).toBeGreaterThan(100);
  });
});

describe('A new version of the regulation', () => {
  it('is published by an admin, checked by field, and created once for concurrent calls', async () => {
    expect(await failureOf(publish({}, manager))).toMatchObject({ kind: 'forbidden' });
    expect(await failureOf(publish({ graceUntil: day(0) }))).toMatchObject({ kind: 'invalid' });
    const sent = await Promise.all([publish(), publish()]);
    expect(sent.map((one) => one.edition?.regulation?.number)).toEqual([4, 4]);
    expect(sent[0]?.edition).toMatchObject({ publishedBy: expect.stringMatching(/./), signed: 0 });
    expect(await failureOf(publish({ graceUntil: day(grace + 1) }))).toMatchObject({ kind: 'invalid' });
  });

  it('is announced once to companies that may trade, which keep that right for now', async () => {
    await notifyRegulationVersion(deps).run({ number: 4 }, job);
    await notifyRegulationVersion(deps).run({ number: 4 }, job);
    for (const actor of [buyer, newcomer])
      expect((await noticesOf(actor)).filter((type) => type === NoticeType.REGULATION_PUBLISHED)).toHaveLength(1);
    expect(await mayTrade('buyer@volga.example')).toBe(true);
    const signing = await client.getSigning({}, { actor: newcomer });
    expect(signing).toMatchObject({
      isConfirmed: true,
      nextRegulation: { number: 4 },
      lapsesAt: expect.stringContaining('T21:00'),
      regulation: { number: 3 },
    });
  });

  it('must be signed again; a company that does not loses the right to trade after the grace period, and the change is published', async () => {
    world.clock.advance(2 * dayMs);
    const before = await client.getSigning({}, { actor: newcomer });
    expect(before).toMatchObject({
      regulation: { number: 4 },
      signedBefore: { number: 3 },
      signature: undefined,
      nextRegulation: undefined,
    });
    await sign(next);
    expect(await client.getSigning({}, { actor: newcomer })).toMatchObject({ lapsesAt: '', isConfirmed: true });
    world.clock.advance(grace * dayMs);
    await lapseRegulations(deps).run({}, job);
    expect(
      await Promise.all(['buyer@volga', 'rival@onega', 'newcomer@neva'].map((one) => mayTrade(`${one}.example`))),
    ).toEqual([false, false, true]);
    expect(await noticesOf(rival)).toContain(NoticeType.REGULATION_LAPSED);
    await world.settle();
    const published = world.events.of('setu.identity.company.changed', CompanyChanged);
    expect(published.filter(({ companyId }) => companyId === buyer.companyId).at(-1)?.isCommerceAllowed).toBe(false);
    const { editions: versions, companies } = await client.listRegulations({}, { actor: admin });
    expect(versions.map(({ regulation, signed }) => [regulation?.number, signed])).toEqual([
      [4, 1],
      [3, 1 + demoSignatures.length],
    ]);
    const signed = companies.find(({ companyId }) => companyId === newcomer.companyId);
    expect(signed).toMatchObject({ regulationNumber: 4, state: SignatureState.VERIFIED, isConfirmed: true });
  });
});
