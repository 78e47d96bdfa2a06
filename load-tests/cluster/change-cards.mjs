import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./search-concurrently.mjs').Index} Index */

const [everyMs, cards] = [200, 400];

/**
 * Withdraws cards and publishes them again, five a second.
 * @param {import('../companies/open-catalogue.mjs').OpenCatalogue} catalogue
 */
export async function changeCards({ db, publish, withdraw }) {
  /** @type {{ rows: { id: string, code: string }[] }} */
  const { rows } = await db.raw(
    `select s.id, d.code from search_doc d join sku s on s.id = d.sku_id
      where d.code <> '' and s.published_version is not null order by md5(s.id::text) limit ?`,
    [cards],
  );
  /** The last change of each card: whether visitors may see it. */
  const shown = new Map();
  let turn = 0;
  const change = async () => {
    const { id } = rows[turn++ % rows.length] ?? { id: '' };
    const isShown = shown.get(id) ?? true;
    await (isShown ? withdraw(id) : publish(id));
    shown.set(id, !isShown);
  };
  return {
    count: () => turn,
    /** Changes cards while something runs. @param {() => Promise<unknown>} run */
    during: async (run) => {
      let isOver = false;
      const changing = (async () => {
        for (; !isOver; await sleep(everyMs)) await change();
      })();
      try {
        await run();
      } finally {
        isOver = true;
        await changing;
      }
    },
    /** Returns the changed cards that a search by their code finds although they are withdrawn, or does not find. */
    stale: async (/** @type {Index} */ index) => {
      const wrong = [];
      for (const { id, code } of rows) {
        const isShown = shown.get(id);
        if (isShown === undefined) continue;
        const { page } = await index.search(byCode(code));
        if (page.ids.includes(id) !== isShown) wrong.push({ id, code, isShown });
      }
      return wrong;
    },
  };
}

/** @param {string} code */
const byCode = (code) => ({
  ...{ search: code, asTyped: true, reader: 'en' },
  within: { categoryNum: undefined, companyNum: undefined, choices: [] },
  query: {
    price: { from: undefined, to: undefined },
    order: { by: 'popularity', descending: false },
    ...{ offset: 0, limit: 100 },
  },
});
