import type { SupplierDeskView } from '@setu/contract';
import { LastNotices } from '../../../notices/public';
import styles from '../desk.module.css';
import { isWithoutProducts } from '../supplier-tasks';
import { CardStatusesPanel } from './card-statuses-panel';
import { CompanyPanel } from './company-panel';
import { TopCardsPanel } from './top-cards-panel';
import { TrafficPanel } from './traffic-panel';

interface SupplierBoardProps {
  /** Undefined while loading. */
  desk: SupplierDeskView | undefined;
  now: Date;
  onRetry: () => void;
}

/**
 * Shows the parts that only a supplier's dashboard has: the views of its cards, its company page, and the status of its
 * cards. A few notifications fill the column of the company page, as high as the views beside it.
 */
export function SupplierBoard({ desk, now, onRetry }: SupplierBoardProps) {
  const { published = 0, ...others } = desk?.cards?.counts ?? {};
  // The list of products below links to all published ones, and the tasks above add the first product.
  const isSaidElsewhere =
    isWithoutProducts(desk) || (published > 0 && Object.values(others).every((count) => count === 0));
  return (
    <>
      <TrafficPanel weeks={desk?.weeks} onRetry={onRetry} />
      <div className={styles.pair}>
        <CompanyPanel
          company={desk?.company}
          companyId={desk?.company_id}
          mayWriteCards={desk?.may_create ?? false}
          now={now}
          onRetry={onRetry}
        />
        {!isSaidElsewhere && <CardStatusesPanel cards={desk?.cards} companyId={desk?.company_id} onRetry={onRetry} />}
        <LastNotices shown={3} />
      </div>
      <TopCardsPanel
        cards={desk?.top_cards}
        published={desk?.cards?.counts.published}
        companyId={desk?.company_id}
        onRetry={onRetry}
      />
    </>
  );
}
