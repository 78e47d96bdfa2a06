import { IconButton } from '../../ui/button/icon-button';
import { IconEye, IconPackage, IconRepeat, IconTrash, IconUser } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { DropdownMenu, type MenuItem } from '../../ui/menu/dropdown-menu';
import { RowMenu } from '../../ui/menu/row-menu';
import { say } from '../say';
import type { Scene } from '../scene';

const items = (): MenuItem[] => [
  {
    id: 'reviewer',
    label: say('Сменить проверяющего', 'Change the reviewer'),
    icon: IconUser,
    onSelect: () => undefined,
  },
  { id: 'review', label: say('Открыть проверку', 'Open the review'), icon: IconEye, to: '/dev/gallery/row-menu' },
  { id: 'card', label: say('Перейти к товару', 'Go to the product'), icon: IconPackage, to: '/dev/gallery/row-menu' },
  {
    id: 'anew',
    label: say('Начать проверку заново', 'Start the review anew'),
    icon: IconRepeat,
    isApart: true,
    onSelect: () => undefined,
  },
  { id: 'drop', label: say('Удалить', 'Delete'), icon: IconTrash, isDanger: true, onSelect: () => undefined },
];

export const scenes: Scene[] = [
  {
    name: 'closed',
    render: () => (
      <Row>
        <RowMenu label={say('Действия: 26-1187', 'Actions: 26-1187')} items={items()} />
        <DropdownMenu
          items={items()}
          trigger={(props) => <IconButton icon={IconUser} label={say('Профиль', 'Profile')} {...props} />}
        />
      </Row>
    ),
  },
];
