import { screenPath } from '@setu/contract';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { SectionStore } from '../../../forms/sections/section-store';
import { type Autosave, useAutosaveOf } from '../../../forms/use-autosave';
import { renamePage } from '../../../lib/page';
import { useUser } from '../../../session/use-session';
import { useSaveRequestDraftMutation } from '../draft/drafts-api';
import { type DescriptionValues, toSentDescription } from './description-values';
import { localDescriptions } from './local-description';
import type { OpenDescription } from './open-description';

export interface DescriptionDraft {
  autosave: Autosave;
  values: DescriptionValues;
  /** True once the server has the draft. */
  isStored: boolean;
  /** Deletes the draft's values from this device. */
  forget: () => void;
}

/**
 * Saves what is typed: immediately on this device, and a second later on the server. Values the server has are deleted
 * from the device.
 */
export function useDescriptionDraft(
  { id, version, since, isBehind }: OpenDescription,
  store: SectionStore,
): DescriptionDraft {
  const userId = useUser()?.id ?? '';
  const local = localDescriptions(userId);
  const [send] = useSaveRequestDraftMutation();
  const known = useRef(version);
  const isOver = useRef(false);
  const values = useSyncExternalStore(store.watchValues, store.values) as DescriptionValues;
  const first = useRef(values);
  const saveLocally = useEffectEvent(() => {
    if (!isOver.current && autosave.state.kind !== 'conflict')
      local.keep({ requestId: id, version: known.current, values, since });
  });
  useEffect(
    function keepOnDevice() {
      if (values !== first.current) saveLocally();
    },
    [values],
  );
  const autosave = useAutosaveOf<DescriptionValues>(values, store.savings, {
    name: id,
    version,
    isBehind,
    save: async (typed, mark, isLast) => {
      const saved = await send({ id, body: { ...toSentDescription(typed), ...mark }, isLast }).unwrap();
      // From now on a reload finds the draft by its own address.
      if (known.current === 0) renamePage(screenPath('customer_request_create_page', { requestEntity: id }));
      known.current = saved.version;
      if (typed === store.values()) local.drop(id);
      // Values typed during the first save are still stored without an address, so they are stored again under the
      // draft's own.
      else saveLocally();
      return saved;
    },
  });
  const isDisputed = autosave.state.kind === 'conflict';
  useEffect(
    function leaveChoiceToReader() {
      // After a reload the page shows the other user's version.
      if (isDisputed) localDescriptions(userId).drop(id);
    },
    [isDisputed, userId, id],
  );
  return {
    autosave,
    values,
    isStored: known.current > 0,
    forget: () => {
      isOver.current = true;
      local.drop(id);
    },
  };
}
