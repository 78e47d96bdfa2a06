import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { constants } from '@setu/contract';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { IconChevronDown } from '../icon/icons';
import { ChosenChips } from './chosen-chips';
import fieldStyles from './field.module.css';
import { actionRow, OptionList } from './option-list';
import styles from './options.module.css';
import type { SearchSettings } from './search-select';
import type { Option } from './select-control';
import { useListWords } from './use-list-words';
import { useOptionSearch } from './use-option-search';

export interface SeveralSettings extends SearchSettings {
  /** Why nothing more can be taken, while that is so. */
  full?: (chosen: Option[]) => string | undefined;
}

interface SearchMultiSelectProps
  extends SeveralSettings,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'list'> {
  value: Option[];
  onChange: (value: Option[]) => void;
}

/** Several of very many, found by typing. Backspace in the empty field takes the last one out. */
export function SearchMultiSelect({
  value,
  onChange,
  search,
  full,
  from = constants.searchMinLength,
  pauseMs = constants.searchDebounceMs,
  ...rest
}: SearchMultiSelectProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const found = useOptionSearch(typed, { search, from, pauseMs, isOpen: store.dropdownOpened });
  const words = useListWords(found, from);
  const isInert = Boolean(rest.disabled || rest.readOnly);
  const isChosen = (id: string) => value.some((option) => option.value === id);
  const fullNote = full?.(value);
  const options = found.options.map((option) =>
    fullNote && !isChosen(option.value) ? { ...option, isDisabled: true } : option,
  );
  const remove = (id: string) => onChange(value.filter((option) => option.value !== id));
  const take = (id: string) => {
    if (id === actionRow) return found.more();
    const option = options.find((each) => each.value === id);
    if (isChosen(id)) remove(id);
    else if (option) onChange([...value, option]);
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && typed === '' && last && !isInert) remove(last.value);
  };
  return (
    <Combobox store={store} hideDetached={false} readOnly={isInert} onOptionSubmit={take}>
      <Combobox.DropdownTarget>
        <div className={fieldStyles.withMark}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the text goes to the input, as in any field */}
          <div
            className={styles.box}
            data-invalid={rest['aria-invalid'] || undefined}
            data-disabled={isInert || undefined}
            onClick={() => input.current?.focus()}
          >
            <ChosenChips
              chosen={value}
              isDisabled={isInert}
              onRemove={(id) => {
                remove(id);
                input.current?.focus();
              }}
            />
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                {...rest}
                ref={input}
                className={styles.search}
                required={rest.required && value.length === 0}
                placeholder={value.length === 0 ? rest.placeholder : undefined}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  store.openDropdown();
                  store.resetSelectedOption();
                }}
                onKeyDown={handleKey}
                onClick={() => !isInert && store.openDropdown()}
                onBlur={(event) => {
                  setTyped('');
                  store.closeDropdown();
                  rest.onBlur?.(event);
                }}
              />
            </Combobox.EventsTarget>
          </div>
          <Icon of={IconChevronDown} size={16} />
        </div>
      </Combobox.DropdownTarget>
      <OptionList {...words} note={fullNote ?? words.note} options={options} isChosen={isChosen} />
    </Combobox>
  );
}
