import { forbiddenParts } from '../model/forbidden-parts';
import styles from '../review.module.css';

/** A text with the words no card may have marked in it. */
export function MarkedText({ text, forbidden }: { text: string; forbidden: readonly string[] }) {
  return forbiddenParts(text, forbidden).map(({ text: run, isForbidden }, at) => {
    // The runs of one text never change their order.
    const key = `${at}-${run}`;
    return isForbidden ? (
      <mark key={key} className={styles.forbidden}>
        {run}
      </mark>
    ) : (
      run
    );
  });
}
