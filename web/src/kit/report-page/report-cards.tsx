import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconCalendar, IconClock, IconDownload } from '../../ui/icon/icons';
import styles from './report-page.module.css';
import type { DownloadRequest } from './use-download';

export interface ReportCard {
  id: string;
  title: string;
  text: string;
  to: string;
  isCurrent: boolean;
  /** The days the report covers, or the time it was calculated. */
  when?: { kind: 'days' | 'moment'; text: string };
  /** The full report as a file, without opening it. */
  file?: DownloadRequest;
}

const whenIcons = { days: IconCalendar, moment: IconClock };

interface ReportCardsProps {
  reports: ReportCard[];
  onFile: (report: ReportCard) => void;
}

/** Scrolls the row of a phone to the open report. */
const intoView = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The list of reports, with the open one marked. Each card describes its report and has a download button. */
export function ReportCards({ reports, onFile }: ReportCardsProps) {
  const t = useTexts('reports');
  return (
    <nav className={styles.cards} aria-label={t('list')}>
      {reports.map((report) => {
        const { id, title, text, to, isCurrent, when, file } = report;
        return (
          <div
            key={id}
            ref={isCurrent ? intoView : undefined}
            className={styles.card}
            data-current={isCurrent || undefined}
          >
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              <b>{title}</b>
              <span>{text}</span>
            </Link>
            {(when || file) && (
              <div className={styles.cardFoot}>
                {when && (
                  <span>
                    <Icon of={whenIcons[when.kind]} size={14} />
                    {when.text}
                  </span>
                )}
                {file && (
                  <button type="button" onClick={() => onFile(report)} aria-label={t('fileOf', { report: title })}>
                    <Icon of={IconDownload} size={14} />
                    {t('fileKind')}
                  </button>
                )}
              </div>
            )}
          </div>
        );
      })}
    </nav>
  );
}
