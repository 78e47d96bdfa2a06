import type { NewCategory } from '../categories/store/fill-categories.js';
import type { CompanyReadModel } from '../read-models/store/companies.js';
import { randomFrom } from './random.js';
import { CITIES, COMPANY_KINDS, coinedWord, GOODS, PURPOSES, SERVICES } from './words.js';

/** The size of a seeded catalogue. */
export interface SeedSize {
  skus: number;
  categories: number;
  suppliers: number;
  seed: number;
}

/** A sub-category and the subject of its cards. */
export interface Shelf {
  categoryId: string;
  type: 'product' | 'service';
  /** Indexes in `GOODS` or `SERVICES`, and in `PURPOSES`. */
  kind: number;
  purpose: number;
}

/** The trees for cards: new top categories with sub-categories below the given roots. */
export interface SeedPlan {
  categories: NewCategory[];
  shelves: Shelf[];
  companies: CompanyReadModel[];
}

/** Every twelfth sub-category is for services. */
const isService = (place: number): boolean => place % 12 === 11;

interface Roots {
  product: string;
  service: string;
}

function categoriesOf({ categories, seed }: SeedSize, roots: Roots): Pick<SeedPlan, 'categories' | 'shelves'> {
  const random = randomFrom(seed ^ 0x5e7);
  const tops = new Map<string, NewCategory>();
  const made: NewCategory[] = [];
  const shelves: Shelf[] = [];
  while (tops.size + shelves.length < categories) {
    const place = shelves.length;
    const type = isService(place) ? 'service' : 'product';
    const kinds = type === 'service' ? SERVICES : GOODS;
    const kind = place % kinds.length;
    const purpose = Math.floor(place / kinds.length) % PURPOSES.length;
    const round = Math.floor(place / (kinds.length * PURPOSES.length));
    const [, many] = kinds[kind] ?? [];
    const [en, ru] = PURPOSES[purpose] ?? ['', ''];
    if (many === undefined) throw new Error(`no kind ${kind}`);
    const mark = round === 0 ? '' : ` ${round + 1}`;
    const topKey = `${type} ${kind} ${round}`;
    let top = tops.get(topKey);
    if (top === undefined) {
      const base = { parentId: roots[type], treeId: roots[type], level: 1, type, pictureId: null } as const;
      top = {
        ...base,
        id: random.uuid(),
        position: 1_000 + tops.size,
        name: { en: many[0] + mark, ru: many[1] + mark },
      };
      tops.set(topKey, top);
      made.push(top);
    }
    const id = random.uuid();
    const name = { en: `${many[0]} ${en}${mark}`, ru: `${many[1]} ${ru}${mark}` };
    made.push({ id, parentId: top.id, treeId: roots[type], level: 2, position: purpose, type, pictureId: null, name });
    shelves.push({ categoryId: id, type, kind, purpose });
  }
  return { categories: made, shelves };
}

/**
 * Returns the suppliers of a seeded catalogue, which the identity service needs too. The same seed gives the same
 * suppliers.
 */
export function companiesOf({ suppliers, seed }: Pick<SeedSize, 'suppliers' | 'seed'>): CompanyReadModel[] {
  const random = randomFrom(seed ^ 0xc0);
  return Array.from({ length: suppliers }, (_, i) => {
    const [en, ru] = random.of(CITIES);
    return {
      id: random.uuid(),
      shortName: `${coinedWord(i * 7 + 11)} ${random.of(COMPANY_KINDS)}`,
      city: { en, ru },
      active: true,
      blacklisted: false,
      verified: random.next() < 0.7,
      logoPictureId: '',
      version: 1,
    };
  });
}

/** Returns everything but the cards, which are generated one by one. The same seed gives the same plan. */
export const seedPlan = (size: SeedSize, roots: Roots): SeedPlan => ({
  ...categoriesOf(size, roots),
  companies: companiesOf(size),
});
