import type { CardDetailsView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { Stack } from '../../ui/layout/layout';
import { Gallery } from '../../ui/media/gallery';
import { Panel } from '../../ui/panel/panel';
import styles from './product.module.css';
import { ProductFactsList } from './product-facts-list';
import { ProductPrice } from './product-price';
import { ProductSections } from './product-sections';
import { ProductSummary } from './product-summary';
import { TermsList } from './terms-list';

/** Shows a card as buyers will see it, without their actions. Reviewers use it to decide on publication. */
export function CardPreview({ card }: { card: CardDetailsView }) {
  const t = useTexts('product');
  return (
    <Stack gap={4}>
      <Panel>
        <div className={styles.top}>
          <div className={styles.gallery}>
            <Gallery pictures={card.pictures} name={card.name} />
          </div>
          <ProductSummary card={card} logo={null} headingLevel={2} />
          <div className={styles.priced}>
            <ProductPrice card={card} />
            <TermsList card={card} hasMinimum />
          </div>
        </div>
      </Panel>
      <div id="characteristics" className={styles.target}>
        <Panel title={t(card.type === 'service' ? 'characteristicsOfService' : 'characteristics')}>
          <ProductFactsList card={card} columns={2} />
        </Panel>
      </div>
      <ProductSections card={card} />
    </Stack>
  );
}
