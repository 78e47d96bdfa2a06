// @vitest-environment jsdom
import { eachSupplierText, type SupplierFormView } from '@setu/contract';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const food = { id: '7b8a3c16-0f47-5e04-bf76-3bf004544d91', name: 'Пищевая промышленность', langs: {} };
const empty = () => '';
const { address: _address, ...company } = eachSupplierText('company', empty);
const view: SupplierFormView = {
  supplier: {
    ...{ ...company, ...eachSupplierText('production', empty), ...eachSupplierText('contact', empty) },
    ...{ company_name: 'Betwa Ceramics', gstn: '27AAPFU0939F1ZV' },
    ...{ legal_address_line: 'Khurja', type: 'manufacturer', industries: [food.id] },
    ...{ export_product_list: 'Stoneware', media: [], contact_name: 'Manoj', contact_surname: 'Tyagi' },
    ...{ designation: 'Export Manager', phone: '+918041204418', email: 'export@betwa.example', manager_id: '' },
  },
  ...{ version: 0, application: { id: id('1'), numeric_hash: '26042137' }, company: null, industries: [food] },
  managers: [{ id: id('e'), name: 'Олег', surname: 'Белов', patronymic: '' }],
};

it('a supplier is created once from its application, and another one with the same PAN is reported', async () => {
  const context = aContext('broker');
  const user = context.user && { ...context.user, permissions: ['company_list', 'supplier_create'] as never };
  answers('/supplier/create', view);
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  const duplicate = { id: id('2'), short_name: 'Betwa Tiles', tax_number: 'AAPFU0939F' };
  answers('/api/company/get-broker-suppliers', {
    list: [{ ...duplicate, inn: null, pan: duplicate.tax_number, city: '', langs: {} }],
  });
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/supplier/create', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      const data = { error: { email: 'Адрес занят' }, codes: { email: 'email_taken' } };
      return HttpResponse.json({ success: false, message: 'Проверьте поля', data }, { status: 422 });
    }),
  );
  const app = await renderApp(`/supplier/create?supp-app-id=${id('1')}`, { ...context, user });
  await screen.findByRole('textbox', { name: /Название компании/ });
  expect((await screen.findByRole('link', { name: 'Betwa Tiles' })).getAttribute('href')).toBe(`/company/${id('2')}`);
  await app.user.click(screen.getByRole('button', { name: 'Создать поставщика' }));
  const mail = await screen.findByRole('textbox', { name: /^Эл\. почта/ });
  await waitFor(() => expect(mail.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([
    expect.objectContaining({ 'supp-app-id': id('1'), company_name: 'Betwa Ceramics', invite: true, media: [] }),
  ]);
});
