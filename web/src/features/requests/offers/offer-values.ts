import { type CallTo, type FileView, incoTerms, type OfferTermsView, type RequestView } from '@setu/contract';
import { multiply } from '../../../lib/money';
import { readDraft, saveDraft } from '../../../lib/stored-draft';

/** The values of the offer's form, with numbers as plain decimal text. */
export interface OfferValues {
  price: string;
  lead_days: string;
  minimum_quantum: string;
  inco_terms: string;
  inco_place: string;
  valid_until: string;
  comment: string;
  files: FileView[];
}

/** Returns the form values of an offer, empty ones if there is none. */
export function valuesOf(terms: OfferTermsView | null): OfferValues {
  return {
    price: terms ? String(terms.price.value) : '',
    lead_days: terms ? String(terms.lead_days) : '',
    minimum_quantum: terms?.minimum_quantum ? String(terms.minimum_quantum) : '',
    inco_terms: terms?.inco_terms ?? '',
    inco_place: terms?.inco_place ?? '',
    valid_until: terms && !terms.expired ? terms.valid_until : '',
    comment: terms?.comment ?? '',
    files: terms?.files ?? [],
  };
}

/** How long the price of an offer is valid unless its supplier names another day. */
const usualDays = 14;
const usualEnd = (now: Date): string => new Date(now.getTime() + usualDays * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the form values of a first offer: two weeks of validity, and if the request is for a card, its delivery terms and, for
 * the supplier of the card, its lead time, its minimum order and the total by its exact price.
 */
export function cardValues(
  { last_customer_condition: { condition_product_skus: lines } }: Pick<RequestView, 'last_customer_condition'>,
  supplierId: string | undefined,
): OfferValues {
  const [line] = lines;
  const card = line?.product_sku;
  const term = incoTerms.find((known) => known === card?.inco_terms);
  const own = card?.company.id === supplierId ? card : undefined;
  const each = own?.price_mode === 'exact' && own.price_currency === 'INR' ? own.price_from : null;
  const total = each && line?.count ? multiply({ value: each, currency: 'INR' }, line.count).value : null;
  return {
    ...valuesOf(null),
    valid_until: usualEnd(new Date()),
    ...(total && { price: String(total) }),
    ...(own?.lead_days && { lead_days: String(own.lead_days) }),
    ...(own?.minimum_quantum && { minimum_quantum: String(own.minimum_quantum) }),
    ...(term && { inco_terms: term, inco_place: card?.inco_place ?? '' }),
  };
}

/** Returns the values in the shape of the API call, with the version that the form was filled from. */
export function bodyOf(values: OfferValues, version: number): CallTo<'giveOffer'>['input'] {
  const incoTerm = incoTerms.find((term) => term === values.inco_terms);
  return {
    version,
    price: { value: Number(values.price), currency: 'INR' },
    lead_days: Number(values.lead_days),
    ...(values.minimum_quantum !== '' && { minimum_quantum: Number(values.minimum_quantum) }),
    inco_terms: incoTerm ?? '',
    inco_place: values.inco_place,
    valid_until: values.valid_until,
    comment: values.comment,
    files: values.files.map(({ id }) => id),
  };
}

/** Returns the name under which this tab stores the values for a request. */
export const draftName = (userId: string, requestId: string): string => `offer-${userId}-${requestId}`;

/** Returns the values that were typed for this version of the offer but not sent, or null. */
export function storedValues(name: string, version: number): OfferValues | null {
  const stored = readDraft(name);
  const isStored = typeof stored === 'object' && stored !== null && 'version' in stored && 'values' in stored;
  return isStored && stored.version === version ? { ...valuesOf(null), ...(stored.values as OfferValues) } : null;
}

export const storeValues = (name: string, version: number, values: OfferValues): void => {
  saveDraft(name, { version, values });
};
