import { skipToken } from '@reduxjs/toolkit/query/react';
import { currentRate } from '../../../i18n/formats';
import type { ExchangeRate } from '../../../lib/money';
import { useGetRateOfDayQuery } from '../api';
import type { RequestPrice } from '../model/request-prices';

/** The rate an amount is shown by: the one kept with the request, else that of the price's day, else today's. */
export function usePriceRate(price: RequestPrice | undefined): ExchangeRate | null {
  const day = price && !price.rate ? price.at?.slice(0, 10) : undefined;
  const { currentData: found } = useGetRateOfDayQuery(day ?? skipToken);
  if (price?.rate) return price.rate;
  return found ? { value: found.rate / found.nominal, date: found.date, source: found.source } : currentRate();
}
