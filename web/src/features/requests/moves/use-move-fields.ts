import { rejectReasons } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { ActionField } from '../../../kit/action-modal/action-field';
import { fieldsOf, type KnownMoveField, type MoveForm } from './move-fields';

/** Gives the fields of a move's dialog, in the order the server asks for them. */
export function useMoveFields(): (move: MoveForm) => ActionField[] {
  const t = useTexts('requests');
  const words = useTexts('statuses');
  const reasons = rejectReasons.map((reason) => ({ value: reason, label: words(`rejectReason.${reason}`) }));
  const table: Record<KnownMoveField, ActionField> = {
    reject_reason: { kind: 'choice', name: 'reject_reason', label: t('close.reason'), options: reasons },
    reject_comment: { kind: 'text', name: 'reject_comment', label: t('close.comment'), hint: t('close.hint') },
  };
  return (move) => fieldsOf(move).map(({ name, isRequired }) => ({ ...table[name], isRequired }));
}
