import type { RequestView } from '@setu/contract';
import type { Invited } from '../model/next-step';
import type { Reader } from '../model/side';
import { useGetRequestOfferQuery } from './offers-api';

/** Returns whether the supplier can still make a first offer. */
export function useIsOfferExpected({ id }: RequestView, reader: Reader): boolean {
  const { currentData: own } = useGetRequestOfferQuery(id, { skip: reader !== 'supplier' });
  return own?.may_answer === true && own.terms === null;
}

/** Returns the answer of a supplier that was invited before the request was sent to suppliers. */
export function useInvited({ id, status }: RequestView, reader: Reader): Invited | undefined {
  const { currentData: own } = useGetRequestOfferQuery(id, { skip: reader !== 'supplier' });
  if (status !== 'in_work' || !own?.may_answer) return undefined;
  return own.terms ? 'offered' : 'asked';
}
