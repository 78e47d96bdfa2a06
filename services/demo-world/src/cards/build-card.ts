import { categoryId } from '../categories.js';
import { colorId } from '../colors.js';
import { companyById, companyId } from '../companies/companies.js';
import { demoId } from '../demo-id.js';
import type { AxisValue, Family } from '../families/family.js';
import { places, profiles } from '../families/profiles.js';
import { industryId } from '../industries.js';
import { localText, type Pair } from '../local-text.js';
import { pick, seededRandom, seedOf } from '../seeded-random.js';
import type { DemoCard } from '../shapes/demo-catalogue.js';
import { unitId } from '../units.js';
import { packageOf } from './card-package.js';
import { cardPrice } from './card-price.js';
import { fillCode, fillPair, templateValues } from './card-texts.js';

/** A card before it gets a popularity rank and its final pictures. */
export interface BuiltCard extends Omit<DemoCard, 'popularityRank' | 'pictureIds'> {
  /** The names of the drawings in the card's gallery, the main one first. */
  drawings: string[];
}

/** The period over which publication dates are spread, in days (14 months). */
const DAYS_PUBLISHED = 425;

const EMPTY: Pair = ['', ''];

/** Rounds a size or weight. Below 100, two significant digits are enough for millimetres and kilograms on a card. */
const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));

function gallery(family: Family, main: string): string[] {
  const extra = (family.more ?? '').split(',').filter((name) => name !== '');
  return [...new Set([main, `${main}-close`, ...extra])];
}

function sizes(
  family: Family,
  weightFactor: number,
): Pick<DemoCard, 'width' | 'height' | 'length' | 'weight' | 'countInOnePackage'> {
  const grow = Math.cbrt(weightFactor);
  const [width, height, length] = family.size ?? [];
  const grown = (side: number | undefined): number | undefined => side && rounded(side * grow);
  return {
    width: grown(width),
    height: grown(height),
    length: grown(length),
    weight: family.kg && rounded(family.kg * weightFactor),
    countInOnePackage: family.pack,
  };
}

function terms(
  family: Family,
  index: number,
): Pick<DemoCard, 'incoTerms' | 'incoPlace' | 'shipmentMethod' | 'shipmentPort' | 'shipmentDescription'> {
  const profile = profiles[family.profile];
  const code = pick(profile.terms, index);
  const at = places[profile.place];
  const arrival: Pair =
    profile.method === 'air' || code === 'CIP' || code === 'CPT'
      ? ['Moscow', 'Москва']
      : ['Novorossiysk', 'Новороссийск'];
  const delivered = code === 'CIF' || code === 'CFR' || code === 'CIP' || code === 'CPT';
  return {
    incoTerms: code,
    incoPlace: localText(delivered ? arrival : at.place),
    shipmentMethod: profile.method,
    shipmentPort: localText(at.port),
    shipmentDescription: localText(profile.shipment),
  };
}

/**
 * Builds the published card for one combination of a family's axis values. `index` is its position among the family's
 * cards.
 */
export function buildCard(family: Family, combination: ReadonlyMap<string, AxisValue>, index: number): BuiltCard {
  const values = [...combination.values()];
  const texts = templateValues(combination);
  const vendorCode = fillCode(family.code, texts);
  const chance = seededRandom(seedOf(`card:${vendorCode}`));
  const profile = profiles[family.profile];
  const goods = family.profile !== 'service';
  const company = companyById(companyId(pick(family.by.split(','), Math.floor(chance() * 1000))));
  const product = (of: (value: AxisValue) => number): number => values.reduce((all, value) => all * of(value), 1);
  const variable = (name: string): string | undefined =>
    values.map((value) => value.vars[name]).findLast((text) => text !== undefined);
  const price = cardPrice(family.price * product((value) => value.price) * (0.98 + chance() * 0.05), family.mode, [
    chance(),
    chance(),
  ]);
  const color = variable('col') ?? (family.colors === undefined ? '' : pick(family.colors.split(','), index));
  const weightFactor = product((value) => value.weight);
  const grown = sizes(family, weightFactor);
  const ownLength = variable('len');
  const size = ownLength ? { ...grown, length: Number(ownLength) } : grown;
  const isOnRequest = price.priceMode === 'request';
  return {
    id: demoId('card', vendorCode),
    companyId: company.id,
    categoryId: categoryId(family.category),
    treeId: categoryId(goods ? 'goods' : 'services'),
    type: goods ? 'product' : 'service',
    state: 'published',
    version: 1,
    name: fillPair(family.name, texts),
    vendorCode,
    hsCode: variable('hs') ?? family.hs,
    brand: company.brandName,
    ...price,
    unitId: unitId(family.unit),
    minimumQuantum: family.moq,
    leadDays: family.lead + Math.floor(chance() * 5) * 2,
    isSampleAvailable: (family.sample ?? profile.sample) && chance() < 0.8,
    paymentAdvance: isOnRequest ? undefined : profile.pay[0],
    paymentTransfer: isOnRequest ? undefined : profile.pay[1],
    ...terms(family, Math.floor(chance() * 12)),
    warranty: family.warranty,
    ...size,
    ...packageOf(family, size),
    condition: localText(profile.condition),
    area: localText(family.area ?? profile.area),
    industryIds: (family.industries ?? profile.industries).split(',').map(industryId),
    composition: fillPair(family.composition ?? EMPTY, texts),
    features: fillPair(family.features, texts),
    technicalSpecification: fillPair(family.spec, texts),
    description: fillPair(family.description, texts),
    specialInstructions: fillPair(family.special ?? profile.special, texts),
    colorId: color === '' ? '' : colorId(color),
    countryId: goods ? 'IND' : '',
    drawings: gallery(family, variable('pic') ?? pick(family.pics.split(','), index)),
    certificateIds: goods && chance() < 0.4 ? [demoId('file', `iso-${company.id}`)] : [],
    brokerManagerId: company.brokerManagerId,
    publishedDaysAgo: Number((0.1 + DAYS_PUBLISHED * chance() ** 1.25).toFixed(4)),
  };
}
