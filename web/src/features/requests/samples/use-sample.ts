import { constants, type RequestView, type SampleView, sampleVerdicts } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import { todayHere } from '../milestones/milestone-values';
import {
  useAskSampleMutation,
  useDeclineSampleMutation,
  useJudgeSampleMutation,
  usePassSampleAddressMutation,
  useSendSampleMutation,
} from './samples-api';

const load = () => import('./sample-schema');
const { sampleTextMax: maxLength, sampleTrackingMax, sampleAddressMax } = constants;

/** Returns the actions on a request's sample. Each opens a dialog first, except passing its address on. */
export function useSample({ id, numeric_hash: number }: Pick<RequestView, 'id' | 'numeric_hash'>) {
  const t = useTexts('samples');
  const requestTexts = useTexts('requests');
  const [askFor] = useAskSampleMutation();
  const [markSent] = useSendSampleMutation();
  const [refuse] = useDeclineSampleMutation();
  const [sayVerdict] = useJudgeSampleMutation();

  const [passOn] = usePassSampleAddressMutation();
  const passAddress = useAction({
    send: ({ id: sample }: SampleView, idempotencyKey) => passOn({ id, body: { sample }, idempotencyKey }),
    failed: t('address.failed'),
    done: () => ({ title: t('address.passed', { number }) }),
  });

  const run = async (
    kind: 'ask' | 'send' | 'decline' | 'judge',
    dialog: Pick<ActionModalProps, 'fields' | 'schema' | 'send'>,
  ): Promise<void> => {
    const texts = {
      question: t(`${kind}.question`, { number }),
      consequence: t(`${kind}.consequence`),
      action: t(`${kind}.send`),
      keep: t('cancel'),
      failed: t('failed', { number }),
    };
    const restate: ActionModalProps['restate'] = async () => ({
      title: t('lost'),
      text: t('lostText'),
      rows: [],
      impossible: t('impossible'),
    });
    if (await openActionModal({ texts, restate, ...dialog }))
      notify({ kind: 'success', title: t(`${kind}.done`, { number }) });
  };

  const ask = () =>
    run('ask', {
      fields: [
        {
          ...{ kind: 'text', name: 'comment', label: t('ask.comment'), hint: t('ask.hint') },
          ...{ isRequired: true, maxLength },
        },
        {
          ...{ kind: 'text', name: 'address', label: t('ask.address'), hint: t('ask.addressHint') },
          ...{ isRequired: true, maxLength: sampleAddressMax },
        },
      ],
      schema: () => load().then(({ askSchema }) => askSchema),
      send: ({ comment, address }, idempotencyKey) =>
        askFor({ id, body: { comment: String(comment), address: String(address) }, idempotencyKey }),
    });

  const send = ({ id: sample }: SampleView) =>
    run('send', {
      fields: [
        { kind: 'day', name: 'sent_on', label: t('send.day'), isRequired: true, initial: todayHere() },
        {
          ...{ kind: 'text', name: 'tracking', label: t('send.tracking'), hint: t('send.hint') },
          ...{ isLine: true, maxLength: sampleTrackingMax },
        },
      ],
      schema: () => load().then(({ sendSchema }) => sendSchema),
      send: ({ sent_on: day, tracking }, idempotencyKey) =>
        markSent({ id, body: { sample, sent_on: String(day), tracking: String(tracking) }, idempotencyKey }),
    });

  const decline = ({ id: sample }: SampleView) =>
    run('decline', {
      fields: [{ kind: 'text', name: 'reason', label: t('decline.reason'), isRequired: true, maxLength }],
      schema: () => load().then(({ declineSchema }) => declineSchema),
      send: ({ reason }, idempotencyKey) => refuse({ id, body: { sample, reason: String(reason) }, idempotencyKey }),
    });

  const judge = ({ id: sample }: SampleView) =>
    run('judge', {
      fields: [
        {
          ...{ kind: 'choice', name: 'verdict', label: t('judge.verdict'), isRequired: true },
          options: sampleVerdicts.map((value) => ({ value, label: requestTexts(`sampleVerdict.${value}`) })),
        },
        { kind: 'text', name: 'comment', label: t('judge.comment'), hint: t('judge.hint'), maxLength },
      ],
      schema: () => load().then(({ judgeSchema }) => judgeSchema),
      send: ({ verdict: chosen, comment }, idempotencyKey) => {
        const verdict = sampleVerdicts.find((one) => one === chosen) ?? 'suits';
        return sayVerdict({ id, body: { sample, verdict, comment: String(comment) }, idempotencyKey });
      },
    });

  return { ask, passAddress, send, decline, judge };
}
