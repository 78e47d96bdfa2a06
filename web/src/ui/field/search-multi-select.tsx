import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { constants } from '@setu/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { Library } from '../theme/library';
import { actionRow, OptionList } from './option-list';
import type { SearchSettings } from './search-select';
import type { Option } from './select-control';
import { SeveralBox } from './several-box';
import { useListLabels } from './use-list-labels';
import { useOptionSearch } from './use-option-search';

export interface SeveralSettings extends SearchSettings {
  /** Returns why no more options can be chosen, or undefined while more can be chosen. */
  full?: (chosen: Option[]) => string | undefined;
}

interface SearchMultiSelectProps
  extends SeveralSettings,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'list' | 'ref'> {
  value: Option[];
  onChange: (value: Option[]) => void;
}

/**
 * A choice of several among very many options, with a search. After a choice the found options stay, and the next typed
 * letter replaces the search. Backspace in an empty field removes the last chosen one.
 */
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
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const found = useOptionSearch(typed, { search, from, pauseMs, isOpen: store.dropdownOpened });
  const labels = useListLabels(found, from);
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
    selectTyped();
  };
  return (
    <Library>
      <Combobox store={store} hideDetached={false} readOnly={isInert} onOptionSubmit={take}>
        <SeveralBox {...rest} store={store} chosen={value} typed={typed} onTyped={setTyped} onRemove={remove} />
        <OptionList {...labels} note={fullNote ?? labels.note} options={options} isChosen={isChosen} />
      </Combobox>
    </Library>
  );
}

/** Selects the text of the field that has the focus. */
function selectTyped(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.select();
}
