import type { SavedView, SavedViewList } from '@setu/contract';
import { useState } from 'react';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { Button } from '../../ui/button/button';
import { Text } from '../../ui/layout/text';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { useDeleteSavedViewMutation, useKeepSavedViewMutation, useListSavedViewsQuery } from './api';
import { ViewForm } from './view-form';
import { ViewRows } from './view-rows';
import styles from './views.module.css';

interface ViewsWindowProps {
  list: SavedViewList;
  href: string;
  onChosen: () => void;
}

/** Lists the reader's saved views of a list as links, saves the current list under a name, and renames views. */
export function ViewsWindow({ list, href, onChosen }: ViewsWindowProps) {
  const t = useTexts('views');
  const { data: views, error, refetch } = useListSavedViewsQuery(list);
  const [renamed, setRenamed] = useState<SavedView>();
  const [remove] = useDeleteSavedViewMutation();
  const removal = useAction({
    send: ({ id }: SavedView) => remove({ list, view: id }),
    failed: t('notRemoved'),
    done: (_nothing, { name }) => ({ title: t('removed', { name }) }),
    onDone: (_nothing, { id }) => renamed?.id === id && setRenamed(undefined),
  });
  const [keep] = useKeepSavedViewMutation();
  const choice = useAction({
    send: ({ id, name, query: savedQuery, is_default: isDefault }: SavedView) =>
      keep({ list, input: { view: id, name, query: savedQuery, is_default: !isDefault } }),
    failed: t('notDefault'),
    done: ({ name, is_default: isDefault }) => ({ title: t(isDefault ? 'isDefault' : 'isNoDefault', { name }) }),
  });
  const [path = '', query = ''] = href.split('?');
  return (
    <div className={styles.parts}>
      <Text as="h2" size={16} isStrong>
        {t('open')}
      </Text>
      {error ? (
        <div role="alert">
          <Text tone="secondary">{problemText(toProblem(error))}</Text>
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </div>
      ) : views ? (
        <ViewRows
          views={views}
          path={path}
          query={query}
          onChosen={onChosen}
          onRename={setRenamed}
          onDefault={(view) => void choice.run(view)}
          onRemove={(view) => void removal.run(view)}
        />
      ) : (
        <SkeletonText />
      )}
      {views && (
        <ViewForm key={renamed?.id} list={list} query={query} renamed={renamed} onDone={() => setRenamed(undefined)} />
      )}
    </div>
  );
}
