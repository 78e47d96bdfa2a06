import { api } from '../../../api/api';
import { calls } from '../../../api/endpoint';

const differenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Versions can change while they are viewed, so every comparison loads them again. */
    getCardDifference: build.query({
      ...calls('getCardDifference', (productSku: string) => ({ params: { productSku } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetCardDifferenceQuery } = differenceApi;
