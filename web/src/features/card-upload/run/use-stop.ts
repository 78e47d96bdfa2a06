import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { type RunPlace, useStopCardFileMutation } from '../api';

/** Stops a run after its current row. */
export function useStop(at: RunPlace) {
  const t = useTexts('card-upload');
  const [stop] = useStopCardFileMutation();
  const action = useAction({ send: () => stop(at), failed: t('applying.stopFailed') });
  return { stop: () => void action.run(undefined), isBusy: action.isBusy };
}
