import { screenPath } from '@setu/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { FieldFrame } from '../../../ui/field/field-frame';
import { TextControl } from '../../../ui/field/text-control';
import { IconPlus } from '../../../ui/icon/icons';
import { useIsWide } from '../../../ui/media/use-is-wide';
import { pageGroups } from '../page-groups';
import styles from './editor.module.css';

const known = new Set<string>(pageGroups.flatMap(({ pages }) => pages.map(({ link }) => link)));
const isLink = (text: string): boolean => text.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/**
 * Lists the existing pages (first those in the footer by its groups, then the others) and offers to create a new one.
 */
export function EditorMenu({ current, links }: { current: string; links: readonly string[] }) {
  const t = useTexts('page-editor');
  const common = useTexts();
  const isWide = useIsWide();
  const others = links.filter((link) => !known.has(link));
  const line = (link: string, label: string) => (
    <li key={link}>
      <TextLink
        to={screenPath('static_page_edit', { link })}
        look="plain"
        ariaCurrent={link === current ? 'page' : undefined}
      >
        {label}
      </TextLink>
    </li>
  );
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      <details open={isWide}>
        <summary>{t('menu')}</summary>
        <div className={styles.pages}>
          {pageGroups.map(({ id, pages }) => (
            <section key={id}>
              <h2>{common(`footer.${id}`)}</h2>
              <ul>{pages.map(({ link, textKey }) => line(link, common(`footer.${textKey}`)))}</ul>
            </section>
          ))}
          {others.length > 0 && (
            <section>
              <h2>{t('others')}</h2>
              <ul>{others.map((link) => line(link, link))}</ul>
            </section>
          )}
          <NewPage />
        </div>
      </details>
    </nav>
  );
}

/** Asks for the address of a new page. */
function NewPage() {
  const t = useTexts('page-editor');
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = link.trim().toLowerCase();
    setWrong(!isLink(wanted));
    if (!isLink(wanted)) return;
    setLink('');
    setOpen(false);
    navigate(screenPath('static_page_edit', { link: wanted }));
  };
  if (!isOpen)
    return (
      <div>
        <Button size="small" icon={IconPlus} onClick={() => setOpen(true)}>
          {t('new.title')}
        </Button>
      </div>
    );
  return (
    <form className={styles.new} onSubmit={handleSubmit} noValidate aria-label={t('new.title')}>
      <FieldFrame label={t('new.link')} hint={t('new.hint')} error={isWrong ? t('new.wrong') : undefined}>
        {(control) => (
          <TextControl {...control} autoFocus value={link} onChange={({ target }) => setLink(target.value)} />
        )}
      </FieldFrame>
      <Button type="submit" size="small">
        {t('new.action')}
      </Button>
    </form>
  );
}
