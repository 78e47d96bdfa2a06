import { type CardTexts, emptyCard, noText } from '../cards/domain/card-values.js';
import type { NewCard } from '../cards/store/new-card.js';
import type { SeedPlan, SeedSize, Shelf } from './plan.js';
import { type Random, randomFrom } from './random.js';
import { coinedWord, GOODS, type Pair, PURPOSES, QUALITIES, SERVICES } from './words.js';

/** The reference data that cards choose from. */
export interface SeedStock {
  unitIds: readonly string[];
  colorIds: readonly string[];
  industryIds: readonly string[];
  pictureIds: readonly string[];
  /** The newest card is published now, and the oldest two years earlier. */
  now: Date;
}

const BRANDS = 4_000;
const SERIES = 40_000;
const TWO_YEARS = 2 * 365 * 86_400_000;
const INCOTERMS = ['FOB', 'CIF', 'EXW', 'CFR', 'FCA', 'DAP'];
const PORTS: readonly Pair[] = [
  ['Nhava Sheva', 'Нава-Шева'],
  ['Mundra', 'Мундра'],
  ['Chennai', 'Ченнаи'],
];

const both = ([en, ru]: Pair): { en: string; ru: string } => ({ en, ru });

function nameOf(shelf: Shelf, random: Random, brand: string): Pair {
  const [one] = shelf.type === 'service' ? (SERVICES[shelf.kind] ?? []) : (GOODS[shelf.kind] ?? []);
  const [en, ru] = one ?? ['', ''];
  const quality = random.zipf(QUALITIES);
  const more = random.next() < 0.5 ? random.zipf(QUALITIES) : undefined;
  const purpose = random.next() < 0.4 ? PURPOSES[shelf.purpose] : undefined;
  const series = `${coinedWord(Math.floor(SERIES ** random.next()) + 200)} ${random.between(10, 999)}`;
  const parts = [
    quality,
    ...(more === undefined || more === quality ? [] : [more]),
    ...(purpose === undefined ? [] : [purpose]),
  ];
  return [
    [en, ...parts.map(([part]) => part), brand, series].join(' '),
    [ru, ...parts.map(([, part]) => part), brand, series].join(' '),
  ];
}

function textsOf([en, ru]: Pair, isGoods: boolean, random: Random): Partial<CardTexts> {
  const place = isGoods ? both(random.of(PORTS)) : noText;
  const [goodEn, goodRu] = random.zipf(QUALITIES);
  return {
    condition: { en: 'New', ru: 'Новое' },
    area: both(random.zipf(PURPOSES)),
    features: { en: `Delivered ${goodEn}`, ru: `Поставляется ${goodRu}` },
    description: {
      en: `${en}. Made in India, tested before shipment.`,
      ru: `${ru}. Сделано в Индии, проверено перед отгрузкой.`,
    },
    ...(isGoods && { shipmentDescription: { en: 'Seaworthy packing', ru: 'Морская упаковка' } }),
    shipmentPort: place,
    incoPlace: place,
  };
}

function priceOf(random: Random): Pick<NewCard, 'priceMode' | 'priceFrom' | 'priceTo'> {
  const roll = random.next();
  if (roll < 0.05) return { priceMode: 'request', priceFrom: undefined, priceTo: undefined };
  const from = BigInt(Math.round(10 ** (2 + random.next() * 5)) * 100);
  if (roll < 0.7) return { priceMode: 'exact', priceFrom: from, priceTo: from };
  return { priceMode: 'range', priceFrom: from, priceTo: (from * BigInt(random.between(105, 160))) / 100n };
}

function cardOf(number: number, plan: SeedPlan, stock: SeedStock, random: Random): NewCard {
  const shelf = random.zipf(plan.shelves);
  const company = random.zipf(plan.companies);
  const isGoods = shelf.type === 'product';
  const brand = coinedWord(Math.floor(BRANDS ** random.next()) + 3);
  const name = nameOf(shelf, random, brand);
  const [, , hs = ''] = GOODS[shelf.kind] ?? [];
  const size = (max: number): number | undefined => (isGoods ? random.between(5, max) : undefined);
  const price = priceOf(random);
  const hasTerms = price.priceMode !== 'request';
  return {
    ...emptyCard,
    id: random.uuid(),
    companyId: company.id,
    brokerManagerId: null,
    state: 'published',
    createdAt: new Date(stock.now.getTime() - Math.floor(random.next() * TWO_YEARS)),
    popularity: random.next() < 0.3 ? Math.floor(1 / (random.next() + 0.0001)) : 0,
    categoryId: shelf.categoryId,
    name: both(name),
    vendorCode: `${brand.slice(0, 3).toUpperCase()}-${(number + 100_000).toString(36).toUpperCase()}-${random.between(10, 99)}`,
    hsCode: isGoods ? `${hs}${random.between(10, 99)}${random.next() < 0.5 ? random.between(10, 99) : ''}` : '',
    brand,
    ...price,
    unitId: random.zipf(stock.unitIds),
    minimumQuantum: random.between(1, 500),
    leadDays: random.between(5, 90),
    isSampleAvailable: random.next() < 0.5,
    paymentAdvance: hasTerms ? 0.3 : undefined,
    paymentTransfer: hasTerms ? 0.7 : undefined,
    incoTerms: isGoods ? random.zipf(INCOTERMS) : '',
    warranty: isGoods ? random.of([0, 6, 12, 24]) : undefined,
    width: size(2_000),
    height: size(2_000),
    length: size(4_000),
    weight: size(300),
    countInOnePackage: isGoods ? random.between(1, 100) : undefined,
    ...(isGoods && { packageNetWeight: 20, packageGrossWeight: 21, packageVolume: 0.05 }),
    shipmentMethod: isGoods ? random.of(['sea', 'air', '']) : '',
    colorId: isGoods && random.next() < 0.6 ? random.of(stock.colorIds) : undefined,
    countryId: isGoods ? random.zipf(['IND', 'IND', 'CHN']) : '',
    pictureIds: stock.pictureIds.length === 0 ? [] : [random.of(stock.pictureIds)],
    industryIds: [random.zipf(stock.industryIds)],
    ...textsOf(name, isGoods, random),
    certificates: [],
  };
}

/** Generates cards one by one, without holding them all in memory. The same seed and stock give the same cards. */
export function* seedCards(size: SeedSize, plan: SeedPlan, stock: SeedStock): Iterable<NewCard> {
  const random = randomFrom(size.seed);
  for (let number = 0; number < size.skus; number += 1) yield cardOf(number, plan, stock, random);
}
