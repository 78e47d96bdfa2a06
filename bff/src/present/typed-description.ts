import type { TypedDescriptionView } from '@setu/contract';
import type { Condition, DescribedItem } from '@setu/proto/request/view';

const positionView = (item: DescribedItem | undefined): TypedDescriptionView['position'] => ({
  description: item?.name ?? '',
  comment: item?.description ?? '',
  area: item?.area ?? '',
  customs_code: item?.customsCode ?? '',
  count: item?.count ?? '',
  unit: item?.unit?.id ?? '',
  price: item?.price ?? '',
});

/** Presents the initial values of a draft's form, exactly as typed. */
export const typedDescriptionView = (condition: Condition): TypedDescriptionView => {
  const [item, ...further] = condition.items;
  return {
    position: positionView(item),
    further_positions: further.map(positionView),
    contract: {
      time_frame: condition.timeFrame,
      total_price: condition.total,
      comment: condition.comment,
      bought_before: condition.boughtBefore,
      bought_supplier: condition.boughtSupplier,
      bought_brand: condition.boughtBrand,
      delivery_city: condition.deliveryCity,
    },
  };
};
