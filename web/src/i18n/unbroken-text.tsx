import { unbrokenPieces } from '../lib/unbroken';
import styles from './localized-text.module.css';

/** A text in which no model number, and no number with its unit, breaks across lines. */
export function UnbrokenText({ text }: { text: string }) {
  return (
    <span>
      {unbrokenPieces(text).map(({ text: piece, isUnbroken }, index) =>
        isUnbroken ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never reordered
          <span key={index} className={styles.whole}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
