import type { TranslationFieldView } from '@setu/contract';
import { formatPercent } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { LoadingRegion } from '../../../ui/states/loading-region';
import { useRecallTranslationsQuery } from '../api';
import styles from './translate.module.css';

interface MemoryPanelProps {
  /** The text being edited, null if there is none. */
  field: TranslationFieldView | null;
  /** Replaces the text with an approved translation. */
  onMatch: (russian: string) => void;
  /** Inserts a term at the caret. */
  onTerm: (russian: string) => void;
}

/** Lists approved translations of similar texts, best first, and the terms in this text. A click inserts one. */
export function MemoryPanel({ field, onMatch, onTerm }: MemoryPanelProps) {
  const t = useTexts('review');
  const english = field?.english.trim() ?? '';
  const { currentData: found, isFetching } = useRecallTranslationsQuery(english, { skip: english === '' });
  const matches = found?.matches ?? [];
  const terms = found?.terms ?? [];
  const isNothing = found !== undefined && matches.length === 0 && terms.length === 0;
  return (
    <Panel title={t('memory.title')}>
      <LoadingRegion isBusy={isFetching}>
        <Stack gap={4}>
          {english === '' && <Text tone="muted">{t('memory.choose')}</Text>}
          {isNothing && <Text tone="muted">{t('memory.nothing')}</Text>}
          {terms.length > 0 && (
            <section aria-label={t('memory.terms')}>
              <Text size={13} tone="secondary">
                {t('memory.terms')}
              </Text>
              <ul className={styles.terms}>
                {terms.map((term) => (
                  <li key={term.id}>
                    <span lang="en">{term.en}</span>
                    <Button
                      tone="soft"
                      size="small"
                      ariaLabel={t('memory.insert', { text: term.ru })}
                      onClick={() => onTerm(term.ru)}
                    >
                      {term.ru}
                    </Button>
                    {term.note && (
                      <Text as="span" size={12} tone="muted">
                        {term.note}
                      </Text>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {matches.map(({ en, ru, match, sku_id }) => (
            <section
              key={`${sku_id}-${en}`}
              className={styles.match}
              aria-label={t('memory.match', { share: formatPercent(match / 100) })}
            >
              <Text size={12} tone="secondary" hasFigures>
                {t('memory.share', { share: formatPercent(match / 100) })}
              </Text>
              <p lang="en" className={styles.matchSource}>
                {en}
              </p>
              <p lang="ru">{ru}</p>
              <div>
                <Button size="small" onClick={() => onMatch(ru)}>
                  {t('memory.take')}
                </Button>
              </div>
            </section>
          ))}
        </Stack>
      </LoadingRegion>
    </Panel>
  );
}
