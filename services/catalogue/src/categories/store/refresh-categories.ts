import type { SqlConn } from '../../store/sql.js';

// Positions are compared as arrays with one element per level, so a parent comes before its children and siblings keep
// their order.
const placeCategories = `
  with recursive tree (id, path, places) as (
    select id, array[num], array[position, num] from category where parent_id is null
    union all
    select c.id, t.path || c.num, t.places || array[c.position, c.num] from category c join tree t on c.parent_id = t.id),
  placed as (select id, path, row_number() over (order by places) as place from tree)
  update category c set path = p.path, place = p.place from placed p
  where p.id = c.id and (c.path, c.place) is distinct from (p.path, p.place::int)`;

// A title that names one thing describes its cards accurately. If a title names several things, its words get a
// different mark: they count only in searches that find nothing else.
const updateSearchTerms = (some: string): string => `
  with own as (
    select num, title_en || ' ' || title_ru as title, names_several(title_en) or names_several(title_ru) as is_several
    from category where level > 0),
  marked as (select num, marked_words(title, case when is_several then '^' else '~' end) as words from own),
  above as (
    select c.num, o.words || coalesce(p.words, ''::tsvector) as words
    from category c join marked o on o.num = c.num
    left join category parent on parent.id = c.parent_id left join marked p on p.num = parent.num)
  update category c set words = a.words from above a where a.num = c.num and c.words is distinct from a.words ${some}`;

const insertSearchTerms = (some: string): string => `insert into category_word (word, category_num)
    select distinct word, num from category, unnest(tsvector_to_array(
      to_tsvector('ru', words(title_en || ' ' || title_ru)) || to_tsvector('plain', words(title_en || ' ' || title_ru)))) as word
    where level > 0 ${some}`;

/**
 * Updates everything that follows from the categories' titles, parents and positions. The rows of cards stay unchanged.
 */
export async function refreshCategories(conn: SqlConn): Promise<void> {
  await refreshPlaces(conn);
  await conn.raw(updateSearchTerms(''));
  await conn.raw('delete from category_word');
  await conn.raw(insertSearchTerms(''));
}

/** Updates the paths and places of categories, which are derived from parents and positions. */
export async function refreshPlaces(conn: SqlConn): Promise<void> {
  await conn.raw(placeCategories);
}

/**
 * Updates the search terms of some categories, which are derived from titles and parents. `nums` must include the
 * categories below them.
 */
export async function refreshTerms(conn: SqlConn, nums: readonly number[]): Promise<void> {
  const [some, bindings] = ['and num = any (?::int[])', [[...nums]]];
  await conn.raw(updateSearchTerms('and c.num = any (?::int[])'), bindings);
  await conn.raw('delete from category_word where category_num = any (?::int[])', bindings);
  await conn.raw(insertSearchTerms(some), bindings);
}
