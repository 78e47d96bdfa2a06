import { type DeskView, screenPath } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import styles from './desk.module.css';

export type Queues = DeskView['queues'] | undefined;

/** The queues of the broker's staff besides requests. */
export const queueNames = ['reviews', 'applications'] as const;

/** The list that holds exactly the counted items of a queue. */
export const queueLists = {
  reviews: screenPath('product_sku_review_list_page', { queue: 'mine' }),
  applications: screenPath('supplier_applications_list_page', { queue: 'mine' }),
} as const;

/** Returns the number of cards and applications that wait for the reader. */
export const queuedTotal = (queues: Queues): number => queueNames.reduce((sum, name) => sum + (queues?.[name] ?? 0), 0);

/** Lists the queues in which something waits for the reader, each with its number and a link to its list. */
export function QueueRows({ queues }: { queues: Queues }) {
  const t = useTexts('account');
  const waiting = queueNames.flatMap((name) => {
    const count = queues?.[name] ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
  if (waiting.length === 0) return null;
  const late = queues?.applications_overdue ?? 0;
  return (
    <ul className={styles.queues}>
      {waiting.map(({ name, count }) => (
        <li key={name} className={styles.queue}>
          <b>
            {t(`desk.queues.${name}`, { count, shown: formatNumber(count) })}
            {name === 'applications' && late > 0 && (
              <>
                , <span>{t('desk.queues.overdue', { count: late, shown: formatNumber(late) })}</span>
              </>
            )}
          </b>
          <ButtonLink to={queueLists[name]} size="small">
            {t(`desk.queues.open.${name}`)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
