import { formatPhone, phoneHref } from '../../lib/phone-mask';
import styles from './person.module.css';

/** A phone number as a link. Shows nothing without a number. */
export function PhoneLink({ number }: { number: string | null | undefined }) {
  if (!number) return null;
  return (
    <a href={phoneHref(number)} className={styles.phone}>
      {formatPhone(number)}
    </a>
  );
}
