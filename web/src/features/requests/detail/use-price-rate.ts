import { skipToken } from '@reduxjs/toolkit/query/react';
import type { RateView } from '@setu/contract';
import { currentRate } from '../../../i18n/formats';
import { useGetRateOfDayQuery } from '../api';
import type { RequestPrice } from '../model/request-prices';

/** The rate an amount is shown by: the one kept with the request, else that of the price's day, else today's. */
export function usePriceRate(price: RequestPrice | undefined): Pick<RateView, 'value' | 'date'> | null {
  const day = price && !price.rate ? price.at?.slice(0, 10) : undefined;
  const { currentData: found } = useGetRateOfDayQuery(day ?? skipToken);
  if (price?.rate) return price.rate;
  return found ? { value: found.rate / found.nominal, date: found.date } : currentRate();
}
