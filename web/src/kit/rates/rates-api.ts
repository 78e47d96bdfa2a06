import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { listTag } from '../../api/tags';

/** Days as YYYY-MM-DD, both included; 400 at most. */
interface Span {
  from: string;
  to: string;
}

const ratesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCurrencyRates: build.query({
      ...asks('listCurrencyRates', (query: Span) => ({ query })),
      providesTags: [listTag('reference')],
      // What a past day's rate was does not change; today's is known once.
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useListCurrencyRatesQuery } = ratesApi;
