import type { CardDetailsView, ProductView } from '@setu/contract';
import type { FactId } from './product-facts';

const summary = ['brand', 'country', 'warranty'] as const;

/** Returns the facts shown next to the pictures. Three are enough if a specification is above them. */
export const summaryFacts = ({ technical_specification: text }: CardDetailsView): readonly FactId[] =>
  text ? summary : [...summary, 'condition', 'color', 'area'];

/**
 * Returns the facts that the characteristics panel leaves to other parts of the page: the codes above the name, the
 * summary and the action box.
 */
export function shownElsewhere({ card, actions }: ProductView): ReadonlySet<FactId> {
  const canBuy = actions.add_to_cart || actions.request !== null;
  return new Set<FactId>([
    'vendor_code',
    'hs_code',
    ...summaryFacts(card),
    'lead_days',
    'inco_terms',
    'shipment_method',
    'payment_advance',
    'is_sample_available',
    ...(canBuy ? (['minimum_quantum'] as const) : []),
  ]);
}
