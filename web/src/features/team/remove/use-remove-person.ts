import type { PersonView, SuccessorsView } from '@setu/contract';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { showFailure } from '../../../ui/modal/failure-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useLazyListSuccessorsQuery, useRemoveTeamPersonMutation } from '../api';
import { roleNames } from '../role-names';

const withSuccessor = async () => (await import('../team-schemas')).removeWithHeirInput;
const withoutSuccessor = async () => (await import('../team-schemas')).removeTeammateInput;

/** Removes a colleague, after asking for a successor for their tasks. `onRemoved` runs after the removal. */
export function useRemovePerson(onRemoved?: () => void): Action<PersonView> {
  const t = useTexts('team');
  const [loadSuccessors] = useLazyListSuccessorsQuery();
  const [remove] = useRemoveTeamPersonMutation();

  const choose = async (person: PersonView, { is_needed: isNeeded, list }: SuccessorsView): Promise<void> => {
    if (isNeeded && list.length === 0) {
      await showFailure({ title: t('remove.nobody'), text: t('remove.nobodyText') });
      return;
    }
    const options = list.map((successor) => ({
      value: successor.id,
      label: `${formalName(successor)}, ${roleNames(successor.roles, t)}`,
    }));
    const dialog: ActionModalProps = {
      texts: {
        question: t('remove.title', { name: formalName(person) }),
        consequence: t(isNeeded ? 'remove.textSuccessor' : 'remove.text'),
        action: t('remove.action'),
        keep: t('remove.keep'),
        failed: t('remove.failed'),
      },
      isDanger: true,
      fields: isNeeded
        ? [{ kind: 'choice', name: 'heir', label: t('remove.successor'), options, isRequired: true }]
        : [],
      schema: isNeeded ? withSuccessor : withoutSuccessor,
      send: ({ heir = '' }) => remove({ id: person.id, heir: String(heir) }),
      restate: async () => ({ title: t('remove.failed'), text: '', rows: [], impossible: t('remove.failed') }),
    };
    if (!(await openActionModal(dialog))) return;
    notify({ kind: 'success', title: t('remove.done', { name: formalName(person) }) });
    onRemoved?.();
  };

  return useAction({
    send: ({ id }: PersonView) => loadSuccessors({ id }),
    failed: t('remove.failed'),
    onDone: (successors, person) => choose(person, successors),
  });
}
