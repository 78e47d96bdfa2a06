// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepEditor, takeEditor } from './kept-editor';

afterEach(() => sessionStorage.clear());

it('a reloaded form that has all that was typed goes on as the editor it was, above its last save', () => {
  keepEditor('a', { editor: 'e-1', seq: 4 });
  expect(takeEditor('a', true)).toEqual({ editor: 'e-1', seq: 5 });
});

it('what is kept is taken once: a second tab is an editor of its own', () => {
  keepEditor('a', { editor: 'e-1', seq: 4 });
  takeEditor('a', true);
  const { editor, seq } = takeEditor('a', true);
  expect([editor === 'e-1', seq]).toEqual([false, 0]);
});

it('a form that begins from what the server has is another editor, so that a save still on its way is not overwritten', () => {
  keepEditor('a', { editor: 'e-1', seq: 4 });
  expect(takeEditor('a', false).editor).not.toBe('e-1');
  expect(takeEditor(undefined, true).seq).toBe(0);
});
