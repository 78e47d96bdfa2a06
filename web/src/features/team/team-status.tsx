import type { UserStatus } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { IconCircleCheck, IconClock, IconLock, IconMail, IconUserX } from '../../ui/icon/icons';
import type { StatusLook } from '../../ui/status/request-status';
import { StatusChip } from '../../ui/status/status-chip';

type Shown = UserStatus | 'expired';

/** Tones of the specification, section 4: invited warning, active success, the others grey. */
const looks: Record<Shown, StatusLook> = {
  active: { tone: 'success', icon: IconCircleCheck },
  invited: { tone: 'warning', icon: IconMail },
  expired: { tone: 'neutral', icon: IconClock },
  disabled: { tone: 'neutral', icon: IconLock },
  deleted: { tone: 'neutral', icon: IconUserX },
};

/** Whether an invite's link still counts; somebody without a term is none. */
export const isOver = (validFor: string | null, now = new Date()): boolean =>
  validFor !== null && new Date(validFor) <= now;

interface TeamStatusProps {
  status: UserStatus;
  /** Of an invite. */
  validFor?: string | null;
}

/** Whether somebody works here, or is on his way. */
export function TeamStatus({ status, validFor = null }: TeamStatusProps) {
  const t = useTexts('team');
  const shown: Shown = isOver(validFor) ? 'expired' : status;
  return (
    <StatusChip tone={looks[shown].tone} icon={looks[shown].icon}>
      {t(`status.${shown}`)}
    </StatusChip>
  );
}
