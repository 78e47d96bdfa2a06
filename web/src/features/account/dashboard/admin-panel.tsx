import { type AdminDeskView, type ScreenName, screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useHasScreen } from '../../../session/screens';
import { Icon } from '../../../ui/icon/icon';
import { IconChevronRight } from '../../../ui/icon/icons';
import { Panel } from '../../../ui/panel/panel';
import styles from './desk.module.css';

interface Tool {
  id: string;
  screen: ScreenName;
  params?: Record<string, string>;
  figure?: keyof AdminDeskView;
}

const tools = [
  { id: 'companies', screen: 'admin_company_list_page', figure: 'companies' },
  { id: 'suppliers', screen: 'company_list_page', params: { type: 'supplier' }, figure: 'suppliers' },
  { id: 'customers', screen: 'company_list_page', params: { type: 'customer' }, figure: 'customers' },
  { id: 'team', screen: 'user_list_page', figure: 'team' },
  { id: 'categories', screen: 'admin_category_tree' },
  { id: 'words', screen: 'search_words_page' },
  { id: 'costs', screen: 'cost_tables_page' },
  { id: 'regulations', screen: 'regulations_page' },
  { id: 'home', screen: 'home_edit_page' },
  { id: 'pages', screen: 'static_page_edit', params: { link: 'about' } },
  { id: 'settings', screen: 'settings_page' },
  { id: 'audit', screen: 'audit_page' },
] as const satisfies readonly Tool[];

/** Links an administrator to everything that they manage, with its figures. `figures` is undefined while loading. */
export function AdminPanel({ figures }: { figures: AdminDeskView | null | undefined }) {
  const t = useTexts('account');
  const hasScreen = useHasScreen();
  return (
    <Panel title={t('desk.admin.title')} isPadded={false}>
      <ul className={styles.tools}>
        {tools
          .filter(({ screen }) => hasScreen(screen))
          .map(({ id, screen, params, figure }: (typeof tools)[number] & Tool) => {
            const value = figure && figures?.[figure];
            return (
              <li key={id}>
                <Link to={screenPath(screen, params)}>
                  <span>
                    {t(`desk.admin.tools.${id}`)}
                    {typeof value === 'number' && <small>{` (${formatNumber(value)})`}</small>}
                  </span>
                  <Icon of={IconChevronRight} size={16} />
                </Link>
              </li>
            );
          })}
      </ul>
    </Panel>
  );
}
