import { type SearchWordChangeView, type SearchWordsView, screenPath } from '@setu/contract';
import { useSearchParams } from 'react-router';
import { formatDateTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { Pagination } from '../../ui/pagination/pagination';
import { FoldedPanel } from '../../ui/panel/folded-panel';
import { useWordTexts } from './use-word-texts';
import styles from './words.module.css';

const limit = 20;
type ChangeRow = SearchWordChangeView & { id: string };

/** Lists who changed which words, with the old and new value. */
export function ChangesPanel({ view, page }: { view: SearchWordsView; page: number }) {
  const t = useTexts('search-words');
  const [search] = useSearchParams();
  const { nameOf } = useWordTexts(view.people);
  const wordsOf = useChangeText(view);
  const columns: Column<ChangeRow>[] = [
    { id: 'what', title: t('changes.what'), inCard: 'title', cell: ({ kind }) => t(`changes.kind.${kind}`) },
    { id: 'words', title: t('changes.words'), inCard: 'fact', cell: wordsOf },
    {
      id: 'by',
      title: t('changes.by'),
      inCard: 'fact',
      cell: ({ by, on_behalf_of: forWhom }) => (
        <>
          {nameOf(by)}
          {forWhom && <span className={styles.second}>{t('changes.onBehalfOf', { name: nameOf(forWhom) })}</span>}
        </>
      ),
    },
    {
      id: 'at',
      title: t('changes.at'),
      inCard: 'fact',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
  ];
  const pageHref = (to: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(to));
    return `${screenPath('search_words_page')}?${next}`;
  };
  if (view.changes_total === 0) return null;
  return (
    <FoldedPanel title={t('changes.title')} aside={view.changes_total} isPadded={false} isOpen>
      <DataTable
        caption={t('changes.title')}
        columns={columns}
        rows={view.changes.map((change, index) => ({ ...change, id: `${change.at} ${index}` }))}
        rowId={({ id }) => id}
        rowName={wordsOf}
      />
      {view.changes_total > limit && (
        <Pagination page={page} limit={limit} total={view.changes_total} pageHref={pageHref} sizes={[]} />
      )}
    </FoldedPanel>
  );
}

/** Returns a change as text: the old and new synonym, or the added and removed stop words. */
function useChangeText({ people }: SearchWordsView) {
  const t = useTexts('search-words');
  const { sidesOf } = useWordTexts(people);
  return ({ kind, before, after, added, removed, language }: ChangeRow): string => {
    if (kind === 'stop_words') {
      const parts = [
        ...(added.length > 0 ? [t('changes.came', { words: added.join(', ') })] : []),
        ...(removed.length > 0 ? [t('changes.went', { words: removed.join(', ') })] : []),
      ];
      return `${t(`language.${language}`)}: ${parts.join('; ')}`;
    }
    if (kind === 'added') return sidesOf(after);
    if (kind === 'removed') return sidesOf(before);
    return t('changes.from', { before: sidesOf(before), after: sidesOf(after) });
  };
}
