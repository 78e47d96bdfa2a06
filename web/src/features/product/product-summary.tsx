import { type CardDetailsView, hsText, type PictureView } from '@setu/contract';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { IconPencil } from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import { StatusChip } from '../../ui/status/status-chip';
import styles from './product.module.css';
import { ProductFactsList } from './product-facts-list';
import { ProductPrice } from './product-price';
import { ProductSpecification } from './product-specification';
import { summaryFacts } from './shown-elsewhere';
import { SupplierBlock } from './supplier-block';

interface ProductSummaryProps {
  card: CardDetailsView;
  logo: PictureView | null;
  /** 2 on pages that show the card but are about something else. */
  headingLevel?: 1 | 2;
  /** Whether the page shows the status of the card's review, so that “Draft” says nothing more. */
  isUnderReview?: boolean;
  /** True to show the card as customers see it, to every reader. */
  isAsForCustomers?: boolean;
}

/** Shows the codes, the name, the main points for comparison and the supplier, next to the pictures. */
export function ProductSummary({ card, logo, headingLevel = 1, isUnderReview, isAsForCustomers }: ProductSummaryProps) {
  const t = useTexts('product');
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const codes = [
    card.vendor_code && t('codes.vendor', { code: card.vendor_code }),
    card.hs_code && t('codes.hs', { code: hsText(card.hs_code) }),
  ].filter(Boolean);
  return (
    <div className={styles.summary}>
      {card.draft && !isUnderReview && !isAsForCustomers && (
        <p>
          <StatusChip tone="neutral" icon={IconPencil}>
            {t('draft')}
          </StatusChip>
        </p>
      )}
      <Text size={13} tone="muted">
        {codes.join(' · ')}
      </Text>
      <Heading className={styles.title} tabIndex={-1}>
        <LocalizedText of={card} field="name" />
      </Heading>
      <div className={styles.onlyPhone}>
        <ProductPrice card={card} />
      </div>
      <ProductSpecification card={card} />
      <ProductFactsList card={card} only={summaryFacts(card)} isAsForCustomers={isAsForCustomers} />
      <p>
        <a className={styles.anchor} href="#characteristics">
          {t(card.type === 'service' ? 'characteristicsOfService' : 'allFacts')}
        </a>
      </p>
      <SupplierBlock company={card.company} logo={logo} />
    </div>
  );
}
