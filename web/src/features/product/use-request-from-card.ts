import { useNavigate } from 'react-router';
import { isProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { openModal } from '../../ui/modal/modal-store';
import { notify } from '../../ui/toast/toast-store';
import { useCreateRequestFromCardMutation } from './api';
import { CompleteRegistrationModal } from './complete-registration-modal';

/** Opens the draft of a request for this card; a company without commerce is told what it has to sign first. */
export function useRequestFromCard() {
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateRequestFromCardMutation();
  const start = async (skuId: string, count: number) => {
    try {
      const { location } = await create(skuId).unwrap();
      if (location) await navigate(location, { state: { count } });
    } catch (error) {
      if (!isProblem(error)) throw error;
      if (error.code === 'commerce_not_allowed') await openModal(CompleteRegistrationModal, {});
      else notify({ kind: 'error', title: problemText(error), requestId: error.requestId });
    }
  };
  return { start, isBusy: isLoading };
}
