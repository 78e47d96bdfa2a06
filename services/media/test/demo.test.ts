import { categories, demoCards, demoFiles, demoRequests, homeBlocks } from '@setu/demo-world';
import { pictures } from '@setu/demo-world/pictures';
import { actors } from '@setu/kit/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, boot, type Media } from './fixtures.js';

const visitor = actors.anonymous();
const first = <T>(list: readonly T[]): T => {
  const [one] = list;
  if (one === undefined) throw new Error('the demo world has none');
  return one;
};

describe('The demo world', () => {
  let media: Media;
  beforeAll(async () => {
    media = await boot({ demo: 'load' });
  });
  afterAll(() => media.close());

  it('shows its drawings to everyone, rendered on first request and cached permanently', async () => {
    const { id } = first(pictures);
    const times: number[] = [];
    for (const [query, width] of [
      ['?w=320', 320],
      ['?w=320', 320],
      ['', 1200],
      ['?w=160', 160],
    ] as const) {
      const started = performance.now();
      const response = await as(media, visitor).get(id, { query });
      const about = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      times.push(Math.round(performance.now() - started));
      expect([response.status, about.format, Math.max(about.width, about.height)]).toEqual([200, 'webp', width]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const { files } = await media.client.batchGetFiles({ fileIds: [id] }, { actor: visitor });
    expect(files[id]?.file?.size).toBeGreaterThan(0n);
  });

  it('has a drawing for every picture of every card', () => {
    const drawn = new Set(pictures.map(({ id }) => id));
    const shown = new Set(demoCards().flatMap((card) => card.pictureIds));
    expect([...shown].filter((id) => !drawn.has(id))).toEqual([]);
  });

  it('has only files that the product could have, each with an owner and a use', async () => {
    const stray = await media.deps.db('file').whereNull('owner_user_id').orWhereNot({ state: 'attached' }).select('id');
    expect(stray).toEqual([]);
    const unused = await media.deps
      .db('file')
      .whereNotIn('id', media.deps.db('attachment').select('file_id'))
      .select('id');
    expect(unused).toEqual([]);
  });

  it('shows the picture of an unpublished card only to the users who work on it', async () => {
    const cards = demoCards();
    const shown = new Set(cards.filter(({ state }) => state === 'published').flatMap((card) => card.pictureIds));
    const card = first(cards.filter(({ state, pictureIds }) => state === 'draft' && pictureIds.length > 0));
    const isPublic = (id: string) => shown.has(id) || shownElsewhere.has(id);
    const shownElsewhere = new Set([
      ...homeBlocks.flatMap(({ pictureIds }) => pictureIds),
      ...categories.map(({ pictureId }) => pictureId),
    ]);
    for (const id of card.pictureIds) {
      expect(await as(media, visitor).status(id, '?w=160')).toBe(isPublic(id) ? 200 : 404);
      const supplier = actors.supplier({ companyId: card.companyId });
      expect(await as(media, supplier).status(id, '?w=160')).toBe(200);
    }
  });

  it("shows a request's documents only to its participants", async () => {
    const request = first(
      demoRequests(media.clock.now()).filter(({ status, fileIds }) => status === 'in_work' && fileIds.length > 0),
    );
    const id = first(request.fileIds);
    const customer = actors.buyer({ companyId: request.customerCompanyId });
    const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
    const paper = demoFiles.find((file) => file.id === id);
    const response = await as(media, customer).get(id);
    expect(response.headers.get('content-type')).toBe(paper?.type);
    expect(Buffer.from(await response.arrayBuffer()).equals(paper?.make() ?? Buffer.alloc(0))).toBe(true);
    expect(await as(media, manager).status(id)).toBe(200);
    expect(await as(media, actors.buyer()).status(id)).toBe(404);
    expect(await as(media, visitor).status(id)).toBe(404);
  });
});
