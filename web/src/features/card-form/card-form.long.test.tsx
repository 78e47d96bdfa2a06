// @vitest-environment jsdom
import type { CardFormView } from '@setu/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct, ids } from '../../testing/builders/card';
import { aCardForm, aNewCardForm, aTree, formIds, someValues } from '../../testing/builders/card-form';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();
// Loads the form's code in advance, because its loading time is not part of these tests.
beforeAll(() => Promise.all([import('./card-form'), import('./model/card-schema')]), 60_000);
beforeEach(() => localStorage.clear());

const create = `/company/${ids.company}/products/create`;
const edit = `/catalog/product/${ids.pump}/edit`;
const productPage = `/catalog/product/${ids.category}/${ids.pump}`;
const kilogram = '00000000-0000-4000-8000-000000000902';
const named = (id: string, name: string) => ({ id, name, langs: {} });

/** Registers a POST handler with the given answer and records the bodies sent to it. */
function accepts(path: string, answer: () => Response): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return answer();
    }),
  );
  return sent;
}

const saved = () =>
  HttpResponse.json({
    success: true,
    data: {
      route: { name: 'product_page', params: { catalogCategoryTree: ids.category, skuId: ids.pump } },
      id: ids.pump,
      version: 4,
    },
  });
const refused = (status: number, error: unknown, message = 'Проверьте поля') =>
  HttpResponse.json({ success: false, message, data: { error } }, { status });

async function open(address: string, view: CardFormView) {
  answers(address, view);
  answers('/catalog/tree', { tree: aTree });
  answers('/api/product-units', [
    { ...named(formIds.unit, 'шт'), description: 'штука' },
    { ...named(kilogram, 'кг'), description: 'килограмм' },
  ]);
  answers('/api/get-colors', [{ ...named(formIds.green, 'Зелёный'), hex: '#2f7d5b' }]);
  answers('/api/get-iso-countries', [named('IND', 'Индия')]);
  answers('/api/get-industries', [named(formIds.water, 'Вода'), named(formIds.otherIndustry, 'Другое')]);
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf', 'png'] });
  answers('/catalog/hs', { codes: [], similar: [], is_subset: true });
  answers(productPage, aProduct());
  const app = await renderApp(address, aContext('supplier'));
  await screen.findByRole('textbox', { name: /Название/ });
  return app;
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const save = () =>
  screen.getByRole('button', { name: /^(Сохранить|Отправить на проверку|Сохранить и отправить менеджеру)$/ });

describe('A new card', () => {
  it('is not sent while incomplete, and focuses the first invalid field', async () => {
    const sent = accepts(create, saved);
    const { user } = await open(create, aNewCardForm());
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(box(/Название/)));
    expect(await screen.findByRole('button', { name: /ошиб/ })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('becomes a service when a service tree is chosen: goods-only fields disappear, and return with their values when a goods tree is chosen', async () => {
    const { user } = await open(create, aNewCardForm());
    await user.selectOptions(list(/Категория/), formIds.machines);
    await user.selectOptions(list(/Подкатегория/), formIds.fans);
    await user.type(box(/Ширина/), '40');
    await user.selectOptions(list(/^Раздел/), formIds.services);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Ширина/ })).toBeNull());
    expect(list(/Подкатегория/).value).toBe('');
    expect(screen.queryByRole('combobox', { name: /Страна/ })).toBeNull();
    await user.selectOptions(list(/^Раздел/), formIds.goods);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Ширина/ })).value).toBe('40');
  });

  it('has the sizes of a package, with one net weight, if the goods are sold by weight', async () => {
    const { user } = await open(create, aNewCardForm());
    expect(screen.getByRole('heading', { name: 'Изделие' })).toBeTruthy();
    await user.selectOptions(list(/Единица/), kilogram);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Изделие' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Упаковка' })).toBeTruthy();
    expect(screen.getAllByRole('textbox', { name: /Вес упаковки нетто/ })).toHaveLength(1);
    expect(screen.queryByText('Объём изделия')).toBeNull();
  });

  it('has the typed values again after a reload, asks before leaving, and starts over on request', async () => {
    const first = await open(create, aNewCardForm());
    await first.user.type(box(/Название/), 'Pump');
    await screen.findByText(/Черновик на этом устройстве/);
    cleanup();
    const { user, router } = await open(create, aNewCardForm());
    await waitFor(() => expect(box(/Название/).value).toBe('Pump'));
    await user.click(screen.getByRole('link', { name: 'Закрыть' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Остаться/ }));
    expect(router.state.location.pathname).toBe(create);
    await user.click(screen.getByRole('button', { name: 'Начать заново' }));
    await waitFor(() => expect(box(/Название/).value).toBe(''));
    expect(screen.queryByRole('button', { name: 'Начать заново' })).toBeNull();
  });
});

it('finds an HS code by a word, with the codes of its category first, and selects it by keyboard', async () => {
  const code = (digits: string, name: string, cards: number) => ({
    ...{ code: digits, name, other_name: 'Pumps', chapter: '84', sku_count: cards },
  });
  const { user } = await open(create, aNewCardForm());
  const calls = answers('/catalog/hs', ({ searchParams }: URL) => ({
    codes: searchParams.get('q') === '' ? [] : [code('841370', 'Насосы центробежные', 31)],
    similar: searchParams.get('category') === formIds.pumps ? [code('841360', 'Насосы роторные', 6)] : [],
    is_subset: true,
  }));
  await user.selectOptions(list(/Категория/), formIds.machines);
  await user.selectOptions(list(/Подкатегория/), formIds.pumps);
  await user.click(list(/Код ТН ВЭД/));
  expect(await screen.findByRole('option', { name: /8413 60 Насосы роторные/ })).toBeTruthy();
  await user.type(list(/Код ТН ВЭД/), 'насос');
  await screen.findByRole('option', { name: /8413 70 Насосы центробежные.*31 карточка/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(list(/Код ТН ВЭД/).value).toBe('8413 70'));
  const asked = calls.find(({ searchParams }) => searchParams.get('q') === 'насос');
  expect(asked?.searchParams.get('category')).toBe(formIds.pumps);
});

describe('An existing card', () => {
  it('is saved once despite repeated clicks, shows a confirmation, and opens the page that the server names', async () => {
    const sent = accepts(edit, saved);
    const { user, router } = await open(edit, aCardForm());
    await user.clear(box(/Бренд/));
    await user.type(box(/Бренд/), 'Kaveri');
    await user.dblClick(save());
    await user.click(await screen.findByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(productPage));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      brand: 'Kaveri',
      category_id: ids.category,
      tree_index: formIds.goods,
      version: 3,
    });
    expect(Object.keys(localStorage).filter((key) => key.includes('productForm'))).toEqual([]);
  });

  it('shows the server’s errors at their fields, and focuses the first one', async () => {
    accepts(edit, () => refused(422, { category_id: 'Такой подкатегории нет', pictures: 'Фото удалено' }));
    const { user } = await open(edit, aCardForm());
    await user.type(box(/Бренд/), '!');
    await user.click(save());
    expect(await screen.findByText('Такой подкатегории нет')).toBeTruthy();
    expect(screen.getByText('Фото удалено')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(list(/Подкатегория/)));
  });

  it('shows another user’s changes, keeps the typed values, and overwrites the changes on request', async () => {
    const answersOf = [() => refused(409, 'stale', 'Карточку изменили'), saved];
    const sent = accepts(edit, () => (answersOf.shift() ?? saved)());
    const { user } = await open(edit, aCardForm());
    await user.type(box(/Бренд/), '!');
    answers(edit, aCardForm({ values: someValues({ area: 'Salt', version: 4 }) }));
    await user.click(save());
    const alert = await screen.findByText('Пока форма была открыта, карточку изменили');
    expect(alert.closest('[role=alert]')?.textContent).toMatch(/Область применения/);
    expect(box(/Бренд/).value).toBe('Deccan!');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Продолжить' }));
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
  });

  it('under review names its reviewer and is read-only', async () => {
    const reviewer = { id: ids.tea, name: 'Анна', surname: 'Лебедева', patronymic: '' };
    await open(edit, aCardForm({ locked_by: reviewer }));
    expect(screen.getByText('Карточка на проверке: Анна Лебедева')).toBeTruthy();
    expect(box(/Бренд/).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  });

  it('shows the reviewer’s comments at their fields, leads to them, and ticks them once resolved', async () => {
    const review = { id: ids.tea, status: 'reviewed', reviewer: null, returned_at: null } as const;
    const comments = { brand: 'Укажите марку латиницей', general: 'Хорошая карточка' };
    const { user } = await open(edit, aCardForm({ review: { ...review, corrected: [], comments } }));
    expect(screen.getByText('Хорошая карточка')).toBeTruthy();
    expect(screen.getByText(/Укажите марку латиницей/)).toBeTruthy();
    expect(screen.queryByText('Исправлено в этой версии')).toBeNull();
    expect(screen.getByText('Осталось замечание к полю «Бренд»')).toBeTruthy();
    // Only the section with the comment is open. The others open by their titles.
    const folded = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
    expect(screen.queryByRole('button', { name: 'Основное' })).toBeNull();
    expect(folded()).toEqual(expect.arrayContaining(['Цена и условия', 'Размеры и упаковка', 'Параметры']));
    await user.click(screen.getByRole('button', { name: 'Параметры' }));
    expect(folded()).not.toContain('Параметры');
    await user.click(screen.getByRole('button', { name: 'К полю «Бренд»' }));
    await waitFor(() => expect(document.activeElement).toBe(box(/Бренд/)));
    await user.type(box(/Бренд/), '!');
    expect(await screen.findByText('Исправлено в этой версии')).toBeTruthy();
    expect(screen.queryByText(/Осталось замечание/)).toBeNull();
    accepts(edit, saved);
    await user.click(save());
    expect(await screen.findByText(/На повторную проверку карточку отправит её менеджер/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  });

  it('that was corrected is with its manager, and its comments are resolved when it is opened again', async () => {
    const review = {
      id: ids.tea,
      status: 'reviewed',
      reviewer: null,
      returned_at: null,
      corrected: ['brand'],
    } as const;
    const comments = { brand: 'Укажите марку латиницей' };
    await open(edit, aCardForm({ review: { ...review, corrected: ['brand'], comments } }));
    expect(screen.getByText('Исправлена, у менеджера')).toBeTruthy();
    expect(screen.getByText('Исправлено в этой версии')).toBeTruthy();
    expect(screen.queryByText(/Осталось замечание/)).toBeNull();
  });

  it('asks for no price and no payment terms while the price is on request', async () => {
    const { user } = await open(edit, aCardForm({ values: someValues({ price_mode: 'request' }) }));
    expect(screen.queryByRole('textbox', { name: /Цена за единицу/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Аванс/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Точная цена' }));
    expect(await screen.findByRole('textbox', { name: /Цена за единицу/ })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Аванс/ })).toBeTruthy();
  });

  it('keeps the order of its pictures after moving them by keyboard', async () => {
    const picture = (id: string, name: string) => ({ id, url: `/media/${id}`, original_name: name, color: null });
    const pictures = [picture(ids.tea, 'front.png'), picture(ids.company, 'side.png')];
    const sent = accepts(edit, saved);
    const { user } = await open(edit, aCardForm({ values: someValues({ pictures }) }));
    const grip = await screen.findByRole('button', { name: /side\.png/, pressed: false });
    grip.focus();
    await user.keyboard(' {ArrowLeft} ');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Продолжить' }));
    expect(sent[0]?.pictures).toEqual([ids.company, ids.tea]);
  });
});
