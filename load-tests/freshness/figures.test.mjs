import { expect, it } from 'vitest';
import { figuresOf } from './figures.mjs';

const card = (phase, foundMs, answerMs = 10) => ({ sku: 's', word: 'w', phase, answerMs, foundMs });

it('reports each phase by its own cards, and counts a card that was never found as lost', () => {
  const calm = Array.from({ length: 100 }, (_, at) => card('no fault', 100 - at, at));
  const hurt = [card('kill -9 review', 5_000), card('kill -9 review', undefined)];
  expect(figuresOf([...calm, ...hurt])).toEqual([
    { phase: 'no fault', cards: 100, p50: 50, p95: 95, p99: 99, max: 100, answer: 98, lost: 0 },
    { phase: 'kill -9 review', cards: 2, p50: 5_000, p95: 5_000, p99: 5_000, max: 5_000, answer: 10, lost: 1 },
  ]);
});
