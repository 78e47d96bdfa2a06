import type { UserStatus } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { IconCircleCheck, IconClock, IconLock, IconMail, IconUserX } from '../../ui/icon/icons';
import type { StatusLook } from '../../ui/status/request-status';
import { StatusChip } from '../../ui/status/status-chip';

type Shown = UserStatus | 'expired';

/** Tones from the specification, section 4: warning for invited, success for active, grey for the others. */
const looks: Record<Shown, StatusLook> = {
  active: { tone: 'success', icon: IconCircleCheck },
  invited: { tone: 'warning', icon: IconMail },
  expired: { tone: 'neutral', icon: IconClock },
  disabled: { tone: 'neutral', icon: IconLock },
  deleted: { tone: 'neutral', icon: IconUserX },
};

/** Tells whether an invite's link has expired. False for a user, who has no expiry. */
export const isOver = (validFor: string | null, now = new Date()): boolean =>
  validFor !== null && new Date(validFor) <= now;

interface TeamStatusProps {
  status: UserStatus;
  /** The expiry of an invite. */
  validFor?: string | null;
}

/** Shows whether a person is an active user or invited. */
export function TeamStatus({ status, validFor = null }: TeamStatusProps) {
  const t = useTexts('team');
  const shown: Shown = isOver(validFor) ? 'expired' : status;
  return (
    <StatusChip tone={looks[shown].tone} icon={looks[shown].icon}>
      {t(`status.${shown}`)}
    </StatusChip>
  );
}
