// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aDraft, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const address = `/request/first-step/${requestIds.request}`;
const pump = {
  name: 'Насос для скважины',
  description: 'Подъём 60 м, нержавеющая сталь',
  area: 'Водоснабжение',
  customs_code: '841370',
  comment: '',
  count: 4,
};
const plan = { id: requestIds.company, url: '/media/file/1/plan.pdf', original_name: 'plan.pdf', size: 4, type: 'pdf' };

/** A draft from a description on the server, which takes comment and files. */
function aDescription() {
  const saved: Record<string, unknown>[] = [];
  let comment = 'К маю';
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  answers(address, () => {
    const { last_customer_condition: condition } = aDraft();
    const written = { comment, files: [plan], condition_product_skus: [], from_description_goods_items: [pump] };
    return { request: aDraft({ kind: 'rfd', last_customer_condition: { ...condition, ...written } }) };
  });
  server.use(
    http.post(`/request/first-step-save/${requestIds.request}`, async ({ request }) => {
      const body = (await request.json()) as { comment: string };
      saved.push(body);
      comment = body.comment;
      return HttpResponse.json({
        success: true,
        data: { version: 4, saved_at: '2026-11-20T09:00:00Z', dropped: false },
      });
    }),
  );
  return saved;
}

it('a draft from a description opens to be read whole, and "continue" goes on with what can be written', async () => {
  const saved = aDescription();
  const { user } = await renderApp(address, aContext('customer'));
  expect(await screen.findByText('Запрос по описанию', { selector: 'h1' })).toBeTruthy();
  for (const text of [pump.name, pump.description, /Водоснабжение/, 'К маю'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/plan\.pdf/)).toBeTruthy();
  expect(screen.queryByLabelText('Комментарий')).toBeNull();
  await user.click(screen.getByText('Продолжить'));
  await user.click(await screen.findByLabelText('Комментарий'));
  await user.paste(', самовывоз');
  await user.click(screen.getByText('Готово'));
  expect(await screen.findByText('К маю, самовывоз', { selector: 'p' })).toBeTruthy();
  expect(screen.queryByLabelText('Комментарий')).toBeNull();
  expect(saved.at(-1)).toMatchObject({ comment: 'К маю, самовывоз', files: [plan.id] });
  expect(saved.at(-1)).not.toHaveProperty('count');
});

it('deleted, it leads to the list it stood in', async () => {
  aDescription();
  answers('/customer/request-from-description-list', { list: [], total_count: 0, status_counts: {}, managers: [] });
  server.use(
    http.delete(`/request/api/delete/${requestIds.request}`, () => HttpResponse.json({ success: true, data: {} })),
  );
  const { user, router } = await renderApp(address, aContext('customer'));
  await user.click(await screen.findByText('Удалить черновик'));
  expect(await screen.findByText(/Описание, комментарий и файлы черновика пропадут/)).toBeTruthy();
  await user.click(screen.getAllByText('Удалить черновик').at(-1) ?? document.body);
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/request-from-description-list'));
});
