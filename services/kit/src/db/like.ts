/** Returns a LIKE pattern (escape character `\`) that matches every text containing the given one literally. */
export const likeContaining = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
