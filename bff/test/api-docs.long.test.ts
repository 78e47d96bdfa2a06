import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 240_000);
afterAll(() => world?.close());

describe('The API documentation page', () => {
  it('is public, in the reader’s language, and loads no scripts and nothing from other sites', async () => {
    const page = await world.browser('ru').visit('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="ru">');
    expect(page.text).toContain('API Setu');
    expect(page.text).not.toMatch(/<script|https?:\/\/(?!localhost)[^"\s]+["']/);
    const policy = page.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /<style nonce="([^"]+)">/.exec(page.text) ?? [];
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).toContain("default-src 'none'");
    const english = await world.browser('en').visit('/api/docs');
    expect(english.text).toContain('What a token can read');
  });

  it('links to every schema it mentions', async () => {
    const { text } = await world.browser('en').visit('/api/docs');
    const named = new Set([...text.matchAll(/href="#(\w+)"/g)].map(([, name]) => name));
    expect(named.size).toBeGreaterThan(20);
    for (const name of named) expect(text).toContain(`id="${name}"`);
    expect(text).toContain('GET /customer/request-from-catalog-list');
  });

  it('returns the OpenAPI document to a client that requests JSON', async () => {
    const browser = world.browser('en');
    const { data } = await browser.call<{ openapi: string }>('/api/docs');
    const document = JSON.parse((await browser.call('/api/openapi.json')).text);
    expect(data).toEqual(document);
    expect(document.components.securitySchemes.personalToken.scheme).toBe('bearer');
    const list = document.paths['/customer/request-from-catalog-list'].get;
    expect(list.security).toEqual([{ session: [] }, { personalToken: ['requests'] }]);
    expect(document.paths['/user/tokens'].post.security).toEqual([{ session: [] }]);
  });
});
