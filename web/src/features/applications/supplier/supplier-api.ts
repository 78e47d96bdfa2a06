import { companyStaffRoutes, type SupplierInput } from '@setu/contract';
import { api } from '../../../api/api';
import { calls, callsAt } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';

interface Creating {
  input: SupplierInput;
  applicationId: string;
  idempotencyKey: string;
}

const supplierApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNewSupplier: build.query({
      ...calls('getNewSupplier', (applicationId: string) => ({ query: { 'supp-app-id': applicationId } })),
      keepUnusedDataFor: 0,
    }),
    getSupplierForm: build.query({
      ...calls('getSupplierForm', (company: string) => ({ params: { company } })),
      keepUnusedDataFor: 0,
    }),
    createSupplier: build.mutation({
      ...calls('createSupplier', ({ input, idempotencyKey }: Creating) => ({ input, idempotencyKey })),
      invalidatesTags: onSuccess(({ applicationId }) => [
        listTag('company'),
        ...(applicationId === '' ? [] : [idTag('application', applicationId)]),
      ]),
    }),
    saveSupplier: build.mutation({
      ...calls('saveSupplier', ({ id, input }: { id: string; input: SupplierInput }) => ({
        params: { company: id },
        input,
      })),
      invalidatesTags: onSuccess(({ id }) => [idTag('company', id), listTag('company')]),
    }),
    /** Suppliers with the given PAN. */
    listSuppliersOfPan: build.query({
      ...callsAt(companyStaffRoutes, 'findBrokerSuppliers', (pan: string) => ({ query: { search: pan } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetNewSupplierQuery,
  useGetSupplierFormQuery,
  useCreateSupplierMutation,
  useSaveSupplierMutation,
  useListSuppliersOfPanQuery,
} = supplierApi;
