import { characters, constants, screenPath } from '@setu/contract';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { IconSearch, IconX } from '../../ui/icon/icons';
import styles from './search.module.css';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The search of the header: suggestions as one types, arrows choose, Enter searches the cards. */
export function SearchBar() {
  const t = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const inForce = params.get('f_search') ?? '';
  const [typed, setTyped] = useState(inForce);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isTooShort, setTooShort] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { options, isSettled } = useSuggestions(isOpen ? clean(typed) : '');
  useEffect(
    function followAddress() {
      void pathname;
      setTyped(inForce);
      setOpen(false);
    },
    [inForce, pathname],
  );
  const go = (to: string) => {
    setOpen(false);
    setActive(-1);
    navigate(to);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = clean(typed);
    setTooShort(characters(text) < constants.searchMinLength);
    if (characters(text) < constants.searchMinLength) return;
    go(`${screenPath('category_index')}?f_search=${encodeURIComponent(text)}`);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((now) => (now + step + options.length + (now < 0 && step < 0 ? 1 : 0)) % options.length);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && isOpen && options[active]) {
      event.preventDefault();
      go(options[active].to);
    }
  };
  const isListShown = isOpen && isSettled && characters(clean(typed)) >= constants.searchMinLength;
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
          className={styles.input}
          type="search"
          name="f_search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={isTooShort ? `${id}-short` : undefined}
          placeholder={t('search.placeholder')}
          maxLength={constants.searchMaxLength}
          value={typed}
          onFocus={() => setOpen(true)}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            setActive(-1);
            setTooShort(false);
          }}
          onKeyDown={handleKey}
        />
        {typed && <IconButton icon={IconX} size={16} label={t('actions.clear')} onClick={() => setTyped('')} />}
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
      <SuggestionList id={id} isShown={isListShown} options={options} active={active} onChoose={go} />
    </search>
  );
}
