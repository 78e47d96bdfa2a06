import type { CardDetailsView } from '@setu/contract';
import { currentLanguage } from '../../i18n/formats';
import type { Language } from '../../i18n/locale';
import { ReaderTexts } from '../../i18n/reader-texts';
import { useTexts } from '../../i18n/use-texts';
import { Stack } from '../../ui/layout/layout';
import { Gallery } from '../../ui/media/gallery';
import { Section } from '../../ui/page/section';
import { Panel } from '../../ui/panel/panel';
import styles from './product.module.css';
import { ProductFactsList } from './product-facts-list';
import { ProductPrice } from './product-price';
import { ProductSections } from './product-sections';
import { ProductSummary } from './product-summary';
import { TermsList } from './terms-list';

const namespaces = ['product', 'card-fields', 'trust'] as const;

interface CardPreviewProps {
  card: CardDetailsView;
  /** The language of the buyers. */
  language: Language;
  /** The heading, which names the language in that of the page. */
  title: string;
}

/**
 * Shows a card as buyers will see it, in their language and without their actions. Reviewers use it to decide on
 * publication.
 */
export function CardPreview({ card, language, title }: CardPreviewProps) {
  return (
    <Section title={title}>
      <div lang={language}>
        {language === currentLanguage() ? (
          <ShownCard card={card} />
        ) : (
          <ReaderTexts language={language} namespaces={namespaces}>
            <ShownCard card={card} />
          </ReaderTexts>
        )}
      </div>
    </Section>
  );
}

function ShownCard({ card }: { card: CardDetailsView }) {
  const t = useTexts('product');
  return (
    <Stack gap={4}>
      <Panel>
        <div className={styles.top}>
          <div className={styles.gallery}>
            <Gallery pictures={card.pictures} name={card.name} />
          </div>
          <ProductSummary card={card} logo={null} headingLevel={2} isAsForCustomers />
          <div className={styles.priced}>
            <ProductPrice card={card} />
            <TermsList card={card} hasMinimum />
          </div>
        </div>
      </Panel>
      <div id="characteristics" className={styles.target}>
        <Panel title={t(card.type === 'service' ? 'characteristicsOfService' : 'characteristics')}>
          <ProductFactsList card={card} columns={2} isAsForCustomers />
        </Panel>
      </div>
      <ProductSections card={card} isAsForCustomers />
    </Stack>
  );
}
