import type { SkuType } from '@setu/contract';
import type { CardField } from './card-fields';
import type { CardValues } from './card-values';
import { isBySea } from './incoterms';
import { sumOfShares } from './shares';

/** A field and the code of its error. */
export interface RuleProblem {
  field: CardField;
  code: string;
}

const required = (all: CardValues, fields: readonly CardField[]): RuleProblem[] =>
  fields.filter((field) => all[field] === '').map((field) => ({ field, code: 'required' }));

/**
 * Returns the errors of the price: none on request, one price or an ordered range otherwise, and shares of at most 100
 * % together.
 */
export function priceProblems(all: CardValues): RuleProblem[] {
  if (all.price_mode === 'request') return [];
  const isRange = all.price_mode === 'range';
  const isTurned =
    isRange && all.price_from !== '' && all.price_to !== '' && Number(all.price_to) < Number(all.price_from);
  const fields = [
    'price_from',
    ...(isRange ? ['price_to' as const] : []),
    'payment_advance',
    'payment_transfer',
  ] as const;
  return [
    ...required(all, fields),
    ...(isTurned ? [{ field: 'price_to', code: 'price_order' } as const] : []),
    ...((sumOfShares(all) ?? 0) > 100 ? [{ field: 'payment_transfer', code: 'shares_over' } as const] : []),
  ];
}

/** Rejects a package that weighs less than the goods in it. One weight alone is valid. */
export const packageProblems = ({ package_net_weight: net, package_gross_weight: gross }: CardValues): RuleProblem[] =>
  net !== '' && gross !== '' && Number(gross) < Number(net)
    ? [{ field: 'package_gross_weight', code: 'weight_order' }]
    : [];

/** Rejects sea terms with air shipment. */
export const termsProblems = (all: CardValues, type: SkuType): RuleProblem[] =>
  type === 'product' && isBySea(all.inco_terms) && all.shipment_method === 'air'
    ? [{ field: 'shipment_method', code: 'sea_terms' }]
    : [];
