import { type CardView, screenPath } from '@setu/contract';

type Place = Pick<CardView, 'type' | 'category_id' | 'sku_id'>;

/** Returns a card's canonical path. */
export const pathOfCard = ({ type, category_id, sku_id }: Place): string =>
  screenPath(type === 'service' ? 'service_page' : 'product_page', {
    catalogCategoryTree: category_id,
    skuId: sku_id,
  });

export const pathOfCategory = (id: string): string => screenPath('category_page', { id });

export const pathOfCompany = (company: string): string => screenPath('company_page', { company });

export const pathOfCompanyCatalogue = (company: string): string => screenPath('company_catalog_page', { company });
