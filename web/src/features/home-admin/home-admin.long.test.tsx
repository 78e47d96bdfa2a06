// @vitest-environment jsdom
import type { HomeAdminView, HomeInput } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { anAdmin } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

/** An `IntersectionObserver` that reports every element as visible immediately. */
class Eye {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const path = '/admin/home';
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const block = (number: number, ru: string) => ({
  ...{ id: id(number), title: { en: 'Tea', ru }, text: { en: '', ru: '' }, action: { en: 'Open', ru: 'Открыть' } },
  ...{ link: '/catalog/category/', tone: 'petrol', from: '', until: '', pictures: [] },
});
const aView = (): HomeAdminView => ({
  ...{ version: 4, updated_at: null, updated_by: null },
  customer: { hero: [block(1, 'Чай'), block(2, 'Насосы')], promo: [], banner: [] },
  supplier: { hero: [block(3, 'Поставщикам')], promo: [], banner: [] },
  promoted: [{ sku: id(4), name: 'Насос КМ-80', is_public: true, picture: null, from: '', until: '' }],
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function aServer() {
  const state = { view: aView(), late: false };
  const sent: HomeInput[] = [];
  answers(path, () => state.view);
  answers('/catalog/tree', { tree: [] });
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf', 'jpg', 'png'] });
  server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as HomeInput);
      if (state.late) {
        state.late = false;
        const data = { error: 'conflict', current: { status: 'changed', version: 5 } };
        return HttpResponse.json({ success: false, message: 'Данные изменились', data }, { status: 409 });
      }
      return HttpResponse.json({ success: true, data: { ...state.view, version: 9 } });
    }),
  );
  return { state, sent };
}

async function open() {
  const app = await renderApp(path, anAdmin());
  const slides = within(await screen.findByRole('group', { name: 'Слайды карусели' }));
  await app.user.click(slides.getByRole('button', { name: /^Слайд 1/ }));
  return app;
}

const titles = (platform = 0) => {
  const slides = screen.getAllByRole('group', { name: 'Слайды карусели', hidden: true })[platform] as HTMLElement;
  return within(slides)
    .getAllByRole('textbox', { name: /^Заголовок на русском/, hidden: true })
    .map((field) => (field as HTMLInputElement).value);
};
const save = () => screen.getByRole('button', { name: 'Сохранить' });

it('the form shows slides by platform and the promoted cards', async () => {
  aServer();
  const { user } = await open();
  expect(titles()).toEqual(['Чай', 'Насосы']);
  await user.click(screen.getByRole('button', { name: /^Карточка 1.*Насос КМ-80/ }));
  expect((screen.getByRole('combobox', { name: /^Карточка/ }) as HTMLInputElement).value).toBe('Насос КМ-80');
  await user.click(screen.getByRole('radio', { name: 'Для поставщиков' }));
  await waitFor(() => expect(titles(1)).toEqual(['Поставщикам']));
});

it('the form saves everything with the version it is based on', async () => {
  const { sent } = aServer();
  const { user } = await open();
  const [first] = screen.getAllByRole('textbox', { name: /^Заголовок на русском/ });
  await user.type(first as HTMLElement, ' Ассам');
  await user.click(save());
  await screen.findByText('Главная страница сохранена');
  expect(sent[0]).toMatchObject({ version: 4, promoted: [{ sku: id(4) }] });
  expect(sent[0]?.customer.hero?.map(({ title }) => title?.ru)).toEqual(['Чай Ассам', 'Насосы']);
});

it('the form reports errors before sending', async () => {
  const { sent } = aServer();
  const { user } = await open();
  const second = within(screen.getByRole('group', { name: 'Слайд 2' }));
  await user.click(second.getByRole('button', { name: /^Слайд 2/ }));
  await user.clear(second.getByRole('textbox', { name: /^Заголовок на русском/ }));
  await user.click(screen.getByRole('radio', { name: 'Английский' }));
  await user.clear(second.getByRole('textbox', { name: /^Заголовок на английском/ }));
  await user.click(second.getByRole('button', { name: /^Слайд 2/ }));
  await user.click(save());
  // The row with the error opens again.
  await waitFor(() => expect(second.getByRole('textbox', { name: /^Заголовок на русском/ })).toBeTruthy());
  expect(sent).toEqual([]);
});

it('the form keeps the typed values when another admin was faster, and offers to load their version or to overwrite it', async () => {
  const { sent, state } = aServer();
  const { user } = await open();
  const [first] = screen.getAllByRole('textbox', { name: /^Заголовок на русском/ });
  await user.type(first as HTMLElement, ' мой');
  state.late = true;
  state.view = { ...aView(), version: 5, customer: { ...aView().customer, hero: [block(1, 'Чай чужой')] } };
  await user.click(save());
  await screen.findByText(/изменил другой администратор/);
  expect(titles()).toEqual(['Чай мой', 'Насосы']);
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.version).toBe(5);
});

it('rows are folded with their title and status, and only one of them is open', async () => {
  const { state } = aServer();
  state.view.customer.hero[1] = { ...block(2, 'Насосы'), title: { en: '', ru: 'Насосы' }, until: '2020-01-01' };
  const { user } = await open();
  const slides = within(screen.getByRole('group', { name: 'Слайды карусели' }));
  const second = slides.getByRole('button', { name: /^Слайд 2.*Насосы.*Нет английского.*Срок прошёл/ });
  expect(slides.getByRole('button', { name: /^Слайд 1.*Чай.*Показывается/ })).toBeTruthy();
  expect(slides.getAllByRole('textbox', { name: /^Заголовок на русском/ })).toHaveLength(1);
  await user.click(second);
  expect(slides.getByRole<HTMLInputElement>('textbox', { name: /^Заголовок на русском/ }).value).toBe('Насосы');
});

it('a destination is chosen by its name, and its path is sent', async () => {
  const { sent } = aServer();
  const { user } = await open();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /Куда ведёт кнопка/ });
  expect(field.value).toBe('Каталог');
  await user.clear(field);
  await user.type(field, 'Об');
  await user.click(await screen.findByRole('option', { name: 'Страница: Обучение' }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.customer.hero?.[0]?.link).toBe('/page/training');
});

it('the text of a slide is edited with its format, and shown so in both languages', async () => {
  vi.stubGlobal('IntersectionObserver', Eye);
  const { sent, state } = aServer();
  const text = { ru: '<p>Чай <strong>без наценки</strong></p>', en: 'Tea &amp; more' };
  state.view.customer.hero[0] = { ...block(1, 'Чай'), text };
  const { user } = await open();
  const slide = within(screen.getByRole('group', { name: 'Слайд 1' }));
  const written = await slide.findByRole('textbox', { name: 'Текст на русском' });
  const tools = within(slide.getAllByRole('toolbar')[0] as HTMLElement);
  expect(tools.getAllByRole('button').map((tool) => tool.getAttribute('aria-label'))).toEqual([
    'Полужирный',
    'Курсив',
    'Ссылка',
    'Список с маркерами',
    'Нумерованный список',
    'Отменить',
    'Вернуть',
  ]);
  const bold = written.querySelector('strong')?.firstChild as Text;
  bold.data = 'по цене завода';
  const figures = slide.getAllByRole('figure');
  await waitFor(() => expect(figures[0]?.querySelector('strong')?.textContent).toBe('по цене завода'));
  expect(figures[1]?.textContent).toContain('Tea & more');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.customer.hero?.[0]?.text).toEqual({ ...text, ru: '<p>Чай <strong>по цене завода</strong></p>' });
});

it('the text of a tile has no links, because the tile is a link', async () => {
  vi.stubGlobal('IntersectionObserver', Eye);
  const { state } = aServer();
  state.view.customer.promo = [block(5, 'Услуги')];
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Плитка 1/ }));
  const tile = within(screen.getByRole('group', { name: 'Плитка 1' }));
  expect((await tile.findAllByRole('button', { name: 'Курсив' })).length).toBeGreaterThan(0);
  expect(tile.queryByRole('button', { name: 'Ссылка' })).toBeNull();
});

it('a text is as long as readers see it', async () => {
  const { sent, state } = aServer();
  const written = (count: number) => ({ ...block(1, 'Чай'), text: { ru: '', en: `<p>${'&amp;x'.repeat(count)}</p>` } });
  state.view.customer.hero[0] = written(201);
  const { user } = await open();
  const [first] = screen.getAllByRole('textbox', { name: /^Заголовок на русском/ });
  await user.type(first as HTMLElement, ' Ассам');
  await user.click(save());
  expect((await screen.findAllByText(/400/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});
