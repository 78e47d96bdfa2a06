import { hsText, type RequestView } from '@setu/contract';
import { LocalizedText } from '../../../i18n/localized-text';
import { companyName } from '../../../i18n/names';
import { QuantityText } from '../../../i18n/quantity-text';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Picture } from '../../../ui/media/picture';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { toCard } from '../../product/public';
import styles from './draft.module.css';

/** Shows the product of the request: picture, name and key facts, which are folded on a phone. */
export function DraftProduct({ request }: { request: RequestView }) {
  const t = useTexts('request-forms');
  const own = useTexts('requests');
  const isPhone = useIsPhone();
  const [line] = request.last_customer_condition.condition_product_skus;
  if (!line) return null;
  const { product_sku: card, withdrawn } = line;
  const { minimum_quantum: minimum, unit } = card;
  const facts = (
    <FactsList
      facts={[
        { label: own('facts.vendorCode'), value: card.vendor_code },
        { label: own('facts.hsCode'), value: hsText(card.hs_code) },
        {
          label: own('facts.minimum'),
          value: minimum !== null && <QuantityText value={minimum} unit={unit} />,
        },
      ]}
    />
  );
  return (
    <Panel title={t('draft.product')}>
      <div className={styles.product}>
        <div className={styles.picture}>
          <Picture of={card.pictures[0]} alt="" sizes="160px" priority="first" />
        </div>
        <div>
          <p className={styles.name}>
            {withdrawn ? (
              <LocalizedText of={card} field="name" />
            ) : (
              <TextLink look="plain" to={toCard(card)}>
                <LocalizedText of={card} field="name" />
              </TextLink>
            )}
          </p>
          <p className={styles.supplier}>
            {[companyName(card.company.short_name), card.company.city].filter(Boolean).join(', ')}
          </p>
        </div>
        {isPhone ? (
          <details className={styles.facts}>
            <summary>{t('draft.facts')}</summary>
            {facts}
          </details>
        ) : (
          <div className={styles.facts}>{facts}</div>
        )}
      </div>
    </Panel>
  );
}
