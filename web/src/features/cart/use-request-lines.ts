import type { CartLineView } from '@setu/contract';
import { screenPath } from '@setu/contract';
import { useNavigate } from 'react-router';
import type { Problem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { type Action, useAction } from '../../kit/action/use-action';
import { explainRegistration } from '../../kit/registration/explain-registration';
import { useUser } from '../../session/use-session';
import { showFailure } from '../../ui/modal/failure-modal';
import { toRequestList } from '../requests/public';
import { useCreateRequestFromLineMutation, useCreateRequestsFromLinesMutation } from './api';
import { settleCounts } from './pending-counts';

/** Opens the draft of an item's request. */
export function useRequestLine(): Action<CartLineView> {
  const t = useTexts('cart');
  const navigate = useNavigate();
  const [createRequest] = useCreateRequestFromLineMutation();
  return useWithCommerce(
    useAction({
      send: async ({ id }: CartLineView) => {
        await settleCounts();
        return createRequest(id);
      },
      failed: t('request.failed'),
      onProblem: isExplained,
      onDone: ({ location }) => location && navigate(location),
    }),
  );
}

/** Creates a draft for each item. Then opens the form of a single draft, or the list of drafts if there are several. */
export function useRequestLines(): Action<CartLineView[]> {
  const t = useTexts('cart');
  const navigate = useNavigate();
  const [createRequests] = useCreateRequestsFromLinesMutation();
  const reportRefused = async (refused: { item: string; message: string }[], lines: CartLineView[]) => {
    const reasons = refused.map(({ item, message }) => {
      const line = lines.find(({ id }) => id === item);
      return line ? `${line.product_sku.name}: ${message}` : message;
    });
    await showFailure({ title: t('request.refused', { count: refused.length }), text: reasons.join(' ') });
  };
  return useWithCommerce(
    useAction({
      send: async (lines: CartLineView[]) => {
        await settleCounts();
        return createRequests(lines.map(({ id }) => id));
      },
      failed: t('request.failed'),
      onProblem: isExplained,
      done: ({ requests }) =>
        requests.length > 1
          ? { title: t('request.ready', { count: requests.length }), text: t('request.readyText') }
          : null,
      onDone: async ({ requests, refused }, lines) => {
        if (refused.length > 0) await reportRefused(refused, lines);
        const [first, second] = requests;
        if (second) await navigate(`${toRequestList('customer', 'rfc')}?status=draft`);
        else if (first) await navigate(screenPath('customer_request_create_page', { requestEntity: first.id }));
      },
    }),
  );
}

/** Explains what has to be signed first. */
async function explain(): Promise<boolean> {
  await explainRegistration();
  return true;
}

const isExplained = ({ code }: Problem) => code === 'commerce_not_allowed' && explain();

/** Replaces an action by an explanation for a company that may not trade. */
function useWithCommerce<Arg>(action: Action<Arg>): Action<Arg> {
  const isCommerceAllowed = useUser()?.company.is_commerce_allowed ?? false;
  return { ...action, run: (arg) => (isCommerceAllowed ? action.run(arg) : explain()) };
}
