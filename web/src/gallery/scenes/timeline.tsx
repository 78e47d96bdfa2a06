import { useTexts } from '../../i18n/use-texts';
import { IconCircleCheck, IconFileCheck, IconPencil, IconTag, IconUserX } from '../../ui/icon/icons';
import { Panel } from '../../ui/panel/panel';
import { type ProgressStage, RequestProgress } from '../../ui/request-progress/request-progress';
import { EmptyState } from '../../ui/states/states';
import { Timeline, type TimelineEvent } from '../../ui/timeline/timeline';
import { say } from '../say';
import type { Scene } from '../scene';

const person = () => say('Воронова Марина Игоревна', 'Marina Voronova');

const history = (): TimelineEvent[] => [
  {
    id: 'reject',
    at: '2026-11-19T11:32:00Z',
    icon: IconUserX,
    tone: 'danger',
    title: say('Отменён заказчиком', 'Cancelled by the customer'),
    by: person(),
    text: say('Причина: нашли дешевле', 'Reason: found cheaper'),
    quote: say(
      'Взяли с российского склада,\nсрок важнее цены.',
      'Bought from a Russian warehouse,\ntime mattered more than price.',
    ),
  },
  {
    id: 'offer',
    at: '2026-11-17T09:05:00Z',
    icon: IconTag,
    tone: 'warning',
    title: say('Получено предложение', 'Offer received'),
    by: say('Илья Соколов за Ольгу Мороз', 'Ilya Sokolov for Olga Moroz'),
  },
  {
    id: 'new',
    at: '2026-11-13T10:12:00Z',
    icon: IconPencil,
    tone: 'info',
    title: say('Запрос отправлен', 'Request sent'),
    by: person(),
  },
];

const stages = (): TimelineEvent[] => [
  {
    id: 'paid',
    at: '2026-12-11',
    icon: IconCircleCheck,
    title: say('Оплата', 'Payment'),
    expected: say('план 11.12.2026', 'planned for 11 Dec 2026'),
  },
  {
    id: 'contract',
    at: '2026-11-20T08:00:00Z',
    icon: IconFileCheck,
    tone: 'success',
    title: say('Договор подписан', 'Contract signed'),
    by: person(),
  },
];

const audit = (): TimelineEvent[] => [
  {
    id: 'edit',
    at: '2026-11-20T09:03:00Z',
    icon: IconPencil,
    title: say('Карточка изменена', 'Card changed'),
    by: person(),
    changes: [
      { label: say('Цена до', 'Price to'), was: '175', now: '182' },
      { label: say('Гарантия', 'Warranty'), now: say('12 месяцев', '12 months') },
      { label: say('Порт', 'Port'), was: say('Мундра', 'Mundra') },
    ],
  },
];

const inPanel = (title: string, events?: TimelineEvent[], atFirst?: number) => (
  <Panel title={title} isPadded={false}>
    <Timeline
      events={events}
      atFirst={atFirst}
      empty={
        <EmptyState title={say('Изменений нет', 'No changes')}>
          {say('Здесь будет видно, кто что изменил.', 'Who changed what will stand here.')}
        </EmptyState>
      }
    />
  </Panel>
);

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
  { name: 'history', render: () => inPanel(say('История', 'History'), history()) },
  { name: 'long-history', render: () => inPanel(say('История', 'History'), history(), 1) },
  { name: 'stages', render: () => inPanel(say('Этапы', 'Stages'), stages()) },
  { name: 'audit', render: () => inPanel(say('Журнал', 'Audit'), audit()) },
  { name: 'loading', render: () => inPanel(say('История', 'History')) },
  { name: 'empty', render: () => inPanel(say('Журнал', 'Audit'), []) },
  { name: 'progress', render: () => <Progress /> },
  { name: 'progress-stopped', render: () => <Progress stopped /> },
];
