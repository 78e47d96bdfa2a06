import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { HomeChanged } from '@setu/proto/catalogue/events';
import type { KeptBlock, SaveHomeRequest } from '@setu/proto/catalogue/home_care';
import { HomeBlockKind } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, sku, startTestCatalogue } from './fixtures.js';
import { visitor } from './shown.js';

const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
const as = { actor: admin };

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const open = { from: '', until: '' };
const block = (more: Partial<KeptBlock> = {}): KeptBlock => ({
  ...{ id: systemIds.id(), platform: 'customer', kind: HomeBlockKind.HERO, link: '/catalog/category/' },
  ...{ title: { en: 'Tea', ru: 'Чай' }, text: { en: '', ru: '' }, action: { en: 'Open', ru: 'Открыть' } },
  ...{ pictureIds: [], tone: 'petrol', days: open },
  ...more,
});
const homeAdmin = () => catalogue.client.getHomeCare({}, as);
const save = (request: Partial<SaveHomeRequest>) =>
  catalogue.client.saveHome({ blocks: [], promoted: [], ...request }, as);
const home = (platform = 'customer') => catalogue.client.getHome({ platform }, { actor: visitor });
const heroes = async () => (await home()).hero.map(({ id }) => id);

describe('The home page settings', () => {
  it.each([
    ['an anonymous visitor', actors.anonymous(), 'unauthenticated'],
    ['a buyer', actors.buyer({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a supplier', actors.supplier({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a manager', actors.broker({ roles: ['TEAM_MANAGER'] }), 'forbidden'],
    ['a senior manager', actors.broker({ roles: ['TEAM_ADMIN'] }), 'forbidden'],
    ['a reviewer', actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }), 'forbidden'],
  ])('cannot be edited by %s', async (_who, actor, kind) => {
    const { client } = catalogue;
    const calls = [client.getHomeCare({}, { actor }), client.saveHome({ blocks: [], promoted: [] }, { actor })];
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind });
  });
});

describe('The home page', () => {
  it('of a new installation can be edited by admins, and saving it again changes nothing', async () => {
    const { revision, blocks, promoted, cards, changedById } = await homeAdmin();
    expect([revision, changedById, blocks.length]).toEqual([1, '', 4]);
    expect(promoted.map(({ skuId }) => skuId)).toEqual([sku.kettle, sku.hidden, sku.bigPump]);
    expect(cards.map(({ skuId }) => skuId).sort()).toEqual([sku.kettle, sku.hidden, sku.bigPump].sort());
    const named = blocks.map((one) => ({ ...one, action: { en: 'Open', ru: '' } }));
    expect(await save({ blocks: named, promoted, expectedRevision: 1 })).toEqual({ revision: 2 });
    expect(await save({ blocks: named, promoted, expectedRevision: 1 })).toEqual({ revision: 2 });
    await catalogue.settle();
    expect(catalogue.events.of('setu.catalogue.home.changed', HomeChanged)).toHaveLength(1);
  });

  it('is saved in full, in order and by platform, and its event has the old state', async () => {
    const [first, second] = [block(), block({ text: { en: '', ru: 'Листовой' }, pictureIds: [systemIds.id()] })];
    const there = block({ platform: 'supplier' });
    const banner = block({ kind: HomeBlockKind.BANNER });
    const { revision } = await homeAdmin();
    const blocks = [banner, second, there, first];
    const promoted = [sku.greenTea, sku.kettle].map((skuId) => ({ skuId, days: open }));
    const saved = await save({ blocks, promoted, expectedRevision: revision });
    expect(saved.revision).toBe(revision + 1);
    expect(await heroes()).toEqual([second.id, first.id]);
    expect((await home()).banner?.id).toBe(banner.id);
    expect((await home()).promoted.map(({ skuId }) => skuId)).toEqual([sku.greenTea, sku.kettle]);
    expect((await home('supplier')).hero.map(({ id }) => id)).toEqual([there.id]);
    const savedHome = await homeAdmin();
    expect(savedHome).toMatchObject({ revision: saved.revision, changedById: admin.userId });
    expect(savedHome.blocks.find(({ id }) => id === second.id)).toEqual(second);
    await catalogue.settle();
    const published = catalogue.events.of('setu.catalogue.home.changed', HomeChanged).at(-1);
    expect(published?.revision).toBe(saved.revision);
    expect(published?.before?.blocks).toHaveLength(4);
    expect(published?.after?.blocks.map(({ id }) => id).sort()).toEqual(blocks.map(({ id }) => id).sort());
    expect(published?.after?.promoted).toEqual(promoted);
  });

  it('shows a slide and a card only on their days, both included, in Moscow time', async () => {
    const { clock } = catalogue;
    const start = clock.now();
    const days = { from: '2026-11-25', until: '2026-11-26' };
    const [always, dated] = [block(), block({ days })];
    await save({ blocks: [always, dated], promoted: [{ skuId: sku.greenTea, days }] });
    const at = async (now: string) => {
      clock.set(new Date(now));
      return [(await heroes()).includes(dated.id), (await home()).promoted.length];
    };
    expect(await at('2026-11-24T20:59:59Z')).toEqual([false, 0]);
    expect(await at('2026-11-24T21:00:00Z')).toEqual([true, 1]);
    expect(await at('2026-11-26T20:59:00Z')).toEqual([true, 1]);
    expect(await at('2026-11-26T21:00:00Z')).toEqual([false, 0]);
    clock.set(start);
  });

  it('keeps the format of a text and removes scripts, and the text of a tile has no links, because the tile is a link', async () => {
    const html = '<p onclick="alert(1)">A <strong>bold</strong> <a href="/page/faq" onclick="x()">answer</a></p>';
    const text = { en: `<script>alert(1)</script>${html}<h2>x</h2><img src=x onerror=alert(1)>`, ru: '<p> </p>' };
    const [slide, tile] = [block({ text }), block({ text, kind: HomeBlockKind.PROMO })];
    const { revision } = await save({ blocks: [slide, tile] });
    const shown = await home();
    expect(shown.hero[0]?.text).toEqual({
      en: '<p>A <strong>bold</strong> <a href="/page/faq">answer</a></p>x',
      ru: '',
    });
    expect(shown.promo[0]?.text?.en).toBe('<p>A <strong>bold</strong> answer</p>x');
    const { blocks } = await homeAdmin();
    expect(await save({ blocks, expectedRevision: revision })).toEqual({ revision });
  });

  it('keeps a plain text as readers see it, also if it was stored before texts could be formatted', async () => {
    const slide = block({ text: { en: '5 < 6 & so on', ru: 'Чай & кофе' } });
    await save({ blocks: [slide] });
    const escaped = { en: '5 &lt; 6 &amp; so on', ru: 'Чай &amp; кофе' };
    expect((await home()).hero[0]?.text).toEqual(escaped);
    const stored = JSON.stringify({ title: slide.title, text: slide.text, action: slide.action });
    await catalogue.deps.db('home_block').where({ id: slide.id }).update({ texts: stored });
    expect((await home()).hero[0]?.text).toEqual(escaped);
    expect((await homeAdmin()).blocks[0]?.text).toEqual(escaped);
  });

  it('counts the characters of a text that readers see, and limits its elements too', async () => {
    const longest = `<p>${'&amp;x'.repeat(200)}</p>`;
    await save({ blocks: [block({ text: { en: longest, ru: '' } })] });
    const wrong = [longest.replace('<p>', '<p>x'), `<p>${'<em><strong>x</strong></em>'.repeat(300)}</p>`];
    for (const en of wrong) {
      await expect(save({ blocks: [block({ text: { en, ru: '' } })] })).rejects.toMatchObject({
        fields: [{ path: 'blocks.0.text.en', code: 'length_max' }],
      });
    }
  });

  it('cannot be saved over a version that the author has not seen, or twice concurrently', async () => {
    const { revision } = await homeAdmin();
    await save({ blocks: [block()], expectedRevision: revision });
    await expect(save({ blocks: [block()], expectedRevision: revision })).rejects.toMatchObject({
      kind: 'stale',
      params: { current_version: String(revision + 1) },
    });
    const both = await Promise.allSettled(
      [block(), block()].map((one) => save({ blocks: [one], expectedRevision: revision + 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await homeAdmin()).revision).toBe(revision + 2);
  });

  it.each<[string, Partial<SaveHomeRequest>, string, string]>([
    ['without a title', { blocks: [block({ title: { en: ' ', ru: '' } })] }, 'blocks.0.title.ru', 'required'],
    [
      'with a long title',
      { blocks: [block({ title: { en: 'x'.repeat(121), ru: '' } })] },
      'blocks.0.title.en',
      'length_max',
    ],
    [
      'without a label on the button',
      { blocks: [block({ action: { en: '', ru: '' } })] },
      'blocks.0.action.ru',
      'required',
    ],
    [
      'with a link to another site',
      { blocks: [block(), block({ link: 'https://evil.example' })] },
      'blocks.1.link',
      'invalid_path',
    ],
    ['with a protocol-relative link', { blocks: [block({ link: '//evil.example' })] }, 'blocks.0.link', 'invalid_path'],
    ['with a script link', { blocks: [block({ link: 'javascript:alert(1)' })] }, 'blocks.0.link', 'invalid_path'],
    ['with an unknown tone', { blocks: [block({ tone: 'pink' })] }, 'blocks.0.tone', 'invalid_option'],
    ['without a kind', { blocks: [block({ kind: HomeBlockKind.UNSPECIFIED })] }, 'blocks.0.kind', 'invalid_option'],
    ['on an unknown platform', { blocks: [block({ platform: 'broker' })] }, 'blocks.0.platform', 'invalid_option'],
    [
      'with an invalid date',
      { blocks: [block({ days: { from: '2026-02-30', until: '' } })] },
      'blocks.0.from',
      'invalid_date',
    ],
    [
      'with an end before its start',
      { blocks: [block({ days: { from: '2026-11-02', until: '2026-11-01' } })] },
      'blocks.0.until',
      'period_order',
    ],
    [
      'with a card that is not public',
      { promoted: [{ skuId: sku.draft, days: open }] },
      'promoted.0.sku',
      'card_not_public',
    ],
    [
      'with an unknown card',
      { promoted: [{ skuId: systemIds.id(), days: open }] },
      'promoted.0.sku',
      'card_not_public',
    ],
    [
      'with a card twice',
      { promoted: [sku.kettle, sku.kettle].map((skuId) => ({ skuId, days: open })) },
      'promoted.1.sku',
      'card_repeated',
    ],
  ])('%s is rejected', async (_what, request, path, code) => {
    const { revision } = await homeAdmin();
    await expect(save(request)).rejects.toMatchObject({ kind: 'invalid', fields: [{ path, code }] });
    expect((await homeAdmin()).revision).toBe(revision);
  });
});
