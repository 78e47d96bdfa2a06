import { constants, screenPath, type TriedSearchView } from '@setu/contract';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import { TextControl } from '../../ui/field/text-control';
import { IconSearch } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { Panel } from '../../ui/panel/panel';
import styles from './words.module.css';

interface TriedPanelProps {
  tried: TriedSearchView | null;
  /** The current search, from the address. */
  query: string;
  isFetching: boolean;
}

/** Asks for a search to try, and shows how it is interpreted with the current words and how many cards it finds. */
export function TriedPanel({ tried, query, isFetching }: TriedPanelProps) {
  const t = useTexts('search-words');
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(query);
  const run = (event: FormEvent) => {
    event.preventDefault();
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (typed.trim() === '') next.delete('try');
      else next.set('try', typed.trim());
      return next;
    });
  };
  return (
    <Panel title={t('try.title')}>
      <Stack gap={3}>
        <search>
          <form className={styles.try} onSubmit={run}>
            <TextControl
              type="search"
              icon={IconSearch}
              aria-label={t('try.label')}
              placeholder={t('try.placeholder')}
              value={typed}
              maxLength={constants.searchMaxLength}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" isBusy={isFetching && query !== (tried?.search ?? '')}>
              {t('try.action')}
            </Button>
          </form>
        </search>
        <div aria-live="polite">{tried && <Reading tried={tried} />}</div>
      </Stack>
    </Panel>
  );
}

function Reading({ tried }: { tried: TriedSearchView }) {
  const t = useTexts('search-words');
  const { words, synonyms, corrected, is_code: isCode, total, at_least: isMore } = tried;
  const found = t(isMore ? 'try.cardsMore' : 'try.cards', { count: total, total: formatNumber(total) });
  return (
    <dl className={styles.reading}>
      <dt>{t('try.found')}</dt>
      <dd>
        <b>
          {total === 0 ? (
            found
          ) : (
            <TextLink to={screenPath('category_index', { f_search: tried.search })}>{found}</TextLink>
          )}
        </b>
        {isCode && ` ${t('try.asCode')}`}
      </dd>
      {words.length > 0 && (
        <>
          <dt>{t('try.words')}</dt>
          <dd>
            <ul className={styles.words}>
              {words.map(({ word, fate }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a search may have a word twice.
                <li key={`${word} ${at}`} data-fate={fate}>
                  <b>{word}</b> <span>{t(`try.fate.${fate}`)}</span>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {corrected !== null && (
        <>
          <dt>{t('try.corrected')}</dt>
          <dd>{corrected}</dd>
        </>
      )}
      {synonyms.length > 0 && (
        <>
          <dt>{t('try.synonyms')}</dt>
          <dd>
            {synonyms.map(({ words: of, alternatives }) => (
              <div key={of}>{t('try.or', { words: of, alternatives: alternatives.join(', ') })}</div>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
