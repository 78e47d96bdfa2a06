import { useTexts } from '../../../i18n/use-texts';
import { textDifference } from '../../../lib/text-difference';
import { VisuallyHidden } from '../../../ui/layout/text';
import styles from '../review.module.css';
import { MarkedText } from './marked-text';

interface TextVersionsProps {
  /** Null: nothing to compare with. */
  was: string | null;
  now: string;
  lang?: string;
  /** Words it may not have: they are marked. */
  forbidden?: readonly string[];
}

/** A text with what was taken away struck out and what is new underlined, both also said to those who listen. */
export function TextVersions({ was, now, lang, forbidden = [] }: TextVersionsProps) {
  const t = useTexts('review');
  if (was === null || was === now) {
    return (
      <span lang={lang}>
        <MarkedText text={now} forbidden={forbidden} />
      </span>
    );
  }
  return (
    <span lang={lang} className={styles.versions}>
      {textDifference(was, now).map(({ kind, text }, at) => {
        // A run of text has no name of its own; the runs of one text never change their order.
        const key = `${at}-${kind}`;
        const marked = <MarkedText text={text} forbidden={forbidden} />;
        if (kind === 'same') return <span key={key}>{marked}</span>;
        const Mark = kind === 'was' ? 'del' : 'ins';
        return (
          <span key={key}>
            <VisuallyHidden>{t(`difference.${kind}`)} </VisuallyHidden>
            <Mark>
              {kind === 'was' ? text.trimEnd() : <MarkedText text={text.trimEnd()} forbidden={forbidden} />}
            </Mark>{' '}
          </span>
        );
      })}
    </span>
  );
}
