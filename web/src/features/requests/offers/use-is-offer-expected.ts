import type { RequestView } from '@setu/contract';
import type { Reader } from '../model/side';
import { useGetRequestOfferQuery } from './offers-api';

/** Returns whether the supplier can still make a first offer. */
export function useIsOfferExpected({ id }: RequestView, reader: Reader): boolean {
  const { currentData: own } = useGetRequestOfferQuery(id, { skip: reader !== 'supplier' });
  return own?.may_answer === true && own.terms === null;
}
