import type { CategorySuppliersView } from '@setu/contract';
import type { Ask } from '../http/call-context.js';
import { pictureOrNull } from '../present/file.js';
import { textsIn } from '../present/text.js';

/** Returns the main suppliers of a category. */
export const categorySuppliers = async (ask: Ask, categoryId: string): Promise<CategorySuppliersView> => {
  const { suppliers } = await ask.deps.services.catalogue.listCategorySuppliers({ categoryId }, ask.reads());
  return {
    suppliers: suppliers.map(({ id, shortName, city, verified, skuCount, logoPictureId }) => ({
      ...{ id, short_name: shortName, verified, sku_count: skuCount, logo: pictureOrNull(logoPictureId) },
      ...textsIn(ask.locale, {}, { city }),
    })),
  };
};
