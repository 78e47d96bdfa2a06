import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCards } from '@setu/demo-world';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSearches } from '../data/make-searches.mjs';
import { folder, loadScript } from './k6-shim.js';

const slo = JSON.parse(readFileSync(join(folder, 'slo.json'), 'utf8'));
const scripts = [
  { name: 'search.ts', kinds: ['read'] },
  { name: 'suggest.ts', kinds: ['suggest'] },
  { name: 'main-job.ts', kinds: ['read', 'suggest', 'write'] },
];

let given: Record<string, string>;
beforeAll(() => {
  given = { './data/searches.json': JSON.stringify(makeSearches(demoCards())) };
});

describe('the searches of the load tests', () => {
  test('are the same for the same cards, and of every kind', () => {
    const searches = makeSearches(demoCards());
    expect(makeSearches(demoCards())).toEqual(searches);
    const kinds = new Set(searches.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['code', 'price', 'russian', 'typo', 'word', 'words']);
    expect(searches.length).toBeGreaterThan(1000);
    expect(searches.filter(({ text }) => text.length < 3)).toEqual([]);
  });

  test('a typo is no word of the cards, a code is one of theirs', () => {
    const searches = makeSearches(demoCards());
    const codes = new Set(demoCards().map(({ vendorCode }) => vendorCode));
    const words = new Set(searches.filter(({ kind }) => kind === 'word' || kind === 'russian').map(({ text }) => text));
    const wrong = searches.filter(
      ({ kind, text }) => (kind === 'code' && !codes.has(text)) || (kind === 'typo' && words.has(text)),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(scripts)('$name', ({ name, kinds }) => {
  test('keeps to the promises of slo.json, each of its kinds', () => {
    const { options } = loadScript(name, { given }).script;
    const expected = Object.fromEntries(
      kinds.map((kind) => [`http_req_duration{kind:${kind}}`, [`p(95)<=${slo[kind].p95Ms}`]]),
    );
    expect(options.thresholds).toMatchObject({ ...expected, http_req_failed: [`rate<${slo.errors.rate}`] });
    expect(Object.keys(options.scenarios as object)).toHaveLength(1);
  });

  test('tags every request with a kind it has a threshold for', () => {
    const source = readFileSync(join(folder, name), 'utf8');
    const used = [...source.matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind);
    expect(new Set(used)).toEqual(new Set(kinds));
  });

  // Defined only where there is a Setu to ask: a run without one has left nothing out.
  const withSetu = process.env.SETU_URL ? test : undefined;
  withSetu?.('runs against the Setu of SETU_URL', { timeout: 120_000 }, () => {
    const { run, checks } = loadScript(name, { env: { SETU_URL: process.env.SETU_URL }, given });
    for (const iteration of [0, 1, 2, 3]) run(iteration);
    expect(checks.size).toBeGreaterThan(0);
    expect([...checks].filter(([, held]) => !held)).toEqual([]);
  });
});
