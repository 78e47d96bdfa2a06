import type { CategorySuppliersView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { pictureOrNull } from '../present/file.js';
import { textsIn } from '../present/text.js';

/** Returns the main suppliers of a category. */
export const categorySuppliers = async (call: CallContext, categoryId: string): Promise<CategorySuppliersView> => {
  const { suppliers } = await call.deps.services.catalogue.listCategorySuppliers({ categoryId }, call.reads());
  return {
    suppliers: suppliers.map(({ id, shortName, city, verified, skuCount, logoPictureId }) => ({
      ...{ id, short_name: shortName, verified, sku_count: skuCount, logo: pictureOrNull(logoPictureId) },
      ...textsIn(call.locale, {}, { city }),
    })),
  };
};
