// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { storeIntent } from '../../session/intent';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const path = '/account/regulation-sign';
const text = 'Регламент\n\n1. Термины\n\nПокупатель — это покупатель.\n';
const regulation = {
  ...{ number: 3, url: '/register/regulation/3', name: 'regulation-3.txt', type: 'text/plain', size: 60 },
  ...{ sha256: 'ab12', effective_from: '2026-09-01' },
};
const owner = {
  ...{ inn: '7801639147', kpp: '780101001', ogrn: '1247800053175', short_name: 'ООО «Нева Трейд»', full_name: '' },
  ...{ surname: 'Ильина', name: 'Екатерина', patronymic: 'Дмитриевна' },
};
const view = {
  regulation,
  owner,
  signature: null,
  is_confirmed: false,
  demo_signer: false,
  lapses_at: null,
  signed_before: null,
  signature_before: null,
  next: null,
};

function aSigner() {
  const context = aContext('newcomer');
  context.user?.permissions.push('regulation_sign');
  return context;
}

it('the regulation is shown as it is signed, and without a plug-in the page names the software to install', async () => {
  answers(path, view);
  server.use(http.get(regulation.url, () => HttpResponse.text(text)));
  await renderApp(path, aSigner());
  expect(await screen.findByRole('heading', { name: '1. Термины' })).toBeTruthy();
  const press = screen.getByRole('button', { name: 'Подписать регламент' });
  expect(press.getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByText('Плагин для подписи не найден')).toBeTruthy();
  const diagnostics = screen.getByRole('link', { name: 'Проверить готовность к подписанию' });
  expect(diagnostics.getAttribute('href')).toBe('/account/diagnostics');
});

it('after signing the page shows the stored signature', async () => {
  const signature = {
    ...{
      id: '99999999-0000-4000-8000-000000000000',
      regulation_number: 3,
      state: 'verified',
      signer: 'Ильина Екатерина',
    },
    ...{ signed_at: '2026-11-22T12:00:00.000Z', organisation: owner.short_name, issuer: 'УЦ', serial: '01d9' },
    ...{ thumbprint: 'c41f', valid_from: '2026-01-01T00:00:00.000Z', valid_to: '2027-01-01T00:00:00.000Z' },
    ...{ signature_algorithm: '1.2.840.10045.4.3.2', chain: ['ООО «Нева Трейд»', 'УЦ'], is_not_revoked: true },
  };
  const card = '/catalog/product/c/s';
  storeIntent({ id: 'press', action: 'request', path: card, skuId: 's', name: 'Насос', count: 2 });
  answers(path, { ...view, signature, is_confirmed: true });
  await renderApp(path, aSigner());
  expect(await screen.findByRole('heading', { name: 'Подпись действительна' })).toBeTruthy();
  // A visitor who pressed for a request before the registration continues with it.
  expect(screen.getByRole('link', { name: 'Продолжить: Насос' }).getAttribute('href')).toBe(card);
  expect(screen.getByText('ООО «Нева Трейд» → УЦ')).toBeTruthy();
  expect(screen.getByText(/На день подписи не отозван/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Скачать подпись и протокол' })).toBeTruthy();
});
