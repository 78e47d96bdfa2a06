import type { ApplicationStatus } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { IconBan, IconCircleCheck, IconInbox, IconProgress } from '../../ui/icon/icons';
import type { StatusLook } from '../../ui/status/request-status';
import { StatusChip } from '../../ui/status/status-chip';

/** New is red, in progress blue, completed green, rejected grey (specification, section 4). */
const looks: Record<ApplicationStatus, StatusLook> = {
  new: { tone: 'danger', icon: IconInbox },
  in_work: { tone: 'info', icon: IconProgress },
  completed: { tone: 'success', icon: IconCircleCheck },
  rejected: { tone: 'neutral', icon: IconBan },
};

/** Shows the status of an application. */
export function ApplicationChip({ status }: { status: ApplicationStatus }) {
  const t = useTexts('applications');
  const { tone, icon } = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
