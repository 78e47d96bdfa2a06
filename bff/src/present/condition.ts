import type { ConditionView, ListedConditionView, MoneyView } from '@setu/contract';
import { internal, isUuid } from '@setu/kit/core';
import type { Card, CardDetails } from '@setu/proto/catalogue/cards';
import type * as wire from '@setu/proto/request/view';
import type { Language } from '../language/locale.js';
import { cardDetailsView, cardView } from './card.js';
import { fileView } from './file.js';
import { namedOrNull } from './reference.js';

/** Converts a typed count to a number, or to null if it is not a number. */
export const countView = (typed: string): number | null =>
  /^\d{1,12}([.,]\d{1,6})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : null;

interface WithCondition {
  condition?: wire.Condition | undefined;
}

const viewOf = <View>(
  { condition }: WithCondition,
  language: Language,
  shown: (card: Card, details: CardDetails) => View,
) => {
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
    delivery_city: condition.deliveryCity,
    ...boughtView(condition),
    from_description_goods_items: condition.items.map((item) => ({
      description: item.name,
      comment: item.description,
      area: item.area,
      customs_code: item.customsCode,
      count: countView(item.count),
      unit: unitOrNull(item.unit, language),
      price: roublesView(item.price),
    })),
  };
};

const boughtView = ({ boughtBefore, boughtSupplier, boughtBrand }: wire.Condition) => ({
  bought_before: boughtBefore,
  bought_supplier: boughtSupplier,
  bought_brand: boughtBrand,
});

/** Presents the chosen unit, or null if none was chosen or it is not known. */
const unitOrNull = (unit: wire.DescribedItem['unit'], language: Language) =>
  unit && isUuid(unit.id) && unit.name ? namedOrNull(unit, language) : null;

/** Converts typed roubles to an amount, or to null if they are not an amount. */
const roublesView = (typed: string): MoneyView | null => {
  const plain = typed.replace(/\s/g, '').replace(',', '.');
  if (!/^\d{1,13}(\.\d+)?$/.test(plain)) return null;
  return { value: Math.round(Number(plain) * 100) / 100, currency: 'RUB' };
};

/** Presents the subject of a request for its page. */
export const conditionView = (request: WithCondition, language: Language): ConditionView =>
  viewOf(request, language, (card, details) => cardDetailsView(details, card, { language }));

/** Presents the subject of a request for a list. */
export const listedConditionView = (request: WithCondition, language: Language): ListedConditionView =>
  viewOf(request, language, (card) => cardView(card, { language }));
