import type { Card } from '../../cards/domain/card.js';
import type { LocalText } from '../../domain/local-text.js';

/** How a price's mode stands in a file. */
export const priceModeWords: Readonly<Record<Card['priceMode'], LocalText>> = {
  exact: { en: 'Exact price', ru: 'Точная цена' },
  range: { en: 'Price range', ru: 'Диапазон цен' },
  request: { en: 'On request', ru: 'По запросу' },
};

/** How goods are shipped, as it stands in a file. */
export const shipmentWords = {
  sea: { en: 'By sea', ru: 'Морем' },
  air: { en: 'By air', ru: 'Самолётом' },
} as const;

/** Yes and no as they stand in a file. */
export const flagWords = { true: { en: 'Yes', ru: 'Да' }, false: { en: 'No', ru: 'Нет' } } as const;
