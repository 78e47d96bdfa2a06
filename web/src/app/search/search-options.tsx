import { characters, constants } from '@setu/contract';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { matchingRecent, recentSearches } from '../../kit/recent-searches/recent-searches';
import { type ShownOptions, searchAt } from './search-address';
import { type SearchOption, SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

interface SearchOptionsProps {
  id: string;
  userId: string | null;
  /** The typed text without extra spaces. */
  typed: string;
  /** The address of the category that the reader sees, or undefined on other pages. */
  category: string | undefined;
  /** Whether the text in the box differs from the current search. */
  isEdited: boolean;
  isOpen: boolean;
  /** Where the list puts its key handler for the box. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onShow: (shown: ShownOptions) => void;
  onOpen: (isWanted: boolean) => void;
  onGo: (to: string) => void;
  onSearch: (text: string) => void;
}

/**
 * The list below the search box: recent searches immediately, then the server's suggestions after a pause in typing.
 * The focus stays in the box, and the keys move through the list from there.
 */
export function SearchOptions({ id, userId, typed, category, isEdited, isOpen, ...box }: SearchOptionsProps) {
  const { keys, onShow } = box;
  const own = useOwnSearches({ userId, typed, isEdited, isOpen });
  const { options: suggested, isSettled } = useSuggestions(isOpen ? typed : '');
  const isLong = characters(typed) >= constants.searchMinLength;
  const here =
    category && isLong && isEdited
      ? [{ id: 'here', kind: 'here' as const, text: typed, to: searchAt(category, typed) }]
      : [];
  const options: SearchOption[] = [...here, ...own.options, ...suggested];
  // A new text produces a new list, so the arrow keys start again at the top.
  const [at, setAt] = useState({ typed, index: -1 });
  const active = at.typed === typed && at.index < options.length ? at.index : -1;
  const isAnswered = isSettled && isLong;
  const isShown = isOpen && (isAnswered || options.length > 0);
  const activeId = isShown && active >= 0 ? `${id}-${active}` : undefined;
  useEffect(
    function reportToBox() {
      onShow({ isShown, activeId });
    },
    [onShow, isShown, activeId],
  );
  const choose = (option: SearchOption) => {
    if ('to' in option) box.onGo(option.to);
    else if (option.kind === 'clear') own.clear();
    else box.onSearch(option.text);
  };
  useImperativeHandle(keys, () => (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = isShown ? options[active] : undefined;
    if (step && options.length > 0) {
      event.preventDefault();
      box.onOpen(true);
      const next = active + step + options.length + (active < 0 && step < 0 ? 1 : 0);
      setAt({ typed, index: next % options.length });
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      box.onOpen(false);
      setAt({ typed, index: -1 });
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Delete' && option?.kind === 'recent') {
      event.preventDefault();
      own.drop(option.text);
    }
  });
  return (
    <SuggestionList
      id={id}
      isShown={isShown}
      isAnswered={isAnswered}
      typed={isEdited ? typed : ''}
      options={options}
      active={active}
      dropped={own.dropped}
      onChoose={choose}
      onDrop={own.drop}
    />
  );
}

type OwnSearchesQuery = Pick<SearchOptionsProps, 'userId' | 'typed' | 'isEdited' | 'isOpen'>;

/**
 * Returns the user's recent searches as options. The last option clears them all. A text that the user has not edited
 * does not narrow the list.
 */
function useOwnSearches({ userId, typed, isEdited, isOpen }: OwnSearchesQuery) {
  const stored = recentSearches(userId);
  const [dropped, setDropped] = useState<string | null>(null);
  const found = isOpen ? matchingRecent(stored.read(), isEdited ? typed : '') : [];
  const shown = isEdited ? found : found.filter((text) => text !== typed);
  const recent = shown.map((text) => ({ id: `recent-${text}`, kind: 'recent' as const, text }));
  const clear = { id: 'clear', kind: 'clear' as const, text: '' };
  return {
    options: recent.length > 0 ? [...recent, clear] : [],
    /** The search removed last, to be announced. An empty text means all of them. */
    dropped: isOpen ? dropped : null,
    drop: (text: string) => {
      stored.drop(text);
      setDropped(text);
    },
    clear: () => {
      stored.clear();
      setDropped('');
    },
  };
}
