import { expect, type Locator, type Page, test } from '@playwright/test';
import type { CategoryView } from '@setu/contract';
import { ask, send } from './api.js';
import type { Words } from './words.js';

/** Cards of the supplier the journeys are walked as, each with a range of prices. */
const teas = ['ASM-FTGFOP1-25K-SF', 'ASM-FTGFOP1-5K', 'ASM-TGFOP1-25K-AU', 'ASM-GFBOP-25K-AU'] as const;

/**
 * One of several for whoever walks at the same time: a person's untouched draft of a card is the same for all who ask for
 * one, so that two journeys of one buyer would send each other's.
 */
function ownOf<T>(some: readonly T[]): T | undefined {
  return some[test.info().parallelIndex % Math.max(1, some.length)];
}

/** A card of that supplier. */
export const tea = (): string => ownOf(teas) ?? teas[0];

/** A request or a draft of the demo world's people. */
export interface MadeRequest {
  id: string;
  number: string;
}

/** A new draft for a card found by `search`: what the card's own button makes. */
export async function makeDraft(page: Page, search: string): Promise<string> {
  const path = `/catalog/category/?f_search=${encodeURIComponent(search)}`;
  const { pagination } = await ask<CategoryView>(page, path);
  const products = pagination.items.filter(({ type }) => type === 'product');
  // Whoever names a code means the one that has it, which comes first.
  const card = teas.some((code) => code === search) ? products[0] : ownOf(products);
  if (!card) throw new Error(`The demo world has no product for ${search}`);
  const response = await page.request.get(`/customer/request/create-from-product/${card.sku_id}`, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
  });
  const id = response.headers().location?.split('/').at(-1);
  if (!id) throw new Error(`No draft was made for ${search}: ${response.status()}`);
  return id;
}

/** A request sent to the broker, for journeys that begin there. */
export async function sendRequest(page: Page, search: string, comment: string): Promise<MadeRequest> {
  const id = await makeDraft(page, search);
  await send(page, `/request/publish/${id}`, { count: 5, comment });
  const { request } = await ask<{ request: { numeric_hash: string } }>(page, `/request/customer/preview/${id}`);
  return { id, number: request.numeric_hash };
}

/** Fills in why a request ends, and sends it: the dialog is gone then. */
export async function giveReason(
  dialog: Locator,
  t: Words,
  { reason, comment, action }: { reason: string; comment: string; action: string },
): Promise<void> {
  await dialog.getByRole('radio', { name: t(`statuses:rejectReason.${reason}`) }).check();
  await dialog.getByRole('textbox', { name: t('requests:close.comment') }).fill(comment);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}
