import { searchLanguages, synonymMeanings } from '@setu/contract';
import { useId, useState } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { AppForm } from '../../forms/app-form';
import { CheckboxField } from '../../forms/fields/checkbox-field';
import { RadioField } from '../../forms/fields/radio-field';
import { SelectField } from '../../forms/fields/select-field';
import { TextAreaField } from '../../forms/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { FieldGrid, Stack } from '../../ui/layout/layout';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { notify } from '../../ui/toast/toast-store';
import { useSaveSynonymMutation } from './api';
import type { SynonymOpening } from './open-synonym';
import { SynonymEffect } from './synonym-effect';
import { readTyped } from './terms';
import { typedSynonym } from './typed-synonym';
import { useWordTexts } from './use-word-texts';

const schema = async () => (await import('./words-schema')).synonymSchema;

/** Asks for the words of a new or changed synonym. */
export function SynonymModal({ synonym, left = '', refetch, onClose }: SynonymOpening & ModalControls) {
  const t = useTexts('search-words');
  const common = useTexts();
  const formId = useId();
  const { sidesOf } = useWordTexts([]);
  const [save] = useSaveSynonymMutation();
  // One idempotency key for the dialog, so that repeated clicks make one synonym.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [over, setOver] = useState(synonym && { id: synonym.id, version: synonym.version });
  const initial = typedSynonym(synonym, left);

  /**
   * Reports that another user was faster and shows the current version. The typed text stays, and the next attempt
   * overwrites that version.
   */
  const overtaken = async (problem: Problem): Promise<Problem> => {
    if (!over || !['conflict', 'notFound'].includes(problem.kind)) return problem;
    const now = await refetch();
    if (now === undefined) return problem;
    const current = now.synonyms.find(({ id }) => id === over.id);
    setOver(current && { id: current.id, version: current.version });
    const message = current ? t('synonyms.overtaken', { words: sidesOf(current) }) : t('synonyms.gone');
    return { ...problem, kind: 'conflict', message };
  };
  const store = async (typed: typeof initial) => {
    const words = { left: readTyped(typed.left), right: readTyped(typed.right) };
    try {
      await save({ ...typed, ...words, ...over, version: over?.version ?? 0, idempotencyKey }).unwrap();
    } catch (error) {
      throw await overtaken(toProblem(error));
    }
    notify({ kind: 'success', title: t('synonyms.saved'), text: t('inForce') });
    onClose(true);
  };
  return (
    <ModalFrame
      title={t(synonym ? 'synonyms.changeTitle' : 'synonyms.addTitle')}
      size="form"
      isDismissable={false}
      closesOnEscape
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{common('actions.cancel')}</Button>
          <Button tone="main" type="submit" formId={formId}>
            {t('save')}
          </Button>
        </>
      }
    >
      <AppForm id={formId} schema={schema} initial={initial} onSubmit={store} ariaLabel={t('synonyms.title')}>
        {({ values, isSubmitting }) => (
          <Stack gap={3}>
            <RadioField
              name="meaning"
              label={t('synonyms.meaning')}
              options={synonymMeanings.map((value) => ({
                ...{ value, label: t(`meaning.${value}.label`), note: t(`meaning.${value}.hint`) },
              }))}
              isRequired
            />
            <FieldGrid>
              <TextAreaField name="left" label={t('synonyms.left')} hint={t('oneOnALine')} rows={4} isRequired />
              <TextAreaField
                name="right"
                label={t(`meaning.${values.meaning}.right`)}
                hint={t('oneOnALine')}
                rows={4}
                isRequired
              />
            </FieldGrid>
            <CheckboxField name="both_ways" label={t('synonyms.bothWays')} hint={t('synonyms.bothWaysHint')} />
            <SelectField
              name="language"
              label={t('synonyms.searchesIn')}
              options={searchLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
              isRequired
            />
            <SynonymEffect {...(synonym && { id: synonym.id })} typed={values} isSaving={isSubmitting} />
          </Stack>
        )}
      </AppForm>
    </ModalFrame>
  );
}
