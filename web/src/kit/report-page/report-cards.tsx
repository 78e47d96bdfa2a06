import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import styles from './report-page.module.css';

export interface ReportCard {
  id: string;
  title: string;
  text: string;
  to: string;
  isCurrent: boolean;
}

/** The reports there are, the open one marked. */
export function ReportCards({ reports }: { reports: ReportCard[] }) {
  const t = useTexts('reports');
  return (
    <nav className={styles.cards} aria-label={t('list')}>
      {reports.map(({ id, title, text, to, isCurrent }) => (
        <Link key={id} className={styles.card} to={to} aria-current={isCurrent ? 'page' : undefined}>
          <b>{title}</b>
          <span>{text}</span>
        </Link>
      ))}
    </nav>
  );
}
