import { type CardView, screenPath } from '@setu/contract';

type Place = Pick<CardView, 'type' | 'category_id' | 'sku_id'>;

/**
 * Returns the address of a card's page. A product's address keeps `page`, the page of the list it was found on, for the
 * way back.
 */
export function toCard({ type, category_id, sku_id }: Place, page = 1): string {
  const params = { catalogCategoryTree: category_id, skuId: sku_id };
  if (type === 'service') return screenPath('service_page', params);
  return screenPath('product_page', page > 1 ? { ...params, page: String(page) } : params);
}

/**
 * Returns the address of the category's list, opened at the page that the card's address names. Anything but a number
 * means the first page.
 */
export function toListOfCard(categoryId: string, page: string | undefined): string {
  const path = screenPath('category_page', { id: categoryId });
  return page && /^[1-9]\d{0,5}$/.test(page) && page !== '1' ? `${path}?page=${page}` : path;
}
