import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Library } from '../theme/library';
import styles from './options.module.css';
import { TextControl } from './text-control';

export interface Suggestion {
  /** The value that the field gets when this suggestion is chosen. It is shown first. */
  value: string;
  name: string;
  /** The name in the other language, shown below. */
  otherName?: { text: string; lang: string };
  /** Text at the right end: how often it is used. */
  note?: string;
}

interface SuggestControlProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'list'> {
  value: string;
  onChange: (value: string) => void;
  onTake: (value: string) => void;
  suggestions: Suggestion[];
  /** The heading of the suggestions: "similar cards use". */
  heading?: ReactNode;
  /** Text below the suggestions, or instead of them. */
  note?: ReactNode;
}

/**
 * A text field with suggestions. The user may type freely or choose one: arrow keys move, Enter accepts, Escape keeps
 * the typed text.
 */
export function SuggestControl({ value, onChange, onTake, suggestions, heading, note, ...rest }: SuggestControlProps) {
  const t = useTexts('fields');
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const isInert = rest.disabled || rest.readOnly;
  const take = (option: string) => {
    onTake(option);
    store.closeDropdown();
  };
  return (
    <Library>
      <Combobox store={store} hideDetached={false} readOnly={isInert} onOptionSubmit={take}>
        <Combobox.Target withExpandedAttribute>
          <TextControl
            {...rest}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              store.openDropdown();
              store.resetSelectedOption();
            }}
            onFocus={(event) => {
              if (!isInert) store.openDropdown();
              rest.onFocus?.(event);
            }}
            onClick={() => !isInert && store.openDropdown()}
            onBlur={(event) => {
              store.closeDropdown();
              rest.onBlur?.(event);
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={styles.dropdown}>
          {heading && suggestions.length > 0 && <div className={styles.heading}>{heading}</div>}
          <Combobox.Options className={styles.options} aria-label={t('options.list')}>
            {suggestions.map((one) => (
              <Combobox.Option key={one.value} value={one.value} className={styles.suggestion}>
                <b>{one.value}</b>{' '}
                <span>
                  {one.name} {one.otherName && <small lang={one.otherName.lang}>{one.otherName.text}</small>}
                </span>{' '}
                {one.note && <small>{one.note}</small>}
              </Combobox.Option>
            ))}
          </Combobox.Options>
          <div className={styles.foot} role="status">
            {note}
          </div>
        </Combobox.Dropdown>
      </Combobox>
    </Library>
  );
}
