// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const path = '/supplier/application/create';
const food = { id: '7b8a3c16-0f47-5e04-bf76-3bf004544d91', name: 'Пищевая промышленность', langs: {} };
const draftKey = 'setu-draft-application-visitor';

beforeEach(() => {
  localStorage.clear();
  answers(path, { stages: ['form', 'success'], industries: [food] });
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
});

/** The values typed before the page was opened again, without the consent. */
const typed = {
  company: {
    ...{ company_name: 'Godavari Agro', gstn: '27AAPFU0939F1ZV', pan: '', import_export_code: '' },
    ...{ web_site_url: 'godavari', address: 'Rajahmundry' },
  },
  production: { industries: [food.id], other_industry: '', type: 'manufacturer', export_product_list: '', media: [] },
  contact: {
    ...{ contact_surname: 'Varma', contact_name: 'Ravi', contact_patronymic: '', designation: 'Director' },
    ...{ phone: '+918041204418', additional_phone: '', email: 'ravi@godavari.example', additional_email: '' },
  },
};
const keep = () =>
  localStorage.setItem(
    draftKey,
    JSON.stringify({ at: Date.now(), value: { values: typed, passed: ['company', 'production', 'contact'] } }),
  );

it('each step shows its own error messages and stores the typed values on the device', async () => {
  const { user } = await renderApp(path, aContext('customer'));
  await user.type(await screen.findByRole('textbox', { name: /Название компании/ }), 'Godavari');
  await user.type(screen.getByRole('textbox', { name: /GSTIN/ }), '27AAPFU0939F1ZW');
  await user.click(screen.getByRole('button', { name: 'Дальше: производство' }));
  expect(await screen.findAllByText(/Проверьте GSTIN/)).not.toHaveLength(0);
  await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('27AAPFU0939F1ZW'));
});

it('a valid GSTIN fills in the empty PAN, and never replaces a typed one', async () => {
  const { user } = await renderApp(path, aContext('customer'));
  const gstin = await screen.findByRole('textbox', { name: /GSTIN/ });
  const pan = screen.getByRole('textbox', { name: /^PAN/ }) as HTMLInputElement;
  await user.type(gstin, '27AAPFU0939F1ZV');
  await waitFor(() => expect(pan.value).toBe('AAPFU0939F'));
  await user.clear(pan);
  await user.type(pan, 'AAFCS4821K');
  await user.clear(gstin);
  await user.type(gstin, '27AAPFU0939F1ZV');
  expect(pan.value).toBe('AAFCS4821K');
});

it('the application is sent once with an idempotency key, returns to the step with a server error, then shows its number and deletes the draft', async () => {
  keep();
  const sent: { body: Record<string, unknown>; key: string | null }[] = [];
  const refusal = {
    success: false,
    message: 'Проверьте поля',
    data: { error: { webSiteUrl: 'Укажите адрес сайта' }, codes: { webSiteUrl: 'invalid_site' } },
  };
  const saved = { id: food.id, numeric_hash: '26042137', created_at: '2026-11-22T10:00:00Z' };
  server.use(
    http.post('/supplier/application/save', async ({ request }) => {
      sent.push({
        body: (await request.json()) as Record<string, unknown>,
        key: request.headers.get('Idempotency-Key'),
      });
      return sent.length === 1
        ? HttpResponse.json(refusal, { status: 422 })
        : HttpResponse.json({ success: true, data: saved });
    }),
  );
  const { user, router } = await renderApp(`${path}?step=check`, aContext('customer'));
  // The last step lists everything that was entered.
  for (const answer of [typed.company.gstn, 'Производитель', food.name])
    expect(await screen.findByText(answer)).toBeTruthy();
  await user.click(await screen.findByRole('checkbox', { name: /принимаю/ }));
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  const site = await screen.findByRole('textbox', { name: /Сайт/ });
  await waitFor(() => expect(site.getAttribute('aria-invalid')).toBe('true'));
  await user.type(site, '.example');
  for (const name of ['Дальше: производство', 'Дальше: контакт', 'Дальше: проверить и отправить', 'Отправить заявку'])
    await user.click(await screen.findByRole('button', { name }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Заявка № 26042137 получена' });
  expect(within(title.parentElement as HTMLElement).getByText(/ravi@godavari\.example/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/');
  expect(sent.at(-1)?.body).toMatchObject({ web_site_url: 'godavari.example', media: [], regulation_accepted: true });
  expect(sent.every(({ key }) => key)).toBe(true);
  expect([localStorage.getItem(draftKey), router.state.location.search]).toEqual([null, '']);
});
