import type { PaperKind } from '@setu/proto/words';
import type { PaperAmount } from '../domain/paper-content.js';

/** A text of a paper in both its languages: the left column's and the right one's. */
export interface Bilingual {
  ru: string;
  en: string;
}

const both = (ru: string, en: string): Bilingual => ({ ru, en });

export const paperTitles: Record<PaperKind, Bilingual> = {
  request: both('Запрос', 'Request'),
  specification: both('Спецификация к договору', 'Contract specification'),
  proforma_advance: both('Счёт-проформа на аванс', 'Proforma invoice for the advance'),
  proforma_balance: both('Счёт-проформа на остаток', 'Proforma invoice for the balance'),
};

export const paperAmounts: Record<PaperAmount['what'], Bilingual> = {
  customer: both('Цена заказчика', 'Customer’s price'),
  offer: both('Цена предложения', 'Offer price'),
  contract: both('Цена договора', 'Contract price'),
  advance: both('Аванс', 'Advance'),
  balance: both('Остаток', 'Balance'),
};

export const paperWords = {
  number: both('№', 'No.'),
  of: both('от', 'of'),
  customer: both('Заказчик', 'Customer'),
  inn: both('ИНН', 'INN'),
  contact: both('Контакт', 'Contact'),
  supplier: both('Поставщик', 'Supplier'),
  broker: both('Менеджер Setu', 'Setu manager'),
  goods: both('Товары и услуги', 'Goods and services'),
  vendorCode: both('Артикул', 'Vendor code'),
  hsCode: both('Код ТН ВЭД', 'HS code'),
  count: both('Количество', 'Quantity'),
  incoTerms: both('Условия поставки (Incoterms 2020)', 'Delivery terms (Incoterms 2020)'),
  lead: both('Срок поставки, дней', 'Lead time, days'),
  warranty: both('Гарантия, месяцев', 'Warranty, months'),
  advance: both('Аванс, %', 'Advance, %'),
  timeFrame: both('Нужно к сроку', 'Needed by'),
  comment: both('Комментарий', 'Comment'),
  prices: both('Цены', 'Prices'),
  rate: both('Курс: 1 ₹ = {rate} ₽ на {day}', 'Rate: ₹1 = ₽{rate} on {day}'),
  bank: both(', Банк России', ', Bank of Russia'),
  demo: both(', демонстрационный', ', for demonstration'),
  noRate: both('Курс этого дня не известен', 'The rate of that day is not known'),
  payable: both('К оплате', 'Payable'),
  version: both('Версия', 'Version'),
  notOffer: both(
    'Документ составлен в Setu по данным запроса и сам по себе не является офертой.',
    'Drawn up in Setu from the request; not an offer by itself.',
  ),
} satisfies Record<string, Bilingual>;
