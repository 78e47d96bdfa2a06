import { Fragment } from 'react';
import styles from './person.module.css';

/** An e-mail address as a link, which breaks before the @ and the dots first. Shows nothing without an address. */
export function MailLink({ address }: { address: string | null | undefined }) {
  if (!address) return null;
  return (
    <a href={`mailto:${address}`} className={styles.mail}>
      {address.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts can be equal, and their order is fixed
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
