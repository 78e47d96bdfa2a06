import { Fragment } from 'react';
import styles from './signing.module.css';

const partLength = 16;

/** A hash or a serial number. It breaks into lines of equal length, so that no single letter is left over. */
export function LongNumber({ text }: { text: string }) {
  const parts = text.match(new RegExp(`.{1,${partLength}}`, 'g')) ?? [];
  return (
    <span className={styles.hash}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
