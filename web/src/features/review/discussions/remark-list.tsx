import type { RemarkView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Face } from '../../../ui/person/face';
import styles from './discussions.module.css';

/** Lists the remarks, oldest first, with author, time and text. */
export function RemarkList({ remarks }: { remarks: readonly RemarkView[] }) {
  const t = useTexts('discussion');
  const reviewTexts = useTexts('review');
  return (
    <ol className={styles.remarks}>
      {remarks.map(({ id, at, by, acting, text }) => {
        const person = by ? fullName(by) : t('nobody');
        const name = acting ? reviewTexts('history.acting', { person: fullName(acting), for: person }) : person;
        return (
          <li key={id}>
            <div className={styles.who}>
              <Face name={acting ? fullName(acting) : person} className={styles.face} />
              <strong>{name}</strong>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </div>
            <p className={styles.words}>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
