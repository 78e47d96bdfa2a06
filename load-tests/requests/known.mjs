/**
 * Returns filter values that exist in this database: managers, numbers, words, companies, and months of the last year.
 * @param {import('knex').Knex} db
 */
export async function whatIsKnown(db) {
  const some = (/** @type {string} */ column) =>
    db('request').whereNotNull(column).whereNot('status', 'draft').distinct(column).limit(5).pluck(column);
  const now = Date.now();
  const months = [2, 5, 8, 11].map((ago) => {
    const from = new Date(now - ago * 2_592_000_000);
    const to = new Date(from.getTime() + 2_592_000_000);
    return { from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) };
  });
  const numbers = await db('request').whereNotNull('numeric_hash').orderBy('id').limit(5).pluck('numeric_hash');
  return { managers: await some('broker_manager_id'), numbers, words: searches, companies, months };
}

/** Rare and common words, complete and as typed. */
const searches = ['насос', 'партия 777', 'tea', 'подшипник', 'lot 12'];
const companies = ['урал', 'северпром', 'волга', '7-100'];
