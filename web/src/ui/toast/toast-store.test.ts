// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { currentToasts, dismissToast, notify } from './toast-store';

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const titles = () => currentToasts().map(({ title }) => title);

it('a fourth toast replaces the oldest that is not an error', () => {
  notify({ kind: 'error', title: 'не отправлено' });
  for (const title of ['первое', 'второе', 'третье']) notify({ kind: 'info', title });
  expect(titles()).toEqual(['не отправлено', 'второе', 'третье']);
});

it('errors are never replaced, whatever comes after them', () => {
  for (const title of ['а', 'б', 'в']) notify({ kind: 'error', title });
  notify({ kind: 'success', title: 'сохранено' });
  notify({ kind: 'success', title: 'отправлено' });
  expect(titles()).toEqual(['а', 'б', 'в', 'отправлено']);
});
