import type { CallTo, RequestLandedView } from '@setu/contract';
import { formatDecimal } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { withinSentence } from '../../../i18n/within-sentence';
import { useAction } from '../../../kit/action/use-action';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import type { EnteredFigure } from '../../landed-price/public';
import { useRecordRequestLandedMutation } from './landed-api';

type Input = NonNullable<CallTo<'recordRequestLanded'>['input']>;

/** Returns the actions that make the next version of a request's landed price. */
export function useRecordLanded(id: string, { versions }: RequestLandedView) {
  const t = useTexts('landed');
  const [record] = useRecordRequestLandedMutation();
  const version = versions[0]?.version ?? 0;
  const done = () => notify({ kind: 'success', title: t('request.done') });

  const { run, isBusy } = useAction({
    send: (input: Pick<Input, 'city' | 'mode'>, idempotencyKey) =>
      record({ id, body: { version, ...input }, idempotencyKey }),
    failed: t('request.failed'),
    onDone: done,
  });

  const ask = async (figures: readonly EnteredFigure[]) => {
    const isRestored = figures.every(({ value }) => value === '');
    const named = figures.map(({ name, value }) => ({
      name: name === 'rate' ? t('rate') : t(`line.${name}`),
      value: formatDecimal(value),
    }));
    const [first] = named;
    if (!first) return;
    const isOne = named.length === 1;
    const several = named.map(({ name, value }) => `${withinSentence(name)} ${value}`).join(', ');
    const texts = {
      question: isRestored
        ? t('request.restoreQuestion', { name: first.name })
        : isOne
          ? t('request.replaceQuestion', first)
          : t('request.replaceSeveral', { figures: several }),
      consequence: t(isOne ? 'request.consequence' : 'request.consequenceSeveral'),
      action: isRestored ? t('request.restore') : t('request.replace'),
      keep: t('request.keep'),
      failed: t('request.failed'),
    };
    const left = [...figures];
    let newest = version;
    /** Sends the figures one after the other, because a version replaces one. A second attempt goes on where it stopped. */
    const send: ActionModalProps['send'] = async ({ reason = '' }, idempotencyKey) => {
      let outcome: { data?: unknown; error?: unknown } = {};
      for (let next = left[0]; next; next = left[0]) {
        const { name: kind, value } = next;
        const sent = await record({
          ...{ id, idempotencyKey: `${idempotencyKey}-${kind}` },
          body: { version: newest, figure: { kind, value: value === '' ? null : value, reason: String(reason) } },
        });
        if (sent.error !== undefined) return sent;
        newest = sent.data?.versions[0]?.version ?? newest + 1;
        left.shift();
        outcome = sent;
      }
      return outcome;
    };
    const dialog: ActionModalProps = {
      texts,
      fields: isRestored
        ? []
        : [
            {
              kind: 'text',
              name: 'reason',
              label: t('request.reason'),
              hint: t('request.reasonHint'),
              isRequired: true,
            },
          ],
      schema: () =>
        import('./landed-reason-schema').then((code) => (isRestored ? code.nothing : code.landedReasonSchema)),
      send,
      restate: async () => ({
        ...{ title: t('request.lost'), text: t('request.lostText'), rows: [], impossible: t('request.impossible') },
      }),
    };
    if (await openActionModal(dialog)) done();
  };
  return { run, isBusy, onFigures: (figures: readonly EnteredFigure[]) => void ask(figures) };
}
