import { characters, invalid } from '@setu/kit/core';
import { cardFields } from '@setu/proto/card-fields';

const formFields = cardFields.map(({ name }) => name).filter((name) => !/^price_/.test(name));

/**
 * The fields that a comment can be about: the form's fields, `price` for all price fields, `tree_index` for the root
 * tree, and `general` for the complete card.
 */
const commentFields: ReadonlySet<string> = new Set([...formFields, 'price', 'tree_index', 'general']);

const maxComments = 1000;

/**
 * Validates comments and returns them by field, trimmed and without empty ones.
 * Throws `invalid` on `comments` when none is left, and on `comments.<field>` for one that is too long or has an
 * unknown field.
 */
export function readComments(sent: Readonly<Record<string, string>>): Record<string, string> {
  const written = Object.entries(sent).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]]));
  const refused: Record<string, string | { code: string; params: Record<string, string> }> = {};
  for (const [field = '', text = ''] of written) {
    if (!commentFields.has(field)) refused[`comments.${field}`] = 'invalid_option';
    else if (characters(text) > maxComments)
      refused[`comments.${field}`] = { code: 'length_max', params: { max: String(maxComments) } };
  }
  if (written.length === 0) refused.comments = 'comments_required';
  if (Object.keys(refused).length > 0) throw invalid(refused);
  return Object.fromEntries(written);
}
