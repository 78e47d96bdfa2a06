import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { matchOptions } from '../../lib/match-options';
import { Icon } from '../icon/icon';
import { IconChevronDown } from '../icon/icons';
import { ChosenChips } from './chosen-chips';
import fieldStyles from './field.module.css';
import { OptionList } from './option-list';
import styles from './options.module.css';
import type { Option } from './select-control';

interface MultiSelectProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'list'> {
  options: Option[];
  value: string[];
  onChange: (value: string[]) => void;
}

/** Several of a list, found by typing. Backspace in the empty field takes the last one out. */
export function MultiSelect({ options, value, onChange, ...rest }: MultiSelectProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const found = matchOptions(options, typed);
  const isInert = Boolean(rest.disabled || rest.readOnly);
  const chosen = value.map((id) => options.find((option) => option.value === id) ?? { value: id, label: id });
  const toggle = (id: string) => {
    setTyped('');
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined && !isInert) toggle(last);
  };
  return (
    <Combobox store={store} hideDetached={false} readOnly={isInert} onOptionSubmit={toggle}>
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
              chosen={chosen}
              isDisabled={isInert}
              onRemove={(id) => {
                toggle(id);
                input.current?.focus();
              }}
            />
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                {...rest}
                ref={input}
                className={styles.search}
                required={rest.required && value.length === 0}
                placeholder={value.length === 0 ? (rest.placeholder ?? t('form.notSelected')) : undefined}
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
      <OptionList
        options={found}
        isChosen={(id) => value.includes(id)}
        note={found.length === 0 ? t('form.nothingFound') : undefined}
      />
    </Combobox>
  );
}
