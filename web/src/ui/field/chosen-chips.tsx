import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconX } from '../icon/icons';
import styles from './options.module.css';
import type { Option } from './select-control';

/** The number of chosen options that are shown. Further ones are only counted. */
const maxShown = 6;

interface ChosenChipsProps {
  chosen: Option[];
  onRemove: (value: string) => void;
  isDisabled: boolean;
}

/**
 * The chosen options, each with a remove button. Beyond six a button shows how many more there are and reveals them.
 */
export function ChosenChips({ chosen, onRemove, isDisabled }: ChosenChipsProps) {
  const t = useTexts('fields');
  const [isUnfolded, setUnfolded] = useState(false);
  const rest = chosen.length - maxShown;
  const shown = isUnfolded ? chosen : chosen.slice(0, maxShown);
  return (
    <>
      {shown.map(({ value, label }) => (
        <span key={value} className={styles.chip}>
          <span>{label}</span>
          {!isDisabled && (
            <button type="button" aria-label={t('options.remove', { name: label })} onClick={() => onRemove(value)}>
              <Icon of={IconX} size={14} />
            </button>
          )}
        </span>
      ))}
      {rest > 0 && (
        <button
          type="button"
          className={styles.rest}
          aria-expanded={isUnfolded}
          aria-label={isUnfolded ? t('options.fold') : t('options.unfold', { count: rest })}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('options.fold') : `+${rest}`}
        </button>
      )}
    </>
  );
}
