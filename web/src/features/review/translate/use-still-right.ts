import { useState } from 'react';
import { focusText } from './caret';

interface StillRight {
  /** Texts whose Russian is right beside the English as it is now. */
  stillRight: ReadonlySet<string>;
  confirm: (field: string) => void;
}

/** Remembers which texts need no other Russian although their English changed; whoever says so goes on in the text. */
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
