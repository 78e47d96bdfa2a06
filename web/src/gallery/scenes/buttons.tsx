import { Button, ButtonLink, type ButtonTone } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { TextButton, TextLink } from '../../ui/button/text-link';
import { IconArrowRight, IconPlus, IconTrash, IconX } from '../../ui/icon/icons';
import { Row, Stack } from '../../ui/layout/layout';
import { say } from '../say';
import type { Scene } from '../scene';

const tones: ButtonTone[] = ['main', 'spark', 'line', 'soft', 'quiet', 'danger', 'dangerFilled'];
const send = () => say('Отправить запрос', 'Send the request');

export const scenes: Scene[] = [
  {
    name: 'tones',
    render: () => (
      <Row>
        {tones.map((tone) => (
          <Button key={tone} tone={tone} icon={IconPlus}>
            {send()}
          </Button>
        ))}
      </Row>
    ),
  },
  {
    name: 'sizes-and-states',
    render: () => (
      <Stack>
        <Row align="center">
          <Button size="small">{send()}</Button>
          <Button>{send()}</Button>
          <Button size="large">{send()}</Button>
        </Row>
        <Row>
          <Button tone="main" isBusy>
            {send()}
          </Button>
          <Button tone="main" isDisabled>
            {send()}
          </Button>
          <ButtonLink to="/" iconEnd={IconArrowRight}>
            {say('На главную', 'To the home page')}
          </ButtonLink>
        </Row>
      </Stack>
    ),
  },
  {
    name: 'icons-and-links',
    render: () => (
      <Row align="center" gap={4}>
        <IconButton icon={IconX} label={say('Закрыть', 'Close')} />
        <IconButton icon={IconTrash} look="framed" label={say('Удалить', 'Delete')} />
        <TextLink to="/">{say('Подробнее', 'Read more')}</TextLink>
        <TextLink to="/" look="plain">
          {say('Поставщик', 'Supplier')}
        </TextLink>
        <TextButton onClick={() => {}}>{say('Сбросить', 'Reset')}</TextButton>
      </Row>
    ),
  },
];
