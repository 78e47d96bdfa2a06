import type { SupplierDeskView } from '@setu/contract';
import { CompanyPanel } from './company-panel';
import { StandingsPanel } from './standings-panel';
import { TopCardsPanel } from './top-cards-panel';
import { TrafficPanel } from './traffic-panel';

interface SupplierBoardProps {
  /** Undefined while it loads. */
  desk: SupplierDeskView | undefined;
  now: Date;
  onRetry: () => void;
}

/** What a supplier sees beside its requests: how its cards are looked at, its page, where its cards stand. */
export function SupplierBoard({ desk, now, onRetry }: SupplierBoardProps) {
  return (
    <>
      <TrafficPanel weeks={desk?.weeks} onRetry={onRetry} />
      <CompanyPanel
        company={desk?.company}
        companyId={desk?.company_id}
        mayWriteCards={desk?.may_create ?? false}
        now={now}
        onRetry={onRetry}
      />
      <StandingsPanel
        cards={desk?.cards}
        companyId={desk?.company_id}
        mayCreate={desk?.may_create ?? false}
        onRetry={onRetry}
      />
      <TopCardsPanel
        cards={desk?.top_cards}
        published={desk?.cards?.counts.published}
        companyId={desk?.company_id}
        onRetry={onRetry}
      />
    </>
  );
}
