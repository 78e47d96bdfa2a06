import { emptyCard } from '../../cards/domain/card-values.js';
import type { NewCard } from '../../cards/store/new-card.js';
import type { NewCategory } from '../../categories/store/fill-categories.js';
import type { CompanyReadModel } from '../../read-models/store/companies.js';
import { type Random, randomFrom } from '../random.js';
import { heldName, heldQualities, heldThings, heldUnits, type Quality, type Thing } from './words.js';

/** A card of a held-out catalogue, with the fields that the test searches need. */
export interface HeldOutCard {
  id: string;
  thing: Thing;
  quality: Quality;
  brand: string;
  supplier: number;
  amount: string;
  unit: number;
  code: string;
  hs: string;
  name: { en: string; ru: string };
}

/**
 * A catalogue that was never used for tuning: its trees, suppliers and cards. The same seed gives the same catalogue.
 */
export interface HeldOut {
  categories: NewCategory[];
  companies: CompanyReadModel[];
  cards: HeldOutCard[];
  /** Returns a card in the form in which it is stored. */
  written(card: HeldOutCard, place: number): NewCard;
}

const inGroup = 3;
const suppliers = 300;

function treesOf(random: Random, rootId: string) {
  const categories: NewCategory[] = [];
  const leafOf = new Map<Thing, string>();
  const base = { treeId: rootId, type: 'product', pictureId: null } as const;
  for (let from = 0; from < heldThings.length; from += inGroup) {
    const group = heldThings.slice(from, from + inGroup);
    const id = random.uuid();
    const name = {
      en: group.map(({ ens }) => ens).join(', '),
      ru: `${group.map(({ rus }) => rus).join(', ')} и прочее`,
    };
    categories.push({ ...base, id, parentId: rootId, level: 1, position: 5_000 + from, name });
    for (const [i, thing] of group.entries()) {
      const leaf = random.uuid();
      leafOf.set(thing, leaf);
      const own = { en: thing.ens, ru: thing.rus };
      categories.push({ ...base, id: leaf, parentId: id, level: 2, position: i, name: own });
    }
  }
  return { categories, leafOf };
}

const companyOf = (id: string, place: number): CompanyReadModel => ({
  ...{ id, shortName: `${heldName(place * 13 + 7_001)} Trading Pvt Ltd`, city: { en: 'Surat', ru: 'Сурат' } },
  ...{ active: true, blacklisted: false, verified: false, logoPictureId: '', version: 1 },
});

function cardOf(random: Random, place: number): HeldOutCard {
  const [thing, quality] = [random.of(heldThings), random.of(heldQualities)];
  const brand = heldName(random.between(0, 2_099));
  const unit = random.between(0, heldUnits.length - 1);
  const integer = random.between(1, 400);
  const half = random.next() < 0.4 ? random.between(1, 9) : 0;
  const { en, ru } = heldUnits[unit] ?? { en: '', ru: '' };
  const amount = half === 0 ? String(integer) : `${integer}.${half}`;
  const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
  return {
    ...{ id: random.uuid(), thing, quality, brand, supplier: random.between(0, suppliers - 1), amount, unit },
    code: `${brand.slice(0, 2).toUpperCase()}${random.between(10, 99)}-${String(place * 7 + 10_003)}`,
    hs: `${thing.hs}${random.between(10, 99)}${random.between(10, 99)}`,
    name: {
      en: `${capitalized(quality.en)} ${thing.en.toLowerCase()} ${brand} ${amount} ${en}`,
      ru: `${thing.ru} ${quality.ru[thing.gender]} ${brand} ${amount.replace('.', ',')} ${ru}`,
    },
  };
}

/** Builds a held-out catalogue from a seed, a number of cards, the root of the product tree and a unit. */
export function heldOut(seed: number, count: number, place: { rootId: string; unitId: string }): HeldOut {
  const random = randomFrom(seed);
  const { categories, leafOf } = treesOf(random, place.rootId);
  const companies = Array.from({ length: suppliers }, (_, i) => companyOf(random.uuid(), i));
  const cards = Array.from({ length: count }, (_, i) => cardOf(random, i));
  const written = (card: HeldOutCard, at: number): NewCard => ({
    ...emptyCard,
    ...{ id: card.id, companyId: companies[card.supplier]?.id ?? '', brokerManagerId: null, state: 'published' },
    ...{ createdAt: new Date(1_700_000_000_000 + at * 1000), popularity: 0, categoryId: leafOf.get(card.thing) ?? '' },
    ...{ name: card.name, vendorCode: card.code, hsCode: card.hs, brand: card.brand, priceMode: 'exact' },
    ...{ priceFrom: 100_00n, priceTo: 100_00n, unitId: place.unitId, minimumQuantum: 1, leadDays: 10 },
    ...{ paymentAdvance: 0.3, paymentTransfer: 0.7, incoTerms: 'FOB', warranty: 0, shipmentMethod: 'sea' },
    ...{ colorId: undefined, countryId: 'IND', pictureIds: [], industryIds: [], certificates: [] },
  });
  return { categories, companies, cards, written };
}
