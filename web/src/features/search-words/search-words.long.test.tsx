// @vitest-environment jsdom
import type { SearchWordsView, SynonymView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { server, withServer } from '../../testing/server';
import { closeAllModals } from '../../ui/modal/modal-store';

withServer();
afterEach(closeAllModals);

const vera = { id: '11111111-0000-4000-8000-000000000000', name: 'Вера', surname: 'Ким', patronymic: '' };
const pump: SynonymView = {
  ...{ id: '22222222-0000-4000-8000-000000000000', version: 3, left: ['насос'], right: ['помпа', 'pump'] },
  ...{ both_ways: false, language: 'both', meaning: 'same', changed_at: '2026-11-19T09:02:00Z', changed_by: vera.id },
};
const none = { left: [], right: [], both_ways: false, meaning: 'same' as const };
const view = (over: Partial<SearchWordsView> = {}): SearchWordsView => ({
  synonyms: [pump],
  stop_words: [
    { language: 'ru', version: 1, words: ['купить'], changed_at: '2026-11-19T09:02:00Z', changed_by: vera.id },
    { language: 'en', version: 0, words: [], changed_at: null, changed_by: null },
  ],
  missed: [{ words: 'заварник', searches: 12, missed: 9 }],
  changes: [
    {
      ...{ kind: 'stop_words', language: 'ru', before: none, after: none, added: ['купить'], removed: [] },
      ...{ by: vera.id, on_behalf_of: null, at: '2026-11-19T09:02:00Z' },
    },
  ],
  ...{ changes_total: 1, tried: null, people: [vera] },
  ...over,
});

const path = '/admin/words';
const ok = (data: object) => HttpResponse.json({ success: true, data });
const conflict = () =>
  HttpResponse.json({ success: false, message: 'Данные изменились', data: { error: 'conflict' } }, { status: 409 });

function open(now: () => SearchWordsView, at = path) {
  const calls: URLSearchParams[] = [];
  server.use(
    http.get(path, ({ request }) => {
      calls.push(new URL(request.url).searchParams);
      return ok(now());
    }),
    http.post(`${path}/preview`, () => ok({ changed: [], tried: 0 })),
  );
  renderApp(at, anAdmin());
  return calls;
}

function accepts(at: string, ...replies: (() => Response)[]): object[] {
  const sent: object[] = [];
  server.use(
    http.post(at, async ({ request }) => {
      sent.push((await request.json()) as object);
      return (replies[sent.length - 1] ?? replies.at(-1))?.() ?? HttpResponse.error();
    }),
  );
  return sent;
}

const field = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name });

it('the page shows synonyms, stop words, missed searches and the changes with their authors', async () => {
  open(() => view());
  const synonyms = within(await screen.findByRole('table', { name: 'Свои синонимы' }));
  synonyms.getByText('насос → помпа, pump');
  synonyms.getByText(/Ким/);
  const [russian] = await screen.findAllByRole('textbox', { name: /Слова, которые поиск не учитывает/ });
  expect((russian as HTMLTextAreaElement).value).toBe('купить');
  within(screen.getByRole('table', { name: 'Искали и не нашли' })).getByText('заварник');
  within(screen.getByRole('table', { name: 'История изменений' })).getByText('Русский: добавлено: купить');
});

it('an admin makes a synonym from a missed search with one click, and the dialog shows an error at its field', async () => {
  open(() => view());
  const user = userEvent.setup();
  const refused = () =>
    HttpResponse.json(
      {
        ...{ success: false, message: '' },
        data: { error: { right: 'У слова «чайник» уже есть синонимы' }, codes: { right: 'synonym_taken' } },
      },
      { status: 422 },
    );
  const sent = accepts(path, refused, () => ok({ synonym: { ...pump, version: 1 } }));
  await user.click(await screen.findByRole('button', { name: 'Добавить синоним: заварник' }));
  await screen.findByRole('dialog');
  expect((field(/Если ищут/) as HTMLTextAreaElement).value).toBe('заварник');
  await user.type(field(/Показывать также/), 'чайник, заварочный чайник');
  const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Сохранить' });
  await user.click(save());
  await screen.findByText('У слова «чайник» уже есть синонимы');
  await user.type(field(/Показывать также/), '2');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]).toMatchObject({
    ...{ left: ['заварник'], right: ['чайник', 'заварочный чайник'] },
    ...{ both_ways: true, language: 'both', version: 0 },
  });
});

it('the dialog keeps the text typed for a synonym that another admin changed, and overwrites it on the second attempt', async () => {
  let now = view();
  open(() => now);
  const user = userEvent.setup();
  const sent = accepts(
    path,
    () => {
      now = view({ synonyms: [{ ...pump, version: 4, right: ['агрегат'] }] });
      return conflict();
    },
    () => ok({ synonym: { ...pump, version: 5 } }),
  );
  await user.click(await screen.findByRole('button', { name: /^Изменить: насос/ }));
  await screen.findByRole('dialog');
  await user.clear(field(/Показывать также/));
  await user.type(field(/Показывать также/), 'помпы');
  const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'Сохранить' });
  await user.click(save);
  await screen.findByText(/Сейчас он такой: насос → агрегат/);
  expect((field(/Показывать также/) as HTMLTextAreaElement).value).toBe('помпы');
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { id: pump.id, version: 3, right: ['помпы'] },
    { id: pump.id, version: 4, right: ['помпы'] },
  ]);
});

it('the page explains how a search is interpreted, and loads another period', async () => {
  const calls = open(() =>
    view({
      tried: {
        ...{ search: 'купить заварник', corrected: null, is_code: false, total: 3, at_least: false },
        words: [
          { word: 'купить', stem: 'куп', fate: 'stop_word' },
          { word: 'заварник', stem: 'заварник', fate: 'unknown' },
        ],
        synonyms: [{ words: 'заварник', alternatives: ['чайник'] }],
      },
    }),
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'Запрос для проверки' }), 'купить заварник{Enter}');
  await waitFor(() => expect(calls.at(-1)?.get('try')).toBe('купить заварник'));
  screen.getByText('3 карточки');
  screen.getByText('стоп-слово, не учтено');
  screen.getByText('заварник или чайник');
  await user.click(screen.getByRole('radio', { name: '7 дней' }));
  await waitFor(() => expect(calls.at(-1)?.get('days')).toBe('7'));
});

it('an admin saves the stop words of a language, one per line, and overwrites another admin’s on the second attempt', async () => {
  let now = view();
  open(() => now);
  const user = userEvent.setup();
  const [ru] = now.stop_words;
  const sent = accepts(
    `${path}/stop-words`,
    () => {
      now = view({
        stop_words: [{ ...ru, version: 2, words: ['купить', 'цена'] } as never, view().stop_words[1] as never],
      });
      return conflict();
    },
    () => ok({ stop_words: { ...ru, version: 3, words: ['купить', 'срочно'] } }),
  );
  const part = () => within(screen.getByRole('region', { name: 'Русские стоп-слова' }));
  await screen.findByRole('region', { name: 'Русские стоп-слова' });
  await user.type(part().getByRole('textbox'), '\nсрочно');
  await user.click(part().getByRole('button', { name: 'Сохранить' }));
  await screen.findByText(/Добавлено: цена; убрано: –/);
  await user.click(part().getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Стоп-слова сохранены');
  const words = ['купить', 'срочно'];
  expect(sent).toEqual([
    { language: 'ru', version: 1, words },
    { language: 'ru', version: 2, words },
  ]);
});

it('the dialog shows what a synonym would change before it is saved', async () => {
  open(() => view());
  const found = { words: 'заварник', searches: 12, cards_before: 0, cards_after: 34, at_least: false };
  const previewed = accepts(`${path}/preview`, () => ok({ changed: [found], tried: 2 }));
  const saved = accepts(path, () => ok({ synonym: pump }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Добавить синоним: заварник' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('radio', { name: /Смотрите также/ }));
  await user.type(field(/Если ничего нет, показывать/), 'чайник');
  const table = within(await screen.findByRole('table', { name: /Что изменится/ }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['заварник', '12', '0', '34']);
  expect(previewed.at(-1)).toMatchObject({ left: ['заварник'], right: ['чайник'], meaning: 'see_also' });
  expect(saved).toEqual([]);
});

it('the form of a new synonym opens with the words of the address, once', async () => {
  open(() => view(), `${path}?synonym=${encodeURIComponent('заварник')}`);
  await screen.findByRole('dialog');
  expect((field(/Если ищут/) as HTMLTextAreaElement).value).toBe('заварник');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
