import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { CheckControl } from '../field/check-control';
import type { Option } from '../field/select-control';
import { IconChevronDown } from '../icon/icons';
import styles from './filter-bar.module.css';

interface MultiFilterProps {
  label: string;
  options: Option[];
  value: string[];
  onChange: (value: string[]) => void;
}

/** Several of a list at once: a button that tells how many are chosen and opens checkboxes. */
export function MultiFilter({ label, options, value, onChange }: MultiFilterProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const only = value.length === 1 ? options.find((option) => option.value === value[0])?.label : undefined;
  const said = only ?? (value.length > 0 ? t('filters.chosen', { count: value.length }) : t('filters.any'));
  const toggle = (choice: string) =>
    onChange(value.includes(choice) ? value.filter((item) => item !== choice) : [...value, choice]);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      classNames={{ dropdown: styles.dropdown }}
    >
      <Popover.Target>
        <Button iconEnd={IconChevronDown} expanded={isOpen} hasPopup="dialog" onClick={() => setOpen(!isOpen)}>
          <span className={styles.filterLabel}>{label}:</span> {said}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {options.map((option) => (
          <CheckControl
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
        {options.length === 0 && <p>{t('form.nothingFound')}</p>}
      </Popover.Dropdown>
    </Popover>
  );
}
