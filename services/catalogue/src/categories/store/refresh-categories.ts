import type { Conn } from '@setu/kit/db';

// Positions are compared as arrays of fixed-width steps, so that a parent comes before its children and brothers in order.
const PATHS = `
  WITH RECURSIVE tree (id, path, places) AS (
    SELECT id, ARRAY[num], ARRAY[position, num] FROM category WHERE parent_id IS NULL
    UNION ALL
    SELECT c.id, t.path || c.num, t.places || ARRAY[c.position, c.num] FROM category c JOIN tree t ON c.parent_id = t.id),
  placed AS (SELECT id, path, row_number() OVER (ORDER BY places) AS place FROM tree)
  UPDATE category c SET path = p.path, place = p.place FROM placed p
  WHERE p.id = c.id AND (c.path, c.place) IS DISTINCT FROM (p.path, p.place::int)`;

const WORDS = `
  WITH own AS (
    SELECT num, to_tsvector('ru', words(title_en || ' ' || title_ru)) || to_tsvector('plain', words(title_en || ' ' || title_ru)) AS words
    FROM category WHERE level > 0),
  above AS (
    SELECT c.num, array_to_tsvector(ARRAY(
      SELECT '~' || word FROM unnest(tsvector_to_array(coalesce(p.words, '') || o.words)) AS word)) AS words
    FROM category c JOIN own o ON o.num = c.num
    LEFT JOIN category parent ON parent.id = c.parent_id LEFT JOIN own p ON p.num = parent.num)
  UPDATE category c SET words = a.words FROM above a WHERE a.num = c.num AND c.words IS DISTINCT FROM a.words`;

/** Brings up to date what follows from the categories' titles, parents and positions. Cards' own rows are not touched. */
export async function refreshCategories(conn: Conn): Promise<void> {
  await conn.raw(PATHS);
  await conn.raw(WORDS);
  await conn.raw('DELETE FROM category_word');
  await conn.raw(`INSERT INTO category_word (word, category_num)
    SELECT DISTINCT word, num FROM category, unnest(tsvector_to_array(
      to_tsvector('ru', words(title_en || ' ' || title_ru)) || to_tsvector('plain', words(title_en || ' ' || title_ru)))) AS word
    WHERE level > 0`);
}
