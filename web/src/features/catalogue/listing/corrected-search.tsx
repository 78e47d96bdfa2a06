import { Fragment } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { WithPart } from '../../../i18n/with-part';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconSparkles } from '../../../ui/icon/icons';
import styles from './listing.module.css';
import { readWords } from './read-words';

interface CorrectedSearchProps {
  typed: string;
  /** What nothing matched was read as; null: it was taken as it stands. */
  read: string | null;
  isExact: boolean;
  /** This list with the search word for word, or read as it may be. */
  toExact: string;
  toRead: string;
}

/** Says what a search was read as, with the words that were changed, and leads to the words as typed; from there back. */
export function CorrectedSearch({ typed, read, isExact, toExact, toRead }: CorrectedSearchProps) {
  const t = useTexts('catalogue');
  if (typed === '' || (read === null && !isExact)) return null;
  return (
    <div className={styles.corrected}>
      <Icon of={IconSparkles} size={18} />
      <p role="status">
        {isExact ? (
          t('corrected.exact', { typed })
        ) : (
          <>
            {t('corrected.nothing', { typed })} {t('corrected.shown')}{' '}
            <WithPart sentence={t('corrected.quoted', { read: read ?? '' })} part={read ?? ''}>
              <ReadSearch typed={typed} read={read ?? ''} />
            </WithPart>
          </>
        )}
      </p>
      <TextLink to={isExact ? toRead : toExact}>
        {isExact ? t('corrected.again') : t('corrected.asTyped', { typed })}
      </TextLink>
    </div>
  );
}

function ReadSearch({ typed, read }: { typed: string; read: string }) {
  return readWords(typed, read).map(({ text, isChanged }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence
    <Fragment key={at}>
      {at > 0 && ' '}
      {isChanged ? <b>{text}</b> : text}
    </Fragment>
  ));
}
