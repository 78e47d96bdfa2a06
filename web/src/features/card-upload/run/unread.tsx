import type { ImportRunView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';
import type { RunPlace } from '../api';
import { uploadHref } from '../upload-place';

/** Shows a file that could not be read: the reason, what to do, and the way to another file. */
export function Unread({ at, run }: { at: RunPlace; run: ImportRunView }) {
  const t = useTexts('card-upload');
  return (
    <Callout
      tone="danger"
      icon={IconAlertTriangle}
      title={t('check.failedTitle')}
      role="alert"
      action={
        <ButtonLink tone="main" to={uploadHref(at.company)}>
          {t('check.another')}
        </ButtonLink>
      }
    >
      {run.failure_text}
    </Callout>
  );
}
