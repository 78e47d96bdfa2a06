import { constants, type RequestView } from '@setu/contract';
import { useRef, useState } from 'react';
import { AppForm } from '../../../forms/app-form';
import { AutosaveConflict, AutosaveStatus } from '../../../forms/autosave-status';
import { FileField } from '../../../forms/fields/file-field';
import { TextAreaField } from '../../../forms/fields/text-field';
import { SaveBar } from '../../../forms/save-bar';
import { SubmitButton } from '../../../forms/submit-button';
import { type Autosave, useAutosave } from '../../../forms/use-autosave';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/panel/panel';
import { useSaveRequestDraftMutation } from '../api';
import { toDescriptionValues, toSavedDescription } from './description-mapper';
import type { DescriptionValues } from './description-schema';

const schema = async () => (await import('./description-schema')).descriptionFormSchema;

interface DescriptionFormProps {
  request: RequestView;
  /** Everything typed is saved. */
  onDone: () => Promise<void>;
}

/** What can be written on in a draft from a description: its comment and its files, saved as they are typed. */
export function DescriptionForm({ request, onDone }: DescriptionFormProps) {
  const t = useTexts('requests');
  const [initial] = useState(() => toDescriptionValues(request));
  const autosave = useRef<Autosave>(null);
  const finish = async () => {
    await autosave.current?.flush();
    const kind = autosave.current?.state.kind;
    // What is not saved stays in the form, whose bar says why.
    if (kind !== 'failed' && kind !== 'offline' && kind !== 'conflict') await onDone();
  };
  return (
    <AppForm schema={schema} initial={initial} onSubmit={finish} ariaLabel={t('description.title')}>
      <Panel title={t('description.form')}>
        <Stack gap={4}>
          <TextAreaField
            name="comment"
            label={t('draft.comment')}
            hint={t('draft.commentHint')}
            rows={5}
            maxLength={constants.commentMax}
          />
          <FileField name="files" label={t('draft.files')} hint={t('draft.filesHint')} />
        </Stack>
      </Panel>
      <SavedBar request={request} follow={autosave} />
    </AppForm>
  );
}

/** Keeps the draft on the server while it is typed; lives inside the form to see its values. */
function SavedBar({ request, follow }: { request: RequestView; follow: React.RefObject<Autosave | null> }) {
  const t = useTexts('requests');
  const [save] = useSaveRequestDraftMutation();
  const autosave = useAutosave<DescriptionValues>({
    version: request.version,
    save: (values, mark, isLast) => save({ id: request.id, body: toSavedDescription(values, mark), isLast }).unwrap(),
  });
  follow.current = autosave;
  return (
    <>
      <AutosaveConflict autosave={autosave} />
      <SaveBar state={<AutosaveStatus state={autosave.state} />}>
        <SubmitButton size="large">{t('description.done')}</SubmitButton>
      </SaveBar>
    </>
  );
}
