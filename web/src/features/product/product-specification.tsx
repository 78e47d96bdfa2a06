import type { CardDetailsView } from '@setu/contract';
import { localizedText } from '../../i18n/localized-text';
import { useReader } from '../../i18n/reader';
import { UnbrokenText } from '../../i18n/unbroken-text';
import { useTexts } from '../../i18n/use-texts';
import { FactsList } from '../../ui/panel/facts-list';
import styles from './product.module.css';
import { specificationOf } from './specification';

/** Shows the points of the specification as labelled rows. Points without a label share the last row. */
export function ProductSpecification({ card }: { card: CardDetailsView }) {
  const t = useTexts('product');
  const text = localizedText(card, 'technical_specification', useReader());
  if (!text) return null;
  const { points } = specificationOf(text.text);
  const labelled = points.flatMap(({ label, text: value }) =>
    label === null ? [] : [{ label, value: <UnbrokenText text={value} /> }],
  );
  const others = points.flatMap(({ label, text: value }) => (label === null ? [value] : []));
  const last = { label: t('facts.also'), value: others.length > 0 && <UnbrokenText text={others.join(', ')} /> };
  return (
    <div className={styles.specification} lang={text.lang}>
      <FactsList facts={[...labelled, last]} />
    </div>
  );
}
