import type { PictureView } from '@setu/contract';
import { Picture } from './picture';
import styles from './picture.module.css';

/** The 36 px picture of a table row or a suggestion. The name beside it is the text. */
export function Thumbnail({ of }: { of: Pick<PictureView, 'url' | 'color'> | null | undefined }) {
  return <Picture of={of} alt="" sizes="36px" className={styles.thumbnail} />;
}
