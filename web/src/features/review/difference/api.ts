import { api } from '../../../api/api';
import { asks } from '../../../api/endpoint';

const differenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Versions move while they are read: asked afresh whenever they are compared. */
    getCardDifference: build.query({
      ...asks('getCardDifference', (productSku: string) => ({ params: { productSku } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetCardDifferenceQuery } = differenceApi;
