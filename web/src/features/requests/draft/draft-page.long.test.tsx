// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { selectPageContext } from '../../../session/session-api';
import { aContext } from '../../../testing/builders/context';
import { aLandedPrice } from '../../../testing/builders/landed-price';
import { aDraft, aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const address = `/request/first-step/${requestIds.request}`;
const savePath = `/request/first-step-save/${requestIds.request}`;
const publishPath = `/request/publish/${requestIds.request}`;

interface Sent {
  body: Record<string, unknown>;
  key: string | null;
}

/** Registers a POST handler and records the bodies sent to it. */
function accepts(path: string, answer: () => Response): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push({
        body: (await request.json()) as Record<string, unknown>,
        key: request.headers.get('Idempotency-Key'),
      });
      return answer();
    }),
  );
  return sent;
}

const saved = () =>
  HttpResponse.json({
    success: true,
    data: { version: 4, saved_at: '2026-11-20T09:00:00Z', dropped: false },
  });

async function openForm(changes: Parameters<typeof aDraft>[0] = {}) {
  answers(address, { request: aDraft(changes) });
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  answers('/api/page-context', aContext('customer', { counters: { cart: 3 } }));
  const app = await renderApp(address, aContext('customer'));
  const comment = await screen.findByRole('textbox', { name: /Комментарий/ });
  return { ...app, comment };
}

describe('The form of a request', () => {
  it('saves itself a second after the last change and shows the time', async () => {
    const saves = accepts(savePath, saved);
    const { user, comment } = await openForm();
    await user.click(comment);
    await user.paste('Поставка до января');
    await screen.findByText(/Сохранено в/);
    expect(saves.at(-1)?.body).toMatchObject({ comment: 'Поставка до января', count: '12', seq: saves.length });
  });

  it('has a bar whose two actions stand side by side on a phone, because the deletion is an icon with a name there', async () => {
    await openForm();
    const bar = screen.getByRole('button', { name: 'Отправить запрос' }).closest('[data-page-bar]');
    const removal = screen.getByRole('button', { name: 'Удалить черновик' });
    expect([bar?.contains(removal), removal.className.includes('iconOnPhone')]).toEqual([true, true]);
  });

  it('starts with the city that was chosen for the landed price, and says what the goods cost there', async () => {
    const saves = accepts(savePath, saved);
    const city = { code: 'RUKZN', name: 'Казань', langs: {} };
    const asked = answers('/api/landed-price', aLandedPrice({ city }));
    localStorage.setItem('setu-landed-city', 'RUKZN');
    await openForm();
    await waitFor(() => expect(saves.at(-1)?.body).toMatchObject({ delivery_city: 'RUKZN', count: '12' }));
    expect(await screen.findByRole('combobox', { name: 'Доставить в' })).toHaveProperty('value', 'RUKZN');
    expect(await screen.findByText(/^≈ 1.951.₽ на складе, Казань$/)).toBeTruthy();
    expect(asked.at(-1)?.search).toContain('count=12&city=RUKZN');
    localStorage.removeItem('setu-landed-city');
  });

  it('is not sent while files are still uploading', async () => {
    const saves = accepts(savePath, saved);
    const published = accepts(publishPath, saved);
    const file = {
      id: requestIds.request,
      url: '/media/file/1/plan.pdf',
      original_name: 'plan.pdf',
      size: 4,
      type: 'pdf',
    };
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      http.post('/media/files/checking/free-space', () => HttpResponse.json({ success: true, data: { free: 9 } })),
      http.post('/api/upload-file', async () => {
        await arrived;
        return HttpResponse.json({ success: true, data: file });
      }),
    );
    const { user, comment } = await openForm();
    await user.click(comment);
    await user.paste('Поставка до января');
    const chooser = await screen.findByRole('button', { name: /выберите на устройстве/ });
    const input = chooser.closest('form')?.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(input, new File(['plan'], 'plan.pdf', { type: 'application/pdf' }));
    await screen.findByRole('progressbar');
    await user.click(screen.getByRole('button', { name: 'Отправить запрос' }));
    expect(await screen.findAllByText(/Файлы ещё загружаются/)).not.toHaveLength(0);
    expect(published).toEqual([]);
    arrive();
    await waitFor(() => expect(screen.queryByText(/Файлы ещё загружаются/)).toBeNull());
    await waitFor(() => expect(saves.at(-1)?.body).toMatchObject({ files: [file.id] }));
  });

  it('deletes a file only after an answer to the save that still contains it', async () => {
    const file = {
      id: requestIds.request,
      url: '/media/file/1/plan.pdf',
      original_name: 'plan.pdf',
      size: 4,
      type: 'pdf',
    };
    const order: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post(savePath, async ({ request }) => {
        const { files } = (await request.json()) as { files: string[] };
        order.push(`save of ${files.length}`);
        if (files.length > 0) await answered;
        order.push('saved');
        return saved();
      }),
      http.delete(`/api/remove-file/${file.id}`, () => {
        order.push('removed');
        return HttpResponse.json({ success: true, data: {} });
      }),
    );
    const { user, comment } = await openForm({
      last_customer_condition: { ...aDraft().last_customer_condition, files: [file] },
    });
    await user.click(comment);
    await user.paste('Поставка до января');
    await user.click(screen.getByRole('button', { name: 'Убрать plan.pdf' }));
    await waitFor(() => expect(order).toEqual(['save of 1']));
    answer();
    await waitFor(() => expect(order).toContain('removed'));
    expect(order.slice(0, 2)).toEqual(['save of 1', 'saved']);
    await waitFor(() => expect(order.filter((one) => one === 'saved')).toHaveLength(2));
    expect(order).toContain('save of 0');
  });

  it('lets the viewer choose when another user has changed the draft', async () => {
    let isConflict = true;
    const saves = accepts(savePath, () =>
      isConflict
        ? HttpResponse.json(
            {
              success: false,
              message: 'Изменено',
              data: { error: 'conflict', current: { status: 'draft', version: 9 } },
            },
            { status: 409 },
          )
        : saved(),
    );
    const { user, comment } = await openForm();
    await user.click(comment);
    await user.paste('Моё');
    await user.tab();
    const keepOwn = await screen.findByRole('button', { name: 'Оставить мою' });
    isConflict = false;
    await user.click(keepOwn);
    await screen.findByText(/Сохранено в/);
    expect(saves.at(-1)?.body).toMatchObject({ comment: 'Моё', version: 9 });
  });

  it('reports an empty comment before sending', async () => {
    const sent = accepts(publishPath, saved);
    const { user, comment } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Отправить запрос' }));
    await waitFor(() => expect(comment.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(comment));
    expect(sent).toEqual([]);
  });

  it('shows the server’s errors at their fields', async () => {
    accepts(savePath, saved);
    const sent = accepts(publishPath, () =>
      HttpResponse.json(
        {
          success: false,
          message: 'Проверьте поля',
          data: { error: { count: 'Слишком много', 'files.0': 'Файл не найден' }, codes: { count: 'max' } },
        },
        { status: 422 },
      ),
    );
    const { user, comment } = await openForm();
    await user.click(comment);
    await user.paste('Комментарий');
    await user.click(screen.getByRole('button', { name: 'Отправить запрос' }));
    expect((await screen.findAllByText(/Слишком много/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Файл не найден/).length).toBeGreaterThan(0);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('opens the page that the server names after sending, and updates the cart’s counter', async () => {
    accepts(savePath, saved);
    accepts(publishPath, () =>
      HttpResponse.json({
        success: true,
        data: { route: { name: 'request_for_customer_page', params: { requestEntity: requestIds.request } } },
      }),
    );
    answers(`/request/customer/preview/${requestIds.request}`, { request: aRequest() });
    const { user, comment, router, store } = await openForm();
    await user.click(comment);
    await user.paste('Комментарий');
    await user.click(screen.getByRole('button', { name: 'Отправить запрос' }));
    await screen.findByRole('heading', { level: 1, name: /Запрос №\s12345678/ });
    expect(router.state.location.pathname).toBe(`/request/customer/preview/${requestIds.request}`);
    await screen.findByText('Запрос отправлен');
    await waitFor(() => expect(selectPageContext(store.getState())?.counters.cart).toBe(3));
  });
});
