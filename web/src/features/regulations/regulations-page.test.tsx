// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();

const path = '/admin/regulations';
const volga = { id: '22222222-0000-4000-8000-000000000000', short_name: 'Волга' };
const signed = { regulation_number: 3, state: 'verified', signed_at: '2026-09-17T09:00:00Z' };

it('a customer who has not signed can be reminded, and earlier versions are accounted for', async () => {
  answers(path, {
    editions: [
      {
        ...{ number: 3, effective_from: '2026-09-01', grace_until: null, signed: 1, sha256: 'a'.repeat(64) },
        ...{ published_at: '2026-08-20T09:00:00Z', published_by: null, url: '/f', name: 'regulation.pdf' },
        ...{ type: 'application/pdf', size: 1 },
      },
    ],
    companies: [
      { company: volga, signed: null, is_confirmed: false, lapses_at: null },
      {
        company: { ...volga, id: volga.id.replace(/^2/, '3'), short_name: 'Ока' },
        signed,
        is_confirmed: true,
        lapses_at: null,
      },
    ],
  });
  await renderApp(path, anAdmin());
  const table = within(await screen.findByRole('table', { name: 'Подписи заказчиков' }));
  const links = table.getAllByRole('link', { name: /^Напомнить/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/company/${volga.id}#work`]);
  screen.getByText('Более ранние редакции вышли до запуска Setu и здесь не хранятся.');
});
