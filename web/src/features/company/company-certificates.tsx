import type { CertificateView } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { CertificateList } from '../../ui/file-list/certificate-list';
import { Panel } from '../../ui/panel/panel';
import styles from './company.module.css';

/** Lists the certificates of the company's goods. */
export function CompanyCertificates({ files }: { files: CertificateView[] }) {
  const t = useTexts('company');
  return (
    <div id="certificates" className={styles.target}>
      <Panel title={t('sections.certificates')} aside={formatNumber(files.length)}>
        <CertificateList certificates={files} />
      </Panel>
    </div>
  );
}
