import { characters, constants, screenPath } from '@setu/contract';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { recentSearches } from '../../kit/recent-searches/recent-searches';
import { useUser } from '../../session/use-session';
import { IconButton } from '../../ui/button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { IconSearch, IconX } from '../../ui/icon/icons';
import styles from './search.module.css';
import { categoryAt, type ShownOptions, searchAt } from './search-address';

const SearchOptions = lazy(async () => ({ default: (await import('./search-options')).SearchOptions }));

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
const none: ShownOptions = { isShown: false, activeId: undefined };

/**
 * The header's search. It offers recent searches immediately and suggestions while the user types. The arrow keys
 * choose an option, and Enter searches the cards.
 */
export function SearchBar() {
  const t = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const userId = useUser()?.id ?? null;
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const inForce = params.get('f_search') ?? '';
  const [typed, setTyped] = useState(inForce);
  const [isOpen, setOpen] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const [shown, setShown] = useState(none);
  const [isTooShort, setTooShort] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  const isTyping = useRef(false);
  useEffect(
    function followAddress() {
      void pathname;
      // The page of the last search may arrive while its reader types the next one.
      if (isTyping.current && document.activeElement === input.current) return;
      setTyped(inForce);
      setOpen(false);
    },
    [inForce, pathname],
  );
  const open = () => {
    setOpen(true);
    setAwaited(true);
  };
  const go = (to: string) => {
    isTyping.current = false;
    setOpen(false);
    navigate(to);
  };
  const category = categoryAt(pathname);
  const search = (text: string) => {
    recentSearches(userId).add(text);
    setTyped(text);
    // A search inside a category stays there while the reader changes it.
    go(searchAt((inForce && category) || screenPath('category_index'), text));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = clean(typed);
    const isShort = characters(text) < constants.searchMinLength;
    setTooShort(isShort);
    if (!isShort) search(text);
  };
  return (
    <search
      className={styles.search}
      ref={box}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpen(false)}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        <span className={styles.glass}>
          <Icon of={IconSearch} size={18} />
        </span>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="f_search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={shown.isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.activeId}
          aria-describedby={isTooShort ? `${id}-short` : undefined}
          placeholder={t('search.placeholder')}
          maxLength={constants.searchMaxLength}
          value={typed}
          onFocus={open}
          onClick={open}
          onChange={({ target }) => {
            isTyping.current = true;
            setTyped(target.value);
            open();
            setTooShort(false);
          }}
          onKeyDown={(event) => keys.current?.(event)}
        />
        {typed && (
          <IconButton
            icon={IconX}
            size={16}
            label={t('actions.clear')}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          />
        )}
        <button type="submit" className={styles.submit}>
          <Icon of={IconSearch} size={18} className={styles.submitIcon} />
          <span>{t('actions.find')}</span>
        </button>
      </form>
      {isTooShort && (
        <p id={`${id}-short`} className={styles.short} role="alert">
          {t('search.short')}
        </p>
      )}
      {isAwaited && (
        <Suspense>
          <SearchOptions
            id={id}
            userId={userId}
            typed={clean(typed)}
            category={category}
            isEdited={typed !== inForce}
            isOpen={isOpen && !isTooShort}
            keys={keys}
            onShow={setShown}
            onOpen={(isWanted) => (isWanted ? open() : setOpen(false))}
            onGo={go}
            onSearch={search}
          />
        </Suspense>
      )}
    </search>
  );
}
