import { placeRoutes } from '@setu/contract';
import { api } from '../api/api';
import { asks, asksAt } from '../api/endpoint';
import { listTag } from '../api/tags';

const kept = { providesTags: [listTag('reference')], keepUnusedDataFor: 3600 };

/** The endpoints for the reference lists that forms offer. */
const referenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUnits: build.query({ ...asks('listUnits'), ...kept }),
    listColors: build.query({ ...asks('listColors'), ...kept }),
    listCountries: build.query({ ...asks('listCountries'), ...kept }),
    listIndustries: build.query({ ...asksAt(placeRoutes, 'listIndustries'), ...kept }),
  }),
});

export const { useListUnitsQuery, useListColorsQuery, useListCountriesQuery, useListIndustriesQuery } = referenceApi;
