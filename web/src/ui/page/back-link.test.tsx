// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BackLink, fromHere } from './back-link';

it('the way back has the name of its list, unless it leads to another page', () => {
  const backTo = (from?: { pathname: string; search: string }) => {
    render(
      <MemoryRouter initialEntries={[{ pathname: '/requests/1', state: from && fromHere(from) }]}>
        <BackLink to="/requests">Запросы</BackLink>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link');
    const shown = [link.textContent, link.getAttribute('href')];
    cleanup();
    return shown;
  };
  expect(backTo()).toEqual(['Запросы', '/requests']);
  expect(backTo({ pathname: '/requests', search: '?status=new' })).toEqual(['Запросы', '/requests?status=new']);
  expect(backTo({ pathname: '/user/notice/list/all', search: '' })).toEqual(['Назад', '/user/notice/list/all']);
});
