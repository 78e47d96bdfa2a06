import { measureInputs, watchInputs } from './input-delays.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const times = (/** @type {number} */ count, /** @type {() => Promise<unknown>} */ input) => Array(count).fill(input);

/**
 * Works in the editor of a tree as an admin does: walks by arrows, opens and closes, opens the whole, searches by typing,
 * renames. Gives how long each kind of input waited for its paint.
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
  const whole = page.getByRole('button', { name: 'Развернуть всё' });
  rows.push(await measureInputs(page, 'open the whole tree', [() => whole.click()]));
  await lines.first().focus();
  rows.push(await measureInputs(page, 'arrows, tree open', times(60, press('ArrowDown'))));
  rows.push(
    await measureInputs(page, 'to its end and back', [press('End'), press('Home'), press('End'), press('Home')]),
  );
  rows.push(await measureInputs(page, 'open and close, tree open', openAndClose));

  const search = page.getByRole('tree').locator('xpath=preceding::input[@type="search"][1]');
  await search.focus();
  const typed = [...'подкатегория насосов 12'].map((letter) => () => page.keyboard.type(letter));
  rows.push(await measureInputs(page, 'type in the search', typed));
  rows.push(await measureInputs(page, 'take it back', times(typed.length, press('Backspace'))));

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

/** So many places down, and up again. */
const shifts = 5;

/**
 * Shifts a section of the opened tree and a sub-category of it by keys, each key pressed as soon as the last is painted,
 * and waits until all of it is stored.
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
    rows.push(await measureInputs(page, `shift a ${name} by key`, [...shift('Down'), ...shift('Up')]));
    await stored;
  }
  return rows;
}

/** Resolves when so many writes of a page are answered well. @param {Page} page @param {number} wanted @returns {Promise<void>} */
const answersOf = (page, wanted) =>
  new Promise((resolve, reject) => {
    let stored = 0;
    const late = setTimeout(() => reject(new Error(`Of ${wanted} moves ${stored} were stored.`)), 60_000);
    page.on('response', function count(answer) {
      if (answer.request().method() !== 'POST' || !answer.ok()) return;
      stored += 1;
      if (stored < wanted) return;
      page.off('response', count);
      clearTimeout(late);
      resolve();
    });
  });
