import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RegulationSignatureView, RegulationSignView, RegulationView } from '@setu/contract';
import { type Signer, softwareSigner } from '@setu/identity/signer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let newcomer: Browser;
let signer: Signer;
beforeAll(async () => {
  world = await startWorld();
  newcomer = await world.signedIn('newcomer@neva.example', 'ru');
  const { owner } = await newcomer.get<RegulationSignView>(page);
  signer = await softwareSigner(async (key) => {
    const input = { public_key: Buffer.from(key).toString('base64'), owner };
    const { data } = await newcomer.post<{ certificates: string[] }>('/account/demo-certificate', input);
    return data.certificates.map((der) => Buffer.from(der, 'base64'));
  });
}, 240_000);
afterAll(() => world?.close());

const page = '/account/regulation-sign';
const document = async () => {
  const { url, size } = await newcomer.get<RegulationView>('/register/regulation-url');
  const { text } = await newcomer.call(url);
  expect(Buffer.byteLength(text)).toBe(size);
  return Buffer.from(text);
};
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

describe('The regulation', () => {
  it('reports an invalid signature on its field as text', async () => {
    const garbage = await newcomer.post(page, { signature: base64(Buffer.from('garbage')) });
    expect([garbage.status, garbage.failure.data.codes]).toEqual([422, { signature: 'signature_unreadable' }]);
    const text = await newcomer.post(page, { signature: 'не base64' });
    expect([text.status, text.failure.data.codes]).toEqual([422, { signature: 'signature_unreadable' }]);
    const other = await newcomer.post(page, { signature: base64(await signer.sign(Buffer.from('x'))) });
    expect(JSON.stringify(other.failure.data)).toContain('Подписан другой документ');
    expect((await newcomer.context()).user?.company.is_commerce_allowed).toBe(false);
  });

  it('gives the company the right to trade immediately after signing, and provides its evidence', async () => {
    // As plug-ins write it: lines of 64 characters.
    const signature = base64(await signer.sign(await document())).replace(/(.{64})/g, '$1\r\n');
    const { data } = await newcomer.post<RegulationSignatureView>(page, { signature });
    expect(data).toMatchObject({ state: 'verified', regulation_number: 3, signer: 'Ильина Екатерина Дмитриевна' });
    expect(data.is_not_revoked).toBe(true);
    const { user } = await newcomer.context();
    expect([user?.company.is_commerce_allowed, user?.permissions.includes('request_list')]).toEqual([true, true]);
    expect(await newcomer.get<RegulationSignView>(page)).toMatchObject({ is_confirmed: true, signature: data });
    const evidence = await newcomer.call(`${page}/evidence`);
    expect([evidence.status, evidence.text.startsWith('PK')]).toEqual([200, true]);
  });

  it('serves its evidence as stored, creates it again if it is missing, and reports if it was altered', async () => {
    const { identity, media } = world.services;
    const { user } = await newcomer.context();
    const signatures = identity.deps.db('regulation_signature').where({ company_id: user?.company.id }).select('id');
    const find = () =>
      identity.deps.db('kept_evidence').whereIn('signature_id', signatures).whereNotNull('kept_at').first();
    await expect.poll(async () => (await find()) !== undefined, { timeout: 30_000, interval: 200 }).toBe(true);
    const { file_id: id, sha256, size } = await find();
    const { key } = await media.deps.db('file').where({ id }).first();
    const { objects } = media.deps.edge;
    const cookie = [...newcomer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const download = async () => {
      const answer = await fetch(`${world.origin}${page}/evidence`, {
        headers: { Cookie: cookie, Range: 'bytes=0-3' },
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
    };
    expect(await download()).toMatchObject({ status: 200, sha256 });
    await objects.remove(key);
    expect(await download()).toMatchObject({ status: 200, sha256 });
    await objects.put(key, Readable.from([Buffer.alloc(size, 'x')]), { size, type: 'application/zip' });
    const altered = await newcomer.call(`${page}/evidence`);
    expect([altered.status, altered.failure.data.error]).toEqual([409, 'evidence_altered']);
  });
});
