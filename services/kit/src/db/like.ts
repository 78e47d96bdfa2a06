/** Takes a text, gives the LIKE pattern (escape character `\`) of whatever contains it as it stands. */
export const likeContaining = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
