import type { TranslationFieldView } from '@setu/contract';
import { useRef, useState } from 'react';
import { useTranslateTextMutation } from '../api';

interface MachineOptions {
  fields: readonly TranslationFieldView[];
  /** False if no provider is configured. */
  isAvailable: boolean;
  onText: (field: string, text: string) => void;
}

export interface Machine {
  isAvailable: boolean;
  /** Fields with an unedited machine translation. */
  drafted: ReadonlySet<string>;
  /** Fields that the provider could not translate. */
  failed: ReadonlySet<string>;
  /** The field being translated. */
  busyWith: string | null;
  /** Translates these fields one after the other. */
  translate: (fields: readonly TranslationFieldView[]) => Promise<void>;
  /** Removes the mark of a text that the user has edited. */
  forget: (field: string) => void;
}

const without = (names: ReadonlySet<string>, name: string) => new Set([...names].filter((other) => other !== name));

/** Gets machine translations field by field. A failure is reported at its field. */
export function useMachine({ fields, isAvailable, onText }: MachineOptions): Machine {
  const [send] = useTranslateTextMutation();
  const [drafted, setDrafted] = useState<ReadonlySet<string>>(
    () => new Set(fields.filter(({ source }) => source === 'machine').map(({ field }) => field)),
  );
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const isUnderWay = useRef(false);

  const translateOne = async ({ field, english }: TranslationFieldView): Promise<void> => {
    setBusyWith(field);
    setFailed((names) => without(names, field));
    const { data } = await send(english);
    if (!data) return setFailed((names) => new Set(names).add(field));
    onText(field, data.text);
    setDrafted((names) => new Set(names).add(field));
  };

  return {
    isAvailable,
    drafted,
    failed,
    busyWith,
    translate: async (fields) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      for (const field of fields) await translateOne(field);
      isUnderWay.current = false;
      setBusyWith(null);
    },
    forget: (field) => {
      setDrafted((names) => (names.has(field) ? without(names, field) : names));
      setFailed((names) => (names.has(field) ? without(names, field) : names));
    },
  };
}
