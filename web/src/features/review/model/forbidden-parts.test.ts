import { describe, expect, it } from 'vitest';
import { forbiddenParts } from './forbidden-parts';

const marked = (text: string, words: string[]) =>
  forbiddenParts(text, words)
    .map(({ text: run, isForbidden }) => (isForbidden ? `[${run}]` : run))
    .join('');

describe('Forbidden words of a text', () => {
  it.each<[string, string[], string]>([
    ['Plain powder', ['miracle'], 'Plain powder'],
    ['', ['miracle'], ''],
    ['Miracle powder, a miracle', ['miracle'], '[Miracle] powder, a [miracle]'],
    ['Not miracles of a miracle-worker', ['miracle'], 'Not miracles of a [miracle]-worker'],
    ['It heals all, and heals', ['heal*', 'heals all'], 'It [heals all], and [heals]'],
    ['A 100% (cure)', ['100% (cure)'], 'A [100% (cure)]'],
    ['no side\neffects', ['no side effects'], '[no side\neffects]'],
  ])('are marked, if there are any: %j', (text, words, expected) => expect(marked(text, words)).toBe(expected));
});
