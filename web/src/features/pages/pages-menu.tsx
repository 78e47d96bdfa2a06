import { screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { pageGroups } from './page-groups';
import styles from './pages.module.css';

/** Shows the related pages by the groups of the footer. On wide screens they are next to the text. */
export function PagesMenu({ current }: { current: string }) {
  const t = useTexts('pages');
  const common = useTexts();
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      {pageGroups.map(({ id, pages }) => (
        <section key={id}>
          <h2>{common(`footer.${id}`)}</h2>
          <ul>
            {pages.map(({ link, textKey }) => (
              <li key={link}>
                <Link to={screenPath('static_page', { link })} aria-current={link === current ? 'page' : undefined}>
                  {common(`footer.${textKey}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
