// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aDraft, aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();
beforeEach(() => localStorage.clear());

const { request: id, company } = requestIds;
const create = '/request/broker/create';
const stored = `/request/first-step/${id}`;
const inn = '7707083893';
const volga = { id: company, short_name: 'ООО «Волга Импорт»', inn };
const person = {
  id,
  name: 'Ирина',
  surname: 'Волкова',
  patronymic: '',
  phone: '+79031234567',
  email: 'i@volga.example',
};

type Sent = Record<string, Record<string, unknown>>;

function accepts(path: string, answer: () => Response): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as Sent);
      return answer();
    }),
  );
  return sent;
}

const saved = () =>
  HttpResponse.json({ success: true, data: { version: 2, saved_at: '2026-11-20T09:00:00Z', dropped: false } });

async function open(address = create, managers?: object[]) {
  answers(create, { request: { id }, ...(managers && { managers }) });
  answers('/api/page-context', aContext('broker'));
  answers('/api/product-units', []);
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  answers('/api/company/get-broker-customers', {
    list: [{ ...volga, tax_number: inn, pan: null, city: 'Самара', langs: {} }],
  });
  const details = { ...volga, kpp: '', ogrn: '', active: true, is_commerce_allowed: false };
  answers(`/broker/company-details/${company}`, { company: details, contacts: null, people: [person] });
  const app = await renderApp(address, aContext('broker'));
  await screen.findByRole('radio', { name: 'Новая компания' });
  return app;
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('A manager’s request for a customer', () => {
  it('saves the typed data of a new company, does not ask a sole proprietor for a KPP, and offers the company of a known INN', async () => {
    const saves = accepts(`/request/first-step-save/${id}`, saved);
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Новая компания' }));
    expect(box(/КПП/)).toBeTruthy();
    await user.click(box(/^ИНН/));
    await user.paste('500100732259');
    expect(screen.queryByRole('textbox', { name: /КПП/ })).toBeNull();
    expect(box(/ОГРНИП/)).toBeTruthy();
    await screen.findByText(/Сохранено в/);
    expect(saves.at(-1)).toMatchObject({ company: { id: '', inn: '500100732259' }, manager_id: '' });
    expect(window.location.pathname).toBe(stored);
    await user.clear(box(/^ИНН/));
    await user.click(box(/^ИНН/));
    await user.paste(inn);
    await user.click(await screen.findByRole('button', { name: 'Выбрать эту компанию' }));
    await screen.findByText(/Компания ещё не подписала регламент/);
    await user.click(await screen.findByRole('button', { name: 'Волкова Ирина' }));
    expect(box(/Фамилия/).value).toBe('Волкова');
    expect(box(/Эл. почта/).value).toBe('i@volga.example');
    await waitFor(() =>
      expect(saves.at(-1)).toMatchObject({ company: { id: company }, contact: { phone: '+79031234567' } }),
    );
  });

  it('is not sent without a company and a contact, and shows the server’s error at the INN field', async () => {
    accepts(`/request/first-step-save/${id}`, saved);
    answers(stored, { request: anOrder() });
    const sent = accepts(`/request/publish/${id}`, () =>
      HttpResponse.json(
        {
          success: false,
          message: 'Проверьте поля',
          data: { error: { 'company.inn': 'Заказчик с таким ИНН уже есть' } },
        },
        { status: 422 },
      ),
    );
    const { user } = await open(stored);
    await user.click(screen.getByRole('button', { name: 'Отправить запрос' }));
    expect(await screen.findByText('Заказчик с таким ИНН уже есть')).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({
      company: { name: 'ИП Снегов', inn: '500100732259', contact: { surname: 'Снегов' } },
      contact: { surname: 'Волкова' },
    });
    await user.click(screen.getByRole('radio', { name: 'Компания из списка' }));
    await user.click(screen.getByRole('button', { name: 'Отправить запрос' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Компания/ })));
    expect(sent).toHaveLength(1);
  });

  it('a senior manager chooses its manager', async () => {
    const saves = accepts(`/request/first-step-save/${id}`, saved);
    const manager = { id: company, name: 'Пётр', surname: 'Ким', patronymic: '' };
    const { user } = await open(create, [manager]);
    const choice = screen.getByRole('combobox', { name: /Кто ведёт запрос/ });
    expect(within(choice).getByRole('option', { name: 'Пётр Ким' })).toBeTruthy();
    await user.selectOptions(choice, company);
    await screen.findByText(/Сохранено в/);
    expect(saves.at(-1)).toMatchObject({ manager_id: company });
  });
});

const contact = { ...person, additional_phone: '', additional_email: '' };
const { id: _id, ...called } = contact;
const typed = {
  position: {
    ...{ description: 'Нут', comment: 'Чистый', area: 'Фасовка', customs_code: '0713', count: '500' },
    ...{ unit: company, price: '125.5' },
  },
  further_positions: [],
  contract: {
    ...{ time_frame: 'к марту', total_price: '62750', comment: '', bought_before: '', bought_supplier: '' },
    delivery_city: '',
    bought_brand: '',
  },
};
const anOrder = () =>
  aDraft({
    ...{ kind: 'rfd', version: 2, is_created_by_broker: true, author: aRequest().author },
    draft: {
      ...{ editor: '', seq: 0, saved_at: null, count: '', description: typed },
      customer: {
        company: {
          ...{ id: '', name: 'ИП Снегов', inn: '500100732259', kpp: '', ogrn: '' },
          contact: { ...called, surname: 'Снегов' },
        },
        contact: called,
        manager_id: '',
      },
    },
  });
