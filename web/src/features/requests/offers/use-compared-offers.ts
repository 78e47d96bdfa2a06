import type { ComparedOfferView, RequestView } from '@setu/contract';
import type { Reader } from '../model/side';
import { useListRequestOffersQuery } from './offers-api';

/** Returns the offers that the page compares while none is selected. Empty for a supplier. */
export function useComparedOffers({ id, status }: RequestView, reader: Reader): readonly ComparedOfferView[] {
  const isOpen = status === 'in_work' || status === 'send_to_supplier' || status === 'offer_received';
  return useListRequestOffersQuery(id, { skip: reader === 'supplier' || !isOpen }).currentData?.list ?? [];
}
