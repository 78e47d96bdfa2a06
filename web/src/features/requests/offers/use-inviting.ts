import type { InvitationView, InvitedView, RequestView } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { chosenIn } from '../../../kit/action-modal/action-value';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import type { Option } from '../../../ui/field/select-control';
import type { SearchOptions } from '../../../ui/field/use-option-search';
import { showFailure } from '../../../ui/modal/failure-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useSupplierSearch } from '../transitions/use-supplier-search';
import { maxInvited, roomFor } from './invitation-room';
import { useInviteToRequestMutation, useWithdrawRequestInvitationMutation } from './offers-api';

interface Inviting {
  /** Asks for the suppliers and invites them. */
  invite: (invitations: readonly InvitationView[]) => Promise<void>;
  withdraw: Action<InvitationView>;
}

/** Returns the actions that invite suppliers to a request and withdraw an invitation. */
export function useInviting({ id, kind, status, numeric_hash: number }: RequestView): Inviting {
  const t = useTexts('offers');
  const statusTexts = useTexts('statuses');
  const [send] = useInviteToRequestMutation();
  const [takeBack] = useWithdrawRequestInvitationMutation();
  const search = useSupplierSearch();

  /**
   * Marks suppliers that are already invited. Those who declined or whose invitation was withdrawn can be invited
   * again.
   */
  const searchAmong =
    (invitations: readonly InvitationView[]): SearchOptions =>
    async (...what) => {
      const found = await search(...what);
      const options = found.options.map((option): Option => {
        const before = invitations.find(({ supplier }) => supplier.id === option.value);
        if (!before) return option;
        const isDisabled = before.state === 'open' || before.state === 'chosen';
        return { ...option, label: `${option.label} · ${statusTexts(`invitation.${before.state}`)}`, isDisabled };
      });
      return { ...found, options };
    };

  const report = async ({ refused }: InvitedView, chosen: readonly Option[]) => {
    const left = new Map(refused.map(({ supplier, message }) => [supplier, message]));
    const done = chosen.filter(({ value }) => !left.has(value));
    if (done.length > 0)
      notify({ kind: 'success', title: t('invite.done', { count: done.length }), text: namesOf(done) });
    if (left.size === 0) return;
    const reasons = chosen.flatMap(({ value, label }) => (left.has(value) ? `${label}: ${left.get(value)}.` : []));
    await showFailure({ title: t('invite.refused', { count: left.size }), text: reasons.join(' ') });
  };

  const invite = async (invitations: readonly InvitationView[]): Promise<void> => {
    let chosen: Option[] = [];
    let answer: InvitedView | undefined;
    const dialog: ActionModalProps = {
      texts: {
        question: t('invite.question', { number }),
        consequence: [t('invite.consequence'), status === 'in_work' && t(`invite.moves.${kind}`)]
          .filter(Boolean)
          .join(' '),
        action: t('invite.action'),
        keep: t('invite.keep'),
        failed: t('invite.failed'),
      },
      fields: [
        {
          kind: 'several',
          name: 'suppliers',
          label: t('invite.suppliers'),
          placeholder: t('invite.search'),
          hint: t('invite.limit', { count: roomFor(invitations, []), most: maxInvited }),
          isRequired: true,
          search: searchAmong(invitations),
          full: (picked) => (roomFor(invitations, picked) > 0 ? undefined : t('invite.full', { most: maxInvited })),
        },
      ],
      schema: () => import('./offer-schema').then(({ inviteSchema }) => inviteSchema),
      send: async ({ suppliers }, idempotencyKey) => {
        chosen = chosenIn(suppliers);
        const sent = await send({ id, suppliers: chosen.map(({ value }) => value), idempotencyKey });
        answer = sent.data;
        return sent;
      },
      restate: async () => ({
        title: t('invite.failed'),
        text: t('invite.late'),
        rows: [],
        impossible: t('invite.impossible'),
      }),
    };
    const isDone = await openActionModal(dialog);
    if (isDone && answer) await report(answer, chosen);
  };

  const withdraw = useAction({
    confirm: ({ supplier }: InvitationView) => ({
      title: t('withdraw.question', { supplier: companyName(supplier.short_name) }),
      text: t('withdraw.consequence'),
      action: t('invitations.withdraw'),
      keep: t('withdraw.keep'),
      isDanger: true,
    }),
    send: ({ id: invitation }, idempotencyKey) => takeBack({ id, invitation, idempotencyKey }),
    failed: t('withdraw.failed'),
    done: (_answer, { supplier }) => ({ title: t('withdraw.done'), text: companyName(supplier.short_name) }),
  });
  return { invite, withdraw };
}

const namesOf = (chosen: readonly Option[]): string => chosen.map(({ label }) => label).join('; ');
