import { useRef } from 'react';
import { problemText } from '../../../api/problem-text';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconMessage } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../../ui/states/loading-region';
import { Failure } from '../../../ui/states/states';
import styles from './discussions.module.css';
import { FirstRemark } from './first-remark';
import { OpenDiscussion } from './open-discussion';
import { ResolvedDiscussion } from './resolved-discussion';
import { useDiscussing } from './use-discussing';
import type { Discussions } from './use-discussions';
import { useReadDiscussions } from './use-read-discussions';

interface DiscussionsPanelProps {
  discussions: Discussions;
  /** The text being edited. */
  active: string | null;
  /** Returns a function that moves to a text, or undefined if the text is not on the page. */
  toField: (field: string) => (() => void) | undefined;
  /** Where a discussion of a text starts: next to the text, or in a comment on it. */
  entries?: 'text' | 'comment';
  /** The fields whose first remark is written next to the field, and not here. */
  inPlace?: readonly string[] | undefined;
}

const nothingKeys = { text: 'none', comment: 'noneByComment' } as const;

/**
 * Shows the discussions of the texts: a thread for each field, with resolved threads folded. Discussions do not change
 * the card.
 */
export function DiscussionsPanel({ discussions, active, toField, entries, inPlace }: DiscussionsPanelProps) {
  const t = useTexts('discussion');
  const threads = useRef<HTMLUListElement>(null);
  useReadDiscussions(threads, discussions);
  const general = useRef<HTMLButtonElement>(null);
  const discussing = useDiscussing(discussions);
  const { review, isLoading, problem, retry, open, resolved, mayWrite, started, isFirst, begin, leave } = discussions;
  const first = isFirst && started && !inPlace?.includes(started) ? started : null;
  const count = open.length > 0 && t('open', { figure: formatNumber(open.length) });
  const isNothing = !isLoading && !problem && open.length + resolved.length === 0;
  if (isNothing && !mayWrite) return null;
  const leaveFirst = (field: string) => {
    leave();
    const back = toField(field) ?? (() => general.current?.focus());
    back();
  };
  return (
    <Panel title={t('title')} aside={count} isPadded={false}>
      {isLoading && (
        <div className={styles.part}>
          <LoadingRegion isBusy>
            <SkeletonText lines={3} />
          </LoadingRegion>
        </div>
      )}
      {problem && <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={retry} />}
      {first && (
        <FirstRemark
          key={first}
          {...{ field: first, review, discussing, onField: toField(first), onLeave: () => leaveFirst(first) }}
        />
      )}
      <ul ref={threads} aria-live="polite" aria-relevant="additions">
        {open.map((of) => (
          <OpenDiscussion
            key={of.id}
            {...{ of, discussions, discussing, isActive: active === of.field, onField: toField(of.field) }}
          />
        ))}
        {resolved.map((of) => (
          <ResolvedDiscussion key={of.id} of={of} takesFocus={discussing.closedId === of.id} />
        ))}
      </ul>
      {mayWrite && (
        <div className={styles.part}>
          {isNothing && !first && (
            <Text size={13} tone="muted">
              {t(entries === undefined ? 'noneOfWhole' : nothingKeys[entries])}
            </Text>
          )}
          <Button ref={general} size="small" icon={IconMessage} onClick={() => begin('general')}>
            {t('whole')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
