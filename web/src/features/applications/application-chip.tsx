import type { ApplicationStatus } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { IconBan, IconCircleCheck } from '../../ui/icon/icons';
import { requestStatusLooks, type StatusLook } from '../../ui/status/request-status';
import { StatusChip } from '../../ui/status/status-chip';

/** The colours of the specification (section 4, "Supplier application"): new red, in work blue, completed green, rejected grey. */
export const applicationLooks: Record<ApplicationStatus, StatusLook> = {
  new: { tone: 'danger', icon: requestStatusLooks.new.icon },
  in_work: { tone: 'info', icon: requestStatusLooks.in_work.icon },
  completed: { tone: 'success', icon: IconCircleCheck },
  rejected: { tone: 'neutral', icon: IconBan },
};

/** Shows the status of an application. */
export function ApplicationChip({ status }: { status: ApplicationStatus }) {
  const t = useTexts('applications');
  const { tone, icon } = applicationLooks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
