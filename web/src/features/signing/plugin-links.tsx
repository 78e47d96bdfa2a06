import { useTexts } from '../../i18n/use-texts';
import styles from './signing.module.css';

const pages = [
  { id: 'plugin', href: 'https://cryptopro.ru/products/cades/plugin' },
  { id: 'csp', href: 'https://cryptopro.ru/products/csp' },
] as const;

/** Links to the software that signs with a qualified certificate. */
export function PluginLinks() {
  const t = useTexts('signing');
  return (
    <p className={styles.links}>
      {pages.map(({ id, href }) => (
        <a key={id} href={href} target="_blank" rel="noopener noreferrer">
          {t(`diagnostics.links.${id}`)}
        </a>
      ))}
    </p>
  );
}
