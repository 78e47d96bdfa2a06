import type { TrustFigureView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import styles from './trust.module.css';
import { useFigureTexts } from './use-figure-texts';

interface TrustLinesProps {
  figures: readonly TrustFigureView[];
  /** Whether the server rounded the figures, because their supplier has no name here. */
  isRounded?: boolean;
}

/** Lists figures in a narrow column: name, value, and what it is based on. Says so if there are none. */
export function TrustLines({ figures, isRounded }: TrustLinesProps) {
  const t = useTexts('trust');
  const textsOf = useFigureTexts(isRounded);
  if (figures.length === 0) return <p className={styles.few}>{t('fewDeals')}</p>;
  return (
    <dl className={styles.lines}>
      {figures.map((figure) => {
        const { label, value, note } = textsOf(figure);
        return (
          <div key={figure.kind}>
            <dt>{label}</dt>
            <dd>
              {value}
              <small>{note}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
