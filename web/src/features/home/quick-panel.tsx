import { characters, constants, screenPath } from '@setu/contract';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { FindForMe } from '../../kit/find-for-me/find-for-me';
import { recentSearches } from '../../kit/recent-searches/recent-searches';
import { useHasScreen } from '../../session/screens';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import { FieldFrame } from '../../ui/field/field-frame';
import { TextControl } from '../../ui/field/text-control';
import { Text } from '../../ui/layout/text';
import styles from './quick-panel.module.css';

const examples = ['pumps', 'tea', 'fabric', 'code'] as const;

/** Shows a search by word or code next to the slides, with four working examples. */
export function QuickPanel() {
  const t = useTexts('home');
  const id = useId();
  const navigate = useNavigate();
  const userId = useUser()?.id ?? null;
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const toSearch = (search: string) => `${screenPath('category_index')}?f_search=${encodeURIComponent(search)}`;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const search = text.replace(/\s+/g, ' ').trim();
    setShort(characters(search) < constants.searchMinLength);
    if (characters(search) < constants.searchMinLength) return;
    recentSearches(userId).add(search);
    navigate(toSearch(search));
  };
  return (
    <section className={styles.quick} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('quick.title')}</h2>
        <Text tone="secondary">{t('quick.text')}</Text>
      </div>
      <form onSubmit={handleSubmit} noValidate>
        <FieldFrame label={t('quick.label')} error={isShort ? t('quick.short') : undefined}>
          {(links) => (
            <TextControl
              {...links}
              type="search"
              placeholder={t('quick.placeholder')}
              maxLength={constants.searchMaxLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </FieldFrame>
        <Button type="submit" tone="main" size="large" isWide>
          {t('quick.action')}
        </Button>
      </form>
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
  const user = useUser();
  const hasScreen = useHasScreen();
  if (user) return <p className={styles.quickNote}>{t('quick.note')}</p>;
  if (!hasScreen('fos_user_security_login')) return null;
  return (
    <p className={styles.quickNote}>
      {t('quick.noteVisitor')} <TextLink to={screenPath('fos_user_security_login')}>{t('quick.signIn')}</TextLink>
    </p>
  );
}
