/**
 * The problem codes of a cell in a card file, with their params. These come in addition to the codes of the product
 * form (`required`, `invalid`,
 * `invalid_number`, `integer`, `not_positive`, `max` {max}, `out_of_range` {min, max}, `length_max` {max}, `hs_code`,
 * `price_order`, `shares_over`, `weight_order`, `too_many_files` {max}, `file_repeated`, `invalid_option`, `vendor_code_taken`,
 * `invalid_characters`):
 *
 * - `formula`: the cell has a formula without a stored result;
 * - `cell_error` {value}: a spreadsheet error such as `#REF!`;
 * - `not_in_list` {value}, `not_in_list_near` {value, near}: not an entry of the column's list; `near` is the closest
 *   entry;
 * - `several_match` {value, options}: several sub-categories have this name; `options` are their paths, and the user
 *   must write a path;
 * - `not_subcategory` {value}: a group of the tree, not a sub-category;
 * - `not_flag` {value}: neither yes nor no;
 * - `other_currency` {value}: a price with the sign of another currency than the rupee;
 * - `number_unclear` {value, whole, part}: `1,250` has two meanings; use a number cell or one of the two given
 *   spellings;
 * - `decimals_max` {max}: more digits after the decimal point than the column allows. Only earlier runs have it and
 *   `integer`, because such numbers are rounded now;
 * - `repeated_row` {row}: that earlier row has the same vendor code;
 * - `picture_missing` {name}: the archive has no such picture, or there is no archive;
 * - `picture_twice` {name}: the archive has two pictures of that name in different folders;
 * - `picture_invalid` {name}: not a picture of a type that can be uploaded;
 * - `picture_broken` {name}: a damaged or incomplete picture;
 * - `picture_too_many_pixels` {name}: more pixels than can be processed;
 * - `picture_too_large` {name, max}: more than `max` megabytes;
 * - `no_free_space`: the supplier's picture storage is full;
 * - `under_review`: the card is under review;
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
  'other_currency',
  'number_unclear',
  'decimals_max',
  'repeated_row',
  'picture_missing',
  'picture_twice',
  'picture_invalid',
  'picture_broken',
  'picture_too_many_pixels',
  'picture_too_large',
  'no_free_space',
  'under_review',
  'supplier_locked',
] as const;

export type CellCode = (typeof cellCodes)[number];
