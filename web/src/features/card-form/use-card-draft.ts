import { constants } from '@setu/contract';
import { useEffect, useRef, useState } from 'react';
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
  /** Values typed earlier and not saved, to restore or discard. */
  offered: StoredCard | null;
  /** The time when the typed values were stored on this device. */
  storedAt: number | null;
  restore: () => void;
  discard: () => void;
  /** Deletes the draft from this device after saving. */
  forget: () => void;
}

/**
 * Stores the typed values on this device, one second after the last change, and offers the values that were stored
 * before.
 */
export function useCardDraft(draft: CardDraft, { store, opened, version, isReadOnly }: Form): DraftOfCard {
  const [offered, setOffered] = useState<StoredCard | null>(() => {
    const stored = isReadOnly ? null : draft.read();
    return stored && differentFields(opened, { ...opened, ...stored.values }).length > 0 ? stored : null;
  });
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
  return {
    offered,
    storedAt,
    restore: () => {
      const stored = offered?.values;
      if (!stored) return;
      for (const id of sectionIds) {
        const own = sectionFields[id].filter((field) => stored[field] !== undefined);
        store.handle(id)?.fill(Object.fromEntries(own.map((field) => [field, stored[field]])));
      }
      setOffered(null);
    },
    discard: () => {
      draft.drop();
      setOffered(null);
    },
    forget: () => {
      isOver.current = true;
      draft.dropSaved();
    },
  };
}
