import { type CallTo, categoryTreeRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../api/tags';

// The answer to a change updates the trees. All other lists of categories load again.
const trees = idTag('category', 'trees');
const everywhere = onSuccess(() => [listTag('category'), listTag('card')]);

type Input<
  Name extends
    | 'renameCategory'
    | 'moveCategoryAfter'
    | 'moveCategoryUnder'
    | 'setCategoryRoot'
    | 'addCategoryAttribute',
> = (CallTo<Name> & {
  input: unknown;
})['input'];
interface Step {
  id: string;
  version: number;
}

const categoryTreeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryTreeAdmin: build.query({ ...calls('getCategoryTreeAdmin'), providesTags: [trees] }),
    listTreeCategories: build.query({
      ...calls('listTreeCategories', (search: string) => ({ search })),
      providesTags: [listTag('category')],
    }),
    getCategoryDeletion: build.query({
      ...calls('getCategoryDeletion', (id: string) => ({ params: { category: id } })),
      // A deleted category is not loaded again, because the user leaves its page.
      providesTags: (_view, _error, id) => [idTag('category', id)],
      keepUnusedDataFor: 0,
    }),
    createCategory: build.mutation({
      ...callsAt(
        categoryTreeRoutes,
        'createCategory',
        ({
          rootId,
          idempotencyKey,
          ...input
        }: CallTo<'createCategory'>['input'] & { rootId: string; idempotencyKey: string }) => ({
          ...{ params: { rootCategory: rootId }, input, idempotencyKey },
        }),
      ),
      invalidatesTags: everywhere,
    }),
    renameCategory: build.mutation({
      ...callsAt(
        categoryTreeRoutes,
        'renameCategory',
        ({ id, ...input }: Input<'renameCategory'> & { id: string }) => ({
          ...{ params: { category: id }, input },
        }),
      ),
      invalidatesTags: everywhere,
    }),
    moveCategoryAfter: build.mutation({
      ...callsAt(categoryTreeRoutes, 'moveCategoryAfter', (input: Input<'moveCategoryAfter'>) => ({ input })),
      invalidatesTags: everywhere,
    }),
    moveCategoryUnder: build.mutation({
      ...callsAt(categoryTreeRoutes, 'moveCategoryUnder', (input: Input<'moveCategoryUnder'>) => ({ input })),
      invalidatesTags: everywhere,
    }),
    setCategoryRoot: build.mutation({
      ...callsAt(
        categoryTreeRoutes,
        'setCategoryRoot',
        ({ id, ...input }: Input<'setCategoryRoot'> & { id: string }) => ({
          ...{ params: { category: id }, input },
        }),
      ),
      invalidatesTags: onSuccess(() => [listTag('category'), listTag('card'), trees]),
    }),
    deleteCategory: build.mutation({
      ...callsAt(categoryTreeRoutes, 'deleteTreeCategory', ({ id, version }: Step) => ({
        params: { category: id },
        input: { version },
      })),
      invalidatesTags: onSuccess(() => [listTag('category'), listTag('card'), trees]),
    }),
    addCategoryAttribute: build.mutation({
      ...callsAt(
        categoryTreeRoutes,
        'addCategoryAttribute',
        ({ id, ...input }: Input<'addCategoryAttribute'> & { id: string }) => ({ params: { category: id }, input }),
      ),
      invalidatesTags: everywhere,
    }),
    removeCategoryAttribute: build.mutation({
      ...callsAt(
        categoryTreeRoutes,
        'removeCategoryAttribute',
        ({ id, attribute }: { id: string; attribute: string }) => ({ params: { category: id, attribute } }),
      ),
      invalidatesTags: everywhere,
    }),
  }),
});

export const treeUtil = categoryTreeApi.util;
export const {
  useGetCategoryTreeAdminQuery,
  useListTreeCategoriesQuery,
  useGetCategoryDeletionQuery,
  useCreateCategoryMutation,
  useRenameCategoryMutation,
  useMoveCategoryAfterMutation,
  useMoveCategoryUnderMutation,
  useSetCategoryRootMutation,
  useDeleteCategoryMutation,
  useAddCategoryAttributeMutation,
  useRemoveCategoryAttributeMutation,
} = categoryTreeApi;
