import { expect, type Locator, type Page, test } from '@playwright/test';
import type { CategoryView } from '@setu/contract';
import { getData, send } from './api.js';
import type { Translate } from './texts.js';

/** Cards of the supplier that the journeys use, each with a price range. */
const teas = ['ASM-FTGFOP1-25K-SF', 'ASM-FTGFOP1-5K', 'ASM-TGFOP1-25K-AU', 'ASM-GFBOP-25K-AU'] as const;

/**
 * Returns a different item for each parallel worker. Otherwise two journeys of one buyer would share an untouched draft
 * of a card and send each other's request.
 */
function ownOf<T>(some: readonly T[]): T | undefined {
  return some[test.info().parallelIndex % Math.max(1, some.length)];
}

/** Returns the code of a tea card for this worker. */
export const tea = (): string => ownOf(teas) ?? teas[0];

/** A request or draft that a demo user created. */
export interface MadeRequest {
  id: string;
  number: string;
}

/** Makes a new draft for a card found by `search`, as the card's button does. */
export async function makeDraft(page: Page, search: string): Promise<string> {
  const path = `/catalog/category/?f_search=${encodeURIComponent(search)}`;
  const { pagination } = await getData<CategoryView>(page, path);
  const products = pagination.items.filter(({ type }) => type === 'product');
  // If the search is a card code, the first result is that card.
  const card = teas.some((code) => code === search) ? products[0] : ownOf(products);
  if (!card) throw new Error(`The demo world has no product for ${search}`);
  const response = await page.request.get(`/customer/request/create-from-product/${card.sku_id}`, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
  });
  const id = response.headers().location?.split('/').at(-1);
  if (!id) throw new Error(`No draft was made for ${search}: ${response.status()}`);
  return id;
}

/** Creates a request sent to the broker, for journeys that begin there. */
export async function sendRequest(page: Page, search: string, comment: string): Promise<MadeRequest> {
  const id = await makeDraft(page, search);
  await send(page, `/request/publish/${id}`, { count: 5, comment });
  const { request } = await getData<{ request: { numeric_hash: string } }>(page, `/request/customer/preview/${id}`);
  return { id, number: request.numeric_hash };
}

/** Enters the reason for ending a request and sends it. The dialog then closes. */
export async function giveReason(
  dialog: Locator,
  t: Translate,
  { reason, comment, action }: { reason: `${string}Reason.${string}`; comment: string; action: string },
): Promise<void> {
  await dialog.getByRole('radio', { name: t(`statuses:${reason}`) }).check();
  await dialog.getByRole('textbox', { name: t('requests:close.comment') }).fill(comment);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}
