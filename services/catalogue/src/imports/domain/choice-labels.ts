import type { Card } from '../../cards/domain/card.js';
import type { LocalText } from '../../domain/local-text.js';

/** The labels of price modes in a file. */
export const priceModeLabels: Readonly<Record<Card['priceMode'], LocalText>> = {
  exact: { en: 'Exact price', ru: 'Точная цена' },
  range: { en: 'Price range', ru: 'Диапазон цен' },
  request: { en: 'On request', ru: 'По запросу' },
};

/** The labels of yes and no in a file. */
export const flagLabels = { true: { en: 'Yes', ru: 'Да' }, false: { en: 'No', ru: 'Нет' } } as const;
