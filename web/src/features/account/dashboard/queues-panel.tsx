import { type DeskView, screenPath } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import styles from './desk.module.css';

/** Shows the count of a queue as a link to its page. */
function Queue({ queue, count }: { queue: 'reviews' | 'applications'; count: number }) {
  const shown = formatNumber(count);
  const to =
    queue === 'reviews'
      ? screenPath('product_sku_review_list_page')
      : screenPath('supplier_applications_list_page', { status: 'new' });
  return <TextLink to={to}>{shown}</TextLink>;
}

/** Shows the counts of the broker's other queues. Leaves out the queues that the reader has no access to. */
export function QueuesPanel({ queues }: { queues: NonNullable<DeskView['queues']> }) {
  const t = useTexts('account');
  const facts = (['reviews', 'applications'] as const).flatMap((queue) => {
    const count = queues[queue];
    return count === null ? [] : [{ label: t(`desk.queues.${queue}`), value: <Queue queue={queue} count={count} /> }];
  });
  if (facts.length === 0) return null;
  return (
    <Panel title={t('desk.queues.title')} className={styles.fewer}>
      <FactsList facts={facts} />
    </Panel>
  );
}
