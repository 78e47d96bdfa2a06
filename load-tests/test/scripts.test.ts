import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCards } from '@setu/demo-world';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Kind, listPath, makeQuestions, shares } from '../data/make-questions.mjs';
import { folder, loadScript } from './k6-shim.js';

const slo = JSON.parse(readFileSync(join(folder, 'slo.json'), 'utf8'));
const scripts = [
  { name: 'search.ts', kinds: ['read'] },
  { name: 'suggest.ts', kinds: ['suggest'] },
  { name: 'main-job.ts', kinds: ['read', 'suggest', 'write'] },
];

const cards = demoCards().filter(({ state }) => state === 'published');
const sample = { cards, categoryIds: ['', ...cards.map(({ categoryId }) => categoryId)] };
const questions = (seed: number) => makeQuestions(sample, { seed, count: 3_000 });

let files: Record<string, string>;
beforeAll(() => {
  const written = questions(1).map((one) => ({ ...one, path: listPath(one) }));
  files = { './data/questions.json': JSON.stringify(written) };
});

describe('The lists that the load tests request', () => {
  test('are the same for the same seed and differ for another, with each kind about as often as its share', () => {
    expect(questions(1)).toEqual(questions(1));
    expect(questions(2)).not.toEqual(questions(1));
    const counted = new Map<string, number>();
    for (const { kind } of questions(1)) counted.set(kind, (counted.get(kind) ?? 0) + 1);
    for (const kind of Object.keys(shares) as Kind[]) {
      expect(counted.get(kind), kind).toBeGreaterThan(shares[kind] * 30 * 0.4);
    }
  });

  test('search for common words as often as cards contain them', () => {
    const words = questions(1).filter(({ kind }) => kind === 'word');
    const matching = (text: string) =>
      cards.filter(({ name }) => `${name.en} ${name.ru}`.toLowerCase().includes(text)).length;
    const common = words.filter(({ text }) => matching(text) > cards.length / 50);
    expect(common.length / words.length).toBeGreaterThan(0.15);
  });

  test('contain codes that belong to a card, and typos that are rarely words of a card', () => {
    const codes = new Set(demoCards().map(({ vendorCode }) => vendorCode));
    const named = new Set(cards.flatMap(({ name }) => `${name.en} ${name.ru}`.toLowerCase().split(/[^a-zа-яё]+/)));
    const all = questions(1);
    expect(all.filter(({ kind, text }) => kind === 'code' && !codes.has(text))).toEqual([]);
    const slips = all.filter(({ kind }) => kind === 'typo');
    expect(slips.filter(({ text }) => named.has(text)).length).toBeLessThan(slips.length / 10);
  });
});

describe.each(scripts)('$name', ({ name, kinds }) => {
  test('keeps the promises of slo.json for each of its kinds', () => {
    const { options } = loadScript(name, { files }).script;
    const expected = Object.fromEntries(
      kinds.map((kind) => [`http_req_duration{kind:${kind}}`, [`p(95)<=${slo[kind].p95Ms}`]]),
    );
    expect(options.thresholds).toMatchObject({ ...expected, http_req_failed: [`rate<${slo.errors.rate}`] });
    expect(Object.keys(options.scenarios as object)).toHaveLength(1);
  });

  test('tags every request with a kind that has a threshold', () => {
    const source = readFileSync(join(folder, name), 'utf8');
    const used = [...source.matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind);
    expect(new Set(used)).toEqual(new Set(kinds));
  });

  // This test is defined only if there is a Setu to call, so that a run without one does not count as skipped.
  const withSetu = process.env.SETU_URL ? test : undefined;
  withSetu?.('runs against the Setu of SETU_URL', { timeout: 120_000 }, () => {
    const { run, checks } = loadScript(name, { env: { SETU_URL: process.env.SETU_URL }, files });
    for (const iteration of [0, 1, 2, 3]) run(iteration);
    expect(checks.size).toBeGreaterThan(0);
    expect([...checks].filter(([, held]) => !held)).toEqual([]);
  });
});
