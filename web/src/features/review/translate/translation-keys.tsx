import { useTexts } from '../../../i18n/use-texts';
import { useHasKeyboard } from '../../../ui/media/use-has-keyboard';
import { Panel } from '../../../ui/panel/panel';
import styles from '../review.module.css';

const keys = [
  { id: 'text', keys: ['Ctrl', '↓'] },
  { id: 'comment', keys: ['Ctrl', 'M'] },
  { id: 'card', keys: ['Ctrl', 'Enter'] },
] as const;

/** Lists the keyboard shortcuts of the translation. */
export function TranslationKeys() {
  const t = useTexts('review');
  const hasKeys = useHasKeyboard();
  if (!hasKeys) return null;
  return (
    <Panel title={t('keys.title')}>
      <dl className={styles.keys}>
        {keys.map(({ id, keys: pressed }) => (
          <div key={id} className={styles.keyLine}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
