import { convertedValues, formatMoneyAsIs, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { multiply } from '../../../lib/money';
import { Text } from '../../../ui/layout/text';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { countOf } from '../model/request-prices';
import type { Side } from '../model/side';
import styles from './description.module.css';
import type { DescriptionValues } from './description-values';

const roubles = (typed: string) => {
  const value = Number(typed);
  return typed !== '' && Number.isFinite(value) && value > 0 ? { value, currency: 'RUB' } : null;
};

/** Shows the total of the request, and who sees which of its data. */
export function DescriptionAside({ values, reader }: { values: DescriptionValues; reader: Side }) {
  const t = useTexts('requests');
  return (
    <div className={styles.aside}>
      <Sums values={values} />
      <Panel title={t('description.whoSees')}>
        <ul className={styles.seen}>
          <li>{t(reader === 'broker' ? 'order.seenByCustomer' : 'description.seenByBroker')}</li>
          <li>{t('description.seenBySuppliers')}</li>
          <li>{t(reader === 'broker' ? 'order.hidden' : 'description.hidden')}</li>
        </ul>
      </Panel>
    </div>
  );
}

/** Shows count times price next to the entered total. The two may differ, and neither is corrected. */
function Sums({ values: { positionCount, positionPrice, contractTotal } }: { values: DescriptionValues }) {
  const t = useTexts('requests');
  const count = countOf(positionCount);
  const price = roubles(positionPrice);
  const total = roubles(contractTotal);
  if (!price && !total) return null;
  const rupees = total && convertedValues(total);
  return (
    <Panel title={t('description.sums')}>
      <FactsList
        facts={[
          {
            label: t('description.byPrice', { count: formatNumber(count ?? 0) }),
            value: price && count ? formatMoneyAsIs(multiply(price, count)) : null,
          },
          { label: t('description.total'), value: total && formatMoneyAsIs(total) },
          { label: t('description.inRupees'), value: rupees?.amount },
        ]}
      />
      <Text size={13} tone="muted" className={styles.note}>
        {t('description.rateNote')}
      </Text>
    </Panel>
  );
}
