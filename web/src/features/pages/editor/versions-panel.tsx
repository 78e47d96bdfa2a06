import type { PageChangeView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import type { Column } from '../../../ui/data-table/columns';
import { DataTable } from '../../../ui/data-table/data-table';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { Panel } from '../../../ui/panel/panel';
import { EmptyState } from '../../../ui/states/states';
import styles from './editor.module.css';

interface VersionsPanelProps {
  history: PageChangeView[];
  publicVersion: number;
  onCompare: (version: number) => void;
}

/** Lists the changes of a page in one language, newest first, with their author and time. */
export function VersionsPanel({ history, publicVersion, onCompare }: VersionsPanelProps) {
  const t = useTexts('page-editor');
  const isPhone = useIsPhone();
  const columns: Column<PageChangeView>[] = [
    {
      ...{ id: 'version', title: t('versions.version'), inCard: 'title', width: '110px' },
      cell: ({ version }) => t('versions.number', { version }),
    },
    {
      ...{ id: 'kind', title: t('versions.kind'), inCard: 'status' },
      cell: ({ kind, version }) => t(version === publicVersion ? 'versions.shown' : `versions.kinds.${kind}`),
    },
    {
      ...{ id: 'title', title: t('versions.title'), inCard: 'subtitle' },
      // On a phone the page itself is right above and has its present title.
      cell: ({ title }) => (isPhone && title === history[0]?.title ? null : title || null),
    },
    {
      ...{ id: 'by', title: t('versions.by'), inCard: 'fact' },
      cell: ({ by, acting }) =>
        by === null ? (
          t('versions.installed')
        ) : (
          <>
            {fullName(by)}
            {acting && <span className={styles.second}>{t('versions.acting', { name: fullName(acting) })}</span>}
          </>
        ),
    },
    {
      ...{ id: 'at', title: t('versions.at'), inCard: 'fact' },
      cell: ({ at }) => at && <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      ...{ id: 'actions', title: t('versions.actions'), inCard: 'line', isActions: true },
      cell: ({ version, kind }) =>
        kind !== 'removed' &&
        // The only version has nothing to differ from but unsaved changes, which its own menu compares.
        history.length > 1 && (
          <Button size="small" ariaLabel={t('versions.compareOf', { version })} onClick={() => onCompare(version)}>
            {t('versions.compare')}
          </Button>
        ),
    },
  ];
  return (
    <Panel title={t('versions.heading')} isPadded={false}>
      <DataTable
        caption={t('versions.heading')}
        columns={columns}
        rows={history}
        rowId={({ version }) => String(version)}
        rowName={({ version }) => t('versions.number', { version })}
        empty={<EmptyState title={t('versions.none')}>{t('versions.noneText')}</EmptyState>}
      />
    </Panel>
  );
}
