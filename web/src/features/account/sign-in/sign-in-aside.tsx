import type { PageContext } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconPackage, IconShieldCheck, IconUsers } from '../../../ui/icon/icons';
import styles from './sign-in-aside.module.css';

const facts = [
  { id: 'catalogue', icon: IconPackage },
  { id: 'broker', icon: IconUsers },
  { id: 'checked', icon: IconShieldCheck },
] as const;

/** Explains Setu to visitors who followed a link. Appears next to the form or, on narrow screens, below it. */
export function SignInAside({ platform }: { platform: PageContext['platform'] }) {
  const t = useTexts('account');
  return (
    <section className={styles.aside} aria-label={t('signIn.about.label')}>
      <div className={styles.top}>
        <h2>{t(`signIn.about.title.${platform}`)}</h2>
        <p>{t('signIn.about.text')}</p>
        <svg className={styles.spans} viewBox="0 0 452 228" aria-hidden="true">
          <path d="M6 228a220 220 0 0 1 440 0M46 228a180 180 0 0 1 360 0M86 228a140 140 0 0 1 280 0" />
        </svg>
      </div>
      <ul className={styles.facts}>
        {facts.map(({ id, icon }) => (
          <li key={id}>
            <Icon of={icon} size={24} />
            <b>{t(`signIn.about.facts.${id}.title`)}</b>
            <p>{t(`signIn.about.facts.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
