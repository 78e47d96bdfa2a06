import { systemIds } from '@setu/kit/core';
import { withUnlimitedTransaction } from '@setu/kit/db';
import { type Booted, bootService } from '@setu/kit/testing';
import { CompanyType } from '@setu/proto/common/words';
import { CompanyChanged } from '@setu/proto/identity/events';
import { expect } from 'vitest';
import { start } from '../src/app.js';
import { emptyCard } from '../src/cards/domain/card-values.js';
import { fillCards } from '../src/cards/store/fill-cards.js';
import type { NewCard } from '../src/cards/store/new-card.js';
import { fillCategories } from '../src/categories/store/fill-categories.js';
import { refreshCategories } from '../src/categories/store/refresh-categories.js';
import { fillContent } from '../src/content/store/fill-content.js';
import { fillCompanies } from '../src/read-models/store/fill-companies.js';
import { fillReference } from '../src/reference/store/fill-reference.js';
import { rebuildSearch } from '../src/search/store/rebuild-search.js';

const uuid = (kind: number, number: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const company = { kaveri: uuid(1, 1), deccan: uuid(1, 2), locked: uuid(1, 3) } as const;
export const category = {
  goods: uuid(2, 1),
  services: uuid(2, 2),
  machines: uuid(2, 3),
  pumps: uuid(2, 4),
  dosing: uuid(2, 5),
  food: uuid(2, 6),
  tea: uuid(2, 7),
  empty: uuid(2, 8),
  software: uuid(2, 9),
  development: uuid(2, 10),
} as const;
export const sku = {
  bigPump: uuid(3, 1),
  dosingPump: uuid(3, 2),
  spare: uuid(3, 3),
  greenTea: uuid(3, 4),
  blackTea: uuid(3, 5),
  kettle: uuid(3, 6),
  hedgehog: uuid(3, 7),
  audit: uuid(3, 8),
  hidden: uuid(3, 9),
  draft: uuid(3, 10),
} as const;
export const manager = uuid(4, 1);
export const unit = uuid(5, 1);

const NONE = { en: '', ru: '' };
/** Returns a published pump of Kaveri with the given changes. */
export const card = (changes: Partial<NewCard> & Pick<NewCard, 'id' | 'name'>): NewCard => ({
  ...emptyCard,
  companyId: company.kaveri,
  brokerManagerId: manager,
  state: 'published',
  createdAt: new Date('2026-11-01T10:00:00Z'),
  popularity: 0,
  categoryId: category.pumps,
  hsCode: '',
  brand: 'Kaveri',
  priceMode: 'exact',
  priceFrom: 100_00n,
  priceTo: 100_00n,
  unitId: unit,
  minimumQuantum: 1.5,
  leadDays: 14,
  isSampleAvailable: true,
  paymentAdvance: 0.3,
  paymentTransfer: 0.7,
  incoTerms: 'FOB',
  incoPlace: { en: 'Mundra', ru: 'Мундра' },
  warranty: 0,
  width: 10.5,
  shipmentMethod: 'sea',
  colorId: undefined,
  countryId: 'IND',
  condition: { en: 'New', ru: 'Новое' },
  description: { en: 'Tested before shipment', ru: 'Проверено перед отгрузкой' },
  pictureIds: [uuid(6, 1), uuid(6, 2)],
  industryIds: [uuid(7, 1)],
  certificates: [],
  ...changes,
});

const price = (minor: bigint) => ({ priceFrom: minor, priceTo: minor });

const cards: NewCard[] = [
  card({
    id: sku.bigPump,
    name: { en: 'Centrifugal pump KM-80', ru: 'Насос центробежный КМ-80' },
    vendorCode: 'KAV-PMP-0080',
    hsCode: '84137021',
    popularity: 50,
    ...price(90_000_00n),
    certificates: [{ id: uuid(8, 1), name: 'EAC.pdf', type: 'application/pdf', size: 12_345n }],
  }),
  card({
    id: sku.dosingPump,
    name: { en: 'Dosing pump for chlorine', ru: 'Насос-дозатор для хлора' },
    vendorCode: 'DPT-15/2',
    hsCode: '841350',
    categoryId: category.dosing,
    companyId: company.deccan,
    brand: 'Deccan',
    popularity: 90,
    priceMode: 'range',
    priceFrom: 40_000_00n,
    priceTo: 55_000_00n,
  }),
  card({
    id: sku.spare,
    name: { en: 'Impeller, stainless steel', ru: 'Рабочее колесо из нержавеющей стали' },
    vendorCode: 'KAV-IMP-7',
    hsCode: '84139190',
    ...price(7_000_00n),
  }),
  card({
    id: sku.greenTea,
    name: { en: 'Green tea Nilgiri', ru: 'Чай зелёный Нилгири' },
    vendorCode: 'TEA-001',
    hsCode: '09021000',
    categoryId: category.tea,
    ...price(900_00n),
  }),
  card({
    id: sku.blackTea,
    name: { en: 'Black tea Assam', ru: 'Чай чёрный Ассам' },
    vendorCode: 'TEA-002',
    hsCode: '09023000',
    categoryId: category.tea,
    priceMode: 'request',
    priceFrom: undefined,
    priceTo: undefined,
    createdAt: new Date('2026-11-10T10:00:00Z'),
  }),
  card({
    id: sku.kettle,
    name: { en: 'Electric kettle', ru: 'Чайник электрический' },
    vendorCode: 'KTL-9',
    categoryId: category.tea,
    brand: 'Bosch',
    popularity: 99,
    ...price(1_500_00n),
  }),
  card({
    id: sku.hedgehog,
    name: { en: 'Hedgehog brush', ru: 'Щётка-ёжик' },
    vendorCode: 'ЁЖ-5',
    categoryId: category.machines,
    ...price(300_00n),
  }),
  card({
    id: sku.audit,
    name: { en: 'Warehouse software', ru: 'Программа для склада' },
    vendorCode: 'SRV-1',
    categoryId: category.development,
    companyId: company.deccan,
    ...price(500_000_00n),
  }),
  card({ id: sku.hidden, name: { en: 'Vacuum pump', ru: 'Вакуумный насос' }, companyId: company.locked }),
  card({ id: sku.draft, name: { en: 'Drum pump', ru: 'Бочковой насос' }, vendorCode: 'KAV-DRM-1', state: 'draft' }),
];

const node = (id: string, parentId: string | null, level: number, [en, ru]: [string, string]) => ({
  id,
  parentId,
  treeId: [category.services, category.software, category.development].some((one) => one === id)
    ? category.services
    : category.goods,
  level,
  position: Number(id.slice(-3)),
  type: [category.services, category.software, category.development].some((one) => one === id)
    ? ('service' as const)
    : ('product' as const),
  name: { en, ru },
  pictureId: null,
});

const trees = [
  node(category.goods, null, 0, ['Goods', 'Товары']),
  node(category.services, null, 0, ['Services', 'Услуги']),
  node(category.machines, category.goods, 1, ['Equipment', 'Оборудование']),
  node(category.pumps, category.machines, 2, ['Pumps', 'Насосы']),
  node(category.dosing, category.machines, 2, ['Dosing equipment', 'Дозирующая техника и части']),
  node(category.food, category.goods, 1, ['Food', 'Продукты']),
  node(category.tea, category.food, 2, ['Tea and tea ware', 'Чай и посуда']),
  node(category.empty, category.food, 2, ['Spices', 'Специи']),
  node(category.software, category.services, 1, ['IT', 'Информационные технологии']),
  node(category.development, category.software, 2, ['Development', 'Разработка']),
];

const supplier = (id: string, shortName: string, active = true) => ({
  id,
  shortName,
  city: { en: 'Pune', ru: 'Пуна' },
  active,
  blacklisted: false,
  verified: true,
  logoPictureId: '',
  version: 1,
});

/** Extra data of a test besides the standard market. */
interface ExtraData {
  suppliers?: readonly { id: string; shortName: string }[];
  cards?: readonly NewCard[];
  env?: Record<string, string>;
}

/** Starts the real catalogue on a separate database with a small market in it. */
export async function startTestCatalogue(
  extra: ExtraData = {},
): Promise<Booted<Awaited<ReturnType<typeof start>>['deps'], Service>> {
  const booted = await bootService(start, { env: extra.env ?? {} });
  await booted.deps.write(async ({ conn, staticPages }) => {
    const fill = fillReference(conn);
    await fill.units([{ id: unit, name: { en: 'pcs', ru: 'шт' }, description: { en: 'piece', ru: 'штука' } }]);
    await fill.colors([{ id: uuid(9, 1), name: { en: 'Blue', ru: 'Синий' }, hex: '#2F6FA8' }]);
    await fill.industries([{ id: uuid(7, 1), name: { en: 'Water supply', ru: 'Водоснабжение' } }]);
    await fillCompanies(conn, [
      supplier(company.kaveri, 'Kaveri'),
      supplier(company.deccan, 'Deccan'),
      supplier(company.locked, 'Locked', false),
      ...(extra.suppliers ?? []).map(({ id, shortName }) => supplier(id, shortName)),
    ]);
    await fillCategories(conn, trees);
    await fillCards(conn, [...cards, ...(extra.cards ?? [])]);
    await refreshCategories(conn);
    const content = fillContent(conn);
    const texts = { title: { en: 'Tea', ru: 'Чай' }, text: NONE, action: NONE };
    const block = { texts, link: '/catalog/category/', pictureIds: [uuid(6, 1)], tone: 'petrol' };
    await content.homeBlocks([
      { ...block, id: uuid(10, 2), kind: 'hero', platform: 'customer', position: 2 },
      { ...block, id: uuid(10, 1), kind: 'hero', platform: 'customer', position: 1 },
      { ...block, id: uuid(10, 3), kind: 'banner', platform: 'customer', position: 1 },
      { ...block, id: uuid(10, 4), kind: 'hero', platform: 'supplier', position: 1 },
    ]);
    await content.promoted([sku.kettle, sku.hidden, sku.bigPump]);
    await staticPages.fill({
      link: 'about',
      title: { en: 'About', ru: 'О нас' },
      body: {
        en: '<h2>Setu</h2><script>alert(1)</script>',
        ru: '<p onclick="x()">Мост</p><a href="javascript:x">нет</a>',
      },
    });
  });
  await withUnlimitedTransaction(booted.deps.db, (conn) => rebuildSearch(conn));
  return booted;
}
type Service = Awaited<ReturnType<typeof start>>['definition'];
export type Catalogue = Awaited<ReturnType<typeof startTestCatalogue>>;

/** Publishes a company event of the identity service. */
export async function publishCompany(catalogue: Catalogue, change: Partial<CompanyChanged>): Promise<void> {
  const companyFields = {
    companyId: company.kaveri,
    type: CompanyType.SUPPLIER,
    shortName: 'Kaveri',
    active: true,
    version: 2,
  };
  const changed = CompanyChanged.fromPartial({ ...companyFields, city: { en: 'Pune', ru: 'Пуна' }, ...change });
  await catalogue.publish({
    ...{ id: systemIds.id(), subject: 'setu.identity.company.changed', aggregateId: changed.companyId },
    ...{ occurredAt: new Date().toISOString(), actorUserId: '', actingUserId: '' },
    payload: Buffer.from(CompanyChanged.encode(changed).finish()),
  });
}

/** Waits until the read model has processed every company. */
export const projected = ({ deps }: Catalogue): Promise<void> =>
  expect.poll(() => deps.db('company_projection').pluck('company_id'), { timeout: 30_000 }).toEqual([]);
