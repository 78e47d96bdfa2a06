import type { CompanyView } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { useSupplierFacts } from '../../kit/supplier-fields/use-supplier-facts';
import { FileList } from '../../ui/file-list/file-list';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { FactsList } from '../../ui/panel/facts-list';
import { Panel } from '../../ui/panel/panel';
import styles from './company.module.css';
import { productionTexts } from './company-facts';

const isKnown = ({ company, production: { capacity, markets, staff, area } }: CompanyView): boolean =>
  [capacity, markets, staff, area, ...productionTexts.map((name) => company[name])].some((fact) => fact !== null);

/** Tells whether there is something to show. Only suppliers have exports and production. */
export const hasProduction = (view: CompanyView): boolean =>
  view.company.type === 'supplier' &&
  (view.company.export_product_list !== null || view.company.broker_files.length > 0 || isKnown(view));

/** Returns the name of the section: a trading company produces nothing itself. */
export const productionTitle = ({ company, production: { capacity, area } }: CompanyView): 'production' | 'supplies' =>
  company.business_type === 'distributer' && capacity === null && area === null ? 'supplies' : 'production';

/** Shows a supplier's exports, capacity, markets, staff and area, and the broker's files about it. */
export function CompanyProduction({ view }: { view: CompanyView }) {
  const t = useTexts('company');
  const factsOf = useSupplierFacts();
  const { company, production } = view;
  const { capacity, markets, staff, area } = production;
  return (
    <div id="production" className={styles.target}>
      <Panel title={t(`sections.${productionTitle(view)}`)}>
        <Stack gap={4}>
          {company.export_product_list && (
            <Text className={styles.prose}>
              <LocalizedText of={company} field="export_product_list" />
            </Text>
          )}
          {isKnown(view) && (
            <FactsList
              columns={2}
              facts={[
                {
                  label: t('production.capacity'),
                  value: capacity && <LocalizedText of={production} field="capacity" />,
                },
                { label: t('production.staff'), value: staff !== null && formatNumber(staff) },
                {
                  label: t('production.area'),
                  value: area !== null && t('production.areaOf', { shown: formatNumber(area) }),
                },
                { label: t('production.markets'), value: markets && <LocalizedText of={production} field="markets" /> },
                ...factsOf(productionTexts, (name) => company[name]),
              ]}
            />
          )}
          {company.broker_files.length > 0 && <FileList files={company.broker_files} />}
        </Stack>
      </Panel>
    </div>
  );
}
