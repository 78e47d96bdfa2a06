import { convertedValues, formatMoneyAsIs, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { countOf } from '../model/request-prices';
import type { Side } from '../model/side';
import styles from './description.module.css';
import { sumByPrices, typedRoubles } from './description-sum';
import type { DescriptionValues } from './description-values';

/** Shows the total of the request, and who sees which of its data. */
export function DescriptionAside({ values, reader }: { values: DescriptionValues; reader: Side }) {
  const t = useTexts('request-forms');
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
function Sums({ values }: { values: DescriptionValues }) {
  const t = useTexts('request-forms');
  const { positionCount, positionPrice, furtherPositions: further, contractTotal } = values;
  const byPrices = sumByPrices(values);
  const total = typedRoubles(contractTotal);
  if (!typedRoubles(positionPrice) && !total) return null;
  const rupees = total && convertedValues(total);
  return (
    <Panel title={t('description.sums')}>
      <FactsList
        facts={[
          {
            label:
              further.length > 0
                ? t('description.byPrices')
                : t('description.byPrice', { count: formatNumber(countOf(positionCount) ?? 0) }),
            value: byPrices && formatMoneyAsIs(byPrices),
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
