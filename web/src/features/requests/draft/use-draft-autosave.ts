import type { RequestView } from '@setu/contract';
import { useEffect, useEffectEvent } from 'react';
import { type Autosave, useAutosave } from '../../../forms/use-autosave';
import { useFormField } from '../../../forms/use-form-field';
import { useSaveRequestDraftMutation } from './drafts-api';
import { toSavedDraft } from './rfc-mapper';
import type { RfcValues } from './rfc-schema';

/**
 * Saves the draft as typed. `wanted` is the quantity chosen on the product's page, entered as if the user had typed it.
 */
export function useDraftAutosave({ id, version }: RequestView, wanted: string): Autosave {
  const [save] = useSaveRequestDraftMutation();
  const count = useFormField<string>('count');
  const takeWanted = useEffectEvent(() => {
    if (wanted !== count.value) count.setValue(wanted);
  });
  useEffect(function bringQuantity() {
    takeWanted();
  }, []);
  return useAutosave<RfcValues>({
    version,
    save: (values, mark, isLast) => save({ id, body: toSavedDraft(values, mark), isLast }).unwrap(),
  });
}
