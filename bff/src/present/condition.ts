import type { ConditionView, ListedConditionView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { Card, CardDetails } from '@setu/proto/catalogue/cards';
import type * as wire from '@setu/proto/request/view';
import type { Language } from '../language/locale.js';
import { cardDetailsView, cardView } from './card.js';
import { fileView } from './file.js';

/** A count as typed in a draft or sent, as a number; null where it is none. */
export const countView = (typed: string): number | null =>
  /^\d{1,12}([.,]\d{1,6})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : null;

interface Asking {
  condition?: wire.Condition | undefined;
}

const viewOf = <View>({ condition }: Asking, shown: (card: Card, details: CardDetails) => View) => {
  if (!condition) throw internal('a request without its condition');
  const { card } = condition;
  const sku = card?.card && shown(card.card, card);
  return {
    id: condition.id,
    comment: condition.comment,
    files: condition.files.map(fileView),
    time_frame: condition.timeFrame,
    condition_product_skus: sku
      ? [{ count: countView(condition.count), product_sku: sku, withdrawn: condition.cardWithdrawn }]
      : [],
    from_description_goods_items: condition.items.map((item) => ({
      name: item.name,
      description: item.description,
      area: item.area,
      customs_code: item.customsCode,
      comment: '',
      count: countView(item.count),
    })),
  };
};

/** What a request asks for, on its page. */
export const conditionView = (asking: Asking, language: Language): ConditionView =>
  viewOf(asking, (card, details) => cardDetailsView(details, card, { language }));

/** What a request asks for, in a list. */
export const listedConditionView = (asking: Asking, language: Language): ListedConditionView =>
  viewOf(asking, (card) => cardView(card, { language }));
