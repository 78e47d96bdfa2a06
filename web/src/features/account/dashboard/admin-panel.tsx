import { type AdminDeskView, type ScreenName, screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useHasScreen } from '../../../session/screens';
import { Panel } from '../../../ui/panel/panel';
import styles from './desk.module.css';

type Figure = keyof AdminDeskView;

interface Tool {
  id: string;
  screen: ScreenName;
  params?: Record<string, string>;
  /** The figure beside the name. */
  figure?: Figure;
  /** The figure in the note. */
  noteFigure?: Figure;
}

const tools = [
  { id: 'companies', screen: 'admin_company_list_page', figure: 'companies' },
  { id: 'suppliers', screen: 'company_list_page', params: { type: 'supplier' }, figure: 'suppliers' },
  { id: 'customers', screen: 'company_list_page', params: { type: 'customer' }, figure: 'customers' },
  { id: 'team', screen: 'user_list_page', figure: 'team', noteFigure: 'invited' },
  { id: 'categories', screen: 'admin_category_tree' },
  { id: 'category_list', screen: 'admin_category_list', figure: 'categories' },
  { id: 'words', screen: 'search_words_page', noteFigure: 'missed_searches' },
  { id: 'costs', screen: 'cost_tables_page' },
  { id: 'regulations', screen: 'regulations_page', noteFigure: 'signed' },
  { id: 'home', screen: 'home_edit_page' },
  { id: 'pages', screen: 'static_page_edit', params: { link: 'about' } },
  { id: 'settings', screen: 'settings_page' },
  { id: 'audit', screen: 'audit_page' },
] as const satisfies readonly Tool[];

/** Links an administrator to everything that they manage, with its figures. `figures` is undefined while loading. */
export function AdminPanel({ figures }: { figures: AdminDeskView | null | undefined }) {
  const t = useTexts('account');
  const hasScreen = useHasScreen();
  const shown = (figure: Figure | undefined): string | undefined => {
    const value = figure && figures?.[figure];
    return typeof value === 'number' ? formatNumber(value) : undefined;
  };
  return (
    <Panel title={t('desk.admin.title')} isPadded={false}>
      <ul className={styles.tools}>
        {tools
          .filter(({ screen }) => hasScreen(screen))
          .map(({ id, screen, ...tool }: (typeof tools)[number] & Tool) => {
            const figure = shown(tool.figure);
            const count = shown(tool.noteFigure) ?? '—';
            return (
              <li key={id}>
                <Link to={screenPath(screen, tool.params)}>
                  <b>{t(`desk.admin.tools.${id}`)}</b>
                  {figure && <strong>{figure}</strong>}
                  <small>{t(`desk.admin.notes.${id}`, { count })}</small>
                </Link>
              </li>
            );
          })}
      </ul>
    </Panel>
  );
}
