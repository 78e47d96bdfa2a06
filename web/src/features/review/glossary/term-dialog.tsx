import type { GlossaryTermView } from '@setu/contract';
import { useId } from 'react';
import { toProblem } from '../../../api/problem';
import { AppForm } from '../../../forms/app-form';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import { type ModalControls, openModal } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import { useWriteGlossaryMutation } from '../api';

const loadSchema = () => import('./term-schema').then(({ termSchema }) => termSchema);

/** Asks for a new term or the new wording of a term. */
function TermDialog({ term, onClose }: { term: GlossaryTermView | null } & ModalControls) {
  const t = useTexts('review');
  const formId = useId();
  const [write, { isLoading }] = useWriteGlossaryMutation();
  const title = t(term ? 'glossary.editTitle' : 'glossary.addTitle');
  const handleSubmit = async (values: { en: string; ru: string; note: string }) => {
    const { error } = await write({ ...values, ...(term && { id: term.id }) });
    if (error) return toProblem(error);
    notify({ kind: 'success', title: t('glossary.saved') });
    onClose();
    return undefined;
  };
  return (
    <ModalFrame
      title={title}
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('glossary.keep')}</Button>
          <Button tone="main" type="submit" formId={formId} isBusy={isLoading}>
            {t('glossary.save')}
          </Button>
        </>
      }
    >
      <AppForm
        id={formId}
        schema={loadSchema}
        initial={{ en: term?.en ?? '', ru: term?.ru ?? '', note: term?.note ?? '' }}
        onSubmit={handleSubmit}
        ariaLabel={title}
      >
        <TextField name="en" label={t('glossary.en')} lang="en" maxLength={120} isRequired isFocusedFirst />
        <TextField name="ru" label={t('glossary.ru')} lang="ru" maxLength={120} isRequired />
        <TextAreaField name="note" label={t('glossary.note')} hint={t('glossary.noteHint')} maxLength={300} rows={2} />
      </AppForm>
    </ModalFrame>
  );
}

/** Opens the form of a term, or an empty form for a new term if `term` is null. */
export const editTerm = (term: GlossaryTermView | null): Promise<unknown> => openModal(TermDialog, { term });
