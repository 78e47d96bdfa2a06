// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/load-texts';
import { moveNode } from '../../lib/tree/tree-node';
import { ModalHost } from '../modal/modal-host';
import { ToastHost } from '../toast/toast-host';
import { currentToasts, dismissToast } from '../toast/toast-store';
import { TreeEditor } from './tree-editor';
import type { TreeActions, TreeItem, TreeMove } from './tree-item';

beforeAll(() => loadTexts('tree'));
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const item = (ru: string, ...children: TreeItem[]): TreeItem => ({
  id: ru,
  names: { ru, en: `${ru} en` },
  count: 98,
  children,
});

const catalogue = (): TreeItem[] => [
  item('Продукты', item('Чай', item('Чёрный'), item('Зелёный')), item('Рис')),
  item('Машины', item('Насосы')),
];

/** Items may not move below the third level. */
const refuse = ({ to }: TreeMove) => (to.depth > 2 ? 'Глубже третьего уровня нельзя' : undefined);

type EditorProps = Partial<TreeActions> & {
  moves?: TreeMove[];
  onSelect?: (item: TreeItem) => void;
  selectedId?: string;
};

function Editor({ moves = [], ...actions }: EditorProps) {
  const [nodes, setNodes] = useState<readonly TreeItem[]>(catalogue());
  return (
    <MemoryRouter>
      <>
        <TreeEditor
          label="Категории"
          nodes={[...nodes]}
          empty={null}
          refuse={refuse}
          onMove={async (move) => {
            moves.push(move);
            setNodes((before) => moveNode(before, move.item.id, move.to));
            return true;
          }}
          {...actions}
        />
        <ModalHost />
        <ToastHost />
      </>
    </MemoryRouter>
  );
}

const lines = () =>
  screen
    .getAllByRole('treeitem')
    .map(
      (line) =>
        `${'.'.repeat(Number(line.ariaLevel ?? line.getAttribute('aria-level')) - 1)}${line.id.replace('tree-', '')}`,
    );
const line = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });

async function begin(actions: EditorProps = {}) {
  const user = userEvent.setup();
  render(<Editor {...actions} />);
  await user.click(screen.getByRole('button', { name: 'Развернуть всё' }));
  return user;
}

describe('By keyboard', () => {
  it('arrow keys move, open and close, and Tab reaches one row', async () => {
    const user = await begin();
    line('Продукты').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(line('Чай'));
    await user.keyboard('{ArrowLeft}');
    expect(lines()).toEqual(['Продукты', '.Чай', '.Рис', 'Машины', '.Насосы']);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(line('Чёрный'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(line('Насосы'));
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('Enter and Space select a row, as a press does', async () => {
    const chosen: string[] = [];
    const user = await begin({ onSelect: ({ id }) => chosen.push(id) });
    line('Чай').focus();
    await user.keyboard('{Enter}{ArrowDown} ');
    expect(chosen).toEqual(['Чай', 'Чёрный']);
    // The same keys press a button in a row, and the row is not selected.
    screen.getByRole('button', { name: 'Переместить: Чёрный' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(chosen).toHaveLength(2);
  });

  it('the selected item is visible, because the branches above it open', () => {
    render(<Editor selectedId="Зелёный" />);
    expect(line('Зелёный').getAttribute('aria-selected')).toBe('true');
  });

  it('a row is lifted by its grip, moved by arrow keys with its place announced, and dropped', async () => {
    const moves: TreeMove[] = [];
    const user = await begin({ moves });
    screen.getByRole('button', { name: 'Перетащить: Рис' }).focus();
    await user.keyboard(' ');
    await waitFor(() =>
      expect(document.body.textContent).toContain('Взято: Рис. Место: уровень 2, место 2 в «Продукты»'),
    );
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.body.textContent).toContain('уровень 2, место 2 в «Машины»'));
    await user.keyboard(' ');
    await waitFor(() => expect(moves).toHaveLength(1));
    expect(moves[0]?.drop).toEqual({ kind: 'after', targetId: 'Насосы' });
    expect(lines()).toEqual(['Продукты', '.Чай', '..Чёрный', '..Зелёный', 'Машины', '.Насосы', '.Рис']);
  });

  it('left and right change the level, and Escape cancels', async () => {
    const moves: TreeMove[] = [];
    const user = await begin({ moves });
    screen.getByRole('button', { name: 'Перетащить: Рис' }).focus();
    await user.keyboard(' ');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.body.textContent).toContain('уровень 3, место 3 в «Чай»'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(document.body.textContent).toContain('уровень 1, место 2'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.body.textContent).toContain('Осталось на месте: Рис'));
    expect(moves).toEqual([]);
  });

  it('Alt with an arrow key moves the row among its siblings, and Ctrl+Z undoes that', async () => {
    const moves: TreeMove[] = [];
    const user = await begin({ moves });
    line('Рис').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(lines().slice(0, 2)).toEqual(['Продукты', '.Рис']));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(lines().slice(0, 2)).toEqual(['Продукты', '.Чай']));
  });
});

it('a move is reported with an undo action', async () => {
  const user = await begin();
  line('Рис').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  const toast = within(
    await screen.findByText('«Рис» теперь в «Продукты»').then((text) => text.closest('[data-kind]') as HTMLElement),
  );
  await user.click(toast.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(lines().slice(0, 2)).toEqual(['Продукты', '.Чай']));
});

describe('The Move dialog', () => {
  it('finds a place by a word in either language, describes the effect, and moves there', async () => {
    const moves: TreeMove[] = [];
    const user = await begin({ moves, effect: ({ item: { count } }) => `Переедут ${count} товаров` });
    line('Рис').focus();
    await user.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Куда переместить «Рис»?' }));
    await user.type(dialog.getByRole('searchbox'), 'НАСОСЫ EN{Enter}');
    await waitFor(() => expect(dialog.queryByRole('radio', { name: /Чай/ })).toBeNull());
    await user.click(dialog.getByRole('radio', { name: /Насосы/ }));
    expect(dialog.getByText('Переедут 98 товаров')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'После' }));
    await user.click(dialog.getByRole('button', { name: 'Переместить' }));
    await waitFor(() => expect(lines().slice(-3)).toEqual(['Машины', '.Насосы', '.Рис']));
    expect(moves[0]?.drop).toEqual({ kind: 'after', targetId: 'Насосы' });
  });

  it('says why a place is rejected, and does not move there', async () => {
    const moves: TreeMove[] = [];
    const user = await begin({ moves });
    line('Рис').focus();
    await user.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Куда переместить «Рис»?' }));
    await user.click(dialog.getByRole('radio', { name: /Чёрный/ }));
    expect(dialog.getByRole('status').textContent).toBe('Глубже третьего уровня нельзя');
    await user.click(dialog.getByRole('button', { name: 'Переместить' }));
    expect(moves).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Оставить на месте' }));
  });
});

it('a row dropped where the rules forbid it stays in place, with the reason and an offer of another place', async () => {
  const moves: TreeMove[] = [];
  const user = await begin({ moves });
  screen.getByRole('button', { name: 'Перетащить: Рис' }).focus();
  await user.keyboard(' ');
  await user.keyboard('{ArrowRight}');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.body.textContent).toContain('Глубже третьего уровня нельзя'));
  await user.keyboard(' ');
  const modal = within(await screen.findByRole('dialog', { name: 'Сюда нельзя переместить «Рис»' }));
  expect(modal.getByText('Глубже третьего уровня нельзя')).toBeTruthy();
  await user.click(modal.getByRole('button', { name: 'Выбрать другое место' }));
  await screen.findByRole('dialog', { name: 'Куда переместить «Рис»?' });
  expect(moves).toEqual([]);
});

describe('A new name', () => {
  it('is typed in the row in both languages and saved with Enter, and Escape keeps the old one', async () => {
    const renames: object[] = [];
    const user = await begin({
      onRename: async (_item, names) => {
        renames.push(names);
        return names.ru === 'Чай' ? 'Такое название уже есть' : undefined;
      },
    });
    line('Рис').focus();
    await user.keyboard('{F2}');
    const field = screen.getByRole('textbox', { name: 'Название по-русски' });
    await user.clear(field);
    // An empty name is ignored. Nothing else was typed, so the row is unchanged.
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(line('Рис')));
    expect(renames).toEqual([]);
    await user.keyboard('{F2}');
    const again = screen.getByRole('textbox', { name: 'Название по-русски' });
    await user.clear(again);
    await user.type(again, 'Чай{Enter}');
    expect((await screen.findByText('Такое название уже есть')).role).toBe('alert');
    await user.type(again, ' и кофе{Tab}Rice{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Название по-русски' })).toBeNull());
    expect(renames.at(-1)).toEqual({ ru: 'Чай и кофе', en: 'Rice' });
    await waitFor(() => expect(document.activeElement).toBe(line('Рис')));
    await user.keyboard('{F2}');
    await user.keyboard('{Escape}');
    expect(renames).toHaveLength(2);
  });
});

function Fetched({ onTry }: { onTry: () => void }) {
  const [nodes, setNodes] = useState<TreeItem[]>([
    { id: 'a', names: { ru: 'Ткани', en: 'Textiles' }, hasChildren: true },
  ]);
  const load = async (parent: TreeItem) => {
    onTry();
    setNodes([{ ...parent, children: [item('Хлопок')] }]);
  };
  return <TreeEditor label="Категории" nodes={nodes} empty={null} onMove={async () => true} onLoad={load} />;
}

it('children load when their branch is opened, and a failed load can be repeated', async () => {
  const user = userEvent.setup();
  let tries = 0;
  const onTry = () => {
    tries += 1;
    if (tries === 1) throw new Error('the connection is down');
  };
  render(<Fetched onTry={onTry} />);
  line('Ткани').focus();
  await user.keyboard('{ArrowRight}');
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('treeitem', { name: /^Хлопок/ })).toBeTruthy();
});

it('a tree is marked busy while it loads, and shows the caller’s text if there are no rows', () => {
  const { container, rerender } = render(
    <TreeEditor label="Категории" nodes={undefined} empty={null} onMove={async () => true} />,
  );
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  rerender(<TreeEditor label="Категории" nodes={[]} empty={<p>Категорий пока нет</p>} onMove={async () => true} />);
  expect(screen.getByText('Категорий пока нет')).toBeTruthy();
});
