import type { FileView } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { FileList } from '../../ui/file-list/file-list';
import { Panel } from '../../ui/panel/panel';
import styles from './company.module.css';

/** Lists the certificates of the company's goods. */
export function CompanyCertificates({ files }: { files: FileView[] }) {
  const t = useTexts('company');
  return (
    <div id="certificates" className={styles.target}>
      <Panel title={t('sections.certificates')} aside={formatNumber(files.length)}>
        <FileList files={files} />
      </Panel>
    </div>
  );
}
