import { expect, it } from 'vitest';
import { textAt } from './lexicon.js';
import { TextNumbers } from './text-numbers.js';

const utf8 = new TextEncoder();

function lastOf<Result>(steps: Generator<void, Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

it('numbers texts as they come, finds each again, and sorts them in byte order, however many there are', () => {
  const numbers = new TextNumbers();
  const texts = Array.from({ length: 5_000 }, (_, n) => `${n % 3 === 0 ? 'насос' : 'pump'}${(n * 7_919) % 5_000}`);
  const numberOf = (text: string): number => {
    const bytes = utf8.encode(`(${text})`);
    return numbers.of(bytes, 1, bytes.length - 1);
  };
  expect(texts.map(numberOf)).toEqual(texts.map((_, number) => number));
  expect(texts.map(numberOf)).toEqual(texts.map((_, number) => number));
  const { lexicon, places } = lastOf(numbers.sorted());
  expect(texts.map((_, number) => textAt(lexicon, places[number] ?? -1))).toEqual(texts);
  expect(texts.map((_, place) => textAt(lexicon, place))).toEqual([...texts].sort());
});
