import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconChevronRight } from '../icon/icons';
import styles from './page.module.css';

export interface Crumb {
  label: string;
  /** The address. Absent for the current page. */
  to?: string;
  /** Set if the label is not in the reader's language. */
  lang?: string;
}

/** The path from the home page to this page. Middle steps are hidden on phones. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTexts();
  return (
    <nav className={styles.crumbs} aria-label={t('shell.breadcrumbs')}>
      <ol>
        {crumbs.map(({ label, to, lang }, index) => (
          <li key={`${to ?? ''}${label}`}>
            {to ? (
              <Link to={to} lang={lang}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" lang={lang}>
                {label}
              </span>
            )}
            {index < crumbs.length - 1 && <Icon of={IconChevronRight} size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
