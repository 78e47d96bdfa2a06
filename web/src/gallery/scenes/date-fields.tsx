import { AppForm } from '../../forms/app-form';
import { DateField } from '../../forms/fields/date-field';
import { DateRangeField } from '../../forms/fields/date-range-field';
import { loadTexts } from '../../i18n/load-texts';
import { DayCalendar, RangeCalendar } from '../../ui/calendar/calendar';
import { DayRangeFilter } from '../../ui/filter-bar/day-range-filter';
import { FieldGrid, Row } from '../../ui/layout/layout';
import { say } from '../say';
import type { Scene } from '../scene';
import { anySchema, refusing } from '../scene-schema';

await loadTexts('fields');

const filled = { by: '2026-12-25', period: { from: '2026-11-01', to: '2026-11-20' }, since: '2026-11-20' };
const empty = { by: '', period: { from: '', to: '' }, since: '' };
const wrong = refusing({ by: 'date_in_future', 'period.to': 'required' });
const range = { from: '2026-11-09', to: '2026-11-19' };

function Dates({ initial, isWrong = false }: { initial: typeof filled; isWrong?: boolean }) {
  return (
    <AppForm schema={isWrong ? wrong : anySchema} initial={initial} areErrorsShown={isWrong} onSubmit={async () => {}}>
      <FieldGrid>
        <DateField name="by" label={say('Когда нужен контракт', 'Contract needed by')} isRequired />
        <DateRangeField
          name="period"
          label={say('Период', 'Period')}
          hint={say('Оба дня входят', 'Both days are included')}
        />
        <DateField name="since" label={say('Начат', 'Started')} isDisabled />
      </FieldGrid>
    </AppForm>
  );
}

export const scenes: Scene[] = [
  { name: 'filled', render: () => <Dates initial={filled} /> },
  { name: 'empty', render: () => <Dates initial={empty} /> },
  { name: 'refused', render: () => <Dates initial={empty} isWrong /> },
  {
    name: 'calendars',
    render: () => (
      <Row gap={6} align="start">
        <RangeCalendar value={range} onChange={() => {}} />
        <DayCalendar value="2026-11-12" min="2026-11-05" max="2026-11-26" onChange={() => {}} />
      </Row>
    ),
  },
  {
    name: 'filter',
    render: () => (
      <Row>
        <DayRangeFilter label={say('Опубликован', 'Published')} value={range} onChange={() => {}} />
        <DayRangeFilter label={say('Опубликован', 'Published')} value={{ from: '', to: '' }} onChange={() => {}} />
      </Row>
    ),
  },
];
