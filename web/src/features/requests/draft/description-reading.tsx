import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconPencil } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { RequestAttachments } from '../detail/request-attachments';
import { useDraftRemoval } from './use-draft-removal';

interface DescriptionReadingProps {
  request: RequestView;
  onContinue: () => void;
}

/** The comment and the files as they were left, and the ways on. */
export function DescriptionReading({ request, onContinue }: DescriptionReadingProps) {
  const t = useTexts('requests');
  const remove = useDraftRemoval(request);
  return (
    <>
      <RequestAttachments request={request} />
      <Row justify="flex-end">
        <Button tone="danger" isBusy={remove.isBusy} onClick={() => remove.run(undefined)}>
          {t('draft.delete')}
        </Button>
        <Button tone="main" size="large" icon={IconPencil} onClick={onContinue}>
          {t('description.continue')}
        </Button>
      </Row>
    </>
  );
}
