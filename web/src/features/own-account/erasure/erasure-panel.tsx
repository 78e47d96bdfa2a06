import type { ErasureView } from '@setu/contract';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { formatDate } from '../../../i18n/formats';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { IconClock, IconTrash } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { openModal } from '../../../ui/modal/modal-store';
import { Callout } from '../../../ui/panel/callout';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { useGetErasureQuery, useWithdrawErasureMutation } from '../api';

/** Shows the request for erasure, which withdraws the consent to the storage of personal data. */
export function ErasurePanel() {
  const t = useTexts('own-account');
  const { data, error, isError, refetch } = useGetErasureQuery();
  const problem = isError ? toProblem(error) : null;
  return (
    <Panel title={t('erasure.title')}>
      {data ? (
        <Stack gap={4}>
          {data.erases_at === null ? <RequestErasure view={data} /> : <Waiting view={data} erasesAt={data.erases_at} />}
        </Stack>
      ) : problem ? (
        <Failure size="part" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
      ) : (
        <SkeletonText />
      )}
    </Panel>
  );
}

function RequestErasure({ view }: { view: ErasureView }) {
  const t = useTexts('own-account');
  const cannot = view.handovers.length > 0 && view.heirs.length === 0;
  const open = async () => {
    const { RequestErasureModal } = await import('./request-erasure-modal');
    await openModal(RequestErasureModal, { view });
  };
  return (
    <>
      <Text tone="secondary">{t(view.consent ? 'erasure.lead' : 'erasure.leadAlone')}</Text>
      {cannot && (
        <Text tone="secondary">{t(view.handovers.includes('work') ? 'erasure.nobodyWork' : 'erasure.nobody')}</Text>
      )}
      <div>
        <Button tone="danger" icon={IconTrash} isDisabled={cannot} onClick={() => void open()}>
          {t(view.consent ? 'erasure.ask' : 'erasure.askAlone')}
        </Button>
      </div>
    </>
  );
}

function Waiting({ view: { heir: successor }, erasesAt }: { view: ErasureView; erasesAt: string }) {
  const t = useTexts('own-account');
  const [withdraw] = useWithdrawErasureMutation();
  const back = useAction({
    send: (_none: undefined) => withdraw(),
    failed: t('erasure.notWithdrawn'),
    done: () => ({ title: t('erasure.withdrawn') }),
  });
  return (
    <Callout
      tone="danger"
      icon={IconClock}
      title={t('erasure.waiting', { date: formatDate(erasesAt) })}
      action={
        <Button isBusy={back.isBusy} onClick={() => void back.run(undefined)}>
          {t('erasure.withdraw')}
        </Button>
      }
    >
      <p>{t('erasure.waitingText')}</p>
      {successor && <p>{t('erasure.successor', { name: formalName(successor) })}</p>}
    </Callout>
  );
}
