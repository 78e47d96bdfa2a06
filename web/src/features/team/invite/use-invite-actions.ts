import { formatDate } from '../../../i18n/formats';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import { absoluteUrl } from '../../../lib/page';
import { showFailure } from '../../../ui/modal/failure-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useExtendInviteMutation, useRemoveInviteMutation } from '../api';

/** The data of an invite that its actions need. */
export interface ActedInvite {
  id: string;
  name: string;
  surname: string;
  patronymic: string;
  email: string;
}

export interface InviteActions {
  copy: (invite: ActedInvite & { link: string }) => Promise<void>;
  extend: Action<ActedInvite>;
  revoke: Action<ActedInvite>;
}

/** Returns the actions on an open invite, for users who may invite: copy the link, send it again, revoke it. */
export function useInviteActions(onRevoked?: () => void): InviteActions {
  const t = useTexts('team');
  const [sendAgain] = useExtendInviteMutation();
  const [takeBack] = useRemoveInviteMutation();
  const extend = useAction({
    confirm: (invite: ActedInvite) => ({
      title: t('extend.title', { name: formalName(invite) }),
      text: t('extend.text', { email: invite.email }),
      action: t('extend.action'),
    }),
    send: ({ id }) => sendAgain(id),
    failed: t('extend.failed'),
    done: ({ invite }) => ({
      title: t('extend.done'),
      text: t('extend.doneText', { email: invite.email, date: formatDate(invite.valid_for) }),
    }),
  });
  const revoke = useAction({
    confirm: (invite: ActedInvite) => ({
      title: t('revoke.title', { name: formalName(invite) }),
      text: t('revoke.text'),
      action: t('revoke.action'),
      isDanger: true,
    }),
    send: ({ id }) => takeBack(id),
    failed: t('revoke.failed'),
    done: () => ({ title: t('revoke.done') }),
    onDone: () => onRevoked?.(),
  });
  const copy: InviteActions['copy'] = async (invite) => {
    try {
      await navigator.clipboard.writeText(absoluteUrl(invite.link));
    } catch {
      await showFailure({ title: t('link.failed'), text: t('link.failedText') });
      return;
    }
    notify({ kind: 'success', title: t('link.copied'), text: t('link.copiedText', { name: formalName(invite) }) });
  };
  return { copy, extend, revoke };
}
