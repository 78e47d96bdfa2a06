import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { matchOptions } from '../../lib/match-options';
import { Library } from '../theme/library';
import { OptionList } from './option-list';
import type { Option } from './select-control';
import { SeveralBox } from './several-box';

interface MultiSelectProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'list' | 'ref'> {
  options: Option[];
  value: string[];
  onChange: (value: string[]) => void;
}

/** A choice of several from a list, with a search. Backspace in an empty field removes the last chosen option. */
export function MultiSelect({ options, value, onChange, ...rest }: MultiSelectProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const found = matchOptions(options, typed);
  const isInert = Boolean(rest.disabled || rest.readOnly);
  const chosen = value.map((id) => options.find((option) => option.value === id) ?? { value: id, label: id });
  const toggle = (id: string) => {
    setTyped('');
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  };
  return (
    <Library>
      <Combobox store={store} hideDetached={false} readOnly={isInert} onOptionSubmit={toggle}>
        <SeveralBox
          {...rest}
          placeholder={rest.placeholder ?? t('form.notSelected')}
          store={store}
          chosen={chosen}
          typed={typed}
          onTyped={setTyped}
          onRemove={toggle}
        />
        <OptionList
          options={found}
          isChosen={(id) => value.includes(id)}
          note={found.length === 0 ? t('form.nothingFound') : undefined}
        />
      </Combobox>
    </Library>
  );
}
