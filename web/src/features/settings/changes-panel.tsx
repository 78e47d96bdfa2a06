import type { SettingChangeView, SettingsView } from '@setu/contract';
import { screenPath } from '@setu/contract';
import { formatDateTime } from '../../i18n/formats';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { Pagination } from '../../ui/pagination/pagination';
import { Panel } from '../../ui/panel/panel';
import { EmptyState } from '../../ui/states/states';
import styles from './settings.module.css';
import { useSettingLabels } from './use-setting-labels';

const limit = 20;

/** Lists who changed which setting, with the old and new value. */
export function ChangesPanel({ view, page }: { view: SettingsView; page: number }) {
  const t = useTexts('settings');
  const { labelOf } = useSettingLabels();
  const columns = useChangeColumns();
  const rows = view.changes.map((change, index) => ({ ...change, id: `${change.at} ${change.name} ${index}` }));
  return (
    <Panel title={t('changes.title')} isPadded={false}>
      <DataTable
        caption={t('changes.title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => labelOf(name)}
        empty={<EmptyState title={t('changes.none')}>{t('changes.noneText')}</EmptyState>}
      />
      {view.changes_total > limit && (
        <div className={styles.pager}>
          <Pagination
            page={page}
            limit={limit}
            total={view.changes_total}
            pageHref={(to) => `${screenPath('settings_page')}?page=${to}`}
            sizes={[]}
          />
        </div>
      )}
    </Panel>
  );
}

function useChangeColumns(): Column<SettingChangeView & { id: string }>[] {
  const t = useTexts('settings');
  const { labelOf, valueText } = useSettingLabels();
  return [
    { id: 'setting', title: t('changes.setting'), inCard: 'title', cell: ({ name }) => labelOf(name) },
    {
      id: 'change',
      title: t('changes.change'),
      inCard: 'subtitle',
      cell: ({ name, old_value: from, new_value: to }) =>
        t('changes.from', { from: valueText(name, from), to: valueText(name, to) }),
    },
    {
      id: 'by',
      title: t('changes.by'),
      inCard: 'fact',
      cell: ({ by, acting }) => (
        <>
          {by && fullName(by)}
          {acting && <span className={styles.second}>{t('changes.acting', { name: fullName(acting) })}</span>}
        </>
      ),
    },
    {
      id: 'at',
      title: t('changes.at'),
      inCard: 'fact',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
  ];
}
