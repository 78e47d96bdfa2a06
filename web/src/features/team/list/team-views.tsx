import type { TeamListView, UserStatus } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { Tone } from '../../../ui/status/request-status';
import { LinkTabs } from '../../../ui/tabs/link-tabs';

const tones: Record<UserStatus, Tone> = {
  active: 'success',
  invited: 'warning',
  disabled: 'neutral',
  deleted: 'neutral',
};
const shown = Object.keys(tones) as UserStatus[];

interface TeamViewsProps {
  /** Undefined while loading. */
  counts: TeamListView['counts'] | undefined;
  /** The current status filter. */
  chosen: string[];
  hrefWith: (filters: { status: string[] }) => string;
}

/** Shows links to the team by status, each with its count. */
export function TeamViews({ counts, chosen, hrefWith }: TeamViewsProps) {
  const t = useTexts('team');
  const all = counts && shown.reduce((sum, status) => sum + counts[status], 0);
  const tabs = shown.map((status) => ({
    id: status,
    label: t(`views.${status}`),
    to: hrefWith({ status: [status] }),
    count: counts?.[status],
    tone: tones[status],
    isCurrent: chosen.length === 1 && chosen[0] === status,
  }));
  const first = {
    id: 'all',
    label: t('views.all'),
    to: hrefWith({ status: [] }),
    count: all,
    isCurrent: chosen.length === 0,
  };
  return <LinkTabs label={t('views.label')} tabs={[first, ...tabs]} />;
}
