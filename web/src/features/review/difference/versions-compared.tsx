import type { CardDifferenceView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { fieldRows } from '../model/card-fields';
import { useValueTexts } from '../model/use-value-texts';
import { useGetCardDifferenceQuery } from './api';
import { ComparedField } from './compared-field';
import styles from './difference.module.css';

/** Compares two versions of a card and lists the differences in the order of the form's sections. */
export function VersionsCompared({ skuId }: { skuId: string }) {
  const { currentData: view, isError, refetch } = useGetCardDifferenceQuery(skuId);
  if (isError) return <Failure onRetry={() => void refetch()} />;
  if (!view) {
    return (
      <Stack gap={4}>
        <Skeleton height="64px" />
        <Skeleton height="120px" />
        <Skeleton height="120px" />
      </Stack>
    );
  }
  return <Compared view={view} />;
}

function Compared({ view }: { view: CardDifferenceView }) {
  const t = useTexts('review');
  const titles = useTexts('card-fields');
  const texts = useValueTexts();
  const { before, after, before_version: was, after_version: now, changed } = view;
  if (before === null || was === null) return <Text tone="secondary">{t('difference.first')}</Text>;
  const sections = fieldRows({ card: after, previous: before, changed }, texts)
    .map(({ section, rows }) => ({ section, rows: rows.filter((row) => row.isChanged) }))
    .filter(({ rows }) => rows.length > 0);
  if (sections.length === 0) return <Text tone="secondary">{t('difference.none')}</Text>;
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Stack gap={4}>
      <Text tone="secondary">
        {t('difference.versions', { was: formatNumber(was), now: formatNumber(now), count })}
      </Text>
      {sections.map(({ section, rows }) => (
        <section key={section} aria-label={titles(`section.${section}`)}>
          <h3 className={styles.section}>{titles(`section.${section}`)}</h3>
          {rows.map((row) => (
            <ComparedField key={row.field} row={row} before={before} after={after} />
          ))}
        </section>
      ))}
    </Stack>
  );
}
