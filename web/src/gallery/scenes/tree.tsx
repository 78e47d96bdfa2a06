import { useState } from 'react';
import { formatNumber } from '../../i18n/formats';
import { loadTexts } from '../../i18n/load-texts';
import { moveNode, pathTo } from '../../lib/tree/tree-node';
import { Panel } from '../../ui/panel/panel';
import { EmptyState } from '../../ui/states/states';
import { MoveDialog } from '../../ui/tree/move-dialog';
import { SortableTree } from '../../ui/tree/sortable-tree';
import type { TreeItem, TreeMove, TreeNames } from '../../ui/tree/tree-item';
import { say } from '../say';
import type { Scene } from '../scene';

await loadTexts('tree');

const item = (id: string, ru: string, en: string, count: number, children: TreeItem[] = []): TreeItem => ({
  id,
  names: { ru, en },
  count,
  children,
});

const catalogue = (): TreeItem[] => [
  item('food', 'Продукты питания', 'Food products', 2522, [
    item('tea', 'Чай, кофе и специи', 'Tea, coffee and spices', 1142, [
      item('black', 'Чай чёрный', 'Black tea', 318),
      item('green', 'Чай зелёный', 'Green tea', 94),
      item('ground', 'Специи молотые', 'Ground spices', 287),
    ]),
    item('rice', 'Рис, бобовые и крупы', 'Rice, pulses and grains', 860),
    item('ingredients', 'Пищевые ингредиенты', 'Food ingredients', 520, [
      item('masala', 'Смеси и масала', 'Blends and masala', 98),
      item('colours', 'Красители пищевые', 'Food colours', 0),
    ]),
  ]),
  item('machinery', 'Машины и оборудование', 'Machinery', 2670, [
    item('pumps', 'Насосы и компрессоры', 'Pumps and compressors', 1120),
    item('bearings', 'Подшипники и приводы', 'Bearings and drives', 940),
  ]),
  { id: 'textiles', names: { ru: 'Ткани и текстиль', en: 'Textiles' }, count: 2050, hasChildren: true },
];

const countOf = (count: number) => say(`товаров: ${formatNumber(count)}`, `products: ${formatNumber(count)}`);

const refuse = ({ to }: TreeMove) =>
  to.depth > 2 ? say('Третий уровень последний.', 'The third level is the last one.') : undefined;

const effect = ({ item: { count = 0 } }: TreeMove) =>
  say(
    `Переедут товары: ${formatNumber(count)}. Старый адрес будет вести на новый.`,
    `Products that move along: ${formatNumber(count)}. The old address will lead to the new one.`,
  );

const renamed = (nodes: readonly TreeItem[], id: string, names: TreeNames): TreeItem[] =>
  nodes.map((node) => ({
    ...node,
    names: node.id === id ? names : node.names,
    children: node.children && renamed(node.children, id, names),
  }));

function Categories({ start }: { start?: TreeItem[] }) {
  const [nodes, setNodes] = useState<readonly TreeItem[] | undefined>(start);
  const [selectedId, setSelectedId] = useState('pumps');
  return (
    <Panel isPadded={false}>
      <SortableTree
        label={say('Категории товаров', 'Categories of products')}
        nodes={nodes && [...nodes]}
        countOf={countOf}
        selectedId={selectedId}
        onSelect={({ id }) => setSelectedId(id)}
        refuse={refuse}
        effect={effect}
        onMove={async ({ item: { id }, to }) => {
          setNodes((before) => before && moveNode(before, id, to));
          return true;
        }}
        onRename={async ({ id }, names) => {
          setNodes((before) => before && renamed(before, id, names));
          return undefined;
        }}
        onLoad={() => Promise.reject(new Error('The gallery has no server'))}
        empty={
          <EmptyState title={say('Категорий пока нет', 'No categories yet')}>
            {say('Добавьте первый раздел.', 'Add the first section.')}
          </EmptyState>
        }
      />
    </Panel>
  );
}

function OpenedMoveDialog() {
  const nodes = catalogue();
  const masala = pathTo(nodes, 'masala').at(-1);
  return masala && <MoveDialog item={masala} nodes={nodes} refuse={refuse} effect={effect} onClose={() => undefined} />;
}

export const scenes: Scene[] = [
  { name: 'tree', render: () => <Categories start={catalogue()} /> },
  { name: 'loading', render: () => <Categories /> },
  { name: 'empty', render: () => <Categories start={[]} /> },
  { name: 'move-dialog', render: () => <OpenedMoveDialog />, isOverlay: true },
];
