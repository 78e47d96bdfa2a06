import { Button } from '../../ui/button/button';
import { IconFileText, IconInfoCircle } from '../../ui/icon/icons';
import { Row, Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Callout } from '../../ui/panel/callout';
import { FactsList } from '../../ui/panel/facts-list';
import { Panel } from '../../ui/panel/panel';
import { Person } from '../../ui/person/person';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { Tabs } from '../../ui/tabs/tabs';
import { say } from '../say';
import type { Scene } from '../scene';

const facts = () => [
  { label: say('Код ТН ВЭД', 'HS code'), value: '841370' },
  { label: say('Срок изготовления', 'Lead time'), value: say('35 дней', '35 days') },
  { label: say('Условия поставки', 'Terms'), value: say('FOB Нава-Шева', 'FOB Nhava Sheva') },
  { label: say('Страна', 'Country'), value: say('Индия', 'India') },
];
const sentence = () =>
  say(
    'Поставщик увидит запрос без вашего имени и названия компании.',
    'The supplier sees the request without your name and company.',
  );

export const scenes: Scene[] = [
  {
    name: 'facts',
    render: () => (
      <Stack gap={4}>
        <Panel title={say('Характеристики', 'Specification')} aside={<Text tone="muted">4</Text>}>
          <FactsList facts={facts()} columns={2} />
        </Panel>
        <Panel title={say('Поставщик', 'Supplier')}>
          <Row gap={6}>
            <Person name="Deccan Flow" note={say('Пуна, Индия', 'Pune, India')} />
            <Person name={say('Марина Соколова', 'Marina Sokolova')} size="small" />
          </Row>
        </Panel>
      </Stack>
    ),
  },
  {
    name: 'callouts',
    render: () => (
      <Stack>
        <Callout icon={IconInfoCircle} title={say('Ждём ответа поставщика', 'Waiting for the supplier')}>
          {sentence()}
        </Callout>
        <Callout
          tone="spark"
          icon={IconFileText}
          title={say('Примите регламент', 'Accept the regulation')}
          action={<Button tone="main">{say('Открыть', 'Open')}</Button>}
        >
          {sentence()}
        </Callout>
        <Callout tone="danger" title={say('Запрос не отправлен', 'The request was not sent')} />
        <Callout tone="success" title={say('Договор подписан', 'The contract is signed')} />
      </Stack>
    ),
  },
  {
    name: 'tabs',
    render: () => (
      <Stack gap={5}>
        <LinkTabs
          label={say('Статусы', 'Statuses')}
          tabs={[
            { id: 'all', label: say('Все', 'All'), to: '/', count: 148, isCurrent: true },
            { id: 'new', label: say('Новые', 'New'), to: '/', count: 12, tone: 'info', isCurrent: false },
            { id: 'closed', label: say('Закрытые', 'Closed'), to: '/', count: 0, tone: 'danger', isCurrent: false },
          ]}
        />
        <Tabs
          label={say('Разделы', 'Sections')}
          tabs={[
            { id: 'a', label: say('Описание', 'Description'), content: <Text>{sentence()}</Text> },
            { id: 'b', label: say('Файлы', 'Files'), count: 3, content: null },
          ]}
        />
      </Stack>
    ),
  },
];
