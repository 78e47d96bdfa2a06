import type { ImportRunView } from '@setu/contract';
import { formatFileSize } from '../../../i18n/file-size';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Stack } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/panel/panel';
import styles from '../card-upload.module.css';
import { isUnderWay, uploadHref } from '../upload-place';

interface FileLineProps {
  kind: string;
  name: string;
  note: string;
}

const FileLine = ({ kind, name, note }: FileLineProps) => (
  <div className={styles.file}>
    <span aria-hidden="true">{kind}</span>
    <div>
      <b>{name}</b>
      <small>{note}</small>
    </div>
  </div>
);

/** Shows the files of a run. Another file can be chosen once the run is no longer in progress. */
export function RunFiles({ company, run }: { company: string; run: ImportRunView }) {
  const t = useTexts('card-upload');
  const { file, pictures, rows } = run;
  const size = formatFileSize(file.size);
  const note = rows > 0 ? t('file.rows', { count: rows, shown: formatNumber(rows), size }) : size;
  return (
    <Panel
      title={t('file.title')}
      aside={!isUnderWay(run) && <TextLink to={uploadHref(company)}>{t('file.replace')}</TextLink>}
    >
      <Stack gap={3}>
        <FileLine kind={file.name.toLowerCase().endsWith('.xls') ? 'XLS' : 'XLSX'} name={file.name} note={note} />
        {pictures && <FileLine kind="ZIP" name={pictures.name} note={formatFileSize(pictures.size)} />}
      </Stack>
    </Panel>
  );
}
