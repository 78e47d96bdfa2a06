import { useState } from 'react';
import { AutosaveConflict, AutosaveStatus } from '../../../forms/autosave-status';
import { createSectionStore } from '../../../forms/sections/section-store';
import { SectionedForm } from '../../../forms/sections/sectioned-form';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconInfoCircle } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Callout } from '../../../ui/panel/callout';
import { RequestStatusChip } from '../../../ui/status/status-chip';
import { toRequestList } from '../model/side';
import { useSide } from '../model/use-side';
import { DescriptionAside } from './description-aside';
import type { OpenDescription } from './open-description';
import { useDescriptionActions } from './use-description-actions';
import { useDescriptionDraft } from './use-description-draft';
import { useDescriptionSections } from './use-description-sections';

/**
 * Shows the sections of the form: item, terms, past purchases, files and contact. The total and the data's readers are
 * at the side.
 */
export function DescriptionForm({ opened: initial }: { opened: OpenDescription }) {
  const t = useTexts('request-forms');
  const own = useTexts('requests');
  const status = useTexts('statuses');
  // Read once, so that a later answer does not overwrite what the user types.
  const [opened] = useState(initial);
  const [store] = useState(() => createSectionStore([opened.initial]));
  const sections = useDescriptionSections(opened, store);
  const side = useSide();
  const draft = useDescriptionDraft(opened, store);
  const { publish, remove } = useDescriptionActions(opened, draft);
  const back = toRequestList(side, 'rfd');
  const title = t(opened.order ? 'order.title' : 'description.title');
  return (
    <Page title={title}>
      <PageHeader
        back={<BackLink to={back}>{own('list.rfd.title')}</BackLink>}
        title={title}
        status={<RequestStatusChip status="draft" label={status('request.draft')} />}
        meta={[{ text: t(opened.order ? 'order.lead' : 'draft.lead') }]}
      />
      <Stack gap={4}>
        <AutosaveConflict autosave={draft.autosave} />
        {opened.isBehind && (
          <Callout icon={IconInfoCircle} title={t('description.restored')}>
            {t('description.restoredText')}
          </Callout>
        )}
        <SectionedForm
          sections={sections}
          store={store}
          isSavedAsTyped
          isStepped
          action={t('description.publish')}
          onSave={publish}
          aside={<DescriptionAside values={draft.values} reader={side} />}
          cancelTo={draft.isStored ? undefined : back}
          state={<AutosaveStatus state={draft.autosave.state} savedBefore={opened.savedAt} />}
          more={
            draft.isStored && (
              <Button tone="quiet" isBusy={remove.isBusy} onClick={() => remove.run(undefined)}>
                {t('draft.delete')}
              </Button>
            )
          }
        />
      </Stack>
    </Page>
  );
}
