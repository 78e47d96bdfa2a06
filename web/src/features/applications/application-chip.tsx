import type { ApplicationStatus, ApplicationView } from '@setu/contract';
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

/** Returns whether an application was completed with a reason and without a supplier. */
export const isDeclined = ({ application, company }: Pick<ApplicationView, 'application' | 'company'>): boolean =>
  application.status === 'completed' && company === null && application.reject_comment !== null;

/** Shows the status of an application. A declined one looks like a rejected one. */
export function ApplicationChip({ status, isDeclined }: { status: ApplicationStatus; isDeclined: boolean }) {
  const t = useTexts('applications');
  const { tone, icon } = applicationLooks[isDeclined ? 'rejected' : status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${isDeclined ? 'declined' : status}`)}
    </StatusChip>
  );
}
