import type { RequestView } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/load-texts';
import { PanelSkeleton } from '../detail/request-skeleton';
import type { Reader } from '../model/side';

// Each side has its own content, and none of it is needed for the first view of the page.
const loadInvitations = withTexts(['offers', 'fields'], () => import('./invitations'));
const loadColumns = withTexts(['offers', 'landed'], () => import('./offer-comparison'));
const loadOwn = withTexts(['offers', 'fields'], () => import('./own-offer'));
const Invitations = lazy(async () => ({ default: (await loadInvitations()).Invitations }));
const OfferComparison = lazy(async () => ({ default: (await loadColumns()).OfferComparison }));
const OwnOffer = lazy(async () => ({ default: (await loadOwn()).OwnOffer }));

interface RequestOffersProps {
  request: RequestView;
  reader: Reader;
}

/**
 * Shows the offers of a request: all offers and invitations for brokers, the shared offers for the customer, and a
 * supplier's own.
 */
export function RequestOffers({ request, reader }: RequestOffersProps) {
  if (request.status === 'new') return null;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      {reader === 'supplier' ? <OwnOffer request={request} /> : <OfferComparison request={request} reader={reader} />}
      {reader === 'broker' && <Invitations request={request} />}
    </Suspense>
  );
}
