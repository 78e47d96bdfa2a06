// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aDraft, aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();
// Loads this code in advance, because its loading time is not part of these tests.
beforeAll(() => import('../../../kit/hs-codes/hs-code-help'), 60_000);
beforeEach(() => localStorage.clear());

const { request: id } = requestIds;
const create = '/request/customer/description-to-request';
const stored = `/request/first-step/${id}`;
const unit = { id: requestIds.company, name: 'кг', description: 'килограмм', langs: {} };

type Sent = Record<string, Record<string, string>>;

/** Registers a POST handler with the given answer and records the bodies sent to it. */
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
const broken = () =>
  HttpResponse.json({ success: false, message: 'Нет связи', data: { error: 'service_unavailable' } }, { status: 503 });
const acceptsSaves = (answer = saved) => accepts(`/request/first-step-save/${id}`, answer);
const acceptsPublishing = (answer: () => Response) => accepts(`/request/publish/${id}`, answer);

async function open(address = create) {
  const { contact_info } = aRequest();
  answers(create, { request: { id, contact_info } });
  answers('/api/page-context', aContext('customer'));
  answers('/api/product-units', [unit]);
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  const app = await renderApp(address, aContext('customer'));
  const area = await screen.findByRole<HTMLInputElement>('textbox', { name: /Где применяется/ });
  return { ...app, area };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Название товара/ });
const send = () => screen.getByRole('button', { name: 'Отправить запрос' });

const typed = {
  position: {
    ...{ description: 'Нут', comment: 'Чистый', area: 'Фасовка', customs_code: '0713', count: '500' },
    ...{ unit: unit.id, price: '125.5' },
  },
  further_positions: [],
  contract: {
    ...{ time_frame: 'к марту', total_price: '62750', comment: '', bought_before: '', bought_supplier: 'Агро' },
    bought_brand: '',
    delivery_city: 'RUKZN',
  },
};

const aDescribedDraft = () =>
  aDraft({
    kind: 'rfd',
    version: 2,
    draft: { editor: '', seq: 0, saved_at: null, count: '', description: typed, customer: null },
  });

describe('A new request by description', () => {
  it('suggests a customs code by the name, and one press takes it', async () => {
    acceptsSaves();
    const suggestion = {
      ...{ code: '071320', name: 'Нут', other_name: 'Chickpeas', path: [{ code: '0713', name: 'Овощи бобовые' }] },
      ...{ words: ['нут'], similar_count: 2, examples: [] },
    };
    const calls = answers('/api/hs-codes/suggestions', { suggestions: [suggestion] });
    const { user } = await open(`${create}?name=${encodeURIComponent('Нут отборный')}`);
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: /Код ТН ВЭД/ });
    const list = within(await screen.findByRole('list', { name: 'Подсказки кодов ТН ВЭД' }));
    expect(code.value).toBe('');
    expect(calls.at(-1)?.searchParams.get('name_ru')).toBe('Нут отборный');
    await user.click(list.getByRole('button', { name: /^0713 20\s*Нут/ }));
    await waitFor(() => expect(code.value).toBe('0713 20'));
  });

  it('starts with the search text, saves itself during typing, and then has its own address', async () => {
    const saves = acceptsSaves();
    const { user, area } = await open(`${create}?name=${encodeURIComponent('люк чугунный')}`);
    expect(name().value).toBe('люк чугунный');
    expect(saves).toEqual([]);
    await user.click(area);
    await user.paste('Дороги');
    await screen.findByText(/Сохранено в/);
    expect(saves.at(-1)).toMatchObject({
      position: { description: 'люк чугунный', area: 'Дороги', count: '' },
      contract: { total_price: '' },
      files: [],
      version: 0,
    });
    expect(window.location.pathname).toBe(stored);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('starts with the city that was chosen for the landed price, and stores nothing for it', async () => {
    const saves = acceptsSaves();
    answers('/landed-price/cities', [
      { code: 'RUMOW', name: 'Москва' },
      { code: 'RUKZN', name: 'Казань' },
    ]);
    localStorage.setItem('setu-landed-city', 'RUKZN');
    const { user, area } = await open();
    const city = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Доставить в' });
    await waitFor(() => expect(city.value).toBe('RUKZN'));
    expect(saves).toEqual([]);
    await user.selectOptions(city, 'Москва');
    await user.click(area);
    await user.paste('Дороги');
    await waitFor(() => expect(saves.at(-1)).toMatchObject({ contract: { delivery_city: 'RUMOW' } }));
  });

  it('names the supplier that the customer asks about in its conditions', async () => {
    acceptsSaves();
    await open(`${create}?supplier=${encodeURIComponent('Malabar Spice House')}`);
    expect(screen.getByDisplayValue('Вопрос к поставщику «Malabar Spice House».')).toBeTruthy();
  });

  it('is stored on this device while the server is unavailable, and continues from there', async () => {
    acceptsSaves(broken);
    const first = await open();
    await first.user.click(first.area);
    await first.user.paste('Дороги');
    await first.user.tab();
    await screen.findByText(/Не сохранено/);
    cleanup();
    window.history.replaceState(null, '', '/');
    const saves = acceptsSaves();
    const { area } = await open();
    expect(area.value).toBe('Дороги');
    expect(screen.getByText('Мы восстановили введённый текст')).toBeTruthy();
    await screen.findByText(/Сохранено в/);
    expect(saves.at(-1)?.position).toMatchObject({ area: 'Дороги' });
  });

  it('is not sent while incomplete, and lists the missing fields with links to them', async () => {
    acceptsSaves();
    const sent = acceptsPublishing(saved);
    const { user } = await open();
    await user.click(send());
    await screen.findByRole('button', { name: '8 ошибок' });
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(sent).toEqual([]);
  });

  it('counts the empty required fields, also those of a further item: as many as have an asterisk', async () => {
    acceptsSaves();
    const { user } = await open();
    const left = () => screen.getByText(/^Осталось обязательных полей/).textContent;
    expect(left()).toBe('Осталось обязательных полей: 8');
    await user.click(screen.getByRole('button', { name: 'Добавить позицию' }));
    await waitFor(() => expect(left()).toBe('Осталось обязательных полей: 14'));
    expect(screen.getAllByText('*')).toHaveLength(14);
  });
});

describe('The budget of a request by description', () => {
  const box = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

  it('follows quantity times price, with the unit beside the price, until another amount is typed', async () => {
    acceptsSaves();
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: /Единица/ }), unit.id);
    expect(await screen.findByText('₽ / кг')).toBeTruthy();
    await user.type(box(/^Количество/), '500');
    await user.type(box(/Ожидаемая цена/), '125,5');
    await waitFor(() => expect(box(/^Бюджет/).value.replace(/\s/g, '')).toBe('62750'));
    await user.clear(box(/^Бюджет/));
    await user.type(box(/^Бюджет/), '60000');
    await user.clear(box(/^Количество/));
    await user.type(box(/^Количество/), '600');
    await screen.findByText(/75\s300/);
    expect(box(/^Бюджет/).value.replace(/\s/g, '')).toBe('60000');
  });
});

describe('A draft stored on the server', () => {
  it('opens as it was typed, is sent in full and leads to the request', async () => {
    acceptsSaves();
    answers(stored, { request: aDescribedDraft() });
    answers(`/request/customer/preview/${id}`, { request: aRequest() });
    const sent = acceptsPublishing(() =>
      HttpResponse.json({
        success: true,
        data: { route: { name: 'request_for_customer_page', params: { requestEntity: id } } },
      }),
    );
    const { user, router } = await open(stored);
    expect(name().value).toBe('Нут');
    await user.click(send());
    await screen.findByRole('heading', { level: 1, name: /Запрос №\s12345678/ });
    expect(sent).toMatchObject([typed]);
    expect(router.state.location.pathname).toBe(`/request/customer/preview/${id}`);
    expect(localStorage).toHaveLength(0);
  });

  it('is sent without a unit, which is not required', async () => {
    acceptsSaves();
    const draft = aDescribedDraft();
    const description = { ...typed, position: { ...typed.position, unit: '' } };
    answers(stored, { request: { ...draft, draft: { ...draft.draft, description } } });
    const sent = acceptsPublishing(broken);
    const { user } = await open(stored);
    await user.click(send());
    await waitFor(() => expect(sent).toMatchObject([{ position: { unit: '' } }]));
  });

  it('adds a second item, sends both, and removes it again', async () => {
    const saves = acceptsSaves();
    answers(stored, { request: aDescribedDraft() });
    const { user } = await open(stored);
    await user.click(screen.getByRole('button', { name: 'Добавить позицию' }));
    const second = within(screen.getByRole('group', { name: 'Позиция 2' }));
    await user.click(second.getByRole('textbox', { name: /Название товара/ }));
    await user.paste('Маш');
    await waitFor(() =>
      expect(saves.at(-1)).toMatchObject({
        position: { description: 'Нут' },
        further_positions: [{ description: 'Маш', comment: '', customs_code: '', count: '', unit: '', price: '' }],
      }),
    );
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('button', { name: '5 ошибок' })).toBeTruthy());
    await user.click(second.getByRole('button', { name: 'Удалить: Позиция 2' }));
    await waitFor(() => expect(saves.at(-1)).toMatchObject({ further_positions: [] }));
  });

  it('shows the server’s errors at their fields', async () => {
    acceptsSaves();
    answers(stored, { request: aDescribedDraft() });
    acceptsPublishing(() =>
      HttpResponse.json(
        {
          success: false,
          message: 'Проверьте поля',
          data: { error: { 'position.customs_code': 'Такого кода нет', 'files.1': 'Файл удалён' } },
        },
        { status: 422 },
      ),
    );
    const { user } = await open(stored);
    await user.click(send());
    expect(await screen.findByText('Такого кода нет')).toBeTruthy();
    expect(screen.getByText('Файл удалён')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Код ТН ВЭД/ })));
  });
});
