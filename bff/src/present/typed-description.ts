import type { TypedDescriptionView } from '@setu/contract';
import type { Condition } from '@setu/proto/request/view';

/** Presents the initial values of a draft's form, exactly as typed. */
export const typedDescriptionView = (condition: Condition): TypedDescriptionView => {
  const [item] = condition.items;
  return {
    position: {
      description: item?.name ?? '',
      comment: item?.description ?? '',
      area: item?.area ?? '',
      customs_code: item?.customsCode ?? '',
      count: item?.count ?? '',
      unit: item?.unit?.id ?? '',
      price: item?.price ?? '',
    },
    contract: {
      time_frame: condition.timeFrame,
      total_price: condition.total,
      comment: condition.comment,
      bought_before: condition.boughtBefore,
      bought_supplier: condition.boughtSupplier,
      bought_brand: condition.boughtBrand,
    },
  };
};
