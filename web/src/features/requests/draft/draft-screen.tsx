import type { RequestView } from '@setu/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AppForm } from '../../../forms/app-form';
import { AutosaveConflict, AutosaveStatus } from '../../../forms/autosave-status';
import { BarParts, SaveBar } from '../../../forms/save-bar';
import { SubmitButton } from '../../../forms/submit-button';
import type { Autosave } from '../../../forms/use-autosave';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconSend, IconTrash } from '../../../ui/icon/icons';
import { Columns, Stack } from '../../../ui/layout/layout';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { RequestStatusChip } from '../../../ui/status/status-chip';
import { toRequestList } from '../model/side';
import { useSide } from '../model/use-side';
import { DraftContact } from './draft-contact';
import { DraftFields } from './draft-fields';
import { DraftNotices } from './draft-notices';
import { DraftPrice } from './draft-price';
import { DraftProduct } from './draft-product';
import { requestedCount, toValues } from './rfc-mapper';
import { useDraftActions } from './use-draft-actions';
import { useDraftAutosave } from './use-draft-autosave';

const schema = async () => (await import('./rfc-schema')).rfcFormSchema;

/** Shows product, form and contact, with the price at the side. The bar has the save state and the actions. */
export function DraftScreen({ request }: { request: RequestView }) {
  const t = useTexts('request-forms');
  const own = useTexts('requests');
  const status = useTexts('statuses');
  const { state } = useLocation();
  const [initial] = useState(() => toValues(request));
  const [wanted] = useState(() => toValues(request, requestedCount(state)).count);
  const actions = useDraftActions(request);
  const isPhone = useIsPhone();
  const title = t('draft.title');
  return (
    <Page title={title}>
      <PageHeader
        back={<BackLink to={toRequestList(useSide(), 'rfc')}>{own('list.rfc.title')}</BackLink>}
        title={title}
        status={<RequestStatusChip status="draft" label={status('request.draft')} />}
        meta={[{ text: t('draft.lead') }]}
      />
      <AppForm schema={schema} initial={initial} onSubmit={actions.publish} ariaLabel={title} hasSummary>
        <DraftAutosave request={request} wanted={wanted} onReady={actions.followAutosave}>
          {(autosave) => (
            <>
              <Stack gap={4}>
                <AutosaveConflict autosave={autosave} />
                <DraftNotices request={request} />
                <Columns>
                  <Stack gap={4}>
                    <DraftProduct request={request} />
                    <DraftFields request={request} />
                    {isPhone && <DraftPrice request={request} />}
                    <DraftContact request={request} />
                  </Stack>
                  {!isPhone && <DraftPrice request={request} />}
                </Columns>
              </Stack>
              <DraftBar request={request} autosave={autosave} removal={actions.remove} />
            </>
          )}
        </DraftAutosave>
      </AppForm>
    </Page>
  );
}

interface DraftAutosaveProps {
  request: RequestView;
  wanted: string;
  onReady: (autosave: Autosave) => void;
  children: (autosave: Autosave) => React.ReactNode;
}

interface DraftBarProps {
  request: RequestView;
  autosave: Autosave;
  removal: { isBusy: boolean; run: (input: undefined) => unknown };
}

/** Says when the draft was saved and what is still required, and offers to send or to delete it. */
function DraftBar({ request, autosave, removal }: DraftBarProps) {
  const t = useTexts('request-forms');
  const fields = useTexts('fields');
  const [count, comment] = [useFormField<string>('count').value, useFormField<string>('comment').value];
  const left = [count, comment].filter((text) => text.trim() === '').length;
  return (
    <SaveBar
      state={
        <BarParts>
          <span>
            <AutosaveStatus state={autosave.state} savedBefore={request.draft?.saved_at} />
          </span>
          <span>{left > 0 ? fields('sections.left', { count: left }) : fields('sections.ready')}</span>
        </BarParts>
      }
    >
      {/* Beside it, the name of the button that sends has room for all its words. */}
      <Button
        tone="quiet"
        icon={IconTrash}
        isIconOnPhone
        isBusy={removal.isBusy}
        onClick={() => removal.run(undefined)}
      >
        {t('draft.delete')}
      </Button>
      <SubmitButton icon={IconSend}>{t('draft.publish')}</SubmitButton>
    </SaveBar>
  );
}

/** Saves the draft on the server during typing. Rendered inside the form, so that it can read the form's values. */
function DraftAutosave({ request, wanted, onReady, children }: DraftAutosaveProps) {
  const autosave = useDraftAutosave(request, wanted);
  onReady(autosave);
  return children(autosave);
}
