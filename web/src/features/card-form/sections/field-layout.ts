import { type CardFieldName, cardField, type SkuType } from '@setu/contract';
import type { CardField } from '../model/card-fields';

interface FieldLayout {
  /** The width in twelfths. On a phone each field takes the row, or half of it. */
  span: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  isHalf?: boolean;
  /** The description of the field is shown below it. */
  hasHelp?: boolean;
}

const half = (span: FieldLayout['span']): FieldLayout => ({ span, isHalf: true });

/** What differs from the layout of the field's kind. */
const layouts: Partial<Record<CardField, FieldLayout>> = {
  name: { span: 8 },
  vendor_code: { span: 4 },
  treeId: { span: 4 },
  categoryId: { span: 4 },
  subCategoryId: { span: 4 },
  hs_code: { span: 5 },
  brand: { span: 7 },
  country: { span: 5 },
  industries: { span: 7 },
  other_industry: { span: 12 },
  condition: { span: 5 },
  area: { span: 7 },
  price_mode: { span: 6 },
  price_from: half(3),
  price_to: half(3),
  unit: { span: 6 },
  minimum_quantum: { span: 6 },
  payment_advance: half(6),
  payment_transfer: half(6),
  inco_terms: { span: 6 },
  inco_place: { span: 6 },
  lead_days: half(4),
  warranty: { ...half(4), hasHelp: true },
  features: { span: 6 },
  technical_specification: { span: 6 },
  composition: { span: 8 },
  color: { span: 4 },
  package_net_weight: half(4),
  package_gross_weight: half(4),
  package_volume: half(4),
  is_hazardous: { span: 6 },
  transport_temperature: { span: 6 },
  shipment_port: { span: 8 },
};

/** What differs for a service, which has fewer fields in a row. */
const serviceLayouts: Partial<Record<CardField, FieldLayout>> = {
  brand: { span: 5 },
  area: { span: 12 },
  lead_days: half(6),
  warranty: { ...half(6), hasHelp: true },
};

/** Returns the layout of a field's kind. */
function usualLayout(field: CardField): FieldLayout {
  const spec = cardField(field as CardFieldName);
  if (spec?.kind === 'text') {
    return { span: spec.lines ? 12 : 6, hasHelp: spec.translated === true };
  }
  if (spec?.kind === 'number' || spec?.kind === 'share') return half(4);
  return { span: spec?.kind === 'choice' || spec?.kind === 'flag' ? 4 : 12 };
}

/** Returns how the form shows a field. A plain field without a layout of its own has that of its kind. */
export const layoutOf = (field: CardField, type: SkuType = 'product'): FieldLayout => ({
  ...usualLayout(field),
  ...layouts[field],
  ...(type === 'service' && serviceLayouts[field]),
});
