import { type SearchWordsView, type SynonymView, screenPath } from '@setu/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { TextControl } from '../../ui/field/text-control';
import { IconPencil, IconPlus, IconSearch, IconTrash } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Pagination } from '../../ui/pagination/pagination';
import { Panel } from '../../ui/panel/panel';
import { useRemoveSynonymMutation } from './api';
import { openSynonym, type Refetch } from './open-synonym';
import { useWordTexts } from './use-word-texts';
import styles from './words.module.css';

const limit = 20;

/** Lists the synonyms, filtered by the typed text. They can be added, changed and removed. */
export function SynonymsPanel({ view, refetch }: { view: SearchWordsView; refetch: Refetch }) {
  const t = useTexts('search-words');
  const { sidesOf } = useWordTexts(view.people);
  const [typed, setTyped] = useState('');
  const [search] = useSearchParams();
  const wanted = typed.trim().toLowerCase().replaceAll('ё', 'е');
  const found = view.synonyms.filter((one) => [...one.left, ...one.right].some((term) => term.includes(wanted)));
  const last = Math.max(1, Math.ceil(found.length / limit));
  const page = Math.min(last, Number(/^[1-9]\d{0,3}$/.exec(search.get('list') ?? '')?.[0] ?? 1));
  const pageHref = (to: number) => {
    const next = new URLSearchParams(search);
    next.set('list', String(to));
    return `${screenPath('search_words_page')}?${next}`;
  };
  const columns = useColumns(view, refetch);
  return (
    <Panel
      title={t('synonyms.title')}
      isPadded={false}
      aside={
        <Button size="small" tone="main" icon={IconPlus} onClick={() => void openSynonym({ refetch })}>
          {t('synonyms.add')}
        </Button>
      }
    >
      {view.synonyms.length > limit && (
        <div className={styles.narrow}>
          <TextControl
            type="search"
            icon={IconSearch}
            aria-label={t('synonyms.find')}
            placeholder={t('synonyms.find')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      <DataTable
        caption={t('synonyms.title')}
        columns={columns}
        rows={found.slice((page - 1) * limit, page * limit)}
        rowId={({ id }) => id}
        rowName={sidesOf}
        empty={<Text tone="secondary">{t('synonyms.noneText')}</Text>}
      />
      {found.length > limit && (
        <Pagination page={page} limit={limit} total={found.length} pageHref={pageHref} sizes={[]} />
      )}
    </Panel>
  );
}

function useColumns(view: SearchWordsView, refetch: Refetch): Column<SynonymView>[] {
  const t = useTexts('search-words');
  const { sidesOf, nameOf } = useWordTexts(view.people);
  const [remove] = useRemoveSynonymMutation();
  const removing = useAction({
    confirm: (one: SynonymView) => ({
      title: t('synonyms.removeTitle'),
      text: sidesOf(one),
      action: t('synonyms.remove'),
      isDanger: true,
    }),
    send: ({ id, version }: SynonymView) => remove({ id, version }),
    failed: t('synonyms.notRemoved'),
    onProblem: ({ kind }) => {
      // Another user has changed the synonym, so its current version is shown and nothing is removed.
      if (kind === 'conflict') void refetch();
      return false;
    },
  });
  return [
    {
      id: 'words',
      title: t('synonyms.words'),
      inCard: 'title',
      cell: (one) => sidesOf(one),
    },
    {
      id: 'language',
      title: t('synonyms.language'),
      inCard: 'fact',
      width: '160px',
      cell: ({ language }) => t(`language.${language}`),
    },
    {
      id: 'changed',
      title: t('synonyms.changed'),
      inCard: 'fact',
      width: '240px',
      cell: ({ changed_at: at, changed_by: by }) => t('changedBy', { name: nameOf(by), at: formatDate(at) }),
    },
    {
      id: 'actions',
      title: t('synonyms.actions'),
      isActions: true,
      width: '104px',
      cell: (one) => (
        <Row gap={2} wrap={false}>
          <IconButton
            icon={IconPencil}
            label={t('synonyms.changeOf', { words: sidesOf(one) })}
            onClick={() => void openSynonym({ synonym: one, refetch })}
          />
          <IconButton
            icon={IconTrash}
            label={t('synonyms.removeOf', { words: sidesOf(one) })}
            onClick={() => void removing.run(one)}
          />
        </Row>
      ),
    },
  ];
}
