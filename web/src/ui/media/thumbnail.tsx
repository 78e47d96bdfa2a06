import { Picture } from './picture';
import styles from './picture.module.css';

/** The 36 px picture of a table row or a suggestion; the name beside it is the text. */
export function Thumbnail({ url }: { url: string | null | undefined }) {
  return <Picture url={url} alt="" sizes="36px" className={styles.thumbnail} />;
}
