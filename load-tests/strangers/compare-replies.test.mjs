import { describe, expect, it } from 'vitest';
import { auc, deviation, pictureOf } from './compare-replies.mjs';

const reply = (text, headers = {}) => ({ status: 200, headers: new Headers(headers), text, ms: 1 });

describe('The classifier', () => {
  it('measures by ranks alone how often one kind is slower than the other', () => {
    expect(auc([1, 2, 3], [1, 2, 3])).toBe(0.5);
    expect(auc([4, 5, 6000], [1, 2, 3])).toBe(1);
    expect(auc([1, 2, 3], [4, 5, 6])).toBe(0);
    expect(auc([1, 4], [2, 3])).toBe(0.5);
  });

  it('reports the deviation by chance, and detects a delay of a fifth of the noise in two hundred calls', () => {
    expect(deviation(200, 200)).toBeCloseTo(0.029, 3);
    // The same noise for both kinds, with one of them slightly delayed.
    const noise = Array.from({ length: 200 }, (_, n) => (n * 37) % 200);
    const later = noise.map((ms) => ms + 40);
    expect(auc(later, noise)).toBeGreaterThan(0.6);
    expect(auc(noise, noise)).toBe(0.5);
  });
});

it('answers that differ only in ids and times count as equal, and those that differ in a text, header or cookie do not', () => {
  const id = (digit) => `{"id":"${digit.repeat(8)}-0000-4000-8000-000000000000"}`;
  const picture = (text, headers) => pictureOf(reply(text, headers));
  expect(picture(id('1'), { date: 'today' })).toBe(picture(id('2'), { date: 'tomorrow' }));
  expect(picture('a')).not.toBe(picture('b'));
  expect(picture('a', { 'retry-after': '1' })).not.toBe(picture('a'));
  expect(picture('a', { 'set-cookie': 'sid=1; Path=/' })).toBe(picture('a', { 'set-cookie': 'sid=2; Path=/' }));
  expect(picture('a', { 'set-cookie': 'sid=1; Path=/' })).not.toBe(picture('a'));
});
