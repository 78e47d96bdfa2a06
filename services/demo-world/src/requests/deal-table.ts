import type { DemoInvited, DemoMilestone, DemoOffer } from '../shapes/demo-deal.js';

type Declined = NonNullable<DemoInvited['declined']>;
type Kind = DemoMilestone['kind'];

const BUYER = 'buyer@volga.example';

/** [request key, supplier key, days before loading, if declined: days before loading, reason, comment] */
type InvitedRow = readonly [
  key: string,
  supplier: string,
  daysAgo: number,
  declined?: readonly [daysAgo: number, reason: Declined['reason'], comment: string],
];

// biome-ignore format: one row per line reads as the table it is
/** Suppliers invited in addition to those that a status transition invited. */
export const invitedTable: readonly InvitedRow[] = [
  ['rfc-2', 'teesta', 18.7],
  ['rfc-2', 'nilgiri', 18.6, [16.4, 'out_of_stock', 'Second flush Assam is sold out, we can come back in March.']],
];

/**
 * The price is in thousandths of the request's offer price. `standsFor` is the validity in days after loading.
 * `preferredDaysAgo` and `sharedDaysAgo` say when the customer preferred the offer and when the broker showed it to the
 * customer.
 */
type OfferRow = readonly [
  key: string,
  supplier: string,
  daysAgo: number,
  thousandths: number,
  leadDays: number,
  minimum: number,
  term: DemoOffer['incoTerm'],
  place: string,
  validDays: number,
  comment: string,
  preferredDaysAgo: number | null,
  sharedDaysAgo: number | null,
];

// biome-ignore format: one row per line reads as the table it is
/** The offers of invited suppliers. */
export const offerTable: readonly OfferRow[] = [
  ['rfc-2', 'kaveri', 5.7, 1000, 28, 300, 'FOB', 'Kolkata', 25, 'Second flush, lot 0826, paper sacks of 25 kg with liner.', 1, 1.45],
  ['rfc-2', 'teesta', 6.4, 1042, 18, 200, 'FOB', 'Kolkata', 18, 'Stock in Siliguri, two weeks to port.', null, null],
];

/** [request key, milestone, expected, happened, reported, user, note]. The three times are in days before loading. */
type MilestoneRow = readonly [
  key: string,
  kind: Kind,
  expected: number | null,
  happened: number | null,
  reported: number,
  email: string,
  note: string,
];

// biome-ignore format: one row per line reads as the table it is
/** Milestones reported after the contracts. A negative number of days is in the future. */
export const milestoneTable: readonly MilestoneRow[] = [
  ['rfc-1', 'advance', null, 8, 8, BUYER, 'Платёжное поручение № 418'],
  ['rfc-1', 'balance', -28, null, 7.8, 'manager2@setu.example', 'До отгрузки, по договору'],
  ['rfc-1', 'shipped', -29, null, 7.8, 'manager2@setu.example', 'Нава-Шева, контейнер 20 футов'],
  ['rfc-1', 'at_customs', -51, null, 7.8, 'manager2@setu.example', ''],
  ['rfc-1', 'delivered', -58, null, 7.8, 'manager2@setu.example', ''],
  ['rfd-1', 'advance', -4, null, 3.4, 'manager@setu.example', ''],
  ['rfd-1', 'shipped', -49, null, 3.4, 'manager@setu.example', ''],
  ['rfd-19', 'advance', null, 34, 34, BUYER, ''],
  ['rfd-19', 'shipped', null, 26, 25, 'export@vishwamitri.example', 'Мундра, AWB 098-4471 2205'],
  ['rfd-19', 'at_customs', null, 12, 11, 'senior@setu.example', 'Выпуск без замечаний'],
  ['rfd-19', 'delivered', null, 6, 6, BUYER, 'Склад в Самаре, два места'],
  ['rfd-19', 'balance', -2, null, 6, 'senior@setu.example', 'Через 10 дней после приёмки, по договору'],
  ['rfc-24', 'advance', null, 80, 80, 'snab@amur.example', ''],
  ['rfc-24', 'balance', null, 72, 71.5, 'manager@setu.example', 'До отгрузки, по договору'],
  ['rfc-24', 'shipped', null, 70, 70, 'export@rupnarayan.example', ''],
  ['rfc-24', 'delivered', null, 46, 45, 'snab@amur.example', 'Владивосток, затем автодоставка'],
];

/** [request key, days before loading, user, text, how it was settled] */
type ClaimRow = readonly [
  key: string,
  daysAgo: number,
  email: string,
  text: string,
  settled?: readonly [daysAgo: number, email: string, resolution: string],
];

// biome-ignore format: one row per line reads as the table it is
/** The claims of customers about their deals. */
export const claimTable: readonly ClaimRow[] = [
  ['rfd-19', 5.5, BUYER, 'В шкафу № 2 частотный преобразователь не выходит на связь по Modbus, насос в автоматическом режиме не запускается. Просим заменить преобразователь или прислать специалиста.'],
  ['rfc-24', 37.4, 'snab@amur.example', 'При приёмке у 11 люков из 400 нашли пятна ржавчины под покрытием, маркировка читается. Акт осмотра составлен с экспедитором.', [30.2, 'manager@setu.example', 'Поставщик дал скидку 3 % на партию, кредит-нота проведена. Заказчик зачищает люки сам, претензия закрыта.']],
  ['rfc-54', 82.4, 'import@don.example', 'В одном контейнере 38 мешков подмочены по дну, составили акт с портом. Просим компенсировать.', [76.2, 'manager2@setu.example', 'Поставщик вернул стоимость 38 мешков, платёж поступил. Претензия закрыта.']],
  ['rfc-64', 74.5, 'oborud@sibir.example', 'Нет комплекта мягких кулачков из спецификации. Просим дослать.', [66.3, 'senior@setu.example', 'Кулачки доставили курьером за счёт поставщика, комплектность подтверждена.']],
];
