import type { PaperKind } from '@setu/proto/words';
import type { DocumentAmount, DocumentOffer } from '../domain/document-content.js';

/** A text of a document in both languages: the left column and the right column. */
export interface Bilingual {
  ru: string;
  en: string;
}

const both = (ru: string, en: string): Bilingual => ({ ru, en });

export const documentTitles: Record<PaperKind, Bilingual> = {
  request: both('Запрос', 'Request'),
  specification: both('Спецификация к договору', 'Contract specification'),
  proforma_advance: both('Счёт-проформа на аванс', 'Proforma invoice for the advance'),
  proforma_full: both('Счёт-проформа на полную сумму', 'Proforma invoice for the full amount'),
  offers: both('Сравнение предложений по запросу', 'Comparison of offers for request'),
  proforma_balance: both('Счёт-проформа на остаток', 'Proforma invoice for the balance'),
};

export const amountLabels: Record<DocumentAmount['what'], Bilingual> = {
  customer: both('Цена заказчика', 'Customer’s price'),
  offer: both('Цена предложения', 'Offer price'),
  contract: both('Цена договора', 'Contract price'),
  advance: both('Аванс', 'Advance'),
  balance: both('Остаток', 'Balance'),
};

/** The label for each state of an offer. */
export const offerStates: Record<DocumentOffer['state'], Bilingual> = {
  open: both('Действует', 'Valid'),
  expired: both('Срок истёк', 'Expired'),
  declined: both('Поставщик отказался', 'Declined'),
  withdrawn: both('Отозвано', 'Withdrawn'),
  chosen: both('Выбрано', 'Selected'),
  not_chosen: both('Не выбрано', 'Not selected'),
};

/** The row labels of a comparison. */
export const offerRows = {
  supplier: both('Поставщик', 'Supplier'),
  state: both('Состояние', 'Status'),
  price: both('Цена за весь запрос', 'Total price'),
  rupees: both('В рупиях', 'In rupees'),
  rate: both('Курс на день предложения', 'Exchange rate on the offer date'),
  leadDays: both('Срок отгрузки, дней', 'Lead time, days'),
  minimumQuantum: both('Минимальная партия', 'Minimum order'),
  delivery: both('Условия поставки', 'Delivery terms'),
  validUntil: both('Действует до', 'Valid until'),
  source: both('Источник', 'Source'),
} satisfies Record<string, Bilingual>;

export const offerLabels = {
  best: both('лучшее', 'best'),
  preferred: both('выбор заказчика', 'the customer’s choice'),
  submitted: both(
    'предложение поставщика в Setu от {day}, версия {version}',
    'supplier’s offer in Setu dated {day}, version {version}',
  ),
  inRoubles: both(
    'Цены в рублях по курсу на день каждого предложения. Лучшее отмечено среди действующих.',
    'Prices in roubles at the exchange rate on the date of each offer. The best values among valid offers are marked.',
  ),
  inRupees: both(
    'Цены в рупиях: не для всех предложений известен курс на их день. Лучшее отмечено среди действующих.',
    'Prices in rupees, because some offers have no exchange rate for their date. The best values among valid offers are marked.',
  ),
  internal: both(
    'Только для сотрудников Setu: в документе названы поставщики.',
    'For Setu staff only: this document names the suppliers.',
  ),
} satisfies Record<string, Bilingual>;

export const documentLabels = {
  number: both('№', 'No.'),
  of: both('от', 'dated'),
  customer: both('Заказчик', 'Customer'),
  inn: both('ИНН', 'INN'),
  contract: both('Договор', 'Contract'),
  contact: both('Контакт', 'Contact'),
  supplier: both('Поставщик', 'Supplier'),
  broker: both('Менеджер Setu', 'Setu manager'),
  goods: both('Товары и услуги', 'Goods and services'),
  vendorCode: both('Артикул', 'Item code'),
  hsCode: both('Код ТН ВЭД', 'HS code'),
  count: both('Количество', 'Quantity'),
  incoTerms: both('Условия поставки (Incoterms 2020)', 'Delivery terms (Incoterms 2020)'),
  lead: both('Срок отгрузки, дней', 'Lead time, days'),
  warranty: both('Гарантия, месяцев', 'Warranty, months'),
  advance: both('Аванс', 'Advance'),
  timeFrame: both('Желаемый срок поставки', 'Desired delivery time'),
  comment: both('Комментарий', 'Comment'),
  prices: both('Цены', 'Prices'),
  rate: both('Курс: 1 ₹ = {rate} ₽ на {day}', 'Rate: ₹1 = ₽{rate} on {day}'),
  bank: both(', Банк России', ', Bank of Russia'),
  demo: both(', демонстрационный курс', ', demo rate'),
  noRate: both('Курс на этот день неизвестен', 'No exchange rate is available for that day'),
  payable: both('К оплате', 'Amount due'),
  version: both('Версия', 'Version'),
  notOffer: both(
    'Документ составлен в Setu по данным запроса. Это не оферта.',
    'Created in Setu from the request. This is not an offer.',
  ),
} satisfies Record<string, Bilingual>;
