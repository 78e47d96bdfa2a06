import type { CardDetailsView } from '@setu/contract';
import { WordedText } from '../../i18n/localized-text';
import { QuantityText } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import { useFieldLabels } from '../../kit/card-fields/use-field-labels';
import { useUser } from '../../session/use-session';
import { Text } from '../../ui/layout/text';
import { FactsList } from '../../ui/panel/facts-list';
import { type FactId, type FactValue, factsOf, isByWeight } from './product-facts';
import { useFactTexts } from './use-fact-texts';

interface ProductFactsListProps {
  card: CardDetailsView;
  /** Shows only these facts, in the card's own order. All facts if absent. */
  only?: readonly FactId[];
  /** Facts shown elsewhere on the page. They are left out unless their value is missing. */
  but?: ReadonlySet<FactId>;
  columns?: 1 | 2;
  /** True to leave out empty facts for every reader, as customers see the card. */
  isAsForCustomers?: boolean;
}

/**
 * Shows the card's facts. Brokers also see empty facts, to know what is missing. Other users see only the filled ones.
 */
export function ProductFactsList({ card, only, but, columns = 1, isAsForCustomers }: ProductFactsListProps) {
  const { joinedLabelOf } = useFieldLabels(card.type);
  const t = useTexts('product');
  const texts = useFactTexts(card.type);
  const seesEmpty = useUser()?.company.type === 'broker' && !isAsForCustomers;
  const show = (value: FactValue) => {
    if (value === null) return seesEmpty ? <NoData /> : null;
    if (typeof value === 'string') return value;
    return 'unit' in value ? <QuantityText {...value} /> : <WordedText text={value} />;
  };
  const facts = factsOf(card, texts)
    .filter(({ id, value }) => (!only || only.includes(id)) && !(value !== null && but?.has(id)))
    .map(({ id, value }) => ({
      label: id === 'length' && isByWeight(card) ? t('facts.packageSize') : joinedLabelOf(id),
      value: show(value),
    }));
  return <FactsList facts={facts} columns={columns} />;
}

/** Shows that the card has no value. */
export function NoData() {
  const t = useTexts('product');
  return (
    <Text as="span" tone="muted">
      {t('facts.none')}
    </Text>
  );
}
