import type { RegulationView } from '@setu/contract';
import { currentLanguage, formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { useDownload } from '../../kit/report-page/use-download';
import { Button } from '../../ui/button/button';
import { IconDownload } from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import { FactsList } from '../../ui/panel/facts-list';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { DocumentText } from './document-text';
import styles from './signing.module.css';

interface RegulationPanelProps {
  regulation: RegulationView;
  content: Uint8Array | null | undefined;
}

/** Shows the document as it is signed: its text, its file and its hash. */
export function RegulationPanel({ regulation, content }: RegulationPanelProps) {
  const t = useTexts('signing');
  const { start } = useDownload();
  const edition = t('edition', { number: regulation.number, date: formatDate(regulation.effective_from) });
  const save = () => void start({ path: regulation.url, fallbackName: regulation.name });
  return (
    <Panel
      title={t('document')}
      isPadded={false}
      aside={
        <Button size="small" icon={IconDownload} onClick={save}>
          {t('download')}
        </Button>
      }
    >
      <div className={styles.pad}>
        <FactsList
          facts={[
            { label: t('facts.document'), value: edition },
            { label: t('facts.hash'), value: <span className={styles.hash}>{regulation.sha256}</span> },
            { label: t('facts.kind'), value: t('detached') },
          ]}
        />
      </div>
      {content === undefined && (
        <div className={styles.pad} aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
      {content === null && (
        <div className={styles.pad} role="alert">
          <Text>{t('unread')}</Text>
        </div>
      )}
      {content && currentLanguage() !== 'ru' && (
        <div className={styles.pad}>
          <Text tone="secondary">{t('inRussian')}</Text>
        </div>
      )}
      {content && regulation.type === 'text/plain' && <DocumentText content={content} label={t('document')} />}
      {content && regulation.type !== 'text/plain' && (
        <div className={styles.pad}>
          <Text>{t('openFile')}</Text>
        </div>
      )}
    </Panel>
  );
}
