import type { CardFormView, CardView, SkuType, UnitView } from '@setu/contract';
import type { Language } from '../../../i18n/locale';
import type { CardValues } from '../model/card-values';

interface Known {
  view: Pick<CardFormView, 'card' | 'company' | 'russian_name' | 'russian_inco_place' | 'values'>;
  type: SkuType;
  unit: UnitView | null;
  language: Language;
  /** Shown while no name is typed. */
  nameless: string;
}

const numberOf = (typed: string): number | null => (typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed));

/** Returns the typed values as a card in a list. An untranslated name is the English one and is marked. */
export function previewCard(values: CardValues, { view, type, unit, language, nameless }: Known): CardView {
  const { card, company, russian_name, russian_inco_place: russianPlace } = view;
  const isTranslated = language === 'ru' && russian_name !== '';
  const isOnRequest = values.price_mode === 'request';
  const from = isOnRequest ? null : numberOf(values.price_from);
  return {
    id: card.id,
    sku_id: card.id,
    category_id: values.subCategoryId,
    tree_id: values.treeId,
    categories: { tree: null, category: null, subcategory: null },
    type,
    name: (isTranslated ? russian_name : values.name.trim()) || nameless,
    variant: null,
    vendor_code: values.vendor_code,
    hs_code: values.hs_code,
    price_mode: values.price_mode,
    price_from: from,
    price_to: values.price_mode === 'range' ? numberOf(values.price_to) : from,
    price_currency: 'INR',
    unit,
    minimum_quantum: numberOf(values.minimum_quantum),
    lead_days: numberOf(values.lead_days),
    inco_terms: type === 'product' ? values.inco_terms : '',
    // A changed place has no translation yet.
    inco_place: isTranslated
      ? (values.inco_place === view.values?.inco_place && russianPlace) || null
      : values.inco_place || null,
    is_sample_available: values.is_sample_available === 'yes',
    pictures: values.imageList
      .slice(0, 1)
      .map(({ id, url, original_name }) => ({ id, url, original_name, color: null })),
    company: { ...company, langs: {} },
    broker_manager: null,
    product: {
      brand_name: values.brand,
      manufacturer_country: null,
      type: type === 'service' ? 'services' : 'goods',
    },
    draft: true,
    langs: language === 'ru' && !isTranslated && values.name.trim() !== '' ? { name: 'en' } : {},
  };
}
