import { isAppError, systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/kit/rpc';
import { actors } from '@setu/kit/testing';
import { TargetKind } from '@setu/proto/media/files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectGarbage } from '../src/jobs/collect-garbage.js';
import { pdf } from './documents.js';
import { as, boot, type Media, publishTo } from './fixtures.js';

const author = actors.buyer();
const colleague = actors.buyer({ companyId: author.companyId });
const rival = actors.buyer();
const supplier = actors.supplier();
const minute = 60_000;
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2f7f5f' } })
  .png()
  .toBuffer();

describe('A file leased for a write', () => {
  let media: Media;
  beforeAll(async () => {
    media = await boot();
    media.clock.set(new Date());
  });
  afterAll(() => media.close());

  const outcome = async (promise: Promise<unknown>) => {
    const error: unknown = await promise.catch((thrown: unknown) => thrown);
    if (!isAppError(error)) return 'done';
    const fields = error.fields.map(({ path, code }) => `${path}: ${code}`);
    return fields.length > 0 ? fields : `${error.kind} ${error.code}`;
  };
  const lease = (fileIds: string[], targetId: string, actor: Actor = author) =>
    media.client.leaseFiles({ fileIds, targetKind: TargetKind.REQUEST, targetId }, { actor });
  const remove = (id: string, actor: Actor = author) => outcome(media.client.removeFiles({ fileIds: [id] }, { actor }));
  const keep = (name = 'a.pdf', actor: Actor = author) => as(media, actor).keep(name, pdf(name));
  const written = (requestId: string, fileIds: string[], version: number, published = false) =>
    publishTo(media).requestFiles({
      ...{ requestId, fileIds, version, published },
      ...{ authorUserId: author.userId, customerCompanyId: author.companyId },
    });

  it('is returned with its data, and cannot be removed for ten minutes', async () => {
    const [first, second] = [await keep('first.pdf'), await keep('second.pdf')];
    const { files } = await lease([second, first], systemIds.id());
    expect(files.map(({ id, name }) => [id, name])).toEqual([
      [second, 'second.pdf'],
      [first, 'first.pdf'],
    ]);
    media.clock.advance(9 * minute);
    expect(await remove(first)).toBe('refused file_in_use');
    media.clock.advance(2 * minute);
    expect(await remove(first)).toBe('done');
  });

  it('is attached by the write, which ends the lease, and can be removed immediately after it is detached', async () => {
    const [id, requestId] = [await keep(), systemIds.id()];
    await lease([id], requestId);
    await written(requestId, [id], 1);
    expect(await remove(id)).toBe('refused file_in_use');
    await written(requestId, [], 2);
    expect(await remove(id)).toBe('done');
  });

  it('stays leased when the event of an earlier write does not list it', async () => {
    const [id, requestId] = [await keep(), systemIds.id()];
    await lease([id], requestId);
    await written(requestId, [id], 1);
    await lease([id], requestId);
    await written(requestId, [], 2);
    expect(await remove(id)).toBe('refused file_in_use');
    await written(requestId, [id], 3, true);
    media.clock.advance(20 * minute);
    expect(await remove(id)).toBe('refused file_in_use');
  });

  it('is rejected with its index when it is not usable, and then no other file is leased either', async () => {
    const [own, deleted, secret] = [await keep(), await keep('gone.pdf'), await keep('secret.pdf', rival)];
    const shown = await as(media, supplier).keep('shown.png', picture);
    const company = { id: supplier.companyId, shortName: 'Kaveri', city: undefined, verified: true };
    await publishTo(media).card('published', { skuId: systemIds.id(), pictureIds: [shown], company });
    expect(await as(media, author).status(shown)).toBe(200);
    await remove(deleted);
    expect(await outcome(lease([own, deleted, secret, shown, systemIds.id(), 'junk'], systemIds.id()))).toEqual([
      ...['files.1: file_gone', 'files.2: file_unknown', 'files.3: file_foreign', 'files.4: file_unknown'],
      'files.5: file_unknown',
    ]);
    expect(await remove(own)).toBe('done');
    expect(await outcome(lease([deleted], systemIds.id(), rival))).toEqual(['files.0: file_unknown']);
  });

  it('can belong to a colleague if a request of the company uses it', async () => {
    const [id, requestId] = [await keep('plan.pdf', colleague), systemIds.id()];
    expect(await outcome(lease([id], systemIds.id()))).toEqual(['files.0: file_unknown']);
    await publishTo(media).requestFiles({
      ...{ requestId, fileIds: [id], version: 1, published: true },
      ...{ authorUserId: colleague.userId, customerCompanyId: colleague.companyId },
    });
    expect(await outcome(lease([id], systemIds.id()))).toBe('done');
  });

  it('can already be part of the same request, even if another user uploaded it', async () => {
    const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
    const [id, requestId] = [await keep(), systemIds.id()];
    await written(requestId, [id], 1, true);
    expect(await outcome(lease([id], requestId, manager))).toBe('done');
    expect(await outcome(lease([id], systemIds.id(), manager))).toEqual(['files.0: file_foreign']);
  });

  it("can belong to a visitor's browser, and is attached for the company of their later request", async () => {
    const visitor = actors.anonymous();
    const [id, requestId] = [await keep('a.pdf', visitor), systemIds.id()];
    await lease([id], requestId, { ...author, visitorId: visitor.visitorId });
    await written(requestId, [id], 1, true);
    expect(await as(media, colleague).status(id)).toBe(200);
  });

  it.each([
    ['no files', [], TargetKind.REQUEST, systemIds.id(), ['file_ids: out_of_range']],
    ['one file twice', [author.userId, author.userId], TargetKind.REQUEST, systemIds.id(), ['file_ids: out_of_range']],
    ['no kind of target', [author.userId], TargetKind.UNSPECIFIED, systemIds.id(), ['target: invalid']],
    ['a target without a valid id', [author.userId], TargetKind.REQUEST, 'junk', 'not_found not_found'],
  ])('a lease with %s is rejected', async (_, fileIds, targetKind, targetId, refusal) => {
    expect(await outcome(media.client.leaseFiles({ fileIds, targetKind, targetId }, { actor: author }))).toEqual(
      refusal,
    );
  });

  it('is either leased or removed when both happen concurrently', async () => {
    for (let round = 0; round < 40; round += 1) {
      const id = await keep();
      const both = [() => outcome(lease([id], systemIds.id())), () => remove(id)];
      const order = round % 2 === 0 ? both : [...both].reverse();
      const results = await Promise.all(order.map((action) => action()));
      const [leased, removed] = round % 2 === 0 ? results : [...results].reverse();
      expect([
        ['done', 'refused file_in_use'],
        [['files.0: file_gone'], 'done'],
      ]).toContainEqual([leased, removed]);
    }
  });

  it('is restored when it was removed after a write whose event arrived late', async () => {
    const [id, requestId] = [await keep(), systemIds.id()];
    await lease([id], requestId);
    const writtenAt = media.clock.now();
    media.clock.advance(11 * minute);
    expect(await remove(id)).toBe('done');
    expect(await as(media, author).status(id)).toBe(404);
    await publishTo(media, writtenAt).requestFiles({
      ...{ requestId, fileIds: [id], version: 1, published: true },
      ...{ authorUserId: author.userId, customerCompanyId: author.companyId },
    });
    expect(await as(media, colleague).status(id)).toBe(200);
    expect(await remove(id)).toBe('refused file_in_use');
  });

  it('stays removed when the write came after the removal', async () => {
    const [id, requestId] = [await keep(), systemIds.id()];
    expect(await remove(id)).toBe('done');
    await written(requestId, [id], 1, true);
    expect(await as(media, author).status(id)).toBe(404);
  });

  it('does not expire while it is leased', async () => {
    const id = await keep();
    media.clock.advance(24 * 60 * minute - 5 * minute);
    await lease([id], systemIds.id());
    media.clock.advance(9 * minute);
    await collectGarbage(media.deps);
    expect(await as(media, author).status(id)).toBe(200);
    media.clock.advance(2 * minute);
    await collectGarbage(media.deps);
    expect(await as(media, author).status(id)).toBe(404);
    media.clock.advance(15 * 24 * 60 * minute);
    expect((await collectGarbage(media.deps)).leases).toBeGreaterThan(0);
  });
});
