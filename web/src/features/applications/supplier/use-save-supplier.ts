import type { SupplierFormView } from '@setu/contract';
import { useRef } from 'react';
import { type Problem, toProblem } from '../../../api/problem';
import { useCreateSupplierMutation, useSaveSupplierMutation } from './supplier-api';
import { asShown, type SupplierValues, sentSupplier } from './supplier-values';

interface SavingOptions {
  view: SupplierFormView;
  companyId: string | undefined;
}

/** Creates or saves a supplier. Returns its id, or errors by form field. Repeated clicks create one supplier. */
export function useSaveSupplier({ view, companyId }: SavingOptions) {
  const [create] = useCreateSupplierMutation();
  const [keep] = useSaveSupplierMutation();
  const key = useRef({ about: '', key: '' });
  const keyOf = (input: object): string => {
    const about = JSON.stringify(input);
    if (key.current.about !== about) key.current = { about, key: crypto.randomUUID() };
    return key.current.key;
  };
  return async (values: SupplierValues): Promise<string | Problem> => {
    const applicationId = view.application?.id ?? '';
    const input = sentSupplier(values, { version: view.version, applicationId });
    const { data, error } = await (companyId === undefined
      ? create({ input, applicationId, idempotencyKey: keyOf(input) })
      : keep({ id: companyId, input }));
    if (error === undefined && data !== undefined) return data;
    const problem = toProblem(error);
    const [fields, codes] = [asShown(problem.fields), asShown(problem.codes)];
    return { ...problem, ...(fields && { fields }), ...(codes && { codes }) };
  };
}
