import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { constants } from '@setu/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconChevronDown } from '../icon/icons';
import { Library } from '../theme/library';
import styles from './field.module.css';
import { actionRow, OptionList } from './option-list';
import type { Option } from './select-control';
import { TextControl } from './text-control';
import { useListLabels } from './use-list-labels';
import { type SearchOptions, useOptionSearch } from './use-option-search';

export interface SearchSettings {
  search: SearchOptions;
  /** The number of characters from which a search starts. 0 lists all immediately. */
  from?: number;
  /** How long the user must pause before a search starts, in milliseconds. */
  pauseMs?: number;
}

interface SearchSelectProps
  extends SearchSettings,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'list'> {
  value: Option | null;
  onChange: (value: Option | null) => void;
}

/**
 * A choice of one among very many options, with a search. Text that matches no choice is replaced by the chosen option.
 */
export function SearchSelect({
  value,
  onChange,
  search,
  from = constants.searchMinLength,
  pauseMs = constants.searchDebounceMs,
  ...rest
}: SearchSelectProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const found = useOptionSearch(typed ?? '', { search, from, pauseMs, isOpen: store.dropdownOpened });
  const isInert = rest.disabled || rest.readOnly;
  const take = (id: string) => {
    if (id === actionRow) return found.more();
    onChange(found.options.find((option) => option.value === id) ?? null);
    setTyped(null);
    store.closeDropdown();
  };
  const handleType = (text: string) => {
    setTyped(text);
    store.openDropdown();
    store.resetSelectedOption();
    if (text === '' && value) onChange(null);
  };
  return (
    <Library>
      <Combobox store={store} hideDetached={false} readOnly={isInert} onOptionSubmit={take}>
        <Combobox.DropdownTarget>
          <span className={styles.withMark}>
            <Combobox.EventsTarget withExpandedAttribute>
              <TextControl
                {...rest}
                placeholder={rest.placeholder ?? (isInert ? undefined : t('form.notSelected'))}
                value={typed ?? value?.label ?? ''}
                onChange={(event) => handleType(event.target.value)}
                onClick={() => !isInert && store.openDropdown()}
                onBlur={(event) => {
                  setTyped(null);
                  store.closeDropdown();
                  rest.onBlur?.(event);
                }}
              />
            </Combobox.EventsTarget>
            <Icon of={IconChevronDown} size={16} />
          </span>
        </Combobox.DropdownTarget>
        <OptionList {...useListLabels(found, from)} options={found.options} isChosen={(id) => id === value?.value} />
      </Combobox>
    </Library>
  );
}
