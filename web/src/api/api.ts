import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { tagTypes } from './tags';

/** The cache of the BFF's answers. Features add their endpoints with `injectEndpoints` in their own lazy chunks. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
