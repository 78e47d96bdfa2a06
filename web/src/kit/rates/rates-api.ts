import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { listTag } from '../../api/tags';

/** A span of days as YYYY-MM-DD, both included, 400 at most. */
interface Span {
  from: string;
  to: string;
}

const ratesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCurrencyRates: build.query({
      ...calls('listCurrencyRates', (query: Span) => ({ query })),
      providesTags: [listTag('reference')],
      // Rates of past days never change, and today's rate is set once.
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useListCurrencyRatesQuery } = ratesApi;
