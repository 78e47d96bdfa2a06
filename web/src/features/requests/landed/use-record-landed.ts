import type { CallTo, RequestLandedView } from '@setu/contract';
import { formatDecimal } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import type { FigureChange, OverrideName } from '../../landed-price/public';
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

  const replace = async (kind: OverrideName, value: string) => {
    const name = kind === 'rate' ? t('rate') : t(`line.${kind}`);
    const texts = {
      question:
        value === ''
          ? t('request.restoreQuestion', { name })
          : t('request.replaceQuestion', { name, value: formatDecimal(value) }),
      consequence: t('request.consequence'),
      action: value === '' ? t('request.restore') : t('request.replace'),
      keep: t('request.keep'),
      failed: t('request.failed'),
    };
    const dialog: ActionModalProps = {
      texts,
      fields:
        value === ''
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
        import('./landed-reason-schema').then((code) => (value === '' ? code.nothing : code.landedReasonSchema)),
      send: ({ reason = '' }, idempotencyKey) =>
        record({
          ...{ id, idempotencyKey },
          body: { version, figure: { kind, value: value === '' ? null : value, reason: String(reason) } },
        }),
      restate: async () => ({
        ...{ title: t('request.lost'), text: t('request.lostText'), rows: [], impossible: t('request.impossible') },
      }),
    };
    if (await openActionModal(dialog)) done();
  };
  const onFigure: FigureChange = (kind, value) => void replace(kind, value);
  return { run, isBusy, onFigure };
}
