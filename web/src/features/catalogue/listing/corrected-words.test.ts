import { expect, it } from 'vitest';
import { correctedWords } from './corrected-words';

const marked = (typed: string, read: string) =>
  correctedWords(typed, read)
    .map(({ text, isChanged }) => (isChanged ? `[${text}]` : text))
    .join(' ');

it('corrected words are distinguished from those that stay as typed', () => {
  expect(marked('насос центрабежный', 'насос центробежный')).toBe('насос [центробежный]');
  expect(marked('yfcjc', 'насос')).toBe('[насос]');
  expect(marked('Чай Зелёный', 'чай зеленый')).toBe('чай зеленый');
  expect(marked('насосцентробежный', 'насос центробежный')).toBe('[насос] [центробежный]');
});
