import { isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import { FileRemoved } from '@setu/proto/media/events';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf } from './documents.js';
import { as, boot, type Media, publishTo } from './fixtures.js';

const people = {
  author: actors.buyer(),
  colleague: actors.buyer(),
  rival: actors.buyer(),
  supplier: actors.supplier(),
  manager: actors.broker({ roles: ['TEAM_MANAGER'] }),
  reviewer: actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }),
  visitor: actors.anonymous(),
};
people.colleague.companyId = people.author.companyId;
const everybody = Object.keys(people);
const { author, supplier } = people;
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2f7f5f' } })
  .png()
  .toBuffer();

const failure = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  return isAppError(error) ? `${error.kind} ${error.code}` : 'done';
};

describe('Access to a file', () => {
  let media: Media;
  beforeAll(async () => {
    media = await boot();
  });
  afterAll(() => media.close());

  const readers = async (id: string) => {
    const results = await Promise.all(
      Object.entries(people).map(async ([name, actor]) => {
        const status = await as(media, actor).status(id);
        const { files } = await media.client.batchGetFiles({ fileIds: [id] }, { actor });
        expect(files[id]?.file !== undefined).toBe(status === 200);
        return status === 200 ? [name] : [];
      }),
    );
    return results.flat();
  };
  const remove = (id: string, actor = author) => failure(media.client.removeFiles({ fileIds: [id] }, { actor }));

  describe('of a request', () => {
    const request = () => ({
      requestId: systemIds.id(),
      authorUserId: author.userId,
      customerCompanyId: author.companyId,
    });

    it('follows the request from the draft to the supplier', async () => {
      const id = await as(media, author).keep('a.pdf', pdf());
      const other = await as(media, author).keep('b.pdf', pdf());
      const changed = { ...request(), fileIds: [id, other] };
      expect(await readers(id)).toEqual(['author']);
      await publishTo(media).requestFiles({ ...changed, version: 1, published: false });
      expect(await readers(id)).toEqual(['author']);
      await publishTo(media).requestFiles({ ...changed, version: 3, published: true });
      expect(await readers(id)).toEqual(['author', 'colleague', 'manager']);
      await publishTo(media).requestFiles({ ...changed, version: 2, published: false });
      expect(await readers(id)).toEqual(['author', 'colleague', 'manager']);
      await publishTo(media).requestFiles({
        ...changed,
        version: 4,
        published: true,
        supplierCompanyId: supplier.companyId,
      });
      expect(await readers(id)).toEqual(['author', 'colleague', 'supplier', 'manager']);
      expect(await remove(id)).toBe('refused file_in_use');
      await publishTo(media).requestFiles({ ...changed, fileIds: [other], version: 5, published: true });
      expect(await readers(id)).toEqual(['author']);
      expect(await remove(id)).toBe('done');
      expect(await readers(id)).toEqual([]);
    });

    it("is not opened by an author who adds another user's file id to a request", async () => {
      const foreign = await as(media, people.rival).keep('secret.pdf', pdf());
      await publishTo(media).requestFiles({ ...request(), fileIds: [foreign], version: 1, published: true });
      expect(await readers(foreign)).toEqual(['rival']);
    });

    it('ends when the file is removed from the draft and deleted, and an event reports the deletion', async () => {
      const id = await as(media, author).keep('a.pdf', pdf());
      const draft = { ...request(), published: false };
      await publishTo(media).requestFiles({ ...draft, fileIds: [id], version: 1 });
      expect(await remove(id, people.colleague)).toBe('not_found not_found');
      expect(await remove(id)).toBe('refused file_in_use');
      await publishTo(media).requestFiles({ ...draft, fileIds: [], version: 2 });
      expect(await remove(id)).toBe('done');
      expect(await remove(id)).toBe('not_found not_found');
      await media.settle();
      expect(media.events.of('setu.media.file.removed', FileRemoved)).toContainEqual({ fileId: id });
    });
  });

  it('shows the file’s real name to the customer and the broker, and a neutral name to the supplier', async () => {
    const requestId = systemIds.id();
    const id = await as(media, people.author).keep('Смета Ивановой.pdf', pdf());
    await publishTo(media).requestFiles({
      requestId,
      version: 2,
      fileIds: [id],
      authorUserId: people.author.userId,
      customerCompanyId: people.author.companyId,
      supplierCompanyId: supplier.companyId,
      published: true,
    });
    const called = async (who: Actor) => {
      const response = await as(media, who).call(`/files/${id}/attachment-1.pdf`);
      await response.arrayBuffer();
      const { files } = await media.client.batchGetFiles({ fileIds: [id] }, { actor: who });
      return [response.headers.get('content-disposition'), files[id]?.file?.name];
    };
    expect(await called(supplier)).toEqual(['attachment; filename=attachment-1.pdf', 'attachment.pdf']);
    for (const who of [people.author, people.manager])
      expect(await called(who)).toEqual([expect.stringContaining("filename*=UTF-8''%D0%A1"), 'Смета Ивановой.pdf']);
  });

  describe('of a card', () => {
    const skuId = systemIds.id();
    const card = (pictureIds: string[]) => ({
      skuId,
      pictureIds,
      company: { id: supplier.companyId, shortName: 'Kaveri', city: undefined, verified: true },
    });

    it('follows the card: draft, published, with a new draft version, withdrawn', async () => {
      const [first, second] = [
        await as(media, supplier).keep('first.png', picture),
        await as(media, people.manager).keep('second.png', picture),
      ];
      const certificate = await as(media, supplier).keep('iso.pdf', pdf());
      await publishTo(media).card('updated', card([first]), 1, [certificate]);
      expect(await readers(first)).toEqual(['supplier', 'manager', 'reviewer']);
      await publishTo(media).card('published', card([first]), 2, [certificate]);
      expect(await readers(first)).toEqual(everybody);
      expect(await readers(certificate)).toEqual(everybody);
      await publishTo(media).card('updated', card([second]), 3);
      expect(await readers(first)).toEqual(everybody);
      expect(await readers(second)).toEqual(['supplier', 'manager', 'reviewer']);
      await publishTo(media).card('published', card([second]), 4);
      expect(await readers(second)).toEqual(everybody);
      expect(await readers(first)).toEqual(['supplier']);
      expect(await remove(second, people.manager)).toBe('refused file_in_use');
      await publishTo(media).card('updated', card([first]), 3);
      expect(await readers(second)).toEqual(everybody);
      await publishTo(media).withdrawn(skuId, 5);
      expect(await readers(second)).toEqual(['supplier', 'manager', 'reviewer']);
    });

    it('is cached by browsers permanently for a published picture, and not at all otherwise', async () => {
      const id = await as(media, supplier).keep('a.png', picture);
      const certificate = await as(media, supplier).keep('iso.pdf', pdf());
      const cached = async (one: string) => {
        const { headers } = await as(media, supplier).get(one);
        return [headers.get('cache-control'), headers.get('content-disposition')?.split(';')[0]];
      };
      expect(await cached(id)).toEqual(['no-store', 'inline']);
      await publishTo(media).card('published', { ...card([id]), skuId: systemIds.id() }, 1, [certificate]);
      expect(await cached(id)).toEqual(['public, max-age=31536000, immutable', 'inline']);
      expect(await cached(certificate)).toEqual(['no-store', 'attachment']);
    });
  });

  describe('without a sign-in', () => {
    let id = '';
    beforeEach(async () => {
      id = await as(media, people.visitor).keep('price.txt', Buffer.from('1'));
    });

    it('is limited to the browser that uploaded it', async () => {
      expect(await readers(id)).toEqual(['visitor']);
      const other = actors.anonymous();
      expect(await as(media, other).status(id)).toBe(404);
      expect(await remove(id, other)).toBe('not_found not_found');
      expect(await remove(id, people.visitor)).toBe('done');
    });

    it('is denied to a browser without an id', async () => {
      const nameless = actors.anonymous({ visitorId: '' });
      expect((await as(media, nameless).upload({ name: 'a.pdf', content: pdf() })).results[0]?.error?.kind).toBe(
        'forbidden',
      );
      expect(await as(media, nameless).status(id)).toBe(404);
    });
  });

  it('is required for every file of a removal, which removes all files or none', async () => {
    const own = await as(media, author).keep('a.pdf', pdf());
    const foreign = await as(media, people.rival).keep('b.pdf', pdf());
    for (const fileIds of [
      [own, foreign],
      [own, systemIds.id()],
      [own, 'junk'],
    ]) {
      expect(await failure(media.client.removeFiles({ fileIds }, { actor: author }))).toBe('not_found not_found');
    }
    expect(await as(media, author).status(own)).toBe(200);
    expect(await failure(media.client.removeFiles({ fileIds: [] }, { actor: author }))).toBe('invalid invalid');
    expect(await failure(media.client.removeFiles({ fileIds: [own, own] }, { actor: author }))).toBe('done');
  });
});
