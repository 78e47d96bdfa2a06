import { Fragment } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { WithPart } from '../../../i18n/with-part';
import { FindForMe } from '../../../kit/find-for-me/find-for-me';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconSearch } from '../../../ui/icon/icons';
import styles from './listing.module.css';
import { wordsWithout } from './words-without';

interface RelaxedSearchProps {
  typed: string;
  /** The words that the search did without. Empty if it needed none. */
  dropped: readonly string[];
  /** The address of the list with all words. */
  toAllWords: string;
}

/** Says which words of a search no card has together, with those words struck out, and how to insist on them. */
export function RelaxedSearch({ typed, dropped, toAllWords }: RelaxedSearchProps) {
  const t = useTexts('catalogue');
  if (dropped.length === 0) return null;
  return (
    <div className={styles.corrected}>
      <Icon of={IconSearch} size={18} />
      <p role="status">
        {t('relaxed.nothing')}{' '}
        <WithPart sentence={t('relaxed.shown', { typed })} part={typed}>
          {wordsWithout(typed, dropped).map(({ text, isDropped }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence
            <Fragment key={at}>
              {at > 0 && ' '}
              {isDropped ? <del>{text}</del> : <b>{text}</b>}
            </Fragment>
          ))}
        </WithPart>
      </p>
      <TextLink to={toAllWords}>{t('relaxed.all')}</TextLink>
      <FindForMe name={typed} />
    </div>
  );
}
