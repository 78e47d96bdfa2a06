import { constants } from '@setu/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextControl } from '../field/text-control';
import { IconSearch } from '../icon/icons';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  /** The current search, from the address. */
  value: string;
  onSearch: (text: string) => void;
  /**
   * True if the page exists only for its search. If the user empties the box, the search stays applied until Enter or
   * the clear button.
   */
  staysWhenEmptied?: boolean;
}

/** The pause after which typed text is applied to the list, in milliseconds. */
const pauseMs = 300;

/** The text filter of a list. It applies after a pause, and immediately on Enter. */
export function SearchBox({ label, placeholder, value, onSearch, staysWhenEmptied = false }: SearchBoxProps) {
  // Typed text belongs to one search and is dropped when another search is applied, so that a pause that ends later
  // does not undo a reset. A search that the box itself started is not another one: text typed while it is being
  // applied stays.
  const [typed, setTyped] = useState({ text: value, over: value, submitted: value });
  if (typed.over !== value)
    setTyped({ text: value === typed.submitted ? typed.text : value, over: value, submitted: value });
  // Each change builds on the previous one, which may not be rendered yet, so that a letter typed as the pause ends is
  // not lost.
  const write = (text: string) => setTyped((now) => ({ ...now, text }));
  const submit = (text: string) => {
    setTyped((now) => ({ ...now, over: value, submitted: text.trim() }));
    onSearch(text.trim());
  };
  const apply = useEffectEvent(({ text, over }: typeof typed) => {
    const staysApplied = staysWhenEmptied && text.trim() === '';
    if (over === value && text.trim() !== value && !staysApplied) submit(text);
  });
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
      value={typed.text}
      maxLength={constants.searchMaxLength}
      onChange={(event) => write(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && submit(typed.text)}
      onClear={() => {
        write('');
        submit('');
      }}
    />
  );
}
