import { constants } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { FieldFrame } from '../../../ui/field/field-frame';
import { TextAreaControl } from '../../../ui/field/text-control';
import { IconRefresh } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { withPhrase } from '../model/comments';
import styles from '../review.module.css';
import type { CommentsState } from './use-comments';

/** A frequent comment: its name on the button, and its text. */
export interface ReadyPhrase {
  label: string;
  text: string;
}

interface DecisionPanelProps {
  /** The frequent comments on this step. */
  phrases: readonly ReadyPhrase[];
  comments: CommentsState;
  /** The field whose comment gets a ready phrase: the one being edited, otherwise the general comment. */
  field: string;
  /** Starts the review from the first step. Absent where that is not possible. */
  onRestart?: (() => void) | undefined;
}

/** Asks for the general comment and offers frequent phrases. */
export function DecisionPanel({ phrases, comments, field, onRestart }: DecisionPanelProps) {
  const t = useTexts('review');
  const general = comments.all.general ?? '';
  const put = (phrase: string) => comments.set(field, withPhrase(comments.all[field] ?? '', phrase));
  const length = { length: formatNumber([...general].length), most: formatNumber(constants.generalCommentMax) };
  return (
    <Panel title={t('decision.title')} aside={comments.count > 0 && t('decision.count', { count: comments.count })}>
      <Stack gap={4}>
        <FieldFrame label={t('decision.general')} hint={`${t('decision.readers')} · ${t('comment.length', length)}`}>
          {(links) => (
            <TextAreaControl
              {...links}
              rows={4}
              value={general}
              onChange={({ target }) => comments.set('general', target.value)}
            />
          )}
        </FieldFrame>
        <Stack gap={2}>
          <Text size={13} tone="secondary">
            {t('decision.phrases')}
          </Text>
          <div className={styles.phrases}>
            {phrases.map(({ label, text }) => (
              <Button key={label} tone="soft" size="small" onClick={() => put(text)}>
                {label}
              </Button>
            ))}
          </div>
        </Stack>
        {onRestart && (
          <Stack gap={2}>
            <div>
              <Button size="small" icon={IconRefresh} onClick={onRestart}>
                {t('translate.restart')}
              </Button>
            </div>
            <Text size={12} tone="muted">
              {t('translate.restartKeeps')}
            </Text>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
