// @vitest-environment jsdom
import { eachContactText, type OwnCompanyView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const path = '/company/details';
const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const named = (digit: string, name: string) => ({ id: id(digit), name, langs: {} });
const samara = named('a', 'Самарская область');
const saratov = named('b', 'Саратовская область');

const view = (over: Partial<OwnCompanyView> = {}): OwnCompanyView => ({
  company: {
    ...{ short_name: 'ООО «Волга Импорт»', full_name: 'Общество «Волга Импорт»', inn: '7707083893' },
    ...{ kpp: '770701001', ogrn: '1027700132195', registration_date: '2016-04-12', web_site: '' },
    business_type: 'any',
    industries: [],
    legal_addr: {
      ...{ region: samara, area: null, area_name: '', city: named('c', 'Самара'), city_name: '' },
      ...{ street: 'Московское шоссе', house: '55', build: '', housing: '', flat: '', zipcode: '443080' },
    },
    actual_addr: null,
    contacts: eachContactText(() => ''),
  },
  version: 3,
  is_identity_signed: true,
  changes: [],
  all_industries: [],
  ...over,
});

const admin = () => {
  const context = aContext('customer');
  return { ...context, user: context.user && { ...context.user, permissions: ['company_admin' as const] } };
};

const placesAnswer = () => {
  answers('/api/page-context', admin());
  // The queries of the next page are not part of this test.
  for (const path of ['/user/desk', '/api/currency-rates', '/user/notice/api/last'])
    server.use(http.get(path, () => delay('infinite')));
  answers('/api/get-regions', [samara, saratov]);
  answers(`/api/get-areas/${saratov.id}`, [named('d', 'Балаковский район')]);
  answers(`/api/get-areas/${samara.id}`, []);
  answers(`/api/get-cities/${saratov.id}`, [named('e', 'Саратов'), named('f', 'Балаково')]);
};

it('another region clears the city, and the values are sent under the server’s names', async () => {
  answers(path, view());
  placesAnswer();
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: { version: 4 } });
    }),
  );
  const { user, router } = await renderApp(path, admin());
  const region = await screen.findByRole('combobox', { name: /^Регион/ });
  expect((screen.getByRole('textbox', { name: /^ИНН/ }) as HTMLInputElement).disabled).toBe(true);
  await user.click(region);
  await user.click(await screen.findByRole('option', { name: 'Саратовская область' }));
  const city = screen.getByRole('combobox', { name: /^Город/ }) as HTMLInputElement;
  await waitFor(() => expect((screen.getByRole('combobox', { name: /^Город/ }) as HTMLInputElement).value).toBe(''));
  expect(city.disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Заполните это поле');
  await user.click(screen.getByRole('checkbox', { name: /Города нет в списке/ }));
  await user.type(screen.getByRole('textbox', { name: /^Город/ }), 'пос. Заречный');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Данные компании сохранены');
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/dashboard'));
  expect(sent).toMatchObject([
    {
      version: 3,
      company: {
        legal_addr: { region: saratov.id, city: '', city_name: 'пос. Заречный', street: 'Московское шоссе' },
        actual_addr: null,
      },
    },
  ]);
});

it('server errors are shown at their fields, including those of a separate address', async () => {
  const { company } = view();
  answers(path, view({ company: { ...company, actual_addr: company.legal_addr } }));
  placesAnswer();
  const data = {
    error: { 'company.kpp': 'Проверьте КПП', 'company.actual_addr.zipcode': 'Такого индекса нет' },
    codes: { 'company.kpp': 'kpp', 'company.actual_addr.zipcode': 'zipcode' },
  };
  server.use(http.post(path, () => HttpResponse.json({ success: false, message: 'Проверьте', data }, { status: 422 })));
  const { user } = await renderApp(path, admin());
  await user.type(await screen.findByRole('textbox', { name: 'Сайт' }), 'volga.example');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Такого индекса нет');
  expect(screen.getByRole('textbox', { name: /^КПП/ }).getAttribute('aria-invalid')).toBe('true');
});

it('a user who saves too late sees the other user’s changes, keeps the typed values, and can overwrite the changes', async () => {
  const person = { id: id('9'), name: 'Олег', surname: 'Белов', patronymic: '' };
  const fields = [{ field: 'legal_addr.street', from: 'Московское шоссе', to: 'ул. Новая' }];
  const change = { version: 4, changed_by: person, acting: null, changed_at: '2026-11-20T10:00:00Z', fields };
  answers(path, view());
  placesAnswer();
  const versions: number[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      const { version } = (await request.json()) as { version: number };
      versions.push(version);
      if (version === 4) {
        const data = { error: { 'company.kpp': 'Проверьте КПП' }, codes: { 'company.kpp': 'kpp' } };
        return HttpResponse.json({ success: false, message: 'Проверьте', data }, { status: 422 });
      }
      answers(path, view({ version: 4, changes: [change] }));
      const current = { status: 'active', version: 4 };
      const failure = { success: false, message: 'Данные изменились', data: { error: 'conflict', current } };
      return HttpResponse.json(failure, { status: 409 });
    }),
  );
  const { user } = await renderApp(path, admin());
  await user.type(await screen.findByRole('textbox', { name: 'Сайт' }), 'volga.example');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const reported = await screen.findByText(/Юридический адрес: Улица: «Московское шоссе» → «ул. Новая»/);
  expect(within(reported.closest('ul') as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  expect((screen.getByRole('textbox', { name: 'Сайт' }) as HTMLInputElement).value).toBe('volga.example');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(versions).toEqual([3, 4]));
});
