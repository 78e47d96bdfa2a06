import { useTexts } from '../../i18n/use-texts';
import { IconStar } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { CountBadge } from '../../ui/status/count-badge';
import { type RequestStatusCode, requestStatusLooks, type Tone } from '../../ui/status/request-status';
import { RequestStatusChip, StatusChip, StatusDot, Tag } from '../../ui/status/status-chip';
import { say } from '../say';
import type { Scene } from '../scene';

const tones: Tone[] = ['neutral', 'info', 'review', 'brand', 'warning', 'success', 'danger'];

function RequestStatuses() {
  const t = useTexts('statuses');
  const statuses = Object.keys(requestStatusLooks) as RequestStatusCode[];
  return (
    <Row>
      {statuses.map((status) => (
        <RequestStatusChip key={status} status={status} label={t(`request.${status}`)} />
      ))}
    </Row>
  );
}

export const scenes: Scene[] = [
  { name: 'request-statuses', render: RequestStatuses },
  {
    name: 'tones-dots-and-counts',
    render: () => (
      <Row align="center">
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone} icon={IconStar}>
            {say('Статус', 'Status')} <StatusDot tone={tone} />
          </StatusChip>
        ))}
        <Tag>{say('Есть образец', 'Sample available')}</Tag>
        <CountBadge count={7} />
        <CountBadge count={1200} isHot={false} />
      </Row>
    ),
  },
];
