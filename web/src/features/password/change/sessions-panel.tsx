import type { OwnSessionView } from '@setu/contract';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { formatDateTime } from '../../../i18n/formats';
import { formatRelative } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { IconCircleCheck } from '../../../ui/icon/icons';
import { DotLine } from '../../../ui/layout/dot-line';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { StatusChip } from '../../../ui/status/status-chip';
import { useEndOtherOwnSessionsMutation, useEndOwnSessionMutation, useListOwnSessionsQuery } from '../api';
import styles from '../password.module.css';

/** Lists the user's sessions with device, network and time of last use. Each one can be signed out. */
export function SessionsPanel() {
  const t = useTexts('password');
  const { data, error, isError, refetch } = useListOwnSessionsQuery();
  const problem = isError ? toProblem(error) : null;
  return (
    <Panel title={t('sessions.title')} isPadded={false}>
      {data ? (
        <Sessions sessions={data} />
      ) : problem ? (
        <Failure size="part" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
      ) : (
        <div className={styles.others}>
          <SkeletonText />
        </div>
      )}
    </Panel>
  );
}

function Sessions({ sessions }: { sessions: OwnSessionView[] }) {
  const t = useTexts('password');
  const [endOthers] = useEndOtherOwnSessionsMutation();
  const all = useAction({
    confirm: () => ({
      title: t('sessions.endOthersTitle'),
      text: t('sessions.endText'),
      action: t('sessions.endOthers'),
    }),
    send: (_none: undefined) => endOthers(),
    failed: t('sessions.failed'),
    done: () => ({ title: t('sessions.endedOthers') }),
  });
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.some(({ is_this }) => !is_this) && (
        <div className={styles.others}>
          <Button isBusy={all.isBusy} onClick={() => void all.run(undefined)}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

function SessionRow({ session }: { session: OwnSessionView }) {
  const t = useTexts('password');
  const [end] = useEndOwnSessionMutation();
  const { browser, system } = session.device;
  const name = [browser, system].filter((part) => part !== null).join(', ') || t('sessions.unknown');
  const action = useAction({
    confirm: (_id: string) => ({
      title: t('sessions.endTitle', { device: name }),
      text: t('sessions.endText'),
      action: t('sessions.end'),
    }),
    send: (id) => end(id),
    failed: t('sessions.failed'),
    done: () => ({ title: t('sessions.ended', { device: name }) }),
  });
  return (
    <li>
      <div>
        <Text isStrong className={styles.device}>
          {name}
          {session.is_this && (
            <StatusChip tone="info" icon={IconCircleCheck}>
              {t('sessions.this')}
            </StatusChip>
          )}
        </Text>
        <p>
          <DotLine>
            {t('sessions.network', { address: session.address || '—' })}
            {!session.is_this && t('sessions.seen', { time: formatRelative(session.last_seen_at) })}
            <span className={styles.whole}>{t('sessions.since', { time: formatDateTime(session.created_at) })}</span>
          </DotLine>
        </p>
      </div>
      {!session.is_this && (
        <Button
          size="small"
          isBusy={action.isBusy}
          ariaLabel={t('sessions.endLabel', { device: name })}
          onClick={() => void action.run(session.id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
