import type { MilestoneView, RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconCheck } from '../../../ui/icon/icons';
import { useReportMilestone } from '../milestones/use-report-milestone';

interface MilestoneButtonProps {
  request: RequestView;
  milestone: MilestoneView;
  milestones: { list: readonly MilestoneView[]; reload: () => Promise<readonly MilestoneView[]> };
}

/** The broker's button for the next milestone of a deal that is under way. */
export function MilestoneButton({ request, milestone, milestones }: MilestoneButtonProps) {
  const t = useTexts('requests');
  const report = useReportMilestone({ request, milestones: milestones.list, reload: milestones.reload });
  return (
    <Button tone="main" size="large" icon={IconCheck} hasPopup="dialog" onClick={() => void report(milestone, 'say')}>
      {t(`milestones.mark.${milestone.kind}`)}
    </Button>
  );
}
