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
import { LongNumber } from './long-number';
import styles from './signing.module.css';

interface RegulationPanelProps {
  regulation: RegulationView;
  content: Uint8Array | null | undefined;
}

/** Shows the document as it is signed: its text, its file and its hash. */
export function RegulationPanel({ regulation, content }: RegulationPanelProps) {
  const t = useTexts('signing');
  const { start } = useDownload();
  const edition = t('editionTitle', { number: regulation.number, date: formatDate(regulation.effective_from) });
  const isText = regulation.type === 'text/plain';
  const save = () => void start({ path: regulation.url, fallbackName: regulation.name });
  return (
    <Panel
      title={edition}
      isPadded={false}
      aside={
        <Button size="small" icon={IconDownload} onClick={save}>
          {t('download')}
        </Button>
      }
    >
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
      {content && (
        <div className={styles.pad}>
          {currentLanguage() !== 'ru' && <Text tone="secondary">{t('inRussian')}</Text>}
          {isText && <Text tone="secondary">{t('scrolls')}</Text>}
        </div>
      )}
      {content && isText && <DocumentText content={content} label={t('document')} />}
      {content && !isText && (
        <div className={styles.pad}>
          <Text>{t('openFile')}</Text>
        </div>
      )}
      <div className={styles.underText}>
        <FactsList
          facts={[
            { label: t('facts.hash'), value: <LongNumber text={regulation.sha256} /> },
            { label: t('facts.kind'), value: t('detached') },
          ]}
        />
      </div>
    </Panel>
  );
}
