import {
  categories,
  colors,
  companyById,
  type DemoCard,
  daysBefore,
  demoFiles,
  industries,
  units,
} from '@setu/demo-world';
import type { DetailName, PropertyOf } from '@setu/proto/card-fields';
import { CardDetails } from '@setu/proto/catalogue/cards';
import type { FileRef } from '@setu/proto/common';
import { wireCardState, wirePriceMode, wireSkuType } from '@setu/proto/wire-words';

/** The countries of origin of the demo world's goods. */
const countries: Record<string, { id: string; name: { en: string; ru: string } }> = {
  IND: { id: 'IND', name: { en: 'India', ru: 'Индия' } },
};

const rupees = (minor: bigint | null) => (minor === null ? undefined : { minor, currency: 'INR' });

/** Converts a card of the demo world to the form that the catalogue sends. */
export function demoCardDetails(card: DemoCard, now: Date): CardDetails {
  const details: Partial<Pick<CardDetails, PropertyOf<DetailName>>> = card;
  return CardDetails.fromPartial({
    ...details,
    card: {
      skuId: card.id,
      categoryId: card.categoryId,
      treeId: card.treeId,
      categories: demoCategories(card),
      type: wireSkuType(card.type),
      name: card.name,
      vendorCode: card.vendorCode,
      hsCode: card.hsCode,
      priceMode: wirePriceMode(card.priceMode),
      priceFrom: rupees(card.priceFromMinor),
      priceTo: rupees(card.priceToMinor),
      unit: units.find(({ id }) => id === card.unitId),
      minimumQuantum: card.minimumQuantum,
      leadDays: card.leadDays,
      pictureIds: card.pictureIds,
      company: demoCardCompany(card),
      brandName: card.brand,
      country: countries[card.countryId],
      incoTerms: card.incoTerms,
      incoPlace: card.incoPlace,
      isSampleAvailable: card.isSampleAvailable,
      state: wireCardState(card.state),
    },
    industries: industries.filter(({ id }) => card.industryIds.includes(id)),
    color: colors.find(({ id }) => id === card.colorId),
    certificates: card.certificateIds.flatMap((id) => demoFileRef(id) ?? []),
    version: card.version,
    revision: 1,
    publishedAt: daysBefore(now, card.publishedDaysAgo),
  });
}

/** Returns the reference of a demo file, or null if the demo world has no such file. */
export function demoFileRef(id: string): FileRef | null {
  const file = demoFiles.find((each) => each.id === id);
  return file === undefined ? null : { id, name: file.name, type: file.type, size: BigInt(file.make().length) };
}

/** Returns the card's place in the category trees, by level. */
function demoCategories({ categoryId, treeId }: DemoCard) {
  const named = (id: string | null | undefined) => categories.find((one) => one.id === id);
  const subcategory = named(categoryId);
  return { tree: named(treeId), category: named(subcategory?.parentId), subcategory };
}

function demoCardCompany(card: DemoCard) {
  const company = companyById(card.companyId);
  return { id: card.companyId, shortName: company.shortName, city: company.city, verified: company.verified };
}
