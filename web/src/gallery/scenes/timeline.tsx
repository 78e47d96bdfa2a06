import { useTexts } from '../../i18n/use-texts';
import { IconCircleCheck, IconInbox, IconSend, IconUserX } from '../../ui/icon/icons';
import { type ProgressStage, RequestProgress } from '../../ui/request-progress/request-progress';
import { Timeline } from '../../ui/timeline/timeline';
import { say } from '../say';
import type { Scene } from '../scene';

function Progress({ stopped = false }: { stopped?: boolean }) {
  const t = useTexts('statuses');
  const ids = ['new', 'in_work', 'send_to_supplier', 'offer_received', 'contracted'] as const;
  const stages: ProgressStage[] = ids.map((id, index) => ({
    id,
    label: t(`request.${id}`),
    phase: index < 2 ? 'done' : index === 2 ? 'doing' : 'todo',
    note: index < 2 ? say(`${index + 20} нояб.`, `${index + 20} Nov`) : undefined,
  }));
  const closed: ProgressStage = { id: 'closed', label: t('request.rejected_by_supplier'), phase: 'closed' };
  return <RequestProgress stages={stopped ? [...stages.slice(0, 2), closed] : stages} />;
}

export const scenes: Scene[] = [
  {
    name: 'history',
    render: () => (
      <Timeline
        events={[
          {
            id: '3',
            at: '2026-11-22T06:40:00Z',
            icon: IconUserX,
            tone: 'danger',
            title: say('Отклонён поставщиком', 'Rejected by the supplier'),
            text: say('Нет мощностей до января.', 'No capacity until January.'),
          },
          {
            id: '2',
            at: '2026-11-21T12:05:00Z',
            icon: IconSend,
            tone: 'brand',
            title: say('Отправлен поставщику', 'Sent to the supplier'),
          },
          {
            id: '1',
            at: '2026-11-20T09:00:00Z',
            icon: IconInbox,
            tone: 'info',
            title: say('Новый запрос', 'New request'),
          },
          {
            id: '0',
            at: '2026-11-20T08:00:00Z',
            icon: IconCircleCheck,
            title: say('Создан черновик', 'Draft created'),
          },
        ]}
      />
    ),
  },
  { name: 'progress', render: () => <Progress /> },
  { name: 'progress-stopped', render: () => <Progress stopped /> },
];
