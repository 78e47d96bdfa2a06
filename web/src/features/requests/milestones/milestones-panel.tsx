import type { MilestoneView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { WrittenText } from '../../../i18n/written-text';
import { Button } from '../../../ui/button/button';
import { FileList } from '../../../ui/file-list/file-list';
import { Row } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { actorNameIn } from '../model/actor-name';
import { milestoneDate } from './milestone-note';
import type { ReportMode } from './milestone-values';
import styles from './milestones.module.css';
import { useReportMilestone } from './use-report-milestone';

interface MilestonesPanelProps {
  requestId: string;
  milestones: readonly MilestoneView[];
  reload: () => Promise<readonly MilestoneView[]>;
}

/**
 * Lists the milestones after the contract: each with its date, reporter and documents, and the actions of the reader.
 */
export function MilestonesPanel({ requestId, milestones, reload }: MilestonesPanelProps) {
  const t = useTexts('requests');
  const say = useReportMilestone({ requestId, reload });
  return (
    <Panel title={t('milestones.title')} isPadded={false}>
      <ul>
        {milestones.map((milestone) => (
          <MilestoneRow key={milestone.kind} milestone={milestone} say={say} />
        ))}
      </ul>
    </Panel>
  );
}

interface MilestoneRowProps {
  milestone: MilestoneView;
  say: (milestone: MilestoneView, mode: ReportMode) => Promise<void>;
}

function MilestoneRow({ milestone, say }: MilestoneRowProps) {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const { kind, happened, expected, note, files, after, may_say: maySay, may_plan: mayPlan } = milestone;
  const stage = statusTexts(`milestone.${kind}`);
  const { key, date } = milestoneDate(milestone);
  const open = (mode: ReportMode, action: string) => (
    <Button
      size="small"
      tone={mode === 'say' ? 'line' : 'quiet'}
      hasPopup="dialog"
      ariaLabel={t('milestones.name', { action, stage })}
      onClick={() => say(milestone, mode)}
    >
      {action}
    </Button>
  );
  return (
    <li className={styles.row} data-phase={happened ? 'done' : key}>
      <div className={styles.head}>
        <h3>{happened ? t(`milestones.happen.${kind}`) : stage}</h3>
        <span className={styles.date}>{key === 'happened' ? date : t(`milestones.${key}`, { date })}</span>
      </div>
      <Speaker milestone={milestone} />
      {after && (
        <Text size={13} tone="warning">
          {t('milestones.after', { stage: statusTexts(`milestone.${after}`) })}
        </Text>
      )}
      {note && (
        <p className={styles.note}>
          <WrittenText text={note} />
        </p>
      )}
      {files.length > 0 && <FileList files={files} />}
      {(maySay || mayPlan) && (
        <Row>
          {maySay && !happened && open('say', t('milestones.mark'))}
          {mayPlan && !happened && open('plan', t(expected ? 'milestones.replan' : 'milestones.plan'))}
          {mayPlan && happened && open('fix', t('milestones.fix'))}
        </Row>
      )}
    </li>
  );
}

function Speaker({ milestone }: { milestone: MilestoneView }) {
  const t = useTexts('requests');
  const { side, said_at: at } = milestone;
  const who = actorNameIn(t)(milestone);
  if (!who || !side || !at) return null;
  return (
    <Text size={13} tone="muted">
      {t('milestones.said', { who, side: t(`milestones.side.${side}`), when: formatDate(at) })}
    </Text>
  );
}
