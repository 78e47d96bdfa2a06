import { placeRoutes } from '@setu/contract';
import { api } from '../api/api';
import { calls, callsAt } from '../api/endpoint';
import { listTag } from '../api/tags';

const cached = { providesTags: [listTag('reference')], keepUnusedDataFor: 3600 };

/** The endpoints for the reference lists that forms offer. */
const referenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUnits: build.query({ ...calls('listUnits'), ...cached }),
    listColors: build.query({ ...calls('listColors'), ...cached }),
    listCountries: build.query({ ...calls('listCountries'), ...cached }),
    listIndustries: build.query({ ...callsAt(placeRoutes, 'listIndustries'), ...cached }),
  }),
});

export const { useListUnitsQuery, useListColorsQuery, useListCountriesQuery, useListIndustriesQuery } = referenceApi;
