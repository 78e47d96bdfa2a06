import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle, IconCheck, IconPencil } from '../../../ui/icon/icons';
import type { TranslationState } from '../model/translation-state';
import styles from './translate.module.css';

interface CheckLineProps {
  state: TranslationState;
  /** The length as text, such as "124 of 500". */
  length: string;
  isMachine: boolean;
}

const icons = {
  ready: IconCheck,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
  missing: IconPencil,
  empty: null,
};

/** Shows whether the text is ready or what to check, and its length. */
export function CheckLine({ state: { level, findings }, length, isMachine }: CheckLineProps) {
  const t = useTexts('review');
  const icon = icons[level];
  return (
    <span className={styles.check}>
      <span className={styles.state} data-level={level}>
        {icon && <Icon of={icon} size={14} />}
        <span>
          {findings.length > 0
            ? findings
                .map(({ code, params }) => t(`checks.${code}`, { words: params.words ?? '', max: params.max ?? '' }))
                .join(' ')
            : level !== 'empty' && t(`translate.state.${level === 'missing' ? 'missing' : 'ready'}`)}
          {isMachine && ` · ${t('translate.machine')}`}
        </span>
      </span>
      <span className={styles.length}>{length}</span>
    </span>
  );
}
