// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { dropEditor, keepEditor, readEditor } from './kept-editor';

afterEach(() => sessionStorage.clear());

it('a reloaded form that has all that was typed goes on as the editor it was, above its last save', () => {
  keepEditor('a', { editor: 'e-1', seq: 4 });
  expect(readEditor('a', true)).toEqual({ editor: 'e-1', seq: 5 });
});

it('however often it is drawn before it stands, it is the same one', () => {
  keepEditor('a', { editor: 'e-1', seq: 4 });
  readEditor('a', true);
  expect(readEditor('a', true)).toEqual({ editor: 'e-1', seq: 5 });
});

it('once it stands nothing is kept: a second tab is an editor of its own', () => {
  keepEditor('a', { editor: 'e-1', seq: 4 });
  dropEditor('a');
  const { editor, seq } = readEditor('a', true);
  expect([editor === 'e-1', seq]).toEqual([false, 0]);
});

it('a form that begins from what the server has is another editor, so that a save still on its way is not overwritten', () => {
  keepEditor('a', { editor: 'e-1', seq: 4 });
  expect(readEditor('a', false).editor).not.toBe('e-1');
  expect(readEditor(undefined, true).seq).toBe(0);
});
