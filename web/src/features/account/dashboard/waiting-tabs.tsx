import { type DeskView, waitingReasons } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { toWaiting, type WaitingPlace } from './waiting-kind';

interface WaitingTabsProps {
  requests: Pick<NonNullable<DeskView['requests']>, 'waiting_counts' | 'waiting_total'>;
  reason: WaitingPlace['reason'];
}

/** Shows links to the tasks by kind, each with its number. Shows nothing if there is only one kind. */
export function WaitingTabs({ requests, reason }: WaitingTabsProps) {
  const t = useTexts('account');
  const { waiting_counts: counts } = requests;
  const kinds = waitingReasons.filter((kind) => (counts[kind] ?? 0) > 0 || kind === reason);
  if (kinds.length < 2 && !reason) return null;
  const all = {
    id: 'all',
    label: t('desk.waiting.kinds.all'),
    to: toWaiting({}),
    count: requests.waiting_total,
    isCurrent: !reason,
  };
  const tabs = kinds.map((kind) => ({
    id: kind,
    label: t(`desk.waiting.kinds.${kind}`),
    to: toWaiting({ reason: kind }),
    count: counts[kind] ?? 0,
    isCurrent: kind === reason,
  }));
  return <LinkTabs tabs={[all, ...tabs]} label={t('desk.waiting.kinds.label')} />;
}
