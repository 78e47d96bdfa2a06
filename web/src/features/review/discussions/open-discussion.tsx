import type { DiscussionView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import styles from './discussions.module.css';
import { FieldName } from './field-name';
import { RemarkField } from './remark-field';
import { RemarkList } from './remark-list';
import { useDiscussedLabel } from './use-discussed-label';
import type { Discussing } from './use-discussing';
import type { Discussions } from './use-discussions';

interface OpenDiscussionProps {
  of: DiscussionView;
  discussions: Discussions;
  discussing: Discussing;
  /** True if its text is the one being edited. */
  isActive: boolean;
  /** Moves to the discussed text. Undefined if the text is not on the page. */
  onField: (() => void) | undefined;
}

/** Shows an open discussion: its remarks, the field for a reply, and the button to resolve it. */
export function OpenDiscussion({ of, discussions, discussing, isActive, onField }: OpenDiscussionProps) {
  const t = useTexts('discussion');
  const { field, remarks, may_resolve: mayResolve } = of;
  const { review, mayWrite, started } = discussions;
  const { writing, write, resolve, resolvingId } = discussing;
  const label = useDiscussedLabel()(field);
  const end = mayResolve && (
    <Button
      size="small"
      ariaLabel={t('resolveOf', { field: label })}
      isBusy={resolvingId === of.id}
      onClick={() => resolve(of)}
    >
      {t('resolve')}
    </Button>
  );
  return (
    <li className={styles.discussion} data-active={isActive || undefined}>
      <FieldName label={label} onField={onField} />
      <RemarkList remarks={remarks} />
      {mayWrite ? (
        <RemarkField
          {...{ review, field }}
          label={t('replyOn', { field: label })}
          placeholder={t('reply')}
          sendLabel={t('sendOn', { field: label })}
          isBusy={writing === field}
          takesFocus={started === field}
          onSend={(text) => write(field, text)}
        >
          {end}
        </RemarkField>
      ) : (
        end && <div>{end}</div>
      )}
    </li>
  );
}
