import type { SynonymPreviewView } from '@setu/contract';
import { toProblem } from '../../api/problem';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { useSettled } from '../../lib/use-settled';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { EmptyState, Failure } from '../../ui/states/states';
import { useTrySynonymQuery } from './api';
import { readTyped } from './terms';
import type { TypedSynonym } from './typed-synonym';
import styles from './words.module.css';

interface SynonymEffectProps {
  /** Absent for a new synonym. */
  id?: string;
  typed: TypedSynonym;
  /** Stops the computation: after it is saved, a new synonym would be refused as a repetition of itself. */
  isSaving: boolean;
}

type ChangedSearch = SynonymPreviewView['changed'][number];

/** The pause in typing after which the effect is computed, in milliseconds. */
const pauseMs = 700;

/** Shows how many cards the searches of the last 30 days would find with the typed synonym, before it is saved. */
export function SynonymEffect({ id, typed, isSaving }: SynonymEffectProps) {
  const t = useTexts('search-words');
  const settled = useSettled(JSON.stringify({ id, ...typed }), pauseMs);
  const wanted = JSON.parse(settled) as TypedSynonym & { id?: string };
  const input = { ...wanted, left: readTyped(wanted.left), right: readTyped(wanted.right) };
  const isComplete = input.left.length > 0 && input.right.length > 0;
  const { currentData, isFetching, error, refetch } = useTrySynonymQuery(input, { skip: !isComplete || isSaving });
  if (!isComplete) return null;
  // The fields show their own errors when the user saves.
  if (error && toProblem(error).kind === 'validation') return null;
  return (
    <Stack gap={2}>
      <Text as="h3" isStrong>
        {t('effect.title')}
      </Text>
      <span role="status" className={styles.second}>
        {isFetching ? t('effect.counting') : currentData && t('effect.tried', { count: currentData.tried })}
      </span>
      {error && !isFetching && <Failure title={t('effect.failed')} onRetry={() => void refetch()} />}
      {currentData && !isFetching && <ChangedSearches changed={currentData.changed} />}
    </Stack>
  );
}

function ChangedSearches({ changed }: Pick<SynonymPreviewView, 'changed'>) {
  const t = useTexts('search-words');
  const more = ({ at_least: isAtLeast }: ChangedSearch, cards: number) =>
    isAtLeast ? t('effect.atLeast', { cards: formatNumber(cards) }) : formatNumber(cards);
  const columns: Column<ChangedSearch>[] = [
    { id: 'words', title: t('missed.words'), inCard: 'title', cell: ({ words }) => words },
    {
      ...{ id: 'searches', title: t('effect.searches'), align: 'end', inCard: 'named', width: '110px' },
      cell: ({ searches }) => formatNumber(searches),
    },
    {
      ...{ id: 'before', title: t('effect.before'), align: 'end', inCard: 'named', width: '110px' },
      cell: (one) => more(one, one.cards_before),
    },
    {
      ...{ id: 'after', title: t('effect.after'), align: 'end', inCard: 'named', width: '110px' },
      cell: (one) => <b>{more(one, one.cards_after)}</b>,
    },
  ];
  return (
    <DataTable
      caption={t('effect.title')}
      columns={columns}
      rows={changed}
      rowId={({ words }) => words}
      rowName={({ words }) => words}
      empty={<EmptyState title={t('effect.none')} />}
    />
  );
}
