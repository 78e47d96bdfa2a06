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
  /** The page is there for what is searched: emptied by typing it stays, until Enter or the cross leaves it. */
  staysWhenEmptied?: boolean;
}

/** Quiet time after which typed text is applied to a list already on the page. */
const pauseMs = 300;

/** Text filter of a list: applies itself after a pause, at once on Enter. */
export function SearchBox({ label, placeholder, value, onSearch, staysWhenEmptied = false }: SearchBoxProps) {
  // What was typed over one search is dropped once another one is in force: a reset is not undone by a pause that ends.
  // The search the box itself asked for is no other one: what is typed on while it comes stays.
  const [typed, setTyped] = useState({ text: value, over: value, asked: value });
  if (typed.over !== value) setTyped({ text: value === typed.asked ? typed.text : value, over: value, asked: value });
  // Each change goes on from the one before, which may not be drawn yet: a letter typed as the pause ends is not lost.
  const write = (text: string) => setTyped((now) => ({ ...now, text }));
  const ask = (text: string) => {
    setTyped((now) => ({ ...now, over: value, asked: text.trim() }));
    onSearch(text.trim());
  };
  const apply = useEffectEvent(({ text, over }: typeof typed) => {
    const isKept = staysWhenEmptied && text.trim() === '';
    if (over === value && text.trim() !== value && !isKept) ask(text);
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
      onKeyDown={(event) => event.key === 'Enter' && ask(typed.text)}
      onClear={() => {
        write('');
        ask('');
      }}
    />
  );
}
