import type { CategoryTreeView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconRefresh } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Callout } from '../../../ui/panel/callout';
import { titleIn } from '../model/titles';
import type { Conflict } from './use-tree-editing';

interface ConflictNoteProps {
  conflict: Conflict;
  /** The current trees. */
  view: CategoryTreeView;
  onShow: (id: string) => void;
  onClose: () => void;
}

/**
 * Reports that another user was faster: who, when and the current state, with the next actions. Neither version is
 * lost.
 */
export function ConflictNote({ conflict, view, onShow, onClose }: ConflictNoteProps) {
  const t = useTexts('tree');
  const now = view.categories.find(({ id }) => id === conflict.id);
  const parent = view.categories.find(({ id }) => id === now?.parent_id);
  const by = view.people.find(({ id }) => id === now?.changed_by);
  const name = titleIn(conflict.names);
  const who = by && now?.changed_at ? { name: formalName(by), at: formatDateTime(now.changed_at) } : undefined;
  const text = !now
    ? t('conflict.gone', { name })
    : conflict.kind === 'rename'
      ? t('conflict.rename', { mine: name, now: titleIn(now.name) })
      : t('conflict.move', { now: titleIn(now.name), parent: parent ? titleIn(parent.name) : '' });
  return (
    <Callout
      role="alert"
      tone="spark"
      icon={IconRefresh}
      title={who ? t('conflict.title', who) : t('conflict.titlePlain')}
      action={
        <Row gap={2}>
          {now && (
            <Button size="small" onClick={() => onShow(now.id)}>
              {t('conflict.show')}
            </Button>
          )}
          {now && (
            <Button
              size="small"
              onClick={() => {
                onClose();
                conflict.again();
              }}
            >
              {t('conflict.again')}
            </Button>
          )}
          <Button size="small" tone="quiet" onClick={onClose}>
            {t('conflict.close')}
          </Button>
        </Row>
      }
    >
      {text}
    </Callout>
  );
}
