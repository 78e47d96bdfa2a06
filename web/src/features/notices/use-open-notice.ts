import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { pathOfRoute } from '../../session/screens';
import { useOpenNoticeMutation } from './api';

interface OpenedNotice {
  id: string;
  /** The state for the history entry, with the list to return to. */
  state?: unknown;
}

/** Marks a notification as read and opens its subject. */
export function useOpenNotice(): (notice: OpenedNotice) => Promise<boolean> {
  const t = useTexts('notices');
  const navigate = useNavigate();
  const [open] = useOpenNoticeMutation();
  const { run } = useAction({
    send: ({ id }: OpenedNotice) => open(id),
    failed: t('open.failed'),
    onDone: ({ route }, { state }) => {
      const path = pathOfRoute(route);
      return path && navigate(path, { state });
    },
  });
  return run;
}
