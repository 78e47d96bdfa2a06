/**
 * What a file of cards can have wrong in a cell beside what the product form says of its fields (`required`, `invalid`,
 * `invalid_number`, `integer`, `not_positive`, `max` {max}, `out_of_range` {min, max}, `length_max` {max}, `hs_code`,
 * `price_order`, `shares_over`, `too_many_files` {max}, `file_repeated`, `invalid_option`, `vendor_code_taken`,
 * `invalid_characters`), with the params their texts are given:
 *
 * - `formula`: a formula stands there, a value is needed;
 * - `cell_error` {value}: a mistake of the sheet itself, as `#REF!`;
 * - `not_in_list` {value}, `not_in_list_near` {value, near}: none of the column's list, and what of it is nearest;
 * - `several_match` {value, options}: more than one sub-category is called so, their paths; write the path;
 * - `not_subcategory` {value}: a group of the tree, not a sub-category of it;
 * - `not_flag` {value}: neither yes nor no;
 * - `number_unclear` {value, whole, part}: `1,250` may be the one or the other; a number cell, or one of these spellings;
 * - `decimals_max` {max}: more digits after the point than the column has;
 * - `repeated_row` {row}: the same vendor code stands in that row already;
 * - `picture_missing` {name}: the archive has no such picture, or there is no archive;
 * - `picture_twice` {name}: the archive has two pictures of that name in different folders;
 * - `picture_invalid` {name}: no jpg, png or webp, broken, or of more than 40 megapixels;
 * - `picture_too_large` {name, max}: more than so many megabytes;
 * - `no_free_space`: the supplier's pictures fill the room it has;
 * - `under_review`: a reviewer has the card;
 * - `supplier_locked`: the supplier was locked while the file was being written.
 */
export const cellCodes = [
  'formula',
  'cell_error',
  'not_in_list',
  'not_in_list_near',
  'several_match',
  'not_subcategory',
  'not_flag',
  'number_unclear',
  'decimals_max',
  'repeated_row',
  'picture_missing',
  'picture_twice',
  'picture_invalid',
  'picture_too_large',
  'no_free_space',
  'under_review',
  'supplier_locked',
] as const;

export type CellCode = (typeof cellCodes)[number];
