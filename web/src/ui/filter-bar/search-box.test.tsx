// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from './search-box';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Слово' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('the box applies the typed text after a pause, once', () => {
  const onSearch = vi.fn();
  render(<SearchBox label="Слово" value="" onSearch={onSearch} />);
  type('насос ');
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['насос']]);
});

it('on a search page, an emptied box waits for new text, Enter or its clear button', () => {
  const onSearch = vi.fn();
  render(<SearchBox label="Слово" value="чай" onSearch={onSearch} staysWhenEmptied />);
  type('');
  pass(1000);
  expect(onSearch).not.toHaveBeenCalled();
  type('насос');
  pass(300);
  expect(onSearch.mock.calls).toEqual([['насос']]);
  type('');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['насос'], ['']]);
});

it('a cleared search stays cleared, whatever was typed just before', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchBox label="Слово" value="zzzz" onSearch={onSearch} />);
  type('zzzzz');
  rerender(<SearchBox label="Слово" value="" onSearch={onSearch} />);
  expect(box().value).toBe('');
  pass(1000);
  expect(onSearch).not.toHaveBeenCalled();
});

it('text typed while a search is being applied stays, and is applied too', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchBox label="Слово" value="" onSearch={onSearch} />);
  type('нас ');
  pass(300);
  type('нас ос');
  rerender(<SearchBox label="Слово" value="нас" onSearch={onSearch} />);
  expect(box().value).toBe('нас ос');
  pass(300);
  expect(onSearch.mock.calls).toEqual([['нас'], ['нас ос']]);
});

it('a letter typed just as the pause ends is not lost', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchBox label="Слово" value="насос" onSearch={onSearch} />);
  type('');
  act(() => {
    vi.advanceTimersByTime(300);
    type('в');
  });
  expect(onSearch.mock.calls).toEqual([['']]);
  rerender(<SearchBox label="Слово" value="" onSearch={onSearch} />);
  expect(box().value).toBe('в');
  pass(300);
  expect(onSearch.mock.calls).toEqual([[''], ['в']]);
});
