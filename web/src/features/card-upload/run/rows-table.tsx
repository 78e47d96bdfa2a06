import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { DataTable } from '../../../ui/data-table/data-table';
import { Text } from '../../../ui/layout/text';
import { Pagination } from '../../../ui/pagination/pagination';
import { SegmentedControl } from '../../../ui/segmented/segmented-control';
import styles from '../card-upload.module.css';
import { rowsPerPage, type UploadPlace, uploadHref } from '../upload-place';
import { linesOf } from './row-lines';
import { useRowColumns } from './use-row-columns';
import type { FoundRun } from './use-run';

interface RowsTableProps {
  companyId: string;
  found: FoundRun;
  place: UploadPlace;
}

const isChoice = (value: string): value is 'all' | 'faulty' => value === 'all' || value === 'faulty';

/** Lists the rows of the file with their results: those with errors, or all. */
export function RowsTable({ companyId, found, place }: RowsTableProps) {
  const t = useTexts('card-upload');
  const navigate = useNavigate();
  const { rows, page } = found;
  const columns = useRowColumns(rows);
  const at = { run: place.run, rows };
  const choose = (value: string) => {
    if (isChoice(value)) void navigate(uploadHref(companyId, { ...at, rows: value }), { replace: true });
  };
  return (
    <div>
      <div className={styles.rowsHead}>
        <SegmentedControl
          label={t('rows.show')}
          options={[
            { value: 'faulty', label: t('rows.onlyFaulty') },
            { value: 'all', label: t('rows.all') },
          ]}
          value={rows}
          onChange={choose}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.rows} aria-label={t('rows.caption')} tabIndex={0}>
        <DataTable
          caption={t('rows.caption')}
          columns={columns}
          rows={page && linesOf(page.list)}
          rowId={({ id }) => id}
          rowName={({ row }) => row.name || row.vendor_code}
          isFetching={found.isFetching}
          density="compact"
          empty={<Text tone="muted">{rows === 'faulty' ? t('rows.none') : t('rows.noneAll')}</Text>}
        />
      </section>
      <div className={styles.pages}>
        <Pagination
          page={place.page}
          limit={rowsPerPage}
          total={page?.total ?? 0}
          pageHref={(to) => uploadHref(companyId, { ...at, page: to })}
        />
      </div>
    </div>
  );
}
