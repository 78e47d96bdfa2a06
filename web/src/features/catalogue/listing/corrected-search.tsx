import { Fragment } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { WithPart } from '../../../i18n/with-part';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconSparkles } from '../../../ui/icon/icons';
import { correctedWords } from './corrected-words';
import styles from './listing.module.css';

interface CorrectedSearchProps {
  typed: string;
  /** The corrected search, or null if the typed one was used. */
  read: string | null;
  isExact: boolean;
  /** The address of this list with an exact search, and the one with a corrected search. */
  toExact: string;
  toRead: string;
}

/** Says how a search was corrected, with the changed words marked, and links to the search as typed and back. */
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
  return correctedWords(typed, read).map(({ text, isChanged }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence
    <Fragment key={at}>
      {at > 0 && ' '}
      {isChanged ? <b>{text}</b> : text}
    </Fragment>
  ));
}
