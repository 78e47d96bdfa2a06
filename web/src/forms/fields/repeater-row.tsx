import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconTrash } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import styles from './repeater-field.module.css';

/** What a folded row shows of its fields. */
export interface RowSummary {
  title: string;
  /** The language of the title, if it differs from the page's. */
  lang?: string;
  /** Short facts below the title. */
  note: string;
  status?: ReactNode;
  /** The address of a small picture. */
  picture?: string;
}

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
  /** Set for a row that folds. */
  fold?: { summary: RowSummary; isOpen: boolean; onToggle: () => void };
}

/** A row with its buttons. A button without effect stays focusable, so that it does not lose the focus. */
export function RepeaterRow(props: RepeaterRowProps) {
  const { name, isFirst, isLast, canRemove, isDisabled, onMove, onRemove, children, fold } = props;
  const id = useId();
  const t = useTexts('fields');
  const handleKey = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of a fieldset would read every legend before each field
    <div
      data-row
      role="group"
      aria-label={name}
      className={styles.row}
      data-fold={fold ? '' : undefined}
      onKeyDown={handleKey}
    >
      {fold && <Summary {...fold} name={name} controls={id} />}
      <div id={id} className={styles.fields} hidden={fold && !fold.isOpen}>
        {children}
      </div>
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

type SummaryProps = NonNullable<RepeaterRowProps['fold']> & { name: string; controls: string };

/** The button that opens a folded row: chevron, picture, title, facts and status. */
function Summary({ summary, isOpen, onToggle, name, controls }: SummaryProps) {
  return (
    <button type="button" className={styles.summary} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Icon of={IconChevronDown} size={18} className={styles.mark} />
      {summary.picture && <img className={styles.thumb} src={summary.picture} alt="" loading="lazy" />}
      <span className={styles.words}>
        <VisuallyHidden>{name}: </VisuallyHidden>
        <strong lang={summary.lang}>{summary.title}</strong>
        {summary.note && <small>{summary.note}</small>}
      </span>
      {summary.status}
    </button>
  );
}
