import { constants } from '@setu/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextControl } from '../field/text-control';
import { IconSearch } from '../icon/icons';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  /** The search in force, from the address. */
  value: string;
  onSearch: (text: string) => void;
}

/** Quiet time after which typed text is applied to a list already on the page. */
const pauseMs = 300;

/** Text filter of a list: applies itself after a pause, at once on Enter. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const apply = useEffectEvent((text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  useEffect(
    function followAddress() {
      setTyped(value);
    },
    [value],
  );
  useEffect(
    function applyAfterPause() {
      const timer = window.setTimeout(() => apply(typed), pauseMs);
      return () => window.clearTimeout(timer);
    },
    [typed],
  );
  return (
    <TextControl
      type="search"
      icon={IconSearch}
      aria-label={label}
      placeholder={placeholder ?? label}
      value={typed}
      maxLength={constants.searchMaxLength}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
      onClear={() => {
        setTyped('');
        onSearch('');
      }}
    />
  );
}
