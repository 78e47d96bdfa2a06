import { createHash } from 'node:crypto';
import { regulationEdition } from '@setu/demo-world';
import { unavailable } from '@setu/kit/core';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { fillEvidence } from '../src/jobs/fill-evidence.js';
import { storeEvidence } from '../src/jobs/store-evidence.js';
import { softwareSigner } from '../src/signing/signer/software-signer.js';
import type { EvidenceObject } from '../src/signing/storage/object-storage.js';
import { actorOf, anonymous, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity({ env: { TASKS_DELAY_MS: '3600000' } });
afterAll(() => world.close());

const { client, deps } = world;
const newcomer = await actorOf(world, 'newcomer@neva.example');
const admin = await actorOf(world, 'admin@setu.example');
const { owner } = await client.getSigning({}, { actor: newcomer });
const signer = await softwareSigner(
  async (key) =>
    (
      await client.issueDemoCertificate(
        { publicKey: Buffer.from(key), owner, isRevoked: false },
        { actor: anonymous() },
      )
    ).certificates,
);
const sent = { signature: Buffer.from(await signer.sign(regulationEdition.content)) };
const signatureId = (await client.signRegulation(sent, { actor: newcomer })).signature?.id ?? '';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
/** Like the media service: storing the same id again changes nothing. */
const store = new Map<string, EvidenceObject>();
const storeInMedia = async (object: EvidenceObject): Promise<string> => {
  if (!store.has(object.id)) store.set(object.id, object);
  return sha256(store.get(object.id)?.bytes ?? Buffer.alloc(0));
};
const job = { signal: new AbortController().signal };
const runStore = (what: object, as = storeInMedia) =>
  storeEvidence({ ...deps, edge: { ...deps.edge, storeObject: as } }).run(what, job);
const evidence = (isAnew = false) => client.getEvidence({ isAnew }, { actor: newcomer });
const queued = async () =>
  (await deps.db('_private_jobs').join('_private_tasks', '_private_tasks.id', 'task_id').select('identifier', 'key'))
    .filter(({ identifier }) => identifier === 'identity.keep-evidence')
    .map(({ key }) => key.slice('identity.keep-evidence '.length));

describe('Evidence', () => {
  it('is queued for storing together with the signature, and is built on request until it is stored', async () => {
    expect(await queued()).toContain(signatureId);
    const { archive, kept } = await evidence();
    expect([kept, (await JSZip.loadAsync(archive)).file('signature.p7s') === null]).toEqual([undefined, false]);
  });

  it('is stored as one object however often the task runs, also after an outage of the media service, and equal evidence has equal bytes', async () => {
    await deps.db('_private_jobs').delete();
    await runStore({ signatureId }, () => Promise.reject(unavailable('media is away')));
    const waiting = await deps.db('_private_jobs').select('key', 'attempts', deps.db.raw('run_at > now() as later'));
    expect(waiting).toEqual([{ key: `identity.keep-evidence ${signatureId}`, attempts: 0, later: true }]);
    expect((await evidence()).kept).toBeUndefined();
    const before = (await evidence(true)).archive;
    await Promise.all([runStore({ signatureId }), runStore({ signatureId })]);
    await runStore({ signatureId });
    const { archive, kept } = await evidence();
    expect([archive.length, store.size]).toEqual([0, 1]);
    const object = store.get(kept?.fileId ?? '');
    expect([object?.name, kept?.sha256]).toEqual(['regulation-3-signature.zip', sha256(before)]);
    expect(object?.bytes.equals((await evidence(true)).archive)).toBe(true);
  });

  it('is stored again after each later check, and the earlier object stays', async () => {
    const named = { companyId: newcomer.companyId, signatureId };
    const first = (await evidence()).kept;
    await client.checkSignature(named, { actor: admin });
    expect((await client.getSignatureEvidence({ ...named, isAnew: false }, { actor: admin })).kept).toBeUndefined();
    await runStore({ signatureId });
    const { kept } = await client.getSignatureEvidence({ ...named, isAnew: false }, { actor: admin });
    expect([kept?.fileId === first?.fileId, store.has(first?.fileId ?? '')]).toEqual([false, true]);
    const zip = await JSZip.loadAsync(store.get(kept?.fileId ?? '')?.bytes ?? '');
    const verdict = JSON.parse((await zip.file('verdict.json')?.async('string')) ?? '{}');
    expect(verdict.checks).toMatchObject([{ outcome: 'verified', userId: admin.userId, isByHand: false }]);
  });

  it('is not reported as stored if its id holds another object; it is stored under a new id instead', async () => {
    await client.checkSignature({ companyId: newcomer.companyId, signatureId }, { actor: admin });
    await expect(runStore({ signatureId }, async () => sha256(Buffer.from('other')))).rejects.toThrow(
      'different object',
    );
    await runStore({ signatureId });
    expect((await evidence()).kept).toBeDefined();
  });

  it('of earlier signatures and regulation versions is stored by a task', async () => {
    await deps.db('kept_evidence').delete();
    await deps.db('_private_jobs').delete();
    await fillEvidence(deps).run({}, job);
    const signatures: string[] = await deps.db('regulation_signature').pluck('id');
    expect((await queued()).sort()).toEqual([...signatures, 'edition 3'].sort());
    for (const id of signatures) await runStore({ signatureId: id });
    await runStore({ regulationNumber: 3 });
    await deps.db('_private_jobs').delete();
    await fillEvidence(deps).run({}, job);
    expect(await queued()).toEqual([]);
    const { kept, content } = await client.getRegulation({ number: 3 }, { actor: anonymous() });
    expect(kept?.sha256).toBe(sha256(content));
    expect(store.get(kept?.fileId ?? '')?.bytes.equals(content)).toBe(true);
  });
});
