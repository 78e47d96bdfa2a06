import { constants } from '@setu/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SectionStore } from '../../forms/sections/section-store';
import { sectionFields, sectionIds } from './model/card-fields';
import type { CardValues } from './model/card-values';
import { differentFields } from './model/differences';
import type { CardDraft, StoredCard } from './model/local-card-draft';

interface Form {
  store: SectionStore;
  opened: CardValues;
  version: number;
  isReadOnly: boolean;
}

export interface DraftOfCard {
  /** Values typed earlier and not saved. They are in the form again, or wait if the card was saved since. */
  offered: StoredCard | null;
  isRestored: boolean;
  /** The time when the typed values were stored on this device. */
  storedAt: number | null;
  restore: () => void;
  /** Deletes the draft. The form gets the values back with which it was opened. */
  discard: () => void;
  /** Deletes the draft from this device after saving. */
  forget: () => void;
}

/**
 * Stores the typed values on this device, one second after the last change, and puts the values that were stored before
 * into the form. If the card was saved since, it only offers them, because they would overwrite newer ones.
 */
export function useCardDraft(draft: CardDraft, { store, opened, version, isReadOnly }: Form): DraftOfCard {
  const [offered, setOffered] = useState<StoredCard | null>(() => {
    const stored = isReadOnly ? null : draft.read();
    return stored && differentFields(opened, { ...opened, ...stored.values }).length > 0 ? stored : null;
  });
  const [isRestored, setRestored] = useState(false);
  const [storedAt, setStoredAt] = useState<number | null>(null);
  const isOver = useRef(false);
  const place = useRef(draft);
  useEffect(
    function keepAfterPause() {
      let timer = 0;
      const keep = () => {
        if (isOver.current) return;
        const values = store.values() as CardValues;
        if (differentFields(opened, values).length === 0) return place.current.drop();
        const at = Date.now();
        place.current.keep({ at, version, values });
        setStoredAt(at);
      };
      const unwatch = store.watchValues(() => {
        window.clearTimeout(timer);
        timer = window.setTimeout(keep, constants.autosaveMs);
      });
      return () => {
        unwatch();
        window.clearTimeout(timer);
      };
    },
    [store, opened, version],
  );
  const restore = () => {
    const stored = offered?.values;
    if (!stored) return;
    for (const id of sectionIds) {
      const own = sectionFields[id].filter((field) => stored[field] !== undefined);
      store.handle(id)?.fill(Object.fromEntries(own.map((field) => [field, stored[field]])));
    }
    setRestored(true);
  };
  const restoreCurrent = useEffectEvent(() => {
    if (offered?.version === version) restore();
  });
  useEffect(
    // The sections have entered the store by now.
    function restoreOnce() {
      restoreCurrent();
    },
    [],
  );
  return {
    offered,
    isRestored,
    storedAt,
    restore,
    discard: () => {
      draft.drop();
      if (isRestored) for (const id of sectionIds) store.handle(id)?.undo();
      setOffered(null);
      setStoredAt(null);
    },
    forget: () => {
      isOver.current = true;
      draft.dropSaved();
    },
  };
}
