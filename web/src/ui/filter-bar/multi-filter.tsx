import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { matchOptions } from '../../lib/match-options';
import { Button } from '../button/button';
import { TextButton } from '../button/text-link';
import { CheckControl } from '../field/check-control';
import type { Option } from '../field/select-control';
import { TextControl } from '../field/text-control';
import { IconChevronDown, IconSearch } from '../icon/icons';
import { Popover } from '../popover/popover';
import styles from './filter-bar.module.css';

/** The number of options shown before a long list only counts the rest. */
const maxShown = 6;

interface MultiFilterProps {
  label: string;
  options: Option[];
  value: string[];
  onChange: (value: string[]) => void;
}

/** A multiple choice from a list. A button shows how many are chosen and opens checkboxes. */
export function MultiFilter({ label, options, value, onChange }: MultiFilterProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const only = value.length === 1 ? options.find((option) => option.value === value[0])?.label : undefined;
  const summary = only ?? (value.length > 0 ? t('filters.chosen', { count: value.length }) : t('filters.any'));
  return (
    <Popover
      isOpen={isOpen}
      onChange={setOpen}
      label={label}
      className={styles.dropdown}
      trigger={
        <Button iconEnd={IconChevronDown} expanded={isOpen} hasPopup="dialog" onClick={() => setOpen(!isOpen)}>
          <span className={styles.filterLabel}>{label}:</span> {summary}
        </Button>
      }
    >
      <CheckList label={label} options={options} value={value} onChange={onChange} />
    </Popover>
  );
}

/** The checkboxes. A long list starts with the options chosen when it opened, shows six, and has a search. */
function CheckList({ label, options, value, onChange }: MultiFilterProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  const [chosenFirst] = useState(() => value);
  const isLong = options.length > maxShown;
  const isFirst = (option: Option) => chosenFirst.includes(option.value);
  const ordered = isLong ? [...options.filter(isFirst), ...options.filter((option) => !isFirst(option))] : options;
  const found = matchOptions(ordered, typed);
  const shown = isUnfolded || typed !== '' ? found : found.slice(0, Math.max(maxShown, chosenFirst.length));
  const toggle = (choice: string) =>
    onChange(value.includes(choice) ? value.filter((item) => item !== choice) : [...value, choice]);
  return (
    <>
      {isLong && (
        <TextControl
          type="search"
          icon={IconSearch}
          aria-label={`${label}: ${t('filters.search')}`}
          placeholder={t('filters.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onClear={() => setTyped('')}
        />
      )}
      {shown.map((option) => (
        <CheckControl
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
      {shown.length < found.length && (
        <TextButton onClick={() => setUnfolded(true)}>
          {t('actions.showMore', { count: found.length - shown.length })}
        </TextButton>
      )}
      {found.length === 0 && <p>{t('form.nothingFound')}</p>}
    </>
  );
}
