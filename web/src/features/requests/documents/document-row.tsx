import { fillPath, type PaperView, routes } from '@setu/contract';
import { formatFileSize } from '../../../i18n/file-size';
import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { IconDownload } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import styles from './documents.module.css';

interface DocumentRowProps {
  requestId: string;
  paper: PaperView;
  isBusy: boolean;
  onAgain: () => void;
}

/** Shows one document: its kind, its state and its action. */
export function DocumentRow({ requestId, paper, isBusy, onAgain }: DocumentRowProps) {
  const t = useTexts('requests');
  const version = t('papers.version', { version: paper.version });
  const name = `${t(`papers.kind.${paper.kind}`)}, ${version}`;
  const href = fillPath(routes.downloadPaper.path, { request: requestId, paper: paper.id });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{name}</b>
        <Text as="span" size={13} tone={paper.state === 'failed' ? 'danger' : 'secondary'}>
          {paper.state === 'ready' &&
            `${formatDateTime(paper.made_at ?? paper.asked_at)} · ${formatFileSize(paper.size)}`}
          {paper.state === 'making' && <span role="status">{t('papers.making')}</span>}
          {paper.state === 'failed' && <span role="alert">{t('papers.failedRow')}</span>}
        </Text>
      </div>
      {paper.state === 'ready' && (
        <a
          className={styles.download}
          href={href}
          download={paper.name}
          aria-label={t('papers.downloadNamed', { name })}
        >
          <Icon of={IconDownload} size={18} />
          {t('papers.download')}
        </a>
      )}
      {paper.state === 'failed' && (
        <Button size="small" isBusy={isBusy} ariaLabel={t('papers.againNamed', { name })} onClick={onAgain}>
          {t('papers.again')}
        </Button>
      )}
    </li>
  );
}
