import { measureInputs, watchInputs } from './input-delays.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const times = (/** @type {number} */ count, /** @type {() => Promise<unknown>} */ input) => Array(count).fill(input);

/**
 * Works in the tree editor as an administrator does: moves with the arrow keys, opens and closes nodes, opens the full
 * tree, searches by typing, and renames. Returns the delays from input to paint for each kind of input.
 * @param {Page} page
 * @param {{ url: string, treeId: string }} place
 */
export async function editTree(page, { url, treeId }) {
  await page.goto(`${url}/admin/catalog/category_tree?tree=${treeId}`);
  const lines = page.getByRole('treeitem');
  await lines.first().waitFor();
  await watchInputs(page);
  const press = (/** @type {string} */ key) => () => page.keyboard.press(key);
  const rows = [];
  await lines.first().focus();
  rows.push(await measureInputs(page, 'arrows, tree closed', times(40, press('ArrowDown'))));
  const openAndClose = times(20, press('ArrowRight')).flatMap((open) => [open, press('ArrowLeft')]);
  rows.push(await measureInputs(page, 'open and close a section', openAndClose));
  const expandAll = page.getByRole('button', { name: 'Развернуть всё' });
  rows.push(await measureInputs(page, 'open the full tree', [() => expandAll.click()]));
  await lines.first().focus();
  rows.push(await measureInputs(page, 'arrows, tree open', times(60, press('ArrowDown'))));
  rows.push(
    await measureInputs(page, 'to its end and back', [press('End'), press('Home'), press('End'), press('Home')]),
  );
  rows.push(await measureInputs(page, 'open and close, full tree open', openAndClose));

  const search = page.getByRole('tree').locator('xpath=preceding::input[@type="search"][1]');
  await search.focus();
  const typed = [...'подкатегория насосов 12'].map((letter) => () => page.keyboard.type(letter));
  rows.push(await measureInputs(page, 'type in the search', typed));
  rows.push(await measureInputs(page, 'clear the search', times(typed.length, press('Backspace'))));

  await lines.first().focus();
  await press('ArrowDown')();
  await press('F2')();
  await page.getByRole('tree').locator('input').first().waitFor();
  const name = [...' опытный'].map((letter) => () => page.keyboard.type(letter));
  rows.push(await measureInputs(page, 'type a new name', name));
  await press('Escape')();
  rows.push(...(await moveByKey(page)));
  return rows;
}

/** The number of rows to move down, and then up again. */
const shifts = 5;

/**
 * Moves a section of the open tree and one of its sub-categories with the keyboard. Presses each key as soon as the
 * effect of the previous one is painted, and waits until every move is stored.
 * @param {Page} page
 */
async function moveByKey(page) {
  const shift = (/** @type {'Up' | 'Down'} */ to) => times(shifts, () => page.keyboard.press(`Alt+Arrow${to}`));
  const rows = [];
  for (const [name, line] of /** @type {const} */ ([
    ['section', 1],
    ['sub-category', 2],
  ])) {
    await page.locator(`[role="treeitem"][aria-level="${line}"]`).first().focus();
    const stored = answersOf(page, 2 * shifts);
    rows.push(await measureInputs(page, `move a ${name} by key`, [...shift('Down'), ...shift('Up')]));
    await stored;
  }
  return rows;
}

/**
 * Resolves when a number of writes of a page have succeeded.
 * @param {Page} page
 * @param {number} wanted
 * @returns {Promise<void>}
 */
const answersOf = (page, wanted) =>
  new Promise((resolve, reject) => {
    let stored = 0;
    const late = setTimeout(() => reject(new Error(`Only ${stored} of ${wanted} moves were stored.`)), 60_000);
    page.on('response', function count(answer) {
      if (answer.request().method() !== 'POST' || !answer.ok()) return;
      stored += 1;
      if (stored < wanted) return;
      page.off('response', count);
      clearTimeout(late);
      resolve();
    });
  });
