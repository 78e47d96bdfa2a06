import type { CostRowView } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { Tone } from '../../ui/status/request-status';
import { StatusDot } from '../../ui/status/status-chip';
import styles from './cost-tables.module.css';

const tones: Record<CostRowView['state'], Tone> = {
  ...{ in_force: 'success', future: 'info', expired: 'neutral', expiring: 'warning' },
};

/** The days between which a row is valid, and whether it is in force. */
export function Validity({ row: { values, state } }: { row: CostRowView }) {
  const t = useTexts('cost-admin');
  const labels = useTexts('cost-tables');
  const from = formatDate(values.valid_from ?? '');
  return (
    <>
      {values.valid_to ? `${from} – ${formatDate(values.valid_to)}` : t('since', { day: from })}
      <span className={styles.state} data-state={state}>
        <StatusDot tone={tones[state]} />
        {labels(`state.${state}`)}
      </span>
    </>
  );
}

/** Where a row comes from, and a mark if it is only an example. */
export function Source({ values }: Pick<CostRowView, 'values'>) {
  const t = useTexts('cost-admin');
  return (
    <span className={styles.source}>
      {values.source_url ? (
        <a href={values.source_url} target="_blank" rel="noreferrer" className={styles.link}>
          {values.source}
        </a>
      ) : (
        values.source
      )}
      {values.is_example === 'yes' && <span className={styles.example}>{t('example')}</span>}
    </span>
  );
}
