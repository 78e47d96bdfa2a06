import { type HsSuggestionView, hsText } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { classNames } from '../../lib/class-names';
import styles from './hs-codes.module.css';
import { useRateTexts } from './use-rate-texts';
import { useReasons } from './use-reasons';

interface HsSuggestionProps {
  of: HsSuggestionView;
  onTake: ((code: string) => void) | undefined;
}

/** Shows a suggested code with its path and the reasons for it. With `onTake`, pressing it takes the code. */
export function HsSuggestion({ of: { code, name, path, rates, ...reasons }, onTake }: HsSuggestionProps) {
  const t = useTexts('hs-codes');
  const textsOf = useRateTexts();
  const reasonsOf = useReasons();
  const shown = hsText(code);
  const content = (
    <>
      <b>{shown}</b>
      <span>{name}</span>
      <small>{path.map((above) => `${hsText(above.code)} ${above.name}`).join(' › ')}</small>
      <small className={styles.reasons}>{reasonsOf(reasons).join(' · ')}</small>
      {rates && <small>{textsOf(rates).join(' · ')}</small>}
    </>
  );
  if (!onTake) return <div className={styles.suggestion}>{content}</div>;
  return (
    <button
      type="button"
      className={classNames(styles.suggestion, styles.press)}
      title={t('take', { code: shown, name })}
      onClick={() => onTake(shown)}
    >
      {content}
    </button>
  );
}
