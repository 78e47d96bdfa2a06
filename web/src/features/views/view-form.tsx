import { constants, type SavedView, type SavedViewList } from '@setu/contract';
import { useState } from 'react';
import { toProblem } from '../../api/problem';
import { AppForm } from '../../forms/app-form';
import { TextField } from '../../forms/fields/text-field';
import { SubmitButton } from '../../forms/submit-button';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { notify } from '../../ui/toast/toast-store';
import { useKeepSavedViewMutation } from './api';
import styles from './views.module.css';

interface ViewFormProps {
  list: SavedViewList;
  /** The current query of the list. */
  query: string;
  /** The view to rename, or undefined to save the current list. */
  renamed: SavedView | undefined;
  onDone: () => void;
}

const loadSchema = () => import('./view-schema').then(({ viewSchema }) => viewSchema);

/** Saves the current list under a name, or renames one of its views. */
export function ViewForm({ list, query, renamed, onDone }: ViewFormProps) {
  const t = useTexts('views');
  const [keep] = useKeepSavedViewMutation();
  // After saving, an empty form replaces this one.
  const [savedCount, setSavedCount] = useState(0);
  const label = renamed ? t('newName', { name: renamed.name }) : t('name');
  const handleSubmit = async ({ name }: { name: string }) => {
    const input = renamed ? { view: renamed.id, name, query: renamed.query } : { name, query };
    const { data, error } = await keep({ list, input });
    if (!data) return toProblem(error);
    notify({ kind: 'success', title: t('saved', { name: data.name }) });
    setSavedCount(savedCount + 1);
    onDone();
    return undefined;
  };
  return (
    <div className={styles.form}>
      <AppForm
        key={savedCount}
        schema={loadSchema}
        initial={{ name: renamed?.name ?? '' }}
        onSubmit={handleSubmit}
        ariaLabel={label}
      >
        <TextField
          name="name"
          label={label}
          hint={renamed ? undefined : t('hint')}
          maxLength={constants.viewNameMax}
          autoComplete="off"
        />
        <div className={styles.verbs}>
          <SubmitButton>{t('save')}</SubmitButton>
          {renamed && <Button onClick={onDone}>{t('keep')}</Button>}
        </div>
      </AppForm>
    </div>
  );
}
