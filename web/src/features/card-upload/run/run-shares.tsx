import type { ImportRunView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import styles from '../card-upload.module.css';

/** Shows good, unchanged and faulty rows as shares of the file. */
export function RunShares({ run }: { run: ImportRunView }) {
  const t = useTexts('card-upload');
  const { rows, faulty, unchanged } = run;
  const good = run.fresh + run.updates;
  if (rows === 0) return null;
  const shown = {
    good: formatNumber(good),
    faulty: formatNumber(faulty),
    unchanged: formatNumber(unchanged),
    rows: formatNumber(rows),
  };
  const part = (tone: string, count: number) =>
    count > 0 && <i data-tone={tone} style={{ width: `${(count / rows) * 100}%` }} />;
  return (
    <div className={styles.shares} role="img" aria-label={t('check.share', shown)}>
      {part('good', good)}
      {part('unchanged', unchanged)}
      {part('faulty', faulty)}
    </div>
  );
}
