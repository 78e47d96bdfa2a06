import { useState } from 'react';
import { focusText } from './caret';

interface StillRight {
  /** Texts whose Russian is confirmed for the current English. */
  stillRight: ReadonlySet<string>;
  confirm: (field: string) => void;
}

/**
 * Holds the texts that need no new Russian although their English changed. After a confirmation the focus returns to
 * the text.
 */
export function useStillRight(onConfirm: () => void): StillRight {
  const [stillRight, setStillRight] = useState<ReadonlySet<string>>(new Set());
  return {
    stillRight,
    confirm: (field) => {
      setStillRight((before) => new Set([...before, field]));
      onConfirm();
      focusText(field);
    },
  };
}
