import { useState } from 'react';
import { AppForm } from '../../forms/app-form';
import { ChosenFileField } from '../../forms/fields/chosen-file-field';
import { DateField } from '../../forms/fields/date-field';
import { SubmitButton } from '../../forms/submit-button';
import { useTexts } from '../../i18n/use-texts';
import { FieldGrid, Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { FoldedPanel } from '../../ui/panel/folded-panel';
import { notify } from '../../ui/toast/toast-store';
import { usePublishRegulationMutation } from './api';

const schema = async () => (await import('./regulations-schema')).publishSchema;
const types = ['pdf', 'txt'];
const maxSize = 3 * 1024 * 1024;

interface Values {
  file: File | null;
  effective_from: string;
  grace_until: string;
}

const empty: Values = { file: null, effective_from: '', grace_until: '' };

/**
 * Publishes a new version: its file, the date it takes effect and the last date on which the previous one is
 * sufficient.
 */
export function PublishForm() {
  const t = useTexts('regulations');
  const [publish] = usePublishRegulationMutation();
  const [round, setRound] = useState(0);
  const submit = async ({ file, ...input }: Values) => {
    if (!file) return;
    const { number } = await publish({ file, input }).unwrap();
    notify({ kind: 'success', title: t('publish.done', { number }) });
    setRound(round + 1);
  };
  return (
    <FoldedPanel title={t('publish.title')}>
      <AppForm key={round} schema={schema} initial={empty} onSubmit={submit} ariaLabel={t('publish.title')}>
        <Stack gap={4}>
          <Text tone="secondary">{t('publish.lead')}</Text>
          <ChosenFileField name="file" label={t('publish.file')} types={types} maxSize={maxSize} />
          <FieldGrid>
            <DateField name="effective_from" label={t('publish.effective')} isRequired />
            <DateField name="grace_until" label={t('publish.grace')} hint={t('publish.graceHint')} isRequired />
          </FieldGrid>
          <div>
            <SubmitButton>{t('publish.action')}</SubmitButton>
          </div>
        </Stack>
      </AppForm>
    </FoldedPanel>
  );
}
