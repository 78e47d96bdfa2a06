import type { CostRowView } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { Tone } from '../../ui/status/request-status';
import { StatusDot } from '../../ui/status/status-chip';
import styles from './cost-tables.module.css';

const tones: Record<CostRowView['state'], Tone> = {
  ...{ in_force: 'success', future: 'info', expired: 'neutral', expiring: 'warning' },
};

/** The days between which a row is valid, and its state if it is not simply in force. */
export function Validity({ row: { values, state } }: { row: CostRowView }) {
  const t = useTexts('cost-admin');
  const labels = useTexts('cost-tables');
  const from = formatDate(values.valid_from ?? '');
  return (
    <>
      {values.valid_to ? `${from} – ${formatDate(values.valid_to)}` : t('since', { day: from })}
      {state !== 'in_force' && (
        <span className={styles.state} data-state={state}>
          <StatusDot tone={tones[state]} />
          {labels(`state.${state}`)}
        </span>
      )}
    </>
  );
}

/** Marks a row as an example. The title is its note. */
export function ExampleMark({ values }: Pick<CostRowView, 'values'>) {
  const t = useTexts('cost-admin');
  return (
    <span className={styles.example} title={values.source}>
      {t('example')}
    </span>
  );
}

/** Returns whether a row is an example. Its note then does not name a source. */
export const isExample = ({ is_example: flag }: CostRowView['values']): boolean => flag === 'yes';

/** Where a row comes from. An example has a mark instead of a note without a link, which its form and title have. */
export function Source({ values, isMarked }: Pick<CostRowView, 'values'> & { isMarked: boolean }) {
  return (
    <span className={styles.source}>
      {values.source_url ? (
        <a href={values.source_url} target="_blank" rel="noreferrer" className={styles.link}>
          {values.source}
        </a>
      ) : (
        !isExample(values) && values.source
      )}
      {isMarked && isExample(values) && <ExampleMark values={values} />}
    </span>
  );
}
