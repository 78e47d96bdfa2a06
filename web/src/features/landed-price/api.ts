import { type CallTo, landedPriceRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { callsAt } from '../../api/endpoint';
import { idTag, listTag } from '../../api/tags';

export type LandedQuery = CallTo<'getLandedPrice'>['query'];

const landedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLandedPriceOfCard: build.query({
      ...callsAt(landedPriceRoutes, 'getLandedPrice', (query: LandedQuery) => ({ query })),
      providesTags: (_view, _error, query) => [idTag('card', query?.card ?? '')],
    }),
    /** `total` is not sent. A new total of the cart makes a new call. */
    getLandedCart: build.query({
      ...callsAt(landedPriceRoutes, 'getLandedCart', ({ city }: { city: string; total: number }) => ({
        query: { city },
      })),
      providesTags: () => [listTag('cart')],
    }),
    listLandedCities: build.query({
      ...callsAt(landedPriceRoutes, 'listLandedCities', (_: undefined) => ({})),
      providesTags: () => [listTag('reference')],
    }),
  }),
});

export const { useGetLandedPriceOfCardQuery, useGetLandedCartQuery, useListLandedCitiesQuery } = landedApi;
