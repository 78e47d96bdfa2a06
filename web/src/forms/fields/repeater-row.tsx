import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../ui/icon/icons';
import styles from './repeater-field.module.css';

interface RepeaterRowProps {
  /** The name of the row: "Item 2". */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  isDisabled: boolean;
  /** Moves the row one place up (-1) or down (1). */
  onMove: (step: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** A row with its buttons. A button without effect stays focusable, so that it does not lose the focus. */
export function RepeaterRow(props: RepeaterRowProps) {
  const { name, isFirst, isLast, canRemove, isDisabled, onMove, onRemove, children } = props;
  const t = useTexts('fields');
  const handleKey = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of a fieldset would read every legend before each field
    <div data-row role="group" aria-label={name} className={styles.row} onKeyDown={handleKey}>
      <div className={styles.fields}>{children}</div>
      {!isDisabled && (
        <div className={styles.buttons}>
          <IconButton
            icon={IconArrowUp}
            size={18}
            label={t('repeater.up', { row: name })}
            aria-disabled={isFirst || undefined}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={IconArrowDown}
            size={18}
            label={t('repeater.down', { row: name })}
            aria-disabled={isLast || undefined}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon={IconTrash}
            size={18}
            label={t('repeater.remove', { row: name })}
            data-remove
            aria-disabled={!canRemove || undefined}
            onClick={() => canRemove && onRemove()}
          />
        </div>
      )}
    </div>
  );
}
