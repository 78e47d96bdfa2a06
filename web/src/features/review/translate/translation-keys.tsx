import { useTexts } from '../../../i18n/use-texts';
import styles from '../review.module.css';

const keys = [
  { id: 'text', keys: ['Ctrl', '↓'] },
  { id: 'comment', keys: ['Ctrl', 'M'] },
  { id: 'card', keys: ['Ctrl', 'Enter'] },
] as const;

/** Lists the keyboard shortcuts of the translation. */
export function TranslationKeys() {
  const t = useTexts('review');
  return (
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
  );
}
