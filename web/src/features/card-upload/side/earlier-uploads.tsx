import type { ImportRunView } from '@setu/contract';
import { formatDate, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Panel } from '../../../ui/panel/panel';
import styles from '../card-upload.module.css';
import { uploadHref } from '../upload-place';

interface EarlierUploadsProps {
  company: string;
  runs: readonly ImportRunView[];
  /** The open run. */
  current: string;
}

/** Lists the earlier uploads with their results. */
export function EarlierUploads({ company, runs, current }: EarlierUploadsProps) {
  const t = useTexts('card-upload');
  const others = runs.filter(({ id }) => id !== current);
  if (others.length === 0) return null;
  return (
    <Panel title={t('earlier.title')}>
      <ul className={styles.earlier}>
        {others.map((run) => (
          <li key={run.id}>
            <TextLink to={uploadHref(company, { run: run.id })}>
              {t('earlier.line', {
                count: run.rows,
                shown: formatNumber(run.rows),
                date: formatDate(run.started_at),
              })}
            </TextLink>
            <Outcome run={run} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Outcome({ run: { state, stored, faulty } }: { run: ImportRunView }) {
  const t = useTexts('card-upload');
  const shown = formatNumber(stored);
  if (state === 'applied') return <span data-whole={faulty === 0 || undefined}>{t('earlier.stored', { shown })}</span>;
  if (state === 'stopped') return <span>{t('earlier.stopped', { shown })}</span>;
  return <span>{t(`earlier.${state}`)}</span>;
}
