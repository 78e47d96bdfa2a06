import type { CardDetailsView, ProductView } from '@setu/contract';
import type { FactId } from './product-facts';

const beside = ['brand', 'country', 'warranty'] as const;

/** Facts beside the pictures: with a specification above them three are enough. */
export const summaryFacts = ({ technical_specification: text }: CardDetailsView): readonly FactId[] =>
  text ? beside : [...beside, 'condition', 'color', 'area'];

/** Facts the panel of characteristics leaves to other places of the page: the codes above the name, summary, action box. */
export function saidElsewhere({ card, actions }: ProductView): ReadonlySet<FactId> {
  const canBuy = actions.add_to_cart || actions.request !== null;
  return new Set<FactId>([
    'vendorCode',
    'hsCode',
    ...summaryFacts(card),
    'leadTime',
    'terms',
    'method',
    'payment',
    'sample',
    ...(canBuy ? (['minimum'] as const) : []),
  ]);
}
