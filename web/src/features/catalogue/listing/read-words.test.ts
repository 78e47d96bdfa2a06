import { expect, it } from 'vitest';
import { readWords } from './read-words';

const marked = (typed: string, read: string) =>
  readWords(typed, read)
    .map(({ text, isChanged }) => (isChanged ? `[${text}]` : text))
    .join(' ');

it('tells the words that were read otherwise from those that stand as typed', () => {
  expect(marked('насос центрабежный', 'насос центробежный')).toBe('насос [центробежный]');
  expect(marked('yfcjc', 'насос')).toBe('[насос]');
  expect(marked('Чай Зелёный', 'чай зеленый')).toBe('чай зеленый');
  expect(marked('насосцентробежный', 'насос центробежный')).toBe('[насос] [центробежный]');
});
