import type { Page } from '@playwright/test';
import { type CategoryTreeView, type CategoryView, screens, type TreeCategoryView } from '@setu/contract';
import { getData } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { press, tabTo, type } from '../support/keyboard.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');
const address = screens.admin_category_tree;

/** Returns the current category trees. The journeys need two sections of goods, the first with a sub-category. */
const trees = (page: Page) => getData<CategoryTreeView>(page, address);
const below = ({ categories }: CategoryTreeView, id: string | undefined) =>
  categories.filter(({ parent_id: parent }) => parent === id);

async function goods(page: Page) {
  const view = await trees(page);
  const root = view.categories.find(({ level, type }) => level === 0 && type === 'product');
  const sections = below(view, root?.id).filter(({ id }) => below(view, id).length > 2);
  return { view, root, sections };
}

const line = (page: Page, { id }: Pick<TreeCategoryView, 'id'>) => page.locator(`[id="tree-${id}"]`);

/** Returns the text announced for a drop position while a row is dragged, at any level. */
const placeIn = (parent: string, place: number): string =>
  t('tree:place.under', { level: '|', place, parent }).split('|')[1] ?? '';

const named = (one: TreeCategoryView | undefined): TreeCategoryView => {
  if (!one) throw new Error('The demo world has no such category');
  return one;
};

test('an admin edits the trees by mouse: adds, renames, moves, undoes and deletes', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto(address);
  const { root, sections } = await goods(page);
  const [first, second] = [named(sections[0]), named(sections[1])];
  await expect(page.getByRole('tree')).toBeVisible();
  await expect(line(page, first)).toBeVisible();

  await line(page, first).hover();
  await line(page, first)
    .getByRole('button', { name: t('tree:actions.add', { name: first.name.ru }) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('tree:names.ru') }).fill('Проба пера');
  await dialog.getByRole('textbox', { name: t('tree:names.en') }).fill('First try');
  await dialog.getByRole('button', { name: t('tree:add.action'), exact: true }).click();
  await expect(page.getByRole('treeitem', { name: /^Проба пера/ })).toBeVisible();
  const made = named((await trees(page)).categories.find(({ name }) => name.ru === 'Проба пера'));
  expect(made.parent_id).toBe(first.id);

  // Drags the category by its grip below the other section. The section is closed, so the category becomes its last
  // child.
  await line(page, second).locator('span').first().scrollIntoViewIfNeeded();
  const grip = line(page, made).getByRole('button', { name: t('tree:drag.grip', { name: 'Проба пера' }) });
  const [from, to] = [await grip.boundingBox(), await line(page, second).boundingBox()];
  if (!from || !to) throw new Error('a row is not visible');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 20, { steps: 4 });
  await page.mouse.move(from.x + 8, to.y + to.height, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText(t('tree:moved.title'), { exact: true })).toBeVisible();
  await expect
    .poll(async () => named((await trees(page)).categories.find(({ id }) => id === made.id)).parent_id)
    .toBe(second.id);
  await page
    .getByRole('button', { name: t('tree:moved.undo') })
    .first()
    .click();
  await expect
    .poll(async () => named((await trees(page)).categories.find(({ id }) => id === made.id)).parent_id)
    .toBe(first.id);

  await line(page, made).click();
  await page.getByRole('link', { name: t('tree:delete.action') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Проба пера');
  await page.getByRole('button', { name: t('tree:delete.action') }).click();
  await expect(page).toHaveURL(new RegExp(`tree=${root?.id}`));
  // Its old address redirects to its former parent.
  await page.goto(`/catalog/category/${made.id}`);
  await expect(page).toHaveURL(new RegExp(first.id));
});

test('an admin moves a category by keyboard alone, and lists, counts and breadcrumbs follow', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto(address);
  const { view, sections } = await goods(page);
  const [first, second] = [named(sections[0]), named(sections[1])];
  const moving = named(below(view, first.id).find(({ sku_count: count }) => count > 0));
  await line(page, first).focus();
  await page.keyboard.press('ArrowRight');
  while (!(await line(page, moving).evaluate((node) => node === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('searchbox').fill(second.name.ru);
  const target = dialog.getByRole('radio', { name: new RegExp(`^${second.name.ru}`) });
  await target.focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: t('tree:dialog.move'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('tree:moved.title'), { exact: true })).toBeVisible();
  const there = () => getData<CategoryView>(page, `/catalog/category/${second.id}`);
  await expect.poll(async () => (await there()).category?.sku_count).toBe(second.sku_count + moving.sku_count);
  const { breadcrumbs } = await getData<CategoryView>(page, `/catalog/category/${moving.id}`);
  expect(breadcrumbs.map(({ id }) => id)).toContain(second.id);
  await line(page, moving).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await there()).category?.sku_count).toBe(second.sku_count);

  // The move dialog does not accept a place that is too deep for the category, and stays open.
  await line(page, first).focus();
  await page.keyboard.press('m');
  await dialog.getByRole('searchbox').fill(second.name.ru);
  await target.focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: t('tree:dialog.move'), exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
});

test('an admin does everything else by keyboard alone: adds, names, reorders, describes, makes a tree, deletes, finds', async ({
  enter,
}) => {
  test.slow();
  const page = await enter('admin');
  await page.goto(address);
  await expect(page.getByRole('tree')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const byName = async (name: string) => (await trees(page)).categories.find(({ name: { ru } }) => ru === name);
  const nameIn = async (ru: string, en: string) => {
    await expect(dialog.getByRole('textbox', { name: t('tree:names.ru') })).toBeFocused();
    await page.keyboard.type(ru);
    await keys('Tab');
    await page.keyboard.type(en);
    await keys('Enter');
    await expect(dialog).toHaveCount(0);
  };
  // A failed attempt leaves its categories behind, so each attempt uses its own names.
  const own = (name: string) => `${name} ${test.info().retry + 1}`;
  const section = own('Клавиатура');
  const [key, button, lever] = [own('Клавиша'), own('Кнопка'), own('Рычаг')];
  const inside = async () => {
    const view = await trees(page);
    const made = view.categories.find(({ name }) => name.ru === section);
    return below(view, made?.id).map(({ name }) => name.ru);
  };
  const focusOn = async (name: string) => line(page, named(await byName(name))).focus();

  await press(page, page.getByRole('button', { name: t('tree:add.section') }));
  await nameIn(section, own('Keyboard'));
  await expect(page.getByRole('treeitem', { name: new RegExp(`^${section}`) })).toBeVisible();
  for (const [ru, en] of [
    [key, own('Key')],
    [button, own('Button')],
  ] as const) {
    await focusOn(section);
    await keys('Insert');
    await nameIn(ru, en);
    await expect(page.getByRole('treeitem', { name: new RegExp(`^${ru}`) })).toBeVisible();
  }
  await expect.poll(inside).toEqual([key, button]);

  // Both languages are edited in the row. An empty one stays empty, and Escape leaves everything unchanged.
  await focusOn(key);
  await keys('F2', 'ControlOrMeta+A');
  await page.keyboard.type(lever);
  await keys('Tab', 'ControlOrMeta+A');
  await page.keyboard.type('Lever');
  await keys('Enter');
  await expect.poll(async () => (await byName(lever))?.name.en).toBe('Lever');
  await focusOn(lever);
  await keys('Control+z');
  await expect.poll(async () => (await byName(key))?.name.en).toBe(own('Key'));
  await focusOn(key);
  await keys('F2');
  await page.keyboard.type('Никак');
  await keys('Escape');
  await expect(line(page, named(await byName(key)))).toBeFocused();

  // Moves down and up: with Alt and an arrow key, with the grip, with the buttons.
  await keys('Alt+ArrowDown');
  await expect.poll(inside).toEqual([button, key]);
  await focusOn(key);
  await tabTo(page, page.getByRole('button', { name: t('tree:drag.grip', { name: key }) }));
  // Waits as a screen reader user would: until the row is lifted, and until its new place is announced.
  await keys('Space');
  await expect(page.getByText(t('tree:drag.lifted', { name: key, place: '' })).first()).toBeAttached();
  await keys('ArrowUp');
  await expect(page.getByText(placeIn(section, 1)).first()).toBeAttached();
  await keys('Space');
  await expect.poll(inside).toEqual([key, button]);
  await focusOn(button);
  await keys('Enter');
  const details = page.getByRole('region', { name: button });
  await expect(details).toBeVisible();
  await press(page, details.getByRole('button', { name: t('tree:up', { name: button }) }));
  await expect.poll(inside).toEqual([button, key]);
  await press(page, details.getByRole('button', { name: t('tree:down', { name: button }) }));
  await expect.poll(inside).toEqual([key, button]);

  // Edits titles in both languages, and attributes.
  await type(page, details.getByRole('textbox', { name: t('tree:names.en') }), own('Push button'));
  await keys('Enter');
  await expect.poll(async () => (await byName(button))?.name.en).toBe(own('Push button'));
  await press(page, details.getByRole('button', { name: t('tree:attributes.add'), exact: true }));
  await nameIn('Ход', 'Travel');
  await expect.poll(async () => (await byName(button))?.attributes.map(({ name }) => name.ru)).toEqual(['Ход']);
  await press(page, details.getByRole('button', { name: t('tree:attributes.remove', { name: 'Ход' }) }));
  await expect.poll(async () => (await byName(button))?.attributes).toEqual([]);

  // Makes a separate tree.
  await focusOn(section);
  await keys('Enter');
  await press(page, page.getByRole('region', { name: section }).getByRole('button', { name: t('tree:root.ask') }));
  await press(page, dialog.getByRole('button', { name: t('tree:root.action') }));
  await expect(page.getByRole('link', { name: new RegExp(`^${section}`) })).toHaveAttribute('aria-current', /.+/);
  await expect.poll(async () => (await byName(section))?.level).toBe(0);

  // The list finds the category by its name in the other language, and links to it.
  await press(page, page.getByRole('link', { name: t('tree:toList') }));
  await type(page, page.getByRole('searchbox', { name: t('tree:list.search') }), own('push button'));
  await press(page, page.getByRole('link', { name: button }));
  await expect(page.getByRole('region', { name: button })).toBeVisible();

  for (const name of [button, key, section]) {
    const leftover = named(await byName(name));
    // A tree can be selected only if none of its categories is selected.
    await page.goto(`${address}?tree=${leftover.tree_id}${leftover.level === 0 ? '' : `&category=${leftover.id}`}`);
    await press(page, page.getByRole('link', { name: t('tree:delete.action') }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await press(page, page.getByRole('button', { name: t('tree:delete.action') }));
    await expect.poll(() => byName(name)).toBeUndefined();
  }
});

test('if two admins edit the trees, the second sees the first one’s changes and must confirm before saving', async ({
  enter,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const [one, other] = [await enter('admin'), await enter('admin')];
  await one.goto(address);
  await other.goto(address);
  const { view, sections } = await goods(one);
  const target = named(below(view, named(sections[0]).id)[1]);
  const rename = async (page: Page, name: string) => {
    await line(page, target).focus();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: t('tree:rename.ru'), exact: true }).fill(name);
    await page.keyboard.press('Enter');
  };
  // The second admin has the trees on screen before the first one changes them.
  await expect(line(other, target)).toContainText(target.name.ru);
  await rename(one, `${target.name.ru} первый`);
  await expect(one.getByText(t('tree:rename.done', { name: `${target.name.ru} первый` }))).toBeVisible();
  await rename(other, `${target.name.ru} второй`);
  const note = other.getByRole('alert').filter({ hasText: `${target.name.ru} первый` });
  await expect(note).toBeVisible();
  await expect(line(other, target)).toContainText(`${target.name.ru} первый`);
  await note.getByRole('button', { name: t('tree:conflict.again') }).click();
  await expect(line(other, target)).toContainText(`${target.name.ru} второй`);
  await expect
    .poll(async () => named((await trees(one)).categories.find(({ id }) => id === target.id)).name.ru)
    .toBe(`${target.name.ru} второй`);
  await rename(other, target.name.ru);
  await expect(line(other, target)).not.toContainText('второй');
});
