import { forbiddenParts } from '../model/forbidden-parts';
import styles from '../review.module.css';

/** Shows a text with its forbidden words marked. */
export function MarkedText({ text, forbidden }: { text: string; forbidden: readonly string[] }) {
  return forbiddenParts(text, forbidden).map(({ text: run, isForbidden }, at) => {
    // The parts of a text never change their order.
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
