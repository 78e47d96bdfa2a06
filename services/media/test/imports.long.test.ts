import { systemIds } from '@setu/kit/core';
import { systemActor } from '@setu/kit/rpc';
import { actors } from '@setu/kit/testing';
import { maxSheetBytes } from '@setu/proto/card-columns';
import type { Actor } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectGarbage } from '../src/jobs/collect-garbage.js';
import { as, boot, type Media, publishTo } from './fixtures.js';

const supplier = actors.supplier();
const { companyId } = supplier;
const colleague = { ...actors.supplier(), companyId };
const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
const reviewer = actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] });
const system = systemActor('catalogue');
const outsiders = [actors.supplier(), actors.buyer(), reviewer, actors.anonymous()];
const day = 24 * 3_600_000;

let media: Media;
beforeAll(async () => {
  media = await boot();
  media.clock.set(new Date());
});
afterAll(() => media?.close());

interface Sent {
  name?: string;
  kind?: string;
  company?: string;
  body?: string | Buffer;
}
const send = (
  actor: Actor,
  { name = 'Карточки.xlsx', kind = 'sheet', company = companyId, body = 'cells' }: Sent = {},
) =>
  as(media, actor).call(`/imports?${new URLSearchParams({ kind, company, name })}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
const kept = async (actor: Actor, sent: Sent = {}) => (await send(actor, sent)).json() as Promise<{ id: string }>;
const put = (actor: Actor, path: string, body: Buffer | string) =>
  as(media, actor).call(path, { method: 'PUT', body: typeof body === 'string' ? body : new Uint8Array(body) });

describe('An import file', () => {
  it("is stored unchanged, for the managers and the supplier's users", async () => {
    for (const sender of [supplier, manager]) {
      const file = await kept(sender);
      expect(file).toMatchObject({ name: 'Карточки.xlsx', size: 5 });
      for (const reader of [supplier, colleague, manager, system]) {
        const answer = await as(media, reader).get(file.id);
        expect([answer.status, await answer.text()]).toEqual([200, 'cells']);
      }
      for (const outsider of outsiders) expect(await as(media, outsider).status(file.id)).toBe(404);
    }
  });

  it("is accepted only from managers and the supplier's users", async () => {
    for (const outsider of [...outsiders, system]) expect((await send(outsider)).status).toBe(404);
    expect((await send(manager, { kind: 'papers' })).status).toBe(404);
    expect((await send(manager, { company: 'x' })).status).toBe(404);
  });

  it('must have an allowed extension and size', async () => {
    const refused = async (sent: Sent) => {
      const answer = await send(supplier, sent);
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    const types = 'xlsx, xls';
    expect(await refused({ name: 'a.csv' })).toMatchObject({ status: 415, code: 'wrong_type', params: { types } });
    expect(await refused({ name: 'a.xlsx', kind: 'pictures' })).toMatchObject({ code: 'wrong_type' });
    expect(await refused({ body: '' })).toMatchObject({ code: 'empty_file' });
    const body = Buffer.alloc(maxSheetBytes + 1);
    expect(await refused({ body })).toMatchObject({ code: 'too_large', params: { limit: String(maxSheetBytes) } });
    expect(await media.incoming()).toEqual([]);
    expect((await kept(supplier, { name: 'p.zip', kind: 'pictures', body })).id).toBeDefined();
  });

  it('cannot become part of a card, either by its sender or by an event', async () => {
    const { id } = await kept(supplier);
    const lease = { fileIds: [id], targetKind: TargetKind.CARD, targetId: systemIds.id(), companyId };
    await expect(media.client.leaseFiles(lease, { actor: supplier })).rejects.toMatchObject({
      fields: [{ path: 'files.0', code: 'file_unknown' }],
    });
    const company = { id: companyId, name: undefined, logoId: '' };
    await publishTo(media).card('published', { skuId: systemIds.id(), pictureIds: [id], company } as never);
    expect(await as(media, actors.anonymous()).status(id)).toBe(404);
    await expect(media.client.removeFiles({ fileIds: [id] }, { actor: supplier })).rejects.toMatchObject({
      code: 'file_in_use',
    });
  });

  it('is deleted after thirty days', async () => {
    const { id } = await kept(supplier);
    media.clock.advance(29 * day);
    await collectGarbage(media.deps);
    expect(await as(media, supplier).status(id)).toBe(200);
    media.clock.advance(2 * day);
    expect((await collectGarbage(media.deps)).imports).toBeGreaterThan(0);
    expect(await as(media, supplier).status(id)).toBe(404);
    media.clock.set(new Date());
  });
});

describe('For a supplier, our own processes store', () => {
  it('the result of an import, once per id', async () => {
    const id = systemIds.id();
    const path = `/imports/${id}/marked.xlsx?company=${companyId}`;
    for (const actor of [supplier, manager, ...outsiders]) expect((await put(actor, path, 'x')).status).toBe(404);
    expect(await (await put(system, path, 'first')).json()).toEqual({ id, name: 'marked.xlsx', size: 5 });
    expect(await (await put(system, path, 'second one')).json()).toEqual({ id, name: 'marked.xlsx', size: 5 });
    expect(await (await as(media, supplier).get(id)).text()).toBe('first');
    expect(await as(media, outsiders[0] as Actor).status(id)).toBe(404);
  });

  it('a picture, as if the supplier had uploaded it', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f7f5f' } })
      .png()
      .toBuffer();
    const id = systemIds.id();
    const path = `/pictures/${id}/drill.png?company=${companyId}`;
    for (const actor of [supplier, manager, ...outsiders]) expect((await put(actor, path, png)).status).toBe(404);
    expect(await (await put(system, path, png)).json()).toMatchObject({ id, name: 'drill.png' });
    expect(await (await put(system, path, png)).json()).toMatchObject({ id });
    const company = { id: companyId, name: undefined, logoId: '' };
    await publishTo(media).card('published', { skuId: systemIds.id(), pictureIds: [id], company } as never);
    const shown = await as(media, actors.anonymous()).get(id);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const broken = await put(system, `/pictures/${systemIds.id()}/a.png?company=${companyId}`, 'no picture');
    expect([broken.status, await broken.json()]).toMatchObject([415, { code: 'wrong_type' }]);
  });
});
