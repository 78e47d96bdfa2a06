import type { ApplicationStatus } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { IconBan, IconCircleCheck } from '../../ui/icon/icons';
import { requestStatusLooks, type StatusLook } from '../../ui/status/request-status';
import { StatusChip } from '../../ui/status/status-chip';

/** The same colours as the statuses of requests. Red is only for what is overdue. */
export const applicationLooks: Record<ApplicationStatus, StatusLook> = {
  new: requestStatusLooks.new,
  in_work: requestStatusLooks.in_work,
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
