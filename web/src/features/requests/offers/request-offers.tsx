import type { RequestView } from '@setu/contract';
import type { Reader } from '../model/side';
import { Invitations } from './invitations';
import { OfferComparison } from './offer-comparison';
import { OwnOffer } from './own-offer';

interface RequestOffersProps {
  request: RequestView;
  reader: Reader;
}

/** Offers to a request: all of them and who was asked for brokers, those shown to it for the customer, a supplier's own. */
export function RequestOffers({ request, reader }: RequestOffersProps) {
  if (request.status === 'new') return null;
  if (reader === 'supplier') return <OwnOffer request={request} />;
  return (
    <>
      {reader === 'broker' && <Invitations request={request} />}
      <OfferComparison request={request} reader={reader} />
    </>
  );
}
