import { type CallTo, regulationRoutes } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callsAt } from '../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../api/tags';

type Days = CallTo<'publishRegulation'>['input'];
type Judgement = CallTo<'judgeSignature'>['input'];

/** Builds the form data of a new version: its dates and its file. */
function formOf(input: Days, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, String(value));
  form.append('file', file, file.name);
  return form;
}

const regulationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRegulations: build.query({ ...calls('listRegulations'), providesTags: [listTag('signing')] }),
    publishRegulation: build.mutation({
      ...callsAt(regulationRoutes, 'publishRegulation', ({ file, input }: { file: File; input: Days }) => ({
        input,
        form: formOf(input, file),
      })),
      invalidatesTags: onSuccess(() => [listTag('signing')]),
    }),
    listCompanySignatures: build.query({
      ...callsAt(regulationRoutes, 'listCompanySignatures', (company: string) => ({ params: { company } })),
      providesTags: (_result, _error, company) => [idTag('signing', company)],
    }),
    judgeSignature: build.mutation({
      ...callsAt(regulationRoutes, 'judgeSignature', ({ company, input }: { company: string; input: Judgement }) => ({
        params: { company },
        input,
      })),
      invalidatesTags: onSuccess(({ company }) => [
        idTag('signing', company),
        listTag('signing'),
        idTag('company', company),
      ]),
    }),
  }),
});

export const {
  useListRegulationsQuery,
  usePublishRegulationMutation,
  useListCompanySignaturesQuery,
  useJudgeSignatureMutation,
} = regulationsApi;
