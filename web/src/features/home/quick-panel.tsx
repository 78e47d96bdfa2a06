import { screenPath } from '@setu/contract';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { FindForMe } from '../../kit/find-for-me/find-for-me';
import { useHasScreen } from '../../session/screens';
import { useSession } from '../../session/use-session';
import { TextLink } from '../../ui/button/text-link';
import { Text } from '../../ui/layout/text';
import styles from './quick-panel.module.css';

const examples = ['pumps', 'tea', 'fabric', 'code'] as const;

/** Shows four working examples of a search next to the slides. The search box itself is in the header. */
export function QuickPanel() {
  const t = useTexts('home');
  const id = useId();
  const toSearch = (search: string) => `${screenPath('category_index')}?f_search=${encodeURIComponent(search)}`;
  return (
    <section className={styles.quick} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('quick.title')}</h2>
        <Text tone="secondary">{t('quick.text')}</Text>
      </div>
      <ul className={styles.examples} aria-label={t('quick.examples')}>
        {examples.map((name) => (
          <li key={name}>
            <TextLink to={toSearch(t(`quick.example.${name}`))} look="plain">
              {t(`quick.example.${name}`)}
            </TextLink>
          </li>
        ))}
      </ul>
      <FindForMe isWide />
      <QuickNote />
    </section>
  );
}

/** Suggests the next action, different for signed-in users and visitors. */
function QuickNote() {
  const t = useTexts('home');
  const { user, platform } = useSession();
  const hasScreen = useHasScreen();
  if (user) return <p className={styles.quickNote}>{t('quick.note')}</p>;
  if (!hasScreen('fos_user_security_login')) return null;
  const [next, nextLabel] =
    platform === 'supplier'
      ? (['supplier_application_create_page', t('quick.apply')] as const)
      : (['fos_user_registration_register', t('quick.register')] as const);
  return (
    <p className={styles.quickNote}>
      {t(platform === 'supplier' ? 'quick.noteSeller' : 'quick.noteVisitor')}{' '}
      <TextLink to={screenPath('fos_user_security_login')}>{t('quick.signIn')}</TextLink>
      {hasScreen(next) && (
        <>
          {' '}
          {t('quick.or')} <TextLink to={screenPath(next)}>{nextLabel}</TextLink>
        </>
      )}
    </p>
  );
}
