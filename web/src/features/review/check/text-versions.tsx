import { useTexts } from '../../../i18n/use-texts';
import { textDifference } from '../../../lib/text-difference';
import { VisuallyHidden } from '../../../ui/layout/text';
import styles from '../review.module.css';
import { MarkedText } from './marked-text';

interface TextVersionsProps {
  /** Null if there is nothing to compare with. */
  was: string | null;
  now: string;
  lang?: string;
  /** Forbidden words, which are marked. */
  forbidden?: readonly string[];
}

/** Shows a text with removed parts struck out and new parts underlined. Screen readers get both as text. */
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
        // The parts of a text have no ids, and their order never changes.
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
