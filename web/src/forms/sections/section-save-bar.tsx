import { type ReactNode, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button, ButtonLink } from '../../ui/button/button';
import { TextButton } from '../../ui/button/text-link';
import { Icon } from '../../ui/icon/icon';
import { IconAlertTriangle } from '../../ui/icon/icons';
import { BarParts, SaveBar } from '../save-bar';
import { useUnsavedGuard } from '../use-unsaved-guard';
import type { Section } from './form-section';
import { countLeft, type SectionStore } from './section-store';
import styles from './sections.module.css';

interface SectionSaveBarProps {
  sections: Pick<Section, 'id' | 'title'>[];
  store: SectionStore;
  /** The label of the filled button. */
  action: string;
  isBusy: boolean;
  /** True if the filled button is that of the next step. This one still saves or shows the errors. */
  isNextMain: boolean;
  onSave: () => void;
  onUndo: () => void;
  /** The address that Cancel leads to. By default Cancel undoes the changes. */
  cancelTo?: string;
  /** True if leaving loses nothing, because the typed values stay on this device. The way out is then always named Close. */
  keepsDraft?: boolean;
  onShowErrors: () => void;
  /**
   * True if the form saves automatically. `state` then shows the time of the last save. There is nothing to undo, and
   * leaving asks no question.
   */
  isSavedAsTyped?: boolean;
  /** `new` for a form that creates something: it can be sent as it is. `changes`: without changes there is nothing to save. */
  saves?: 'new' | 'changes';
  /** Content next to the names of the changed sections, such as when a draft was saved. */
  state?: ReactNode;
  /** True if something is left to do besides filling the form. It is then not called complete. */
  hasTask?: boolean;
  /** Secondary actions before the filled button. */
  more?: ReactNode;
}

/**
 * One bar for all sections. It names the changed sections, links to the errors, and saves. Leaving with unsaved changes
 * asks first.
 */
export function SectionSaveBar(props: SectionSaveBarProps) {
  const { sections, store, action, isBusy, onSave, onUndo, onShowErrors } = props;
  const t = useTexts('fields');
  const common = useTexts();
  const states = useSyncExternalStore(store.subscribe, store.states);
  const changed = sections.filter(({ id }) => states[id]?.isDirty).map(({ title }) => title);
  const errors = sections.reduce((sum, { id }) => sum + (states[id]?.errors ?? 0), 0);
  const left = countLeft(sections, states);
  const isNew = props.isSavedAsTyped === true || props.saves === 'new';
  const isDirty = changed.length > 0 && !props.isSavedAsTyped;
  useUnsavedGuard(isDirty);
  return (
    <SaveBar
      state={
        <BarParts>
          {isDirty && <i className={styles.point} />}
          {!props.isSavedAsTyped && (
            <span role="status">
              {isDirty
                ? common('form.dirty', { sections: changed.join(', ') })
                : props.saves !== 'new' && t('sections.unchanged')}
            </span>
          )}
          {props.state && <span>{props.state}</span>}
          {isNew && left > 0 && <span>{t('sections.left', { count: left })}</span>}
          {isNew && left === 0 && !props.hasTask && <span>{t('sections.ready')}</span>}
          {errors > 0 && (
            <span className={styles.errors} data-marked>
              <Icon of={IconAlertTriangle} size={16} />
              <TextButton onClick={onShowErrors}>{t('sections.errors', { count: errors })}</TextButton>
            </span>
          )}
        </BarParts>
      }
    >
      {props.cancelTo !== undefined && (
        <ButtonLink tone="quiet" to={props.cancelTo}>
          {common(isDirty && !props.keepsDraft ? 'actions.cancel' : 'actions.close')}
        </ButtonLink>
      )}
      {isDirty && props.cancelTo === undefined && (
        <Button tone="quiet" onClick={onUndo}>
          {common('actions.cancel')}
        </Button>
      )}
      {props.more}
      <Button
        tone={(isNew || isDirty) && !props.isNextMain ? 'main' : 'line'}
        isDisabled={props.saves === 'changes' && !isDirty}
        isBusy={isBusy}
        onClick={onSave}
      >
        {action}
      </Button>
    </SaveBar>
  );
}
