// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();

it('the search keeps what its reader types while the page of the last search arrives, and otherwise follows the page', async () => {
  answers('/', {});
  const { user, router } = await renderApp('/no-such-page', aContext('visitor'));
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Поиск по каталогу' });
  const arrive = (text: string) => act(() => router.navigate(`/no-such-page?f_search=${text}`));
  await user.type(box, 'tea');
  await arrive('pump');
  expect(box.value).toBe('tea');
  act(() => box.blur());
  await arrive('rice');
  expect(box.value).toBe('rice');
});
