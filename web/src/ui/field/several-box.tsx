import { Combobox, type ComboboxStore } from '@mantine/core';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../icon/icon';
import { IconChevronDown } from '../icon/icons';
import { ChosenChips } from './chosen-chips';
import fieldStyles from './field.module.css';
import styles from './options.module.css';
import type { Option } from './select-control';

interface SeveralBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'list' | 'ref'> {
  store: ComboboxStore;
  chosen: Option[];
  typed: string;
  onTyped: (typed: string) => void;
  onRemove: (id: string) => void;
}

/**
 * The box of a field with several values: the chosen options and the input. Backspace in an empty input removes the
 * last one.
 */
export function SeveralBox({ store, chosen, typed, onTyped, onRemove, placeholder, ...rest }: SeveralBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isInert = Boolean(rest.disabled || rest.readOnly);
  const isEmpty = chosen.length === 0;
  const handleKey = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && typed === '' && last && !isInert) onRemove(last.value);
  };
  return (
    <Combobox.DropdownTarget>
      <div className={fieldStyles.withMark}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the text focuses the input, as in any field */}
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
              onRemove(id);
              input.current?.focus();
            }}
          />
          <Combobox.EventsTarget withExpandedAttribute>
            <input
              {...rest}
              ref={input}
              className={styles.search}
              required={rest.required && isEmpty}
              placeholder={isEmpty ? placeholder : undefined}
              value={typed}
              onChange={(event) => {
                onTyped(event.target.value);
                store.openDropdown();
                store.resetSelectedOption();
              }}
              onKeyDown={handleKey}
              onClick={() => !isInert && store.openDropdown()}
              onBlur={(event) => {
                onTyped('');
                store.closeDropdown();
                rest.onBlur?.(event);
              }}
            />
          </Combobox.EventsTarget>
        </div>
        <Icon of={IconChevronDown} size={16} />
      </div>
    </Combobox.DropdownTarget>
  );
}
