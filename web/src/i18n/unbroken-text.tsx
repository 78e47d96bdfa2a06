import { unbrokenPieces } from '../lib/unbroken';
import styles from './localized-text.module.css';

/** Clean HTML in which no model number, and no number with its unit, breaks across lines. */
export const unbrokenHtml = (html: string): string =>
  html
    .split(/(<[^>]*>|&\w+;)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : unbrokenPieces(part)
            .map(({ text, isUnbroken }) => (isUnbroken ? `<span class="${styles.whole}">${text}</span>` : text))
            .join(''),
    )
    .join('');

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
