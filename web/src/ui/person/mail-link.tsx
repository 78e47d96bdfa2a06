import styles from './person.module.css';

/** An e-mail address as a link, which breaks before the @ first. Shows nothing without an address. */
export function MailLink({ address }: { address: string | null | undefined }) {
  if (!address) return null;
  return (
    <a href={`mailto:${address}`} className={styles.mail}>
      {address.split('@').flatMap((part, index) => (index === 0 ? [part] : [<wbr key={part} />, `@${part}`]))}
    </a>
  );
}
