import styles from './navigation-bar.module.css';

/** The thin line at the top while the next screen loads. */
export function NavigationBar({ isBusy }: { isBusy: boolean }) {
  return isBusy ? <div className={styles.line} aria-hidden="true" /> : null;
}
