import { hsText } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import styles from './hs-codes.module.css';
import { useFindHsCodesQuery } from './hs-codes-api';
import { hsDigits } from './hs-text';
import { useRateTexts } from './use-rate-texts';

/** The digits of a heading, the shortest code that goods may have. */
const fewestDigits = 4;

/**
 * Shows where a code belongs: its chapter, its heading and its own name. Readers who may see the costs also get the duty
 * and the VAT. Shows nothing for a code that is too short or unknown.
 */
export function HsCodePlace({ code }: { code: string }) {
  const t = useTexts('hs-codes');
  const textsOf = useRateTexts();
  const digits = hsDigits(code);
  const isSkipped = digits.length < fewestDigits;
  const { currentData } = useFindHsCodesQuery({ q: digits, category: '' }, { skip: isSkipped });
  const path = (currentData?.codes ?? []).filter((one) => digits.startsWith(one.code));
  if (isSkipped || path.length === 0) return null;
  const rates = currentData?.rates ? textsOf(currentData.rates) : [];
  return (
    <div className={styles.belongs}>
      <ol className={styles.path} aria-label={t('path')}>
        {path.map(({ code: own, name }) => (
          <li key={own}>
            <b>{hsText(own)}</b> {name}
          </li>
        ))}
      </ol>
      {rates.length > 0 && <p>{rates.join(' · ')}</p>}
    </div>
  );
}
