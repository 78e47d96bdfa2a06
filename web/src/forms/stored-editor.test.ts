// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { dropEditor, readEditor, storeEditor } from './stored-editor';

afterEach(() => sessionStorage.clear());

it('a reloaded form with all its text continues its editing session, with a number above its last save', () => {
  storeEditor('a', { editor: 'e-1', seq: 4 });
  expect(readEditor('a', true)).toEqual({ editor: 'e-1', seq: 5 });
});

it('several renders before the form is mounted read the same editing session', () => {
  storeEditor('a', { editor: 'e-1', seq: 4 });
  readEditor('a', true);
  expect(readEditor('a', true)).toEqual({ editor: 'e-1', seq: 5 });
});

it('once the form is mounted nothing is stored, so a second tab is a separate editing session', () => {
  storeEditor('a', { editor: 'e-1', seq: 4 });
  dropEditor('a');
  const { editor, seq } = readEditor('a', true);
  expect([editor === 'e-1', seq]).toEqual([false, 0]);
});

it('a form that starts from the server’s version is a new editing session, so that a pending save is not overwritten', () => {
  storeEditor('a', { editor: 'e-1', seq: 4 });
  expect(readEditor('a', false).editor).not.toBe('e-1');
  expect(readEditor(undefined, true).seq).toBe(0);
});
