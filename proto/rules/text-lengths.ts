/** The maximum length of texts in characters: one line, a paragraph, a description. */
export const textLengths = { line: 300, paragraph: 500, description: 1000 } as const;
