import type { CompanyView } from '@setu/contract';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { FileList } from '../../ui/file-list/file-list';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import styles from './company.module.css';

type Company = CompanyView['company'];

/** Only suppliers tell what they export. */
export const hasProduction = ({ type, export_product_list, broker_files }: Company): boolean =>
  type === 'supplier' && (export_product_list !== null || broker_files.length > 0);

/** What a supplier exports, and the files the broker keeps about it. */
export function CompanyProduction({ company }: { company: Company }) {
  const t = useTexts('company');
  return (
    <div id="production" className={styles.target}>
      <Panel title={t('sections.production')}>
        <Stack gap={4}>
          {company.export_product_list && (
            <Text className={styles.prose}>
              <LocalizedText of={company} field="export_product_list" />
            </Text>
          )}
          {company.broker_files.length > 0 && <FileList files={company.broker_files} />}
        </Stack>
      </Panel>
    </div>
  );
}
