import type { RequestView } from '@setu/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { RequestStatusChip } from '../../../ui/status/status-chip';
import { RequestLines } from '../detail/request-lines';
import { toRequestList } from '../model/side';
import { DescriptionForm } from './description-form';
import { DescriptionNote } from './description-note';
import { DescriptionReading } from './description-reading';
import { DraftContact } from './draft-contact';

interface DescriptionDraftProps {
  request: RequestView;
  /** Asks for the draft as it is now. */
  reload: () => Promise<unknown>;
}

/** The draft of a request from a description: what is looked for, to be read; comment and files once one continues. */
export function DescriptionDraft({ request, reload }: DescriptionDraftProps) {
  const t = useTexts('requests');
  const status = useTexts('statuses');
  const [isWriting, setWriting] = useState(false);
  const stop = async () => {
    await reload();
    setWriting(false);
  };
  const title = t('description.title');
  return (
    <Page title={title}>
      <PageHeader
        back={<BackLink to={toRequestList('customer', 'rfd')}>{t('list.rfd.title')}</BackLink>}
        title={title}
        status={<RequestStatusChip status="draft" label={status('request.draft')} />}
        meta={[{ text: t('description.lead') }]}
      />
      <Stack gap={4}>
        <RequestLines request={request} />
        <DescriptionNote />
        <DraftContact request={request} />
        {isWriting ? (
          <DescriptionForm request={request} onDone={stop} />
        ) : (
          <DescriptionReading request={request} onContinue={() => setWriting(true)} />
        )}
      </Stack>
    </Page>
  );
}
