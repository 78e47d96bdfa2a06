import { Readable } from 'node:stream';
import { companyInLatin, type RequestListView, type ReviewListView } from '@setu/contract';
import excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let manager: Browser;
let supplier: Browser;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  manager = await world.signedIn('manager@setu.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
}, 240_000);
afterAll(() => world?.close());

type Rows = unknown[][];

/** Returns the content of a download: its sheets in order, rows by cells. */
async function downloaded(browser: Browser, path: string): Promise<{ name: string; rows: Rows; about: Rows }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${world.origin}${path}`, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const book = new excel.Workbook();
  await book.xlsx.read(Readable.from(Buffer.from(await answer.arrayBuffer())));
  const [rows = [], about = []] = book.worksheets.map((sheet) => {
    const all: Rows = [];
    sheet.eachRow((row) => all.push((row.values as unknown[]).slice(1)));
    return all;
  });
  const [head] = book.worksheets;
  expect([head?.autoFilter !== null, head?.views[0]]).toMatchObject([true, { state: 'frozen', ySplit: 1 }]);
  return { name: decodeURIComponent(answer.headers.get('content-disposition') ?? ''), rows, about };
}

const column = ([head = [], ...rows]: Rows, title: string): unknown[] => rows.map((row) => row[head.indexOf(title)]);

describe('A request list as a file', () => {
  it('has all rows of the list in its order, with typed cells, and names its filters', async () => {
    const query = 'sort[numeric_hash]=asc';
    const { list, total_count: total } = await manager.get<RequestListView>(
      `/broker/request-from-catalog-list?${query}&limit=100`,
    );
    const { name, rows, about } = await downloaded(manager, `/broker/requests/export?kind=rfc&${query}`);
    expect(name).toMatch(/Запросы \d{4}-\d\d-\d\d\.xlsx/);
    expect(column(rows, 'Номер')).toEqual(list.map(({ numeric_hash: number }) => number));
    expect(rows).toHaveLength(total + 1);
    expect(column(rows, 'Сумма')).toEqual(list.map(({ total_price: price }) => price?.value));
    expect(column(rows, 'Опубликован (UTC)').every((cell) => cell instanceof Date)).toBe(true);
    expect(about).toContainEqual(['Сортировка', 'номер, по возрастанию']);
    expect(about).toContainEqual(['Вид запросов', 'Из каталога']);
    expect(about).toContainEqual(['Строк', total]);
  });

  it('applies the filters of the list, and an unknown value finds nothing', async () => {
    const { rows } = await downloaded(manager, '/broker/requests/export?status=in_work');
    expect(new Set(column(rows, 'Статус'))).toEqual(new Set(['В работе']));
    expect((await downloaded(manager, '/broker/requests/export?status=nonsense')).rows).toHaveLength(1);
    const wrong = await manager.call('/broker/requests/export?sort[secret]=asc');
    expect([wrong.status, wrong.failure.data.error]).toEqual([422, expect.anything()]);
  });

  it('stores a text that looks like a formula as plain text', async () => {
    const made = await buyer.call('/customer/request/create-from-product/x');
    expect(made.status).toBe(404);
    const { list } = await buyer.get<RequestListView>('/customer/request-from-catalog-list?status=new');
    const id = list[0]?.id ?? '';
    const reason = { reject_reason: 'need_changed', reject_comment: '=HYPERLINK("http://evil.example")' };
    expect(
      (await buyer.post(`/request/update-status/${id}`, { status: 'rejected_by_customer', ...reason })).status,
    ).toBe(200);
    const { rows } = await downloaded(buyer, '/customer/requests/export?status=rejected_by_customer');
    expect(column(rows, 'Комментарий к отказу')).toContain(`'${reason.reject_comment}`);
  });

  it('shows a supplier only its own requests, without the customer before the contract', async () => {
    const { list } = await supplier.get<RequestListView>('/supplier/requests?limit=100');
    const { rows } = await downloaded(supplier, '/supplier/requests/export');
    expect(rows).toHaveLength(list.length + 1);
    const known = list.flatMap(({ customer }) => (customer ? [companyInLatin(customer.short_name)] : []));
    expect(column(rows, 'Customer').filter((cell) => cell !== undefined)).toEqual(known);
    expect(list.length).toBeGreaterThan(known.length);
  });

  it('shows the reviews of cards like their list, with the price of each card', async () => {
    const query = 'sort[name]=asc&statuses=completed';
    const { list, total } = await manager.get<ReviewListView>(`/broker/product-reviews?${query}&limit=100`);
    const { name, rows, about } = await downloaded(manager, `/broker/product-reviews/export?${query}`);
    expect(name).toMatch(/Проверка товаров \d{4}-\d\d-\d\d\.xlsx/);
    expect(column(rows, 'Артикул').slice(0, 100)).toEqual(list.map(({ product_sku: card }) => card.vendor_code));
    expect(column(rows, 'Цена от').slice(0, 100)).toEqual(
      list.map(({ product_sku: { price } }) => price?.price_from ?? undefined),
    );
    expect(new Set(column(rows, 'Статус'))).toEqual(new Set(['Опубликована']));
    expect(about).toContainEqual(['Строк', total]);
    expect(about).toContainEqual(['Сортировка', 'название, по возрастанию']);
    expect((await downloaded(manager, '/broker/product-reviews/export?statuses=nonsense')).rows).toHaveLength(1);
    const refusal = await supplier.call('/broker/product-reviews/export');
    expect([refusal.status, refusal.failure.data.error]).toEqual([403, 'access_denied']);
  });

  it('is limited to two concurrent downloads, and an aborted download frees its slot', async () => {
    const cookie = [...manager.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const downloads = Array.from({ length: 6 }, async () => {
      const answer = await fetch(`${world.origin}/broker/requests/export`, { headers: { Cookie: cookie } });
      await answer.arrayBuffer();
      return answer.status;
    });
    const statuses = await Promise.all(downloads);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses).toContain(429);
    const aborter = new AbortController();
    const left = await fetch(`${world.origin}/broker/requests/export`, {
      headers: { Cookie: cookie },
      signal: aborter.signal,
    });
    aborter.abort();
    expect(left.status).toBe(200);
    await expect.poll(async () => (await manager.call('/broker/requests/export')).status).toBe(200);
  });
});
