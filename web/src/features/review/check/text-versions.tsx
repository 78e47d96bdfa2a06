import { useTexts } from '../../../i18n/use-texts';
import { textDifference } from '../../../lib/text-difference';
import { VisuallyHidden } from '../../../ui/layout/text';
import styles from '../review.module.css';

interface TextVersionsProps {
  /** Null: nothing to compare with. */
  was: string | null;
  now: string;
  lang?: string;
}

/** A text with what was taken away struck out and what is new underlined, both also said to those who listen. */
export function TextVersions({ was, now, lang }: TextVersionsProps) {
  const t = useTexts('review');
  if (was === null || was === now) return <span lang={lang}>{now}</span>;
  return (
    <span lang={lang} className={styles.versions}>
      {textDifference(was, now).map(({ kind, text }, at) => {
        // A run of text has no name of its own; the runs of one text never change their order.
        const key = `${at}-${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'was' ? 'del' : 'ins';
        return (
          <span key={key}>
            <VisuallyHidden>{t(`difference.${kind}`)} </VisuallyHidden>
            <Mark>{text.trimEnd()}</Mark>{' '}
          </span>
        );
      })}
    </span>
  );
}
